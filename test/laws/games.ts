/**
 * The games and variants that every law is held against. A new game or variant is one line at the end of this
 * file; a new game also tells what it hides (`hidden-petz.ts`, `hidden-quest.ts`, `hidden-toy.ts`).
 */

import type { Engine } from '../../src/engine/kernel/engine.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseView, SeatInfo } from '../../src/engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent, Outcome, Seat } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import type { Petz, PetzSetup, Variants } from '../../src/engine/petz/state.ts';
import { REFUSAL_CODES } from '../../src/engine/petz/words.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { CARDS, questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest, QuestSetup } from '../../src/engine/quest/state.ts';
import { REFUSAL_CODES as QUEST_CODES } from '../../src/engine/quest/words.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { toyEngine, toySetup } from '../toy/index.ts';
import type { Toy, ToySetup } from '../toy/state.ts';
import { petzHidden } from './hidden-petz.ts';
import { questHidden } from './hidden-quest.ts';
import { toyHidden } from './hidden-toy.ts';
import { SCENARIOS } from './scenarios.ts';

/** What a game keeps secret, told apart from its own `view` and `imagine` so that those can be tested. */
export interface Hidden<S, V, E> {
  /** Puts everything that a seat cannot see into another order, in place; sealed answers are left alone. */
  permute(s: S, seat: Seat | null, rng: Rng): void;
  /** The pieces that a view does not show. */
  unseen(view: V): Set<string>;
  /** The pieces that an event names. */
  named(event: E): string[];
  /** True if with this event pieces that all have seen are hidden again, such as discards that become a deck. */
  covers(event: E): boolean;
}

export type AnyEngine = Engine<BaseSetup, BaseState, BaseView, GameEvent>;

export interface Game {
  name: string;
  engine: AnyEngine;
  setup: BaseSetup;
  /** How many whole games are played of it: few of a long game, as every variant of it has its own. */
  walks: number;
  /** No game takes more answers than this. */
  most: number;
  /** Every code with which an answer may be refused. */
  codes: readonly string[];
  hidden: Hidden<BaseState, BaseView, GameEvent>;
  /** The outcome as the pieces on the table tell it. */
  scored(s: BaseState): Pick<Outcome, 'scores' | 'winners'>;
  teams: SeatInfo[];
  /** No fewer seats can play it. */
  fewest: number;
}

const KERNEL_CODES = ['gameOver', 'staleAnswer', 'notYourTurn', 'notOffered'];

// The laws treat every game alike, as plain data; only this file knows which engine belongs to which states.
const erase = <T>(typed: unknown): T => typed as T;

function petz(name: string, setup: PetzSetup): Game {
  return {
    name: `petz ${name}`,
    engine: erase(petzEngine),
    setup,
    walks: 1,
    most: 400,
    codes: REFUSAL_CODES,
    hidden: erase(petzHidden),
    scored(s) {
      const scores = erase<Petz>(s).shops.map((shop) => shop.reputation);
      const best = Math.max(...scores);
      return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
    },
    teams: petzEngine.rules.seats(setup),
    fewest: 2,
  };
}

const FULL: Variants = fullSetup(2).variants;

/** More rounds, more turns in each, and one question for each pet. */
function alleys(name: string, setup: PetzSetup): Game {
  return { ...petz(`Dark Alleys ${name}`, setup), most: 700 };
}

function variant(seats: number, variants: Partial<Variants>): PetzSetup {
  const setup = basicSetup(seats);
  return { ...setup, variants: { ...setup.variants, ...variants } };
}

function toy(name: string, setup: ToySetup): Game {
  return {
    name: `toy ${name}`,
    engine: erase(toyEngine),
    setup,
    walks: 4,
    most: 300,
    codes: KERNEL_CODES,
    hidden: erase(toyHidden),
    scored(s) {
      const { gate } = erase<Toy>(s);
      const team = gate > 0 ? 0 : 1;
      const winners = toyEngine.rules
        .seats(setup)
        .flatMap((info, seat) => (info.team === team ? [seat] : []));
      return {
        scores: Array.from({ length: setup.seats }, (_, i) => (winners.includes(i) ? 1 : 0)),
        winners,
      };
    },
    teams: toyEngine.rules.seats(setup),
    fewest: 2,
  };
}

