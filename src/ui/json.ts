/** Telling the shapes of plain data apart. */

import type { Json } from '../engine/kernel/state.ts';

export { isRecord } from '../engine/kernel/domain.ts';

/** A list of numbers; anything else in it is left out. */
export function numbersIn(x: Json): number[] {
  return Array.isArray(x) ? x.filter((n): n is number => typeof n === 'number') : [];
}
