/** Answers that no honest player gives: nonsense of every kind, and legal answers with one thing broken. */

import { copy } from '../../src/engine/kernel/data.ts';
import { pickOne, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Action, Json } from '../../src/engine/kernel/state.ts';

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '0',
  'home',
  '__proto__',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  2 ** 53,
  4294967296,
  [],
  {},
  [[]],
  [null],
  { value: 0 },
  { length: 1, 0: 0 },
  JSON.parse('{"__proto__":{"imps":1,"gold":0}}'),
  new Array(3),
  () => 1,
  Symbol('s'),
  new Map([[0, 0]]),
  Object.create([0]),
];

/** Nonsense of any kind. */
export const junk = (rng: Rng): unknown => pickOne(JUNK, rng);

/** A legal answer with one thing in it broken. */
export function broken(choice: Json, rng: Rng): unknown {
  if (choice === null || typeof choice !== 'object') return brokenLeaf(choice, rng);
  const holder = copy(choice) as { [key: string]: unknown };
  const keys = Object.keys(holder);
  if (keys.length === 0 || rng.below(3) === 0) return misshapen(holder, rng);
  const key = pickOne(keys, rng);
  if (rng.below(4) === 0) delete holder[key];
  else holder[key] = broken(holder[key] as Json, rng);
  return holder;
}

function misshapen(holder: { [key: string]: unknown }, rng: Rng): unknown {
  const longer = Array.isArray(holder) ? [...holder, null] : { ...holder, length: 1 };
  const all = [
    ...[[holder], Object.values(holder), Object.create(holder), longer],
    Object.assign(holder, { extra: 1 }),
  ];
  return pickOne(all, rng);
}

function brokenLeaf(leaf: Json, rng: Rng): unknown {
  if (typeof leaf === 'number' && rng.below(2) === 0) {
    return pickOne([leaf + 1, leaf - 1, leaf + 0.5, String(leaf), -leaf, leaf + 1000], rng);
  }
  return rng.below(4) === 0 ? [leaf] : junk(rng);
}

/** A whole action of unknown origin where the types expect a good one. */
export function forged(seat: unknown, ask: unknown, choice: unknown): Action {
  return { seat, ask, choice } as Action;
}
