/** Setting up, length, stocking, starting player (DA-SETUP, DA-LENGTH, DA-STOCK, DA-NEUTRAL, DA-START). */

import { type Refusal, refuse, type Seat } from '../../../kernel/state.ts';
import { ALLEYS } from '../../data/cards.ts';
import { clockwiseFrom, isLastRound, leftOf, shopOf, tableOf } from '../../query.ts';
import type { Petz, PetzSetup } from '../../state.ts';
import type { Part } from '../part.ts';
import { alleyStart, alleyTable, lengthOf } from '../query.ts';
import { type AlleyPlot, type AlleyShop, type Alleys, LENGTHS, MARKET } from '../state.ts';
import { auditAlleys, onMarket } from './audit.ts';
import { dealAlleys, stockAlleys } from './stock.ts';

/** The board with empty places. */
function emptyBoard(): Alleys {
  const market = {} as Alleys['market'];
  for (const place of MARKET) market[place] = { id: null, priced: false };
  return {
    market,
    row: [],
    facilities: [],
    shown: Array.from({ length: ALLEYS.shown }, () => null),
    accessories: [],
    gone: [],
  };
}

/** A shop as it starts: its permission tile at the entrance (DA-SETUP-12), nothing of the alleys owned. */
function newAlleyShop(): AlleyShop {
  return {
    bodyguard: false,
    hatOnPlatform: false,
    gift: null,
    accessories: [],
    processed: { lollipop: 0, can: 0 },
    permission: null,
    working: 0,
    worked: false,
    broke: false,
    debt: [],
    show: { eaten: 0, wounded: 0, cans: {}, addons: [] },
  };
}

function newAlleyPlot(): AlleyPlot {
  return { pearls: 0, tune: null, setting: 'normal', wrecked: false };
}

/** Adds the expansion's board, shop parts and plot parts to a state that has none (DA-SETUP-18). */
function layOutAlleys(s: Pick<Petz, 'shops' | 'alleys'>): void {
  s.alleys = emptyBoard();
  for (const shop of s.shops) {
    shop.alleys = newAlleyShop();
    for (const plot of shop.plots) plot.alleys = newAlleyPlot();
  }
}

/** The lowest reputation; of equal ones the first to the left of the token (DA-START-01, DA-START-04, DA-START-05). */
function lowestFromLeft(s: Petz): Seat {
  const lowest = Math.min(...s.shops.map((shop) => shop.reputation));
  let seat = leftOf(s, s.starter);
  while (shopOf(s, seat).reputation > lowest) seat = leftOf(s, seat);
  return seat;
}

/**
 * In an extended game of 2 or 3 the lowest reputation starts the last round; of 4 the last but one, and the seat
 * opposite the last (DA-START-01, DA-START-02, DA-START-04). Null where the base rule holds (DA-START-07, DA-START-08).
 */
function alleyStarter(s: Petz): Seat | null {
  if (lengthOf(s.setup) !== 'extended') return null;
  const { rounds } = tableOf(s);
  const next = s.round + 1;
  if (s.setup.seats < 4) return next === rounds ? lowestFromLeft(s) : null;
  if (next === rounds - 1) return lowestFromLeft(s);
  return next === rounds ? (s.starter + 2) % s.setup.seats : leftOf(s, s.starter);
}

/** The Final Round Order of 3 players turns the direction only (DA-START-06). */
function turnsBack(s: Petz): boolean {
  const { seats, variants } = s.setup;
  if (!variants.finalOrder || seats !== 3 || !isLastRound(s)) return false;
  const left = leftOf(s, s.starter);
  return shopOf(s, leftOf(s, left)).reputation < shopOf(s, left).reputation;
}

/** Extended games are played clockwise, with 4 players in any case (DA-START-03, R-DA-16). */
function alleyOrder(s: Petz): Seat[] | null {
  if (lengthOf(s.setup) !== 'extended') return null;
  const [first = s.starter, ...others] = clockwiseFrom(s, s.starter);
  return turnsBack(s) ? [first, ...others.reverse()] : [first, ...others];
}

/** The compromise is for 2 or 3 players (DA-LENGTH-01). */
function checkLength(setup: PetzSetup): Refusal | null {
  // Not `lengthOf`: a setup without a length is refused as well.
  const length: unknown = setup.expansions?.darkAlleys?.length;
  const known: readonly unknown[] = LENGTHS;
  const fits = known.includes(length) && (length !== 'compromise' || setup.seats < 4);
  return fits ? null : refuse('wrongLength', 'DA-LENGTH-01', { length: String(length), seats: setup.seats });
}

export const boardPart: Part = {
  checkSetup: checkLength,
  table: alleyTable,
  start: alleyStart,
  layOut: layOutAlleys,
  deal: dealAlleys,
  stock: stockAlleys,
  nextStarter: alleyStarter,
  turnOrder: alleyOrder,
  tilesElsewhere: onMarket,
  impsElsewhere: (shop) => shop.alleys?.working ?? 0,
  audit: auditAlleys,
};
