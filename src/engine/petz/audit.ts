/** Counts every piece: each must be somewhere exactly once, and no count may be negative (architecture, law 7). */

import { boxOf, PRINTED_CAGE } from './data/cards.ts';
import { cardOf, isSubstitute, NEED_CARDS, POTION } from './data/needs.ts';
import { expansionsOf } from './expansion.ts';
import { impsOf } from './imps.ts';
import { petsOf } from './query.ts';
import type { PetzSetup } from './schema-setup.ts';
import { allImps } from './score.ts';
import { hasPetzShape, type Petz } from './state.ts';

function present(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}

/** What is missing or doubled among the pieces of one kind. */
function compare<T>(kind: string, box: readonly T[], found: readonly T[]): string[] {
  const counts = new Map<T, number>();
  for (const piece of found) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const wrong: string[] = [];
  for (const piece of box) {
    const count = counts.get(piece) ?? 0;
    if (count !== 1) wrong.push(`${kind} ${piece} is there ${count} times`);
    counts.delete(piece);
  }
  for (const piece of counts.keys()) wrong.push(`${kind} ${piece} is not in the box`);
  return wrong;
}

/** Numbers that may be negative: reputation at the end (RUL-57), and a score that takes no part (RUL-51). */
const SIGNED = ['reputation', 'history', 'score'];

/** All other numbers below zero, wherever they are in the data. */
function negatives(data: unknown, path: string): string[] {
  if (typeof data === 'number') return data < 0 ? [`${path} is ${data}`] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    SIGNED.includes(key) ? [] : negatives(value, `${path}.${key}`),
  );
}

function auditTiles(s: Petz): string[] {
  const { town, piles, gone, shops, unused } = s;
  const plots = shops.flatMap((shop) => shop.plots);
  const cages = [...present(plots.map((plot) => plot.cage)), ...shops.flatMap((shop) => shop.cart.cages)];
  const addons = [...present(plots.map((plot) => plot.addon)), ...shops.flatMap((shop) => shop.cart.addons)];
  const pets = shops.flatMap((shop) => [...petsOf(shop).map((x) => x.pet), ...shop.cart.pets]);
  const box = boxOf(s);
  const away = (kind: 'pets' | 'cages' | 'addons' | 'artifacts' | 'exhibitions'): string[] =>
    expansionsOf(s).flatMap(({ tilesElsewhere }) => tilesElsewhere?.(s)[kind] ?? []);
  return [
    ...compare('pet', box.pets, [
      ...away('pets'),
      ...town.young,
      ...town.old,
      ...piles.pets,
      ...gone.pets,
      ...pets.map((pet) => pet.id),
    ]),
    ...compare('cage', box.cages, [
      ...away('cages'),
      ...present(town.cages),
      ...piles.cages,
      ...gone.cages,
      ...cages.filter((id) => id !== PRINTED_CAGE),
    ]),
    ...compare('addon', box.addons, [
      ...away('addons'),
      ...present(town.addons),
      ...piles.addons,
      ...gone.addons,
      ...addons,
    ]),
    ...compare('artifact', box.artifacts, [
      ...away('artifacts'),
      ...town.artifacts,
      ...piles.artifacts,
      ...gone.artifacts,
      ...shops.flatMap((shop) => shop.artifacts),
    ]),
    ...compare('exhibition', box.exhibitions, [
      ...away('exhibitions'),
      ...present(s.exhibitions.map((tile) => tile.id)),
      ...gone.exhibitions,
      ...unused.exhibitions,
    ]),
    ...compare('customer', box.customers, [
      ...present(s.customers.map((tile) => tile.id)),
      ...gone.customers,
      ...unused.customers,
    ]),
  ];
}

function auditCards(s: Petz): string[] {
  const laid = s.shops.flatMap((shop) => petsOf(shop).flatMap(({ pet }) => pet.cards ?? []));
  const held = [...s.shops.flatMap((shop) => shop.hand), ...laid.map(cardOf)];
  const real = held.filter((card) => card !== POTION && !isSubstitute(card));
  const box = NEED_CARDS.map((_card, i) => i);
  return compare('need card', box, [...real, ...s.piles.needs.flat(), ...s.gone.needs.flat()]);
}

function auditImps(s: Petz): string[] {
  return s.shops.flatMap((_shop, seat) => {
    const imps = allImps(s, seat);
    const all = impsOf(s.setup, seat);
    return imps === all ? [] : [`seat ${seat} has ${imps} imps instead of ${all}`];
  });
}

/** Everything wrong with the inventory; empty if all is well. Meaningless before the deal. */
export function audit(s: Petz): string[] {
  return [
    ...auditTiles(s),
    ...auditCards(s),
    ...auditImps(s),
    ...negatives(s.shops, 'shops'),
    ...negatives(s.town, 'town'),
    ...expansionsOf(s).flatMap((expansion) => expansion.audit?.(s) ?? []),
  ];
}

/** Whether data has the shape of a state for a setup. Its pieces and the setup itself are checked elsewhere. */
export function isPetzState(data: unknown, { seats, expansions }: PetzSetup): boolean {
  if (!hasPetzShape(data)) return false;
  const { shops, order, starter, finals, outcome, ask } = data;
  const perSeat = [
    shops,
    ...(finals === null ? [] : [finals]),
    ...(outcome === null ? [] : [outcome.scores]),
  ];
  const named = [starter, ...order, ...(ask?.seats ?? []), ...(outcome?.winners ?? [])];
  const isOrder = new Set(order).size === order.length;
  return (
    perSeat.every(({ length }) => length === seats) &&
    named.every((one) => one < seats) &&
    isOrder &&
    // What the expansion adds is there as a whole or not at all.
    [data, ...shops, ...shops.flatMap(({ plots }) => plots)].every(
      (part) => (part.alleys !== undefined) === (expansions?.darkAlleys !== undefined),
    )
  );
}
