/** Answers that no honest player gives: nonsense of every kind; legal answers with one thing broken are in `src/cli/trust/garbage.ts`. */

import fc from 'fast-check';
import type { Json } from '../../src/engine/kernel/state.ts';

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
