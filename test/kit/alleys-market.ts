/** Short words for the tests of the Dark Alleys board: its tables, its market, groups with companions. */

import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { alleyShop, alleysOf } from '../../src/engine/petz/alleys/query.ts';
import {
  type AlleyShop,
  type Alleys,
  type Length,
  MARKET,
  type MarketPlace,
} from '../../src/engine/petz/alleys/state.ts';
import { sizeOf } from '../../src/engine/petz/query.ts';
import type { Group } from '../../src/engine/petz/state.ts';
import { type Table, type TableOptions, table } from './petz.ts';

/** A new table with Dark Alleys; the starting player is seat 0. */
export function alleysTable(seats = 4, length: Length = 'standard', options: TableOptions = {}): Table {
  return table({ ...options, seats, expansions: { darkAlleys: { length } } }).starter(0);
}

export const board = (t: Table): Alleys => alleysOf(t.s);
export const own = (t: Table, seat: Seat): AlleyShop => alleyShop(t.shop(seat));

/** Places of the market with a price token. */
export function priced(t: Table): MarketPlace[] {
  return MARKET.filter((place) => board(t).market[place].priced);
}

/** Sets the price tokens: these places have one, the others none. */
export function price(t: Table, ...places: MarketPlace[]): Table {
  for (const place of MARKET) board(t).market[place].priced = places.includes(place);
  return t;
}

/** Things that are gone from the market, as if discarded long ago; the bodyguard goes to a seat. */
export function soldOut(t: Table, bodyguard: Seat, ...places: MarketPlace[]): Table {
  const { market } = board(t);
  for (const place of places) {
    const { id } = market[place];
    market[place] = { id: null, priced: false };
    if (id === null) continue;
    if (place === 'bodyguard') own(t, bodyguard).bodyguard = true;
    else if (place === 'food') t.s.gone.exhibitions.push(id);
    else t.s.gone[`${place}s`].push(id);
  }
  return t;
}

/** Lays a named tile on the market; the one there takes its place in stack or discards. */
export function offer(t: Table, place: Exclude<MarketPlace, 'bodyguard'>, id: string): Table {
  const { market } = board(t);
  const before = market[place].id;
  if (before === id) return t;
  const { piles, gone, town, unused, exhibitions } = t.s;
  const kind = place === 'food' ? 'exhibitions' : (`${place}s` as const);
  const lists: (string | null)[][] =
    kind === 'exhibitions'
      ? [unused.exhibitions, gone.exhibitions]
      : [piles[kind], gone[kind], ...(kind === 'pets' ? [town.young, town.old] : [town[kind]])];
  const list = lists.find((x) => x.includes(id));
  const tile = exhibitions.find((x) => x.id === id);
  if (list !== undefined) list[list.indexOf(id)] = before;
  else if (kind === 'exhibitions' && tile !== undefined) tile.id = before;
  else throw new Error(`'${id}' is not to be had`);
  market[place].id = id;
  return t;
}

/** Hires the bodyguard for a seat as if he had been bought in an earlier round. */
export function hireBodyguard(t: Table, seat: Seat): Table {
  return soldOut(t, seat, 'bodyguard');
}

/** Waiting groups, companions among them, as after the reveal; gold in groups comes out of thin air. */
export function waiting(t: Table, seat: Seat, ...groups: Group[]): Table {
  const shop = t.shop(seat);
  shop.groups = [...groups].sort((a, b) => sizeOf(b) - sizeOf(a) || b.imps - a.imps || b.gold - a.gold);
  shop.home -= groups.reduce((sum, group) => sum + group.imps, 0);
  return t;
}

export const imps = (n: number, more: Partial<Group> = {}): Group => ({ imps: n, gold: 0, ...more });

/** The answer that takes a waiting group back. */
export const withdrawal = (group: Group): Json => ({ ...group, space: 'withdraw' });

/** The answer that sends a group. */
export function going(group: Group, space: string, item?: string): Json {
  return item === undefined ? { ...group, space } : { ...group, space, item };
}

/** The seat in turn sends a group. */
export function go(t: Table, seat: Seat, group: Group, space: string, item?: string): Table {
  return t.expectAsk('petz.send', seat).play(seat, going(group, space, item));
}

/** Groups that may be taken back now. */
export function withdrawals(t: Table, seat: Seat): Json[] {
  return (t.options(seat) as { space: string }[])
    .filter(({ space }) => space === 'withdraw')
    .map(({ space: _space, ...group }) => ({ ...group }));
}

/** All come home and the next round begins, with the rest of this round left out. */
export function tomorrow(t: Table): Table {
  for (const { seat, imps: n } of Object.values(t.s.town.taken)) t.shop(seat).home += n;
  t.s.town.taken = {};
  for (const shop of t.s.shops) for (const group of shop.groups.splice(0)) shop.home += group.imps;
  return t.nextRound();
}
