/**
 * Seeded chance. The generator is seedrandom's Alea; its four numbers are stored in the state and restored for
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

type AleaRng = ReturnType<typeof alea>;

function wrap(prng: AleaRng): Rng {
  return { next: prng, below: (n) => Math.floor(prng() * n) };
}

function toDice({ s0, s1, s2, c }: ReturnType<AleaRng['state']>): Dice {
  return [s0, s1, s2, c];
}

/** The dice at the start of a game, from its seed. */
export function seedDice(seed: string): Dice {
  return toDice(alea(seed, { state: true }).state());
}

/** Free-standing dice for bots, tests and playouts. */
export function dice(seed: string): Rng {
  return wrap(alea(seed, { state: true }));
}

/** Runs `use` with the generator whose numbers are `numbers`, and writes the advanced ones back into it. */
export function rollWith<T>(numbers: Dice, use: (rng: Rng) => T): T {
  const [s0, s1, s2, c] = numbers;
  const prng = alea('', { state: { s0, s1, s2, c } });
  const result = use(wrap(prng));
  const after = prng.state();
  numbers[0] = after.s0;
  numbers[1] = after.s1;
  numbers[2] = after.s2;
  numbers[3] = after.c;
  return result;
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
