/** Setting up the game (PQ-SETUP): what a setup may say, the box as it is opened, then the deal. */

import { shuffle } from '../kernel/rng.ts';
import { refuseShape } from '../kernel/schema-setup.ts';
import { type Refusal, refuse } from '../kernel/state.ts';
import { CARDS, without } from './box.ts';
import { HEROES, STACKABLE, type Stackable } from './data/cards.ts';
import type { CardKind } from './data/words.ts';
import { dealTo, fillDisplay, startingHand } from './energy.ts';
import { COLUMNS, heroCount, lordSeat, type QuestContext } from './query.ts';
import { type QuestSetup, questSetupSchema } from './schema-setup.ts';
import { giveDisplay, giveHand, layOut } from './start.ts';
import { checkStart } from './start-check.ts';
import type { Hero, OpenQuest, Quest } from './state.ts';
import { bent } from './twists.ts';
import { checkOwnHeroes } from './workshop.ts';

export { CARDS };

/** A setup for so many Heroes drawn at random, without variants. */
export function questSetup(heroes: number, changes: Partial<QuestSetup> = {}): QuestSetup {
  const lord = changes.lord ?? null;
  return {
    seats: heroes + (lord === null ? 0 : 1),
    heroes: 'draw',
    mode: 'normal',
    lord,
    decks: {},
    tune: {},
    mods: [],
    ...changes,
  };
}

function checkDecks(decks: QuestSetup['decks']): Refusal | null {
  for (const pile of STACKABLE) {
    if (without(CARDS[pile], decks[pile] ?? []) === null) return refuse('unknownCard', null, { pile });
  }
  return null;
}

/**
 * What is wrong with the Heroes a setup names; in the hard mode they are dealt (PQ-HARD-01), unless the game begins in a
 * position that says what each of them has: there they have been dealt.
 */
function checkHeroes({ heroes, mode, seats, lord, start, own = [] }: QuestSetup): Refusal | null {
  const refusal = checkOwnHeroes(own);
  if (refusal !== null) return refusal;
  if (heroes === 'draw') return null;
  if (mode === 'hard' && start?.heroes === undefined) return refuse('heroesAreDealt', 'PQ-HARD-01');
  const known = heroes.every((id) => Object.hasOwn(HEROES, id) || own.some((hero) => hero.id === id));
  const count = seats - (lord === null ? 0 : 1);
  if (!known || new Set(heroes).size !== count || heroes.length !== count)
    return refuse('wrongHeroes', 'PQ-SETUP-01');
  return null;
}

/** What is wrong with a setup, or null (PQ-EVIL-01, R-PQ-87). */
export function checkSetup(setup: QuestSetup): Refusal | null {
  const shape = refuseShape(questSetupSchema, setup);
  if (shape !== null) return shape;
  const most = setup.lord === null ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6];
  if (!most.includes(setup.seats)) return refuse('wrongSeats', 'PQ-EVIL-01', { seats: setup.seats });
  if (setup.lord !== null && setup.mode === 'hard') return refuse('notTogether', 'R-PQ-87');
  return checkHeroes(setup) ?? checkDecks(setup.decks) ?? checkStart(setup);
}

function newHero(card: string): Hero {
  return {
    card,
    status: 'in',
    damage: 0,
    xp: [],
    hand: [],
    treasures: [],
    prizes: [],
    marks: [],
    used: { turn: [], world: [] },
    nextActions: 0,
    losesAction: false,
  };
}

const columns = (): string[][] => Array.from({ length: COLUMNS }, () => []);

/** The state before any dice have fallen (PQ-AREA-08, PQ-AREA-09, PQ-SETUP-08). */
export function initialState(
  setup: QuestSetup,
): Omit<Quest, 'setup' | 'rng' | 'ask' | 'asked' | 'secrets' | 'outcome'> {
  const ids = setup.heroes === 'draw' ? Object.keys(HEROES).slice(0, heroCount(setup)) : setup.heroes;
  return {
    tasks: [{ proc: 'quest.game', at: 'deal', vars: {} }],
    number: 0,
    world: null,
    round: 1,
    over: null,
    heroes: ids.map(newHero),
    foes: [],
    halves: { heroes: columns(), foes: columns() },
    places: [],
    turn: null,
    acted: [],
    display: [],
    open: [],
    lord: setup.lord === null ? null : { hand: [], handicap: setup.lord.handicap },
    bossDone: [],
    piles: { energy: [], monsters: [], treasures: [], worlds: [], bosses: [] },
    gone: { energy: [], monsters: [], treasures: [], worlds: [] },
  };
}

/** A shuffled pile whose top is its last card; a scenario's cards lie on top in their order. */
function stacked(c: QuestContext, pile: Stackable): string[] {
  const top = c.s.setup.decks[pile] ?? [];
  const rest = without(CARDS[pile], top) ?? [];
  c.roll((rng) => shuffle(rest, rng));
  return [...rest, ...[...top].reverse()];
}

/**
 * So many cards as a seat of the Evil Lord draws for a World: Heroes and himself, plus 1 (PQ-EVIL-03, R-PQ-73,
 * PQ-EVIL-04).
 */
export function lordDraw(s: OpenQuest): number {
  return bent(s, 'lordDraw', heroCount(s.setup) + 2);
}

/**
 * Heroes, decks, hands, display, and the Evil Lord's hand (PQ-SETUP-02, PQ-SETUP-03, PQ-SETUP-04, PQ-SETUP-05,
 * PQ-SETUP-06, PQ-SETUP-07, PQ-EVIL-03).
 * Also PQ-WORLD-10.
 */
export function deal(c: QuestContext): void {
  const s = c.s;
  if (s.setup.heroes === 'draw') {
    const ids = Object.keys(HEROES);
    c.roll((rng) => shuffle(ids, rng));
    s.heroes = s.heroes.map((_hero, seat) => newHero(ids[seat] ?? ''));
  }
  c.emit({ type: 'quest.began', heroes: s.heroes.map((hero) => hero.card) });
  s.piles.energy = stacked(c, 'energy') as CardKind[];
  s.piles.treasures = stacked(c, 'treasures');
  s.piles.monsters = stacked(c, 'monsters');
  s.piles.worlds = stacked(c, 'worlds');
  s.piles.bosses = stacked(c, 'bosses');
  const { start } = s.setup;
  layOut(c);
  for (const seat of s.heroes.keys()) {
    if (!giveHand(c, seat, start?.heroes?.[seat]?.hand)) dealTo(c, seat, startingHand(s));
  }
  giveDisplay(c);
  // A World that lies open has places of its own for face-up cards, fewer perhaps.
  if (start?.ready !== true || start.display === undefined) fillDisplay(c);
  const lord = lordSeat(s.setup);
  if (lord !== null && !giveHand(c, lord, start?.lordHand)) dealTo(c, lord, lordDraw(s));
}
