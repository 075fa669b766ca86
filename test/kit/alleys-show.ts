/** Showing off in a game with Dark Alleys: pets with the needs they were really given, evaluated one by one. */

import { expect } from 'vitest';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { petCard } from '../../src/engine/petz/data/cards.ts';
import { NEED_CARDS } from '../../src/engine/petz/data/needs.ts';
import type { Colour, Need } from '../../src/engine/petz/data/schema.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { demandsOf } from '../../src/engine/petz/query.ts';
import { SHOWING_OFF } from '../../src/session/game/pacing.ts';
import type { PetOptions, Table } from './petz.ts';
import { showTable } from './show.ts';

type ShowOptions = NonNullable<Parameters<typeof showTable>[0]>;

/** A clean table in a standard game with Dark Alleys: round 1 (no exhibition), seat 0 starting with 3 gold. */
export function alleyTable(options: ShowOptions = {}): Table {
  const t = showTable({ expansions: { darkAlleys: { length: 'standard' } }, ...options });
  for (const shop of t.s.shops) shop.gold = 3;
  return t;
}

type KeepOptions = Omit<PetOptions, 'cards' | 'size'> & { wears?: string[] };

/** A colour of card for each need, such that every bar gets one; undefined if that cannot be. */
function coloursFor(needs: readonly string[], bars: readonly Colour[]): Colour[] | undefined {
  const [need, ...rest] = needs;
  if (need === undefined) return bars.length === 0 ? [] : undefined;
  for (const colour of new Set(bars)) {
    const printed = NEED_CARDS.some((card) => card.colour === colour && card.need === (need as Need));
    if (!printed && need !== 'potion') continue;
    const left = [...bars];
    left.splice(left.indexOf(colour), 1);
    const others = coloursFor(rest, left);
    if (others !== undefined) return [colour, ...others];
  }
  return undefined;
}

/**
 * Houses a pet that was given these needs (`'play play anger'`), one for each visible bar, for its extra bar and for
 * each accessory. Fails if no cards could have given it these.
 */
export function addPet(
  t: Table,
  seat: Seat,
  at: number,
  id: string,
  given: string,
  options: KeepOptions = {},
): void {
  const needs = given.split(' ');
  const { wears = [], ...rest } = options;
  const size = needs.length - wears.length - (petCard(id).extra === undefined ? 0 : 1);
  const worn = wears.length === 0 ? {} : { wears };
  const bars = demandsOf({ id, size, ...worn });
  const colours = coloursFor(needs, bars);
  if (colours === undefined) throw new Error(`${id} has no bars for '${given}'`);
  t.house(seat, at, id, { cage: 'c01', ...rest, size });
  if (wears.length > 0) dressed(t, seat, at, wears);
  t.lay(
    seat,
    at,
    needs.map((need, i) => (need === 'potion' ? need : `${colours[i]} ${need}`)),
  );
}

/** Takes accessories out of their stack or off their spaces and puts them on a pet. */
export function dressed(t: Table, seat: Seat, at: number, tiles: string[]): void {
  const alleys = t.s.alleys;
  if (alleys === undefined) throw new Error('no Dark Alleys here');
  alleys.accessories = alleys.accessories.filter((tile) => !tiles.includes(tile));
  alleys.shown = alleys.shown.map((tile) => (tile !== null && tiles.includes(tile) ? null : tile));
  t.pet(seat, at).wears = tiles;
}

/** Lollipops and cans out of the bank. */
export function processed(t: Table, seat: Seat, stock: { lollipop?: number; can?: number }): void {
  const own = t.shop(seat).alleys?.processed;
  if (own !== undefined) Object.assign(own, stock);
}

/** What a plot carries besides the base game's things. */
export function extras(t: Table, seat: Seat, at: number) {
  const { alleys } = t.plot(seat, at);
  if (alleys === undefined) throw new Error('no Dark Alleys here');
  return alleys;
}

export type Answers = Record<string, Json[]>;

/**
 * Plays seat 0's turn. `order` names plots, and must be the order of the turns, asked for or not; `answers` are used up kind by kind in order. Each other question is
 * declined if it can be. All answers must be used.
 */
export function evaluate(t: Table, order: number[], answers: Answers = {}, seat: Seat = 0): Table {
  const left = new Map(Object.entries(answers).map(([kind, list]) => [kind, [...list]]));
  const to = [...order];
  let questions = 0;
  while (t.s.ask !== null && SHOWING_OFF.includes(t.s.ask.kind) && t.s.ask.seats[0] === seat) {
    if (++questions > 200) throw new Error('the turn does not end');
    const { kind } = t.s.ask;
    const options = t.options(seat);
    const given = left.get(kind)?.shift();
    if (kind === 'petz.next') {
      const at = to.find((x) => options.includes(x));
      t.play(seat, at ?? (options[0] as Json));
    } else t.play(seat, given !== undefined ? given : options.includes(null) ? null : (options[0] as Json));
  }
  const unused = [...left].filter(([, list]) => list.length > 0);
  expect(unused, 'answers that were not asked for').toEqual([]);
  const turns = t
    .eventsOf('petz.petTurn')
    .flatMap(({ seat: whose, plot }) => (whose === seat && order.includes(plot) ? [plot] : []));
  expect(turns, 'the order of the turns').toEqual(order.filter((at) => turns.includes(at)));
  return t;
}

/** Goes to phase 4 and plays seat 0's turn. */
export function showOff(t: Table, order: number[] = [], answers: Answers = {}): Table {
  return evaluate(t.goTo('showing'), order, answers).expectInventory();
}

/** Seat 0 uses its unused imps in phase 5; the others earn gold. */
export function doJobs(t: Table, imps: number, plots: number[]): Table {
  t.until('petz.jobs').play(0, { imps, plots, employee: false });
  while (t.s.ask?.kind === 'petz.jobs') {
    const seat = petzEngine.waiting(t.s)[0] as Seat;
    t.play(seat, t.options(seat)[0] as Json);
  }
  return t;
}

/** Tokens of suffering on each plot's pet; null where none is. */
export const suffering = (t: Table, seat: Seat = 0) =>
  t.shop(seat).plots.map(({ pet }) => pet?.suffering ?? null);
export const mutation = (t: Table, seat: Seat = 0) =>
  t.shop(seat).plots.map(({ pet }) => pet?.mutation ?? null);
export const manure = (t: Table, seat: Seat = 0) => t.shop(seat).plots.map((plot) => plot.manure);

/** Who saw to needs by itself: `'lemur play 1'`. */
export const relieved = (t: Table) =>
  t.eventsOf('petz.relieved').map(({ by, need, needs }) => `${by} ${need} ${needs}`);
