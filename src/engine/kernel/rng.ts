/**
 * Seeded chance. The generator is seedrandom's Alea; its four numbers are kept in the state and restored for
 * every use, so that a state alone decides what falls next. Bots have dice of their own (`dice(seed)`), which
 * never touch a game's.
 */

import alea from 'seedrandom/lib/alea.js';
import type { Dice } from './state.ts';

/** A running generator. Make one with `dice` or `rollWith`; never keep one inside a state. */
export interface Rng {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 to `n - 1`; `n` is at least 1. */
  below(n: number): number;
}

/** 2 to the power of -32. */
const FRACTION = 2.3283064365386963e-10;

/** A generator that advances the numbers in `kept`: a step of Alea, by Johannes Baagøe. */
function throwing(kept: Dice): Rng {
  const next = (): number => {
    const sum = 2091639 * kept[0] + kept[3] * FRACTION;
    const carry = sum | 0;
    kept[0] = kept[1];
    kept[1] = kept[2];
    kept[2] = sum - carry;
    kept[3] = carry;
    return kept[2];
  };
  return { next, below: (n) => Math.floor(next() * n) };
}

/** The dice at the start of a game, from its seed. */
export function seedDice(seed: string): Dice {
  const { s0, s1, s2, c } = alea(seed, { state: true }).state();
  return [s0, s1, s2, c];
}

/** Free-standing dice for bots, tests and playouts. */
export function dice(seed: string): Rng {
  return throwing(seedDice(seed));
}

/** Runs `use` with the generator whose numbers are `kept`, which it advances. */
export function rollWith<T>(kept: Dice, use: (rng: Rng) => T): T {
  return use(throwing(kept));
}

/** Puts a list into random order, in place. */
export function shuffle<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
}

/** One element of a list that is not empty. */
export function pickOne<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)] as T;
}
