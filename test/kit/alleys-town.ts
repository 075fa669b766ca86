/** A town with Dark Alleys for the rules tests: facilities, accessories, companions; nothing is made or lost. */

import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { alleyShop, alleysOf } from '../../src/engine/petz/alleys/query.ts';
import type { AlleyShop, Length } from '../../src/engine/petz/alleys/state.ts';
import { sortGroups } from '../../src/engine/petz/phases/shopping.ts';
import type { Group } from '../../src/engine/petz/state.ts';
import { type Table, type TableOptions, table } from './petz.ts';
import { cleanShops } from './petz-plays.ts';

/** A clean table with Dark Alleys: round 1, seat 0 starting, no gold, all imps at home. */
export function alleys(options: TableOptions & { length?: Length } = {}): Table {
  const { length = 'standard', ...rest } = options;
  const t = cleanShops(table({ expansions: { darkAlleys: { length } }, ...rest })).starter(0);
  for (const shop of t.s.shops) shop.gold = 0;
  return t;
}

/** What a seat has of the Dark Alleys. */
export function has(t: Table, seat: Seat): AlleyShop {
  return alleyShop(t.shop(seat));
}

/** Opens exactly these facilities, the oldest first. */
export function openRow(t: Table, ...ids: string[]): Table {
  const board = alleysOf(t.s);
  const all = [...board.row, ...board.facilities];
  board.row = [...ids];
  board.facilities = all.filter((id) => !ids.includes(id));
  return t;
}

/** Shows exactly these accessories in the slug shop, the uppermost first. */
export function showTiles(t: Table, ...tiles: (string | null)[]): Table {
  const board = alleysOf(t.s);
  board.accessories.unshift(...board.shown.filter((tile) => tile !== null));
  board.accessories = board.accessories.filter((tile) => !tiles.includes(tile));
  board.shown = [0, 1, 2].map((i) => tiles[i] ?? null);
  return t;
}

/** Gives accessories to a seat, at no pet. */
export function giveTiles(t: Table, seat: Seat, ...tiles: string[]): Table {
  const board = alleysOf(t.s);
  board.accessories = board.accessories.filter((tile) => !tiles.includes(tile));
  board.shown = board.shown.map((tile) => (tile !== null && tiles.includes(tile) ? null : tile));
  has(t, seat).accessories.push(...tiles);
  return t;
}

/** Hires the bodyguard out of the market. */
export function hireFromMarket(t: Table, seat: Seat): Table {
  alleysOf(t.s).market.bodyguard = { id: null, priced: false };
  has(t, seat).bodyguard = true;
  return t;
}

/** Groups waiting for their turn, with their helpers; gold in groups comes out of thin air. */
export function waiting(t: Table, seat: Seat, ...groups: (Omit<Group, 'gold'> & { gold?: number })[]): Table {
  const shop = t.shop(seat);
  for (const { imps } of shop.groups) shop.home += imps;
  shop.groups = groups.map((group) => ({ gold: 0, ...group }));
  shop.home -= shop.groups.reduce((sum, { imps }) => sum + imps, 0);
  sortGroups(shop);
  return t;
}

/** Puts figures on an action space, as if a group had gone there this round; its imps come from home. */
export function stand(t: Table, seat: Seat, space: string, who: Omit<Group, 'gold'>): Table {
  t.shop(seat).home -= who.imps;
  t.s.town.taken[space] = { seat, ...who };
  return t;
}

/** The seat on turn sends a group. */
export function go(
  t: Table,
  seat: Seat,
  group: Omit<Group, 'gold'> & { gold?: number },
  space: string,
  item?: string,
): Table {
  const choice: Json = { gold: 0, ...group, space, ...(item === undefined ? {} : { item }) };
  return t.expectAsk('petz.send', seat).play(seat, choice);
}

/** The last seat still has an imp to send, so that the round stops there. */
export function linger(t: Table): Table {
  return waiting(t, t.s.shops.length - 1, { imps: 1 });
}

/** One imp of the seat goes to a space; the round stops at the last seat's group. */
export function visitAlone(t: Table, seat: Seat, space: string, item?: string): Table {
  return go(linger(waiting(t, seat, { imps: 1 })).sendGroups(), seat, { imps: 1 }, space, item);
}

/** Unused imps work: phase 5 from its begin. */
export function toWork(t: Table): Table {
  return t.goTo('business');
}

/** The facilities a seat may use now, each named once. */
export function usable(t: Table, seat: Seat): string[] {
  const named = t
    .options(seat)
    .flatMap((use) => (use === null ? [] : [(use as { facility: string }).facility]));
  return [...new Set(named)];
}
