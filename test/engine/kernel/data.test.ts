/** Copying, comparing, freezing and hashing of plain data. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, each, equal, freeze, hash, isPlain, plain } from '../../../src/engine/kernel/data.ts';

/** JSON whose objects may have any keys, those that mean something to JavaScript too. */
const json = fc
  .jsonValue()
  .chain((value) =>
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length')),
      fc.constant(value),
    ),
  );

const reversed = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(reversed);
  if (data === null || typeof data !== 'object') return data;
  const result = Object.create(Object.prototype) as object;
  for (const [key, value] of Object.entries(data).reverse()) {
    Object.defineProperty(result, key, {
      value: reversed(value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return result;
};

describe('each', () => {
  test('gives what map gives', () => {
    const make = (n: number, at: number) => `${at}:${n}`;
    for (const list of [[], [7], [3, 1, 2]]) expect(each(list, make)).toEqual(list.map(make));
  });
});

describe('a copy', () => {
  test('equals its original', () => {
    fc.assert(
      fc.property(json, (data) => {
        expect(JSON.stringify(copy(data))).toBe(JSON.stringify(data));
      }),
    );
  });

  test('shares nothing with it', () => {
    const original = { list: [{ n: 1 }], inner: { deep: { n: 1 } } };
    const other = copy(original);
    other.list[0] = { n: 2 };
    other.inner.deep.n = 2;
    expect(original).toEqual({ list: [{ n: 1 }], inner: { deep: { n: 1 } } });
    expect(other.list).not.toBe(original.list);
  });

  test('of a frozen thing may be changed', () => {
    const other = copy(freeze({ list: [1] }));
    other.list.push(2);
    expect(other).toEqual({ list: [1, 2] });
  });

  test('keeps a key called __proto__ as a key', () => {
    const other = copy(JSON.parse('{"__proto__": {"imps": 1}}') as { imps?: number });
    expect(Object.keys(other)).toEqual(['__proto__']);
    expect(other.imps).toBeUndefined();
  });
});

describe('equality', () => {
  test.each([
    [1, 1, true],
    [1, '1', false],
    [null, 0, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [[1], [1, 1], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: [{ b: null }] }, { a: [{ b: null }] }, true],
    [{ a: [{ b: null }] }, { a: [{ b: 0 }] }, false],
  ])('of %j and %j is %s', (a, b, same) => {
    expect(equal(a, b)).toBe(same);
    expect(equal(b, a)).toBe(same);
  });
});

describe('freezing', () => {
  test('goes all the way down, and gives the thing itself', () => {
    const data = { list: [{ n: 1 }] };
    expect(freeze(data)).toBe(data);
    expect(() => data.list.push({ n: 2 })).toThrow(TypeError);
    expect(() => Object.assign(data.list[0] ?? {}, { n: 2 })).toThrow(TypeError);
    expect(freeze(null)).toBeNull();
  });
});

describe('plain data', () => {
  test('is known from everything else', () => {
    for (const data of [null, 0, 'x', [], [1, [2]], { a: { b: [null, true] } }])
      expect(isPlain(data)).toBe(true);
    for (const data of [{ a: undefined }, [Number.NaN], new Date(0), new Map([[1, 2]]), Object.create([1])]) {
      expect(isPlain(data)).toBe(false);
    }
  });

  test('is what is left after saving and loading', () => {
    expect(plain({ a: undefined, b: [undefined, Number.NaN] })).toEqual({ b: [null, null] });
    expect(Object.is(plain(-0), 0)).toBe(true);
  });
});

describe('a hash', () => {
  // A change of these is a change of every saved and every recorded game.
  test.each([
    [{}, '44136fa355b3678a'],
    [{ rng: [0.5, 0.25, 0.125, 1], tasks: [], ask: null }, 'fbe40ff9913abaae'],
    [{ b: 1, a: ['ü', 2.5, -1, true, null] }, '30fab5a9e10e77f7'],
  ])('of %j is what it always was', (data, golden) => {
    expect(hash(data)).toBe(golden);
  });

  test('does not depend on the order of keys, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true } as fc.JsonSharedConstraints), (data) => {
        expect(hash(reversed(data))).toBe(hash(data));
      }),
    );
    expect(hash({ a: { x: 1, y: 2 }, b: 3 })).toBe(hash({ b: 3, a: { y: 2, x: 1 } }));
  });

  test('depends on everything else', () => {
    const different = [
      null,
      0,
      '',
      '0',
      [],
      {},
      [0],
      [[0]],
      { a: 0 },
      { a: null },
      { b: 0 },
      [1, 2],
      [2, 1],
      { a: { b: 0 } },
    ];
    expect(new Set(different.map(hash)).size).toBe(different.length);
  });
});
