/** Small throws of the dice that the random setups are made of. */

import { pickOne, type Rng, shuffle } from '../../src/engine/kernel/rng.ts';

/** True one time in `n`. */
export const oneIn = (rng: Rng, n: number): boolean => rng.below(n) === 0;

/** A whole number from `min` to `max`, both included. */
export const upTo = (rng: Rng, min: number, max: number): number => min + rng.below(max - min + 1);

/** `min` to `max` different ones of a list, in any order; fewer where the list is shorter. */
export function someOf<T>(rng: Rng, list: readonly T[], min: number, max: number): T[] {
  const all = [...list];
  shuffle(all, rng);
  return all.slice(0, upTo(rng, Math.min(min, all.length), Math.min(max, all.length)));
}

export { pickOne };
