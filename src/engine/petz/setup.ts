/** Setting up the game (PB-SETUP): the boards as they lie in the box, then the deal. */

import { each, hashTable } from '../kernel/data.ts';
import { shuffle } from '../kernel/rng.ts';
import { refuseShape } from '../kernel/schema-setup.ts';
import { type Refusal, refuse } from '../kernel/state.ts';
import type { Length } from './alleys/state.ts';
import type { PetzContext } from './context.ts';
import { BOARD, boxOf, PRINTED_CAGE, STACKABLE, type Stackable } from './data/cards.ts';
import { CARDS_BY_COLOUR, colourIndex } from './data/needs.ts';
import { COLOURS } from './data/schema.ts';
import { expansionsOf } from './expansion.ts';
import { startOf } from './imps.ts';
import { tableOf, tableOfWholeGame, tune } from './query.ts';
import { type PetzSetup, petzSetupSchema, type Variants } from './schema-setup.ts';
import { dealHands } from './start/cards.ts';
import { checkBeginning, checkPool } from './start/check.ts';
import { firstPhase, firstRound, takenTiles } from './start/pieces.ts';
import { furnishShops } from './start/shops.ts';
import type { CalendarTile, Petz, Plot, Shop } from './state.ts';

/** A setup with the basic rules. */
export function basicSetup(seats: number): PetzSetup {
  return {
    seats,
    variants: { doubles: false, foresight: 'usual', meatStand: false, finalOrder: false },
    decks: {},
    tune: {},
    mods: [],
  };
}

/** A setup with every rule of the Full Variant (PB-GEN-10). */
export function fullSetup(seats: number): PetzSetup {
  return {
    ...basicSetup(seats),
    variants: { doubles: true, foresight: 'more', meatStand: true, finalOrder: seats === 4 },
  };
}

/** A setup with Dark Alleys (DA-LENGTH-01), where the Final Round Order is not for 4 in an extended game (R-DA-16). */
export function alleysSetup(
  seats: number,
  length: Length,
  variants: Variants = basicSetup(seats).variants,
): PetzSetup {
  const finalOrder = variants.finalOrder && !(seats === 4 && length === 'extended');
  return {
    ...basicSetup(seats),
    variants: { ...variants, finalOrder },
    expansions: { darkAlleys: { length } },
  };
}

/** What is wrong with a setup, or null (PB-GEN-01). */
export function checkSetup(setup: PetzSetup): Refusal | null {
  const shape = refuseShape(petzSetupSchema, setup);
  if (shape !== null) return shape;
  if (![2, 3, 4].includes(setup.seats)) return refuse('wrongSeats', 'PB-GEN-01', { seats: setup.seats });
  const pool = checkPool(setup);
  if (pool !== null) return pool;
  for (const pile of STACKABLE) {
    const tiles = setup.decks[pile] ?? [];
    const box = boxOf({ setup })[pile];
    const at = tiles.findIndex((id, i) => !box.includes(id) || tiles.indexOf(id) !== i);
    if (at >= 0) {
      const tile = tiles[at] ?? null;
      return refuse('unknownTile', null, { pile, tile, path: `decks.${pile}[${at}]`, value: tile });
    }
  }
  return checkExpansions(setup) ?? checkBeginning(setup);
}

function checkExpansions(setup: PetzSetup): Refusal | null {
  for (const { checkSetup: check } of expansionsOf({ setup })) {
    const refusal = check?.(setup) ?? null;
    if (refusal !== null) return refusal;
  }
  return null;
}

/** One imp on each extra-imp space; a round without such a space has none. */
function waitingImps(rounds: readonly number[]): number[] {
  return Array.from({ length: Math.max(...rounds) }, (_, i) => (rounds.includes(i + 1) ? 1 : 0));
}

function emptyPlot(): Plot {
  return { cage: null, addon: null, manure: 0, pet: null, guard: { strength: 0, antimagic: 0 } };
}

/**
 * A shop as PB-SETUP-07, PB-SETUP-08, PB-SETUP-09, PB-SETUP-10, PB-SETUP-11, PB-SETUP-12, PB-SETUP-13, PB-SETUP-14,
 * PB-SETUP-15, PB-SETUP-16 leave it, its hand still undealt.
 * Also PB-SETUP-46, PB-FOOD-04.
 */
