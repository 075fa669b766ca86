/** Showing off and business in the rules tests: pets with the cards they were really given. */

import type { Seat } from '../../src/engine/kernel/state.ts';
import { petCard } from '../../src/engine/petz/data/cards.ts';
import type { ShowEntry } from '../../src/engine/petz/state.ts';
import { type PetOptions, type Table, type TableOptions, table } from './petz.ts';

/**
 * A table in a round, seat 0 starting, all imps at home (of seat 0 `home` ones). Plots are clean; only the last
 * seat keeps the manure in its printed cage, so that a game left to itself stops at the jobs of phase 5. The
 * exhibition of the round is the Magic Show, which asks nothing, unless another is named. Every hand holds one
 * card of each colour, the commonest, so that the rare ones are to be had.
 */
export function showTable(
  options: TableOptions & { round?: number; exhibition?: string; home?: number } = {},
): Table {
  const { round = 1, exhibition = 'magicShow', home } = options;
  const t = table(options).starter(0).round(round);
  if (round > 1) t.exhibition(exhibition);
  for (const shop of t.s.shops.slice(0, -1)) for (const plot of shop.plots) plot.manure = 0;
  for (const seat of t.s.shops.keys()) t.hand(seat, ['G hunger', 'R anger', 'Y play', 'P magic']);
  if (home !== undefined) t.imps(0, { home });
  return t;
}

/**
 * Houses a pet with the cards its owner gave it, one for each visible bar. Fails if the colours are not those
 * of its bars (a potion stands for any), so that no test rests on a hand that could not have been given.
 */
export function lodge(
  t: Table,
  seat: Seat,
  at: number,
  id: string,
  cards: string[],
  options: Omit<PetOptions, 'cards' | 'size'> = {},
): void {
  const bars = petCard(id).bars.slice(0, cards.length).split('');
  for (const face of cards) {
    if (face === 'potion') continue;
    const bar = bars.indexOf(face.charAt(0));
    if (bar < 0) throw new Error(`${id} has no bar for '${face}'`);
    bars.splice(bar, 1);
  }
  t.house(seat, at, id, { ...options, cards });
}

/** What a seat shows at the exhibition. */
export function entryOf(t: Table, seat: Seat): ShowEntry {
  const { entry } = t.shop(seat);
  if (entry === null) throw new Error(`seat ${seat} has not been counted`);
  return entry;
}

/** The kinds of need that left a trace, in the order of the events. */
export function tellings(t: Table, ...types: string[]): string[] {
  return t.events
    .filter((event) => types.includes(event.type))
    .map((event) => (event.type === 'petz.suffered' ? `${event.type} ${event.cause}` : event.type));
}

/** A showing-off table in a round with customers: one in rounds 3 and 4, two in the last one. */
export function marketTable(
  customers: string[],
  options: TableOptions & { round?: number; exhibition?: string; home?: number } = {},
): Table {
  return showTable({ round: 3, home: 0, ...options }).customers(customers);
}

/** Plays phase 4 up to the sales: every pet is fed with what there is, none is played with. */
export function toSales(t: Table): Table {
  t.goTo('showing');
  for (let kind = t.s.ask?.kind; kind === 'petz.feed' || kind === 'petz.play'; kind = t.s.ask?.kind) {
    const seat = t.s.ask?.seats[0] ?? 0;
    t.play(seat, kind === 'petz.feed' ? (t.options(seat)[0] ?? null) : null);
  }
  return t;
}

/** A sale on the black market or from the platform. */
export const sale = (plot: number, customer: string, platform = false) => ({ plot, customer, platform });
