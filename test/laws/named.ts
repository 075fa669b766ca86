/**
 * The games and variants that every law is held against, by name. A new variant is one line here; games of chance come
 * from `deals.ts`.
 */

import type { PetzSetup, Variants } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { CARDS, questSetup } from '../../src/engine/quest/setup.ts';
import { copyOfHero } from '../../src/engine/quest/workshop.ts';
import { type GameUnderLaws, petzUnderLaws, questUnderLaws } from './game.ts';
import { SCENARIOS } from './scenarios.ts';

const FULL: Variants = fullSetup(2).variants;

/** More rounds, more turns in each, and one question for each pet. */
function alleys(name: string, setup: PetzSetup): GameUnderLaws {
  return petzUnderLaws(`Dark Alleys ${name}`, setup, 700);
}

function variant(seats: number, variants: Partial<Variants>): PetzSetup {
  const setup = basicSetup(seats);
  return { ...setup, variants: { ...setup.variants, ...variants } };
}

export const NAMED: readonly GameUnderLaws[] = [
  petzUnderLaws('2 basic', basicSetup(2)),
  petzUnderLaws('3 basic', basicSetup(3)),
  petzUnderLaws('4 basic', basicSetup(4)),
  petzUnderLaws('2 full', fullSetup(2)),
  petzUnderLaws('3 full', fullSetup(3)),
  petzUnderLaws('4 full', fullSetup(4)),
  petzUnderLaws('3 foresight all', variant(3, { foresight: 'all' })),
  petzUnderLaws('2 foresight more', variant(2, { foresight: 'more' })),
  petzUnderLaws('2 doubles', variant(2, { doubles: true })),
  petzUnderLaws('3 meat stand', variant(3, { meatStand: true })),
  petzUnderLaws('4 final order', variant(4, { finalOrder: true })),
  petzUnderLaws('3 tuned', {
    ...basicSetup(3),
    tune: { startGold: 9, startManure: 3, exits: 2, platform: 1 },
  }),
  petzUnderLaws('2 meatless', { ...basicSetup(2), mods: [{ id: 'meatlessWeek', arg: [2, 3] }] }),
  petzUnderLaws('2 stacked', {
    ...basicSetup(2),
    decks: { pets: ['snakitty'], artifacts: ['magicBox', 'crystalBall'] },
  }),
  ...[1, 2, 3, 4, 5].map((n) => questUnderLaws(`${n} heroes`, questSetup(n))),
  ...[1, 3, 5].map((n) => questUnderLaws(`${n} hard`, questSetup(n, { mode: 'hard' }))),
  questUnderLaws('1 hero and a lord', questSetup(1, { lord: { handicap: 'none' } })),
  questUnderLaws('3 heroes and a lord, refilled', questSetup(3, { lord: { handicap: 'refill' } })),
  questUnderLaws('5 heroes and a lord, even', questSetup(5, { lord: { handicap: 'even' } })),
  questUnderLaws('2 tuned', questSetup(2, { tune: { bossLife: 25, handCards: 4, toll: 0 } })),
  questUnderLaws('3, two of them home-made', {
    ...questSetup(3, { heroes: ['own1', 'pugtor', 'own2'] }),
    own: [
      { ...copyOfHero('elpug', 'own1'), name: 'Mops', type: 'spirit' },
      { ...copyOfHero('pugpin', 'own2'), name: 'Rex' },
    ],
  }),
  questUnderLaws('2 chosen and stacked', {
    ...questSetup(2, { heroes: ['elpug', 'pugracelsus'] }),
    decks: {
      worlds: ['clock', 'icy'],
      bosses: ['phoenix'],
      monsters: ['slime.1'],
      energy: ['joker', 'joker'],
    },
  }),
  questUnderLaws('2 ready, to the end of a World', {
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
  questUnderLaws('3 and a lord, half begun', {
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
  questUnderLaws('2 against the Boss at once', {
    ...questSetup(2),
    start: {
      number: 3,
      ready: true,
      heroes: [{ at: { column: 2, row: 0 }, xp: 5 }, { at: { column: 2, row: 1 } }],
    },
    stop: { number: 3, rounds: 6 },
  }),
  questUnderLaws('3 with waves, fog and drought', {
    ...questSetup(3),
    start: { foes: [{ card: 'mummy.1', column: 4, row: 0 }] },
    mods: [
      { id: 'waves', arg: { every: 2, count: 2 } },
      { id: 'fog', arg: { rounds: [1, 2, 5, 6] } },
      { id: 'drought', arg: { display: 2, hand: 1, rounds: [2, 3, 4] } },
    ],
  }),
  questUnderLaws('2 with companions, hunger and one clock', {
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
  questUnderLaws('3 with a guest, a hunt, an ambush and an early Boss', {
    ...questSetup(3),
    mods: [
      { id: 'guest', arg: { hero: 1 } },
      { id: 'treasureHunt', arg: { column: 2, count: 2 } },
      { id: 'ambush', arg: { rounds: [1, 2, 3, 4, 5, 6] } },
      { id: 'earlyBoss', arg: { number: 1, round: 2, stay: 3 } },
    ],
  }),
  questUnderLaws('2 and a lord, with everything', {
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
    setup.expansions === undefined ? petzUnderLaws(name, setup) : alleys(name, setup),
  ),
];