function newShop(setup: PetzSetup): Shop {
  const printed: Plot = {
    ...emptyPlot(),
    cage: PRINTED_CAGE,
    manure: tune({ setup }, 'startManure'),
  };
  const start = startOf(setup);
  return {
    reputation: 0,
    gold: start.gold,
    home: start.imps,
    groups: [],
    waiting: waitingImps(start.waiting),
    hospital: 0,
    platform: 0,
    busy: { gaps: [0, 0, 0, 0], centre: 0, armour: 0, cages: 0 },
    food: {
      vegetable: new Array<number>(BOARD.storage.vegetable).fill(0),
      meat: new Array<number>(BOARD.storage.meat).fill(0),
    },
    artifacts: [],
    books: {},
    box: null,
    hand: [],
    potions: 0,
    plots: [printed, emptyPlot(), emptyPlot(), emptyPlot()],
    cart: { cages: [], addons: [], pets: [] },
    judge: false,
    entry: null,
    used: { crystal: false, shovel: null, reach: 0, employee: false },
    sales: [],
    history: [],
  };
}

/** The rounds with an exhibition: all but the first (PB-GEN-08). */
function showRounds(rounds: number): number[] {
  return Array.from({ length: rounds - 1 }, (_, i) => i + 2);
}

function calendar(rounds: readonly number[]): CalendarTile[] {
  return each(rounds, (round) => ({ round, id: null, open: false }));
}

/** The state before any dice have fallen: boards and piles in the order of the box (PB-GEN-09). */
export function initialState(
  setup: PetzSetup,
): Omit<Petz, 'setup' | 'rng' | 'ask' | 'asked' | 'secrets' | 'outcome'> {
  const table = tableOf({ setup });
  const first = firstRound(setup);
  const toCome = (rounds: readonly number[]): number[] => rounds.filter((round) => round >= first);
  const s: Omit<Petz, 'rng' | 'ask' | 'asked' | 'secrets' | 'outcome'> = {
    setup,
    tasks: [{ proc: 'petz.game', at: 'deal', vars: {} }],
    round: first,
    phase: 'setup',
    starter: 0,
    order: Array.from({ length: setup.seats }, (_, i) => i),
    shops: Array.from({ length: setup.seats }, () => newShop(setup)),
    town: {
      cages: [null, null, null],
      addons: [null, null],
      artifacts: [],
      young: [],
      old: [],
      stands: {
        vegetables: { vegetable: 0, meat: 0, gold: 0 },
        mixed: { vegetable: 0, meat: 0, gold: 0 },
        meat: { vegetable: 0, meat: 0, gold: 0 },
      },
      taken: hashTable(),
      neutral: [],
    },
    exhibitions: calendar(toCome(showRounds(table.rounds))),
    customers: calendar(toCome(table.customers)),
    unused: { exhibitions: [], customers: [] },
    piles: {
      pets: [],
      cages: [],
      addons: [],
      artifacts: [],
      needs: [[], [], [], []],
    },
    gone: {
      pets: [],
      cages: [],
      addons: [],
      artifacts: [],
      exhibitions: [],
      customers: [],
      needs: [[], [], [], []],
    },
    finals: null,
  };
  for (const { layOut } of expansionsOf(s)) layOut?.(s);
  if (setup.start !== undefined) furnishShops(s, setup.start);
  const { setup: _setup, ...laidOut } = s;
  return laidOut;
}

/** A shuffled pile whose top is its last element; a scenario's tiles lie on top in their order, placed ones are not in it. */
function stacked(c: PetzContext, pile: Stackable): string[] {
  const top = c.s.setup.decks[pile] ?? [];
  const placed = pile === 'customers' ? [] : takenTiles(c.s.setup, pile);
  const rest = boxOf(c.s)[pile].filter((id) => !top.includes(id) && !placed.includes(id));
  c.roll((rng) => shuffle(rest, rng));
  return [...rest, ...[...top].reverse()];
}

/** The rounds before the first one of this game that had a tile of a kind. */
function passedRounds(setup: PetzSetup, kind: 'exhibitions' | 'customers'): number[] {
  const { rounds, customers } = tableOfWholeGame({ setup });
  const all = kind === 'exhibitions' ? showRounds(rounds) : customers;
  return all.filter((round) => round < firstRound(setup));
}

