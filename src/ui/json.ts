/** Telling the shapes of plain data apart. */

import type { Json } from '../engine/kernel/state.ts';

/** True for a record: no list, and not null. Screens run no code of the kernel, so this stands here as well. */
export function isJsonRecord(x: Json | undefined): x is { readonly [key: string]: Json } {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

/** A list of numbers; anything else in it is left out. */
export function numbersIn(x: Json): number[] {
  return Array.isArray(x) ? x.filter((n): n is number => typeof n === 'number') : [];
}
