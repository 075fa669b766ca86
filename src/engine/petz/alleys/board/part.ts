/** Setting up, length, stocking, starting player (DA-SETUP, DA-LENGTH, DA-STOCK, DA-NEUTRAL, DA-START). */

import { type Refusal, refuse, type Seat } from '../../../kernel/state.ts';
import { ACCESSORIES, ALLEYS, FACILITIES } from '../../data/cards.ts';
import type { Expansion } from '../../expansion.ts';
import { clockwiseFrom, isLastRound, leftOf, shopOf, tableOf } from '../../query.ts';
import type { PetzSetup } from '../../schema-setup.ts';
import type { Petz, Shop } from '../../state.ts';
import type { Part } from '../part.ts';
import { alleyStart, alleysOf, alleyTable, lengthOf, ownsHat } from '../query.ts';
import { type AlleyPlot, type AlleyShop, type Alleys, MARKET, type MarketPlace } from '../state.ts';
import { accessoriesOut } from '../view.ts';
import { dealAlleys, stockAlleys } from './stock.ts';

// Counts the expansion's own pieces, and names those of the base game's kinds that lie on its board.

/** Tiles on the market, by the base game's stacks. */
function onMarket({ alleys }: Pick<Petz, 'alleys'>): ReturnType<Expansion['tilesElsewhere']> {
  if (alleys === undefined) return {};
  const at = (place: MarketPlace): string[] => [alleys.market[place].id].filter((id) => id !== null);
  return {
    pets: at('pet'),
    cages: at('cage'),
    addons: at('addon'),
    artifacts: at('artifact'),
    exhibitions: at('food'),
  };
}

function sameTiles(kind: string, box: readonly string[], found: readonly string[]): string[] {
  const complete = box.length === found.length && box.every((id) => found.includes(id));
  return complete ? [] : [`${kind} tiles: ${[...found].sort().join(' ')}`];
}

/** The bodyguard is on the market or with one owner; companions go only with one group of their owner's. */
function auditCompanions(s: Petz, alleys: Alleys): string[] {
  const wrong: string[] = [];
  const owners = s.shops.filter((shop) => shop.alleys?.bodyguard === true).length;
  const onSale = alleys.market.bodyguard.id === null ? 0 : 1;
  if (owners + onSale !== 1) wrong.push(`the bodyguard is there ${owners + onSale} times`);
  for (const [seat, shop] of s.shops.entries()) {
    const standing = Object.values(s.town.taken).filter((x) => x.seat === seat);
    for (const who of ['bodyguard', 'hat'] as const) {
      const out = [...shop.groups, ...standing].reduce((sum, x) => sum + (x[who] ?? 0), 0);
      const has = who === 'bodyguard' ? shop.alleys?.bodyguard === true : ownsHat(shop);
      if (out > (has ? 1 : 0)) wrong.push(`seat ${seat} has ${who} out ${out} times`);
    }
    for (const group of shop.groups) if (group.imps < 1) wrong.push(`seat ${seat} has a group without imps`);
  }
  return wrong;
}

function auditShop(shop: Shop, seat: number, alleys: Alleys): string[] {
  const wrong: string[] = [];
  const permission = shop.alleys?.permission ?? null;
  if (permission !== null && permission >= alleys.row.length)
    wrong.push(`seat ${seat}: permission ${permission}`);
  for (const [at, { manure, alleys: more }] of shop.plots.entries()) {
    const pearls = more?.pearls ?? 0;
    if (pearls > manure) wrong.push(`seat ${seat}, plot ${at}: ${pearls} pearls on ${manure} manure`);
  }
  return wrong;
}

function auditAlleys(s: Petz): string[] {
  const alleys = alleysOf(s);
  return [
    ...sameTiles('facility', Object.keys(FACILITIES), [...alleys.row, ...alleys.facilities]),
    ...sameTiles('accessory', Object.keys(ACCESSORIES), [
      ...alleys.accessories,
      ...accessoriesOut(s, alleys),
    ]),
    ...Object.entries(alleys.market).flatMap(([place, { id, priced }]) =>
      id === null && priced ? [`a price token lies above nothing: ${place}`] : [],
    ),
    ...auditCompanions(s, alleys),
    ...s.shops.flatMap((shop, seat) => auditShop(shop, seat, alleys)),
  ];
}

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
  const { length = 'standard' } = setup.expansions?.darkAlleys ?? {};
  const fits = length !== 'compromise' || setup.seats < 4;
  return fits ? null : refuse('wrongLength', 'DA-LENGTH-01', { length, seats: setup.seats });
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