/**
 * One face-down tile on each space of the calendar; the others leave the game unseen (PB-SETUP-20, PB-SETUP-21,
 * PB-SETUP-22, PB-SETUP-25, PB-SETUP-26, PB-SETUP-27). Those of rounds before the first one have left it, seen by
 * everybody; they come from the bottom of the pile.
 */
function dealCalendar(c: PetzContext, tiles: CalendarTile[], kind: 'exhibitions' | 'customers'): string[] {
  const shuffled = stacked(c, kind);
  for (const tile of tiles) tile.id = shuffled.pop() ?? null;
  c.s.gone[kind].push(...shuffled.splice(0, passedRounds(c.s.setup, kind).length));
  return shuffled;
}

/**
 * How many tiles of each kind the foresight in use turns up at setup (PB-SETUP-23, PB-SETUP-28, PB-VAR-10, PB-VAR-12).
 */
function openAtSetup(setup: PetzSetup): number {
  switch (setup.variants.foresight) {
    case 'usual':
      return 1;
    case 'more':
      return 2;
    case 'all':
      return Number.POSITIVE_INFINITY;
  }
}

/** Turns up what lies open when the game begins; of rounds that are over the tiles have been open before (RUL-79). */
function openCalendar(c: PetzContext): void {
  const { setup, round } = c.s;
  const turns = openAtSetup(setup) + Math.max(0, round - (firstPhase(setup) === 'setup' ? 2 : 1));
  const shows = new Set(passedRounds(setup, 'exhibitions')).size;
  const visits = new Set(passedRounds(setup, 'customers')).size;
  for (let i = 0; i < turns; i++) {
    const more = i < shows || turnUp(c, 'exhibition');
    if (!(i < visits || turnUp(c, 'customer')) && !more) break;
  }
}

/**
 * Shuffles and deals everything that chance decides (PB-SETUP-03, PB-SETUP-18, PB-SETUP-20, PB-SETUP-21, PB-SETUP-22,
 * PB-SETUP-23, PB-SETUP-24, PB-SETUP-25, PB-SETUP-26, PB-SETUP-27, PB-SETUP-28, PB-SETUP-40; RUL-01).
 */
export function deal(c: PetzContext): void {
  const s = c.s;
  s.starter = c.roll((rng) => rng.below(s.setup.seats));
  s.starter = s.setup.start?.starter ?? s.starter;
  s.unused.exhibitions = dealCalendar(c, s.exhibitions, 'exhibitions');
  s.unused.customers = dealCalendar(c, s.customers, 'customers');
  openCalendar(c);
  s.piles.pets = stacked(c, 'pets');
  s.piles.cages = stacked(c, 'cages');
  s.piles.addons = stacked(c, 'addons');
  s.piles.artifacts = stacked(c, 'artifacts');
  for (const colour of COLOURS) {
    const deck = [...(CARDS_BY_COLOUR[colourIndex(colour)] ?? [])];
    c.roll((rng) => shuffle(deck, rng));
    s.piles.needs[colourIndex(colour)] = deck;
  }
  dealHands(c);
  for (const expansion of expansionsOf(s)) expansion.deal?.(c);
}

/**
 * Turns up the first face-down tile in round order (PB-REVEAL-02, PB-REVEAL-04); with the first customer of the last
 * round goes the second (PB-REVEAL-06). False if none was left.
 * Also PB-REVEAL-03, PB-REVEAL-05, PB-REVEAL-07, PB-REVEAL-08, DA-LENGTH-14, DA-LENGTH-17, DA-LENGTH-18.
 */
export function turnUp(c: PetzContext, kind: 'exhibition' | 'customer'): boolean {
  const tiles = kind === 'exhibition' ? c.s.exhibitions : c.s.customers;
  const first = tiles.find((tile) => !tile.open);
  if (first === undefined) return false;
  for (const tile of tiles) {
    if (tile.open || tile.round !== first.round || tile.id === null) continue;
    tile.open = true;
    c.emit({ type: 'petz.turnedUp', tile: kind, id: tile.id, round: tile.round });
  }
  c.secret();
  return true;
}
