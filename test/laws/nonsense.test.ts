/** Anything at all is refused where it is no answer, with a reason and without a trace. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action, Json } from '../../src/engine/kernel/state.ts';
import { GAMES } from './games.ts';
import { forged } from './garbage.ts';
import { answerTo, badRefusal, badTreatment } from './laws.ts';
import { walkOf } from './walks.ts';

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
const junk: fc.Arbitrary<unknown> = fc.oneof(
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
const wrongSeat: fc.Arbitrary<unknown> = fc.oneof(
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
const wrongAsk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, NaN, Infinity, null, undefined, '1', [1], {}, true),
  fc.string(),
);

describe('nonsense of another seat or to another question is refused', () => {
  test.each(GAMES)('$name', (game) => {
    const { steps } = walkOf(game);
    const index = fc.integer({ min: 0, max: steps.length - 1 });
    fc.assert(
      fc.property(index, wrongSeat, wrongAsk, junk, (i, seat, ask, thing) => {
        const step = steps[i];
        if (step === undefined) return;
        const { s, choice } = step;
        const id = s.ask?.id ?? 0;
        for (const action of [forged(seat, id, choice), forged(step.seat, ask, choice), thing as Action]) {
          expect(badRefusal(game, s, action), `${game.name}, first seed, step ${i}`).toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a nonsensical choice is refused or leads to a sound state', () => {
  test.each(GAMES)('$name', (game) => {
    const { steps } = walkOf(game);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: steps.length - 1 }), junk, (i, choice) => {
        const step = steps[i];
        if (step === undefined) return;
        const action = answerTo(step.s, step.seat, choice as Json);
        expect(badTreatment(game, step.s, action), `${game.name}, first seed, step ${i}`).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});
