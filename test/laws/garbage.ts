/** Answers that no honest player gives: nonsense of every kind, and legal answers with one thing broken. */

import fc from 'fast-check';
import { copy } from '../../src/engine/kernel/data.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Action, Json } from '../../src/engine/kernel/state.ts';

const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'length',
  'prototype',
  'imps',
  'gold',
  '0',
);
const oddNumber = fc.constantFrom(
  NaN,
  Infinity,
  -Infinity,
  -0,
  0.5,
  -1,
  1e308,
  2 ** 53,
  -(2 ** 31),
  4294967296,
);

function nested(depth: number): Json {
  let nest: Json = [];
  for (let i = 0; i < depth; i++) nest = i % 2 === 0 ? [nest] : { a: nest };
  return nest;
}

/** Anything at all: numbers of all sorts, holes, foreign classes, keys that mean something to JavaScript. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  oddNumber,
  fc.anything({
    key: fc.oneof(oddKey, fc.string()),
    values: [
      fc.boolean(),
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.constant(null),
      fc.constant(undefined),
      oddNumber,
    ],
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
    withObjectString: true,
    withUnboxedBuiltIns: true,
  } as fc.ObjectConstraints),
  fc.dictionary(oddKey, fc.oneof(oddNumber, fc.jsonValue())),
  fc.array(fc.dictionary(oddKey, fc.oneof(oddNumber, fc.jsonValue()))),
  fc.constantFrom(
    nested(5000),
    JSON.parse('{"__proto__":{"imps":1,"gold":0}}'),
    new Array(3),
    Symbol('s'),
    () => 1,
  ),
);

/** Seats that are none, and asks that are not open. */
export const wrongSeat: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '0',
    '__proto__',
    'constructor',
    0.5,
    1.5,
    -1,
    99,
    NaN,
    Infinity,
    null,
    undefined,
    [0],
    { 0: 0 },
    true,
  ),
  fc.double().filter((x) => !Number.isInteger(x)),
  fc.string(),
);
export const wrongAsk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, NaN, Infinity, null, undefined, '1', [1], {}, true),
  fc.string(),
);

/** A value of unknown origin where the types expect a good one: just what the engine must be proof against. */
export function forged(seat: unknown, ask: unknown, choice: unknown): Action {
  return { seat, ask, choice } as Action;
}

/** A legal answer with one thing in it broken. */
export function broken(choice: Json, rng: Rng): unknown {
  if (choice === null || typeof choice !== 'object') return brokenLeaf(choice, rng);
  const holder = copy(choice) as { [key: string]: unknown };
  const keys = Object.keys(holder);
  const key = keys[rng.below(keys.length)];
  const ways = [
    () => Object.assign(holder, { extra: 1 }),
    () => [holder],
    () => Object.values(holder),
    () => Object.create(holder),
    () => (Array.isArray(holder) ? [...holder, null] : { ...holder, length: 1 }),
  ];
  if (key === undefined || rng.below(3) === 0) return ways[rng.below(ways.length)]?.();
  if (rng.below(4) === 0) delete holder[key];
  else holder[key] = broken(holder[key] as Json, rng);
  return holder;
}

function brokenLeaf(leaf: Json, rng: Rng): unknown {
  const others = [
    undefined,
    NaN,
    0.5,
    -1,
    1e9,
    Infinity,
    '',
    '0',
    'home',
    '__proto__',
    [],
    {},
    [leaf],
    { value: leaf },
    null,
  ];
  const near =
    typeof leaf === 'number' ? [leaf + 1, leaf - 1, leaf + 0.5, String(leaf), -leaf, leaf + 1000] : [];
  const all = [...others, ...near];
  return all[rng.below(all.length)];
}
