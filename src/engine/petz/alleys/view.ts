/** What a seat may know of the Dark Alleys, and what it could believe about the rest (DA-HIDDEN-06, DA-HIDDEN-07). */

import { type Rng, shuffle } from '../../kernel/rng.ts';
import { ACCESSORIES, FACILITIES } from '../data/cards.ts';
import type { Petz } from '../state.ts';
import type { Alleys } from './state.ts';

/** Stands for a tile of a face-down stack in a view. */
const FACE_DOWN = '?';

/**
 * Turns the stacks of a copied board face down: their order is hidden from all, how many is public
 * (DA-HIDDEN-09).
 */
export function hideAlleys(alleys: Alleys): void {
  alleys.facilities = alleys.facilities.map(() => FACE_DOWN);
  alleys.accessories = alleys.accessories.map(() => FACE_DOWN);
}

/** Every accessory that is not in its stack. */
export function accessoriesOut(s: Pick<Petz, 'shops'>, alleys: Alleys): string[] {
  const owned = s.shops.flatMap((shop) => [
    ...(shop.alleys?.accessories ?? []),
    ...shop.plots.flatMap((plot) => plot.pet?.wears ?? []),
    ...shop.cart.pets.flatMap((pet) => pet.wears ?? []),
  ]);
  return [...alleys.shown.filter((tile) => tile !== null), ...alleys.gone, ...owned];
}

/** Puts the stacks in an order that may be theirs. */
export function imagineAlleys(s: Petz, alleys: Alleys, rng: Rng): void {
  const closed = Object.keys(FACILITIES).filter((id) => !alleys.row.includes(id));
  shuffle(closed, rng);
  alleys.facilities = closed.slice(0, alleys.facilities.length);
  const out = new Set(accessoriesOut(s, alleys));
  const left = Object.keys(ACCESSORIES).filter((id) => !out.has(id));
  shuffle(left, rng);
  alleys.accessories = left.slice(0, alleys.accessories.length);
}
