/** Whole answers in one word, for the tests of shops, cards and artifacts; built on the table of `petz.ts`. */

import { expect } from 'vitest';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { faceOf, POTION } from '../../src/engine/petz/data/needs.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import type { Shop } from '../../src/engine/petz/state.ts';
import type { Table } from './petz.ts';

/** The answer that sends a group of so many imps and so much gold to a space (`home`: keeps it). */
export function sending([imps, gold]: [imps: number, gold: number], space: string, item?: string): Json {
  return item === undefined ? { imps, gold, space } : { imps, gold, space, item };
}

/** The seat in turn sends a group. */
export function send(t: Table, seat: Seat, group: [number, number], space: string, item?: string): Table {
  return t.expectAsk('petz.send', seat).play(seat, sending(group, space, item));
}

/** One seat alone sends its groups of 1 imp (or as given) to spaces, in this order; the phases after follow. */
export function shopping(
  t: Table,
  seat: Seat,
  ...trips: [group: [number, number], space: string, item?: string][]
) {
  t.groups(
    seat,
    trips.map(([group]) => group),
  ).sendGroups();
  for (const [group, space, item] of trips) send(t, seat, group, space, item);
  return t;
}

/** The display as it is, new things nowhere, with these changes: `{ cage1: 'c05', pet0: null }`. */
export function arrangement(t: Table, seat: Seat, changes: Record<string, string | null> = {}): Json {
  const { plots, cart } = t.shop(seat);
  const choice: Record<string, string | null> = {};
  for (const [at, plot] of plots.entries()) {
    if (cart.cages.length > 0) choice[`cage${at}`] = null;
    if (cart.addons.length > 0) choice[`addon${at}`] = null;
    if (cart.pets.length > 0 || plots.some((x) => x.pet !== null)) choice[`pet${at}`] = plot.pet?.id ?? null;
  }
  return { ...choice, ...changes };
}

/** Confirms an arrangement. */
export function arrange(t: Table, seat: Seat, changes: Record<string, string | null> = {}): Table {
  return t.expectAsk('petz.arrange', seat).play(seat, arrangement(t, seat, changes));
}

/** Every seat that is asked leaves its display as it is. */
export function arrangeAll(t: Table): Table {
  while (t.s.ask?.kind === 'petz.arrange') arrange(t, t.s.ask.seats[0] ?? 0);
  return t;
}

/** Different cards of the hand with these faces, in this order; `'potion'` is a potion. */
export function cards(t: Table, seat: Seat, faces: string[]): number[] {
  const left = [...t.shop(seat).hand];
  return faces.map((face) => {
    if (face === 'potion') return POTION;
    const at = left.findIndex((card) => `${faceOf(card).colour} ${faceOf(card).need}` === face);
    if (at < 0) throw new Error(`seat ${seat} holds no further '${face}' (${t.faces(seat).join(', ')})`);
    return left.splice(at, 1)[0] as number;
  });
}

/** Lays cards with these faces at the pets, plot by plot and bar by bar. */
export function assign(t: Table, seat: Seat, faces: string[]): Table {
  return t.expectAsk('petz.assign').play(seat, cards(t, seat, faces));
}

/** How many cards of each colour a hand holds: green, red, yellow, purple. */
export function colours(t: Table, seat: Seat): number[] {
  return ['G', 'R', 'Y', 'P'].map((colour) => t.faces(seat).filter((face) => face.startsWith(colour)).length);
}

/** The events as one seat (null: a spectator) sees them. */
export function heardBy(t: Table, seat: Seat | null): PetzEvent[] {
  return t.events.flatMap((event) => petz.redact(event, seat) ?? []);
}

/** The faces laid at the pet on a plot. */
export function laidAt(t: Table, seat: Seat, at: number): string[] {
  return (t.pet(seat, at).cards ?? []).map((card) =>
    card === POTION ? 'potion' : `${faceOf(card).colour} ${faceOf(card).need}`,
  );
}

/** Takes away the manure the game starts with: then there is nothing to clean. */
export function cleanShops(t: Table): Table {
  for (const shop of t.s.shops) for (const plot of shop.plots) plot.manure = 0;
  return t;
}

/** The manure of the four plots. */
export function manure(t: Table, seat: Seat): number[] {
  return t.shop(seat).plots.map((plot) => plot.manure);
}

/** All seats that owe an answer to the open question give the same one. */
function allAnswer(t: Table, kind: string, choice: Json): Table {
  const id = t.expectAsk(kind).s.ask?.id;
  while (t.s.ask?.id === id) t.play(petzEngine.waiting(t.s)[0] ?? 0, choice);
  return t;
}

/** All who are asked earn gold: nobody cleans. */
export function nobodyCleans(t: Table): Table {
  return allAnswer(t, 'petz.jobs', { imps: 0, plots: [0, 0, 0, 0], employee: false });
}

/** Everybody stays at home in this round's shopping. */
export function nobodyShops(t: Table): Table {
  return allAnswer(t, 'petz.group', []);
}

/** A shop without the things named, to compare what must not have changed. */
export function without(shop: Shop, ...keys: (keyof Shop)[]): Partial<Shop> {
  const rest: Partial<Shop> = { ...structuredClone(shop) };
  for (const key of keys) delete rest[key];
  return rest;
}

/** A refusal of this kind, by this rule. */
export function expectRefused(t: Table, seat: Seat, choice: Json, code: string, rule: string | null = null) {
  expect(t.refusal(seat, choice)).toMatchObject({ code, rule });
}