/** Heroes win together at the Boss's defeat or where a scenario stops, else the Evil Lord does, or nobody. */
function quest(name: string, setup: QuestSetup): Game {
  return {
    name: `quest ${name}`,
    engine: erase(questEngine),
    setup,
    walks: 1,
    most: 1500,
    codes: QUEST_CODES,
    hidden: erase(questHidden),
    scored(s) {
      const { foes, over, number } = erase<Quest>(s);
      const isFelled = foes.some((foe) => foe.boss && foe.damage >= foe.life);
      const isStopped = over === 'cleared' && number === setup.stop?.number;
      const team = isFelled || isStopped ? 0 : 1;
      const seats = questEngine.rules.seats(setup);
      const winners = seats.flatMap((info, seat) => (info.team === team ? [seat] : []));
      return { scores: seats.map((info) => (info.team === team ? 1 : 0)), winners };
    },
    teams: questEngine.rules.seats(setup),
    fewest: setup.lord === null ? 1 : 2,
  };
}

export const GAMES: readonly Game[] = [
  petz('2 basic', basicSetup(2)),
  petz('3 basic', basicSetup(3)),
  petz('4 basic', basicSetup(4)),
  petz('2 full', fullSetup(2)),
  petz('3 full', fullSetup(3)),
  petz('4 full', fullSetup(4)),
  petz('3 foresight all', variant(3, { foresight: 'all' })),
  petz('2 foresight more', variant(2, { foresight: 'more' })),
  petz('2 doubles', variant(2, { doubles: true })),
  petz('3 meat stand', variant(3, { meatStand: true })),
  petz('4 final order', variant(4, { finalOrder: true })),
  petz('3 tuned', { ...basicSetup(3), tune: { startGold: 9, startManure: 3, exits: 2, platform: 1 } }),
  petz('2 meatless', { ...basicSetup(2), mods: [{ id: 'meatlessWeek', arg: [2, 3] }] }),
  petz('2 stacked', {
    ...basicSetup(2),
    decks: { pets: ['snakitty'], artifacts: ['magicBox', 'crystalBall'] },
  }),
  ...[1, 2, 3, 4, 5].map((n) => quest(`${n} heroes`, questSetup(n))),
  ...[1, 3, 5].map((n) => quest(`${n} hard`, questSetup(n, { mode: 'hard' }))),
  quest('1 hero and a lord', questSetup(1, { lord: { handicap: 'none' } })),
  quest('3 heroes and a lord, refilled', questSetup(3, { lord: { handicap: 'refill' } })),
  quest('5 heroes and a lord, even', questSetup(5, { lord: { handicap: 'even' } })),
  quest('2 tuned', questSetup(2, { tune: { bossLife: 25, handCards: 4, toll: 0 } })),
  quest('3, two of them home-made', {
    ...questSetup(3, { heroes: ['own1', 'pugtor', 'own2'] }),
    own: [
      { ...copyOfHero('elpug', 'own1'), name: 'Mops', type: 'spirit' },
      { ...copyOfHero('pugpin', 'own2'), name: 'Rex' },
    ],
  }),
  quest('2 chosen and stacked', {
    ...questSetup(2, { heroes: ['elpug', 'pugracelsus'] }),
    decks: {
      worlds: ['clock', 'icy'],
      bosses: ['phoenix'],
      monsters: ['slime.1'],
      energy: ['joker', 'joker'],
    },
  }),
  quest('2 ready, to the end of a World', {
    ...questSetup(2, { heroes: ['elpug', 'pugracelsus'] }),
    start: {
      number: 2,
      round: 3,
      world: 'icy',
      ready: true,
      heroes: [
        { at: { column: 0, row: 0 }, damage: 2, xp: 3, hand: ['joker', 'magic', 'speed'] },
        { at: { column: 0, row: 1 }, xp: 6, treasures: [CARDS.treasures[0] ?? ''] },
      ],
      foes: [
        { card: 'slime.1', column: 0, row: 0, damage: 2 },
        { card: 'slime.2', column: 1, row: 0, treasures: [CARDS.treasures[1] ?? ''] },
      ],
      display: ['joker', 'joker'],
    },
    stop: { number: 2, rounds: 8 },
  }),
  quest('3 and a lord, half begun', {
    ...questSetup(3, { lord: { handicap: 'none' } }),
    start: {
      number: 2,
      heroes: [{ at: { column: 4, row: 0 }, hand: ['magic', 'magic', 'joker'] }, null, { xp: 2 }],
      foes: [
        { card: 'mimic.1', column: 0, row: 0 },
        { card: 'phoenix', column: 2, row: 1, damage: 3 },
      ],
      lordHand: ['joker', 'spirit'],
    },
  }),
  quest('2 against the Boss at once', {
    ...questSetup(2),
    start: {
      number: 3,
      ready: true,
      heroes: [{ at: { column: 2, row: 0 }, xp: 5 }, { at: { column: 2, row: 1 } }],
    },
    stop: { number: 3, rounds: 6 },
  }),
  quest('3 with waves, fog and drought', {
    ...questSetup(3),
    start: { foes: [{ card: 'mummy.1', column: 4, row: 0 }] },
    mods: [
      { id: 'waves', arg: { every: 2, count: 2 } },
      { id: 'fog', arg: { rounds: [1, 2, 5, 6] } },
      { id: 'drought', arg: { display: 2, hand: 1, rounds: [2, 3, 4] } },
    ],
  }),
  quest('2 with companions, hunger and one clock', {
    ...questSetup(2),
    mods: [
      ...['fetcher', 'guard', 'healer', 'scout', 'snack', 'sparkle', 'growl'].map((gift, i) => ({
        id: 'companion',
        arg: { name: 'uni', gift, hero: i % 2 },
      })),
      { id: 'hungryMonsters', arg: { cards: 2 } },
      { id: 'carryTime', arg: null },
    ],
  }),
  quest('3 with a guest, a hunt, an ambush and an early Boss', {
    ...questSetup(3),
    mods: [
      { id: 'guest', arg: { hero: 1 } },
      { id: 'treasureHunt', arg: { column: 2, count: 2 } },
      { id: 'ambush', arg: { rounds: [1, 2, 3, 4, 5, 6] } },
      { id: 'earlyBoss', arg: { number: 1, round: 2, stay: 3 } },
    ],
  }),
  quest('2 and a lord, with everything', {
    ...questSetup(2, { lord: { handicap: 'refill' } }),
    mods: [
      { id: 'lordBudget', arg: { cards: 3 } },
      { id: 'companion', arg: { name: 'uni', gift: 'guard', hero: 0 } },
      { id: 'companion', arg: { name: 'drago', gift: 'growl', hero: 1 } },
      { id: 'waves', arg: { every: 1, count: 1 } },
      { id: 'hungryMonsters', arg: { cards: 1 } },
      { id: 'fog', arg: { rounds: [2, 4, 6] } },
      { id: 'drought', arg: { rounds: [1, 3] } },
      { id: 'ambush', arg: { rounds: [2, 4] } },
      { id: 'earlyBoss', arg: { number: 1, round: 1, stay: 1 } },
      { id: 'treasureHunt', arg: { column: 0, count: 1 } },
    ],
  }),
  alleys('2 standard', alleysSetup(2, 'standard')),
  alleys('2 extended', alleysSetup(2, 'extended')),
  alleys('2 compromise', alleysSetup(2, 'compromise')),
  alleys('3 standard', alleysSetup(3, 'standard')),
  alleys('3 extended full', alleysSetup(3, 'extended', { ...FULL, finalOrder: true })),
  alleys('3 compromise full', alleysSetup(3, 'compromise', FULL)),
  alleys('4 standard full', alleysSetup(4, 'standard', { ...FULL, finalOrder: true })),
  alleys('4 extended', alleysSetup(4, 'extended')),
  ...SCENARIOS.map(({ name, setup }) =>
    setup.expansions === undefined ? petz(name, setup) : alleys(name, setup),
  ),
  toy('2 heroes', toySetup(2, false)),
  toy('3 heroes', toySetup(3, false)),
  toy('2 heroes and a lord', toySetup(2, true)),
  toy('3 heroes and a lord', toySetup(3, true)),
  toy('2 heroes in the fog', toySetup(2, false, true)),
  toy('3 heroes and a lord in the fog', toySetup(3, true, true)),
  toy('2 heroes tuned', toySetup(2, true, false, { gate: 20, siege: 20 })),
];
