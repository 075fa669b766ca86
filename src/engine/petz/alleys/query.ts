/** Questions about the Dark Alleys part of a game, and what a game starts with. They change nothing. */

import type { Seat } from '../../kernel/state.ts';
import { ALLEYS } from '../data/cards.ts';
import type { PlayerTable } from '../data/schema.ts';
import type { PetzSetup } from '../schema-setup.ts';
import type { OpenShop, Petz, Plot } from '../state.ts';
import type { AlleyPlot, AlleyShop, Alleys, Length } from './state.ts';

/** The length agreed before the game (DA-LENGTH-01). */
export function lengthOf(setup: PetzSetup): Length {
  return setup.expansions?.darkAlleys?.length ?? 'standard';
}

/** A number of the expansion's board that depends on length and players. */
function forPlayers<T>(table: Record<Length, { 2: T; 3: T; 4?: T | undefined }>, setup: PetzSetup): T {
  const row: Record<number, T | undefined> = table[lengthOf(setup)];
  const value = row[setup.seats];
  if (value === undefined) throw new Error(`no ${lengthOf(setup)} game for ${setup.seats} players`);
  return value;
}

/**
 * Rounds and customers of the chosen length (DA-LENGTH-02, DA-LENGTH-03, DA-LENGTH-04, DA-LENGTH-11, DA-LENGTH-12,
 * DA-LENGTH-13).
 * Also DA-LENGTH-05, DA-LENGTH-06, DA-LENGTH-07, DA-LENGTH-08, DA-LENGTH-15, R-DA-04.
 */
export function alleyTable(setup: PetzSetup, table: PlayerTable): PlayerTable {
  return {
    ...table,
    rounds: forPlayers(ALLEYS.rounds, setup),
    customers: forPlayers(ALLEYS.customers, setup),
  };
}

/**
 * Imps, gold and extra-imp spaces (DA-SETUP-05, DA-SETUP-06, DA-SETUP-08, DA-SETUP-09; DA-LENGTH-09, DA-LENGTH-10,
 * DA-SETUP-07, R-DA-03).
 */
export function alleyStart(setup: PetzSetup): { imps: number; gold: number; waiting: readonly number[] } {
  return { ...ALLEYS.start, waiting: forPlayers(ALLEYS.waiting, setup) };
}

/** The Dark Alleys board of a state or view. */
export function alleysOf(s: { alleys?: Alleys }): Alleys {
  if (s.alleys === undefined) throw new Error('this game has no Dark Alleys');
  return s.alleys;
}

/** What a shop has of the Dark Alleys. */
export function alleyShop(shop: Pick<OpenShop, 'alleys'>): AlleyShop {
  if (shop.alleys === undefined) throw new Error('this game has no Dark Alleys');
  return shop.alleys;
}

export function alleyPlot(plot: Pick<Plot, 'alleys'>): AlleyPlot {
  if (plot.alleys === undefined) throw new Error('this game has no Dark Alleys');
  return plot.alleys;
}

type Places = Pick<Petz, 'town'> & { shops: readonly OpenShop[] };

/** True if a companion of a seat is with one of its groups or on an action space. */
function isOut(s: Places, seat: Seat, who: 'bodyguard' | 'hat'): boolean {
  const inGroup = s.shops[seat]?.groups.some((group) => (group[who] ?? 0) > 0) === true;
  return inGroup || Object.values(s.town.taken).some((x) => x.seat === seat && (x[who] ?? 0) > 0);
}

/** True if the bodyguard is a seat's own and at home (DA-BODY-06, DA-BODY-07). */
export function bodyguardHome(s: Places, seat: Seat): boolean {
  return s.shops[seat]?.alleys?.bodyguard === true && !isOut(s, seat, 'bodyguard');
}

/** True if a shop has a Fancy Hat, or a Gift Box that has become one. */
export function ownsHat(shop: Pick<OpenShop, 'artifacts' | 'alleys'>): boolean {
  const copy = shop.alleys?.gift === 'fancyHat' && shop.artifacts.includes('giftBox');
  return copy || shop.artifacts.includes('fancyHat');
}

/** True if a seat's Fancy Hat is at home: not with a group, on a space or on the platform (R-DA-37). */
export function hatHome(s: Places, seat: Seat): boolean {
  const shop = s.shops[seat];
  if (shop === undefined || !ownsHat(shop)) return false;
  return shop.alleys?.hatOnPlatform !== true && !isOut(s, seat, 'hat');
}

/** Neighbouring plots share a side: in the ring of plots they are one apart (DA-PET-GENERAL-03, R-DA-77). */
export function neighboursOf(at: number): [number, number] {
  return [(at + 3) % 4, (at + 1) % 4];
}
