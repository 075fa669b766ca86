/** Seeded chance: golden numbers, exact restoring, fair shuffles. */

import fc from 'fast-check';
import alea from 'seedrandom/lib/alea.js';
import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/engine/kernel/data.ts';
import { dice, pickOne, rollWith, seedDice, shuffle } from '../../../src/engine/kernel/rng.ts';
import type { Dice } from '../../../src/engine/kernel/state.ts';

const numbers = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe('the generator', () => {
  // A change of these numbers is a change of every saved and every recorded game.
  test('gives the numbers it always gave', () => {
    expect(seedDice('golden')).toEqual(GOLDEN.state);
    expect(numbers(4, dice('golden').next)).toEqual(GOLDEN.next);
    const rng = dice('golden');
    expect(numbers(12, () => rng.below(6))).toEqual(GOLDEN.below6);
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    shuffle(list, dice('golden'));
    expect(list).toEqual(GOLDEN.shuffled);
  });

  test('gives the numbers of the Alea that seeded it', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(numbers(40, dice(seed).next)).toEqual(numbers(40, alea(seed, { state: true })));
      }),
      { numRuns: 50 },
    );
  });

  test('gives other numbers for another seed, and some for an empty one', () => {
    const seeds = ['', '0', '1', 'golden', 'Golden', 'golden '];
    expect(new Set(seeds.map((seed) => dice(seed).next())).size).toBe(seeds.length);
  });

  test('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const rng = dice(seed);
        for (let i = 0; i < 20; i++) {
          const [x, k] = [rng.next(), rng.below(n)];
          expect(x >= 0 && x < 1 && Number.isInteger(k) && k >= 0 && k < n).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('dice saved in a state', () => {
  test('go on in the same sequence however often they are put away, saved and restored', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 }), (seed, turns) => {
        const straight = dice(seed);
        let state = seedDice(seed);
        for (const count of turns) {
          const rolled = rollWith(state, (rng) => numbers(count, rng.next));
          expect(rolled).toEqual(numbers(count, straight.next));
          state = plain(state);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('do not move unless they are thrown', () => {
    const state = seedDice('still');
    const before: Dice = [...state];
    expect(rollWith(state, () => 'nothing thrown')).toBe('nothing thrown');
    expect(state).toEqual(before);
    rollWith(state, (rng) => rng.next());
    expect(state).not.toEqual(before);
  });

  test('alone decide what falls next', () => {
    const state = seedDice('x');
    rollWith(state, (rng) => numbers(5, rng.next));
    const twin: Dice = [...state];
    expect(rollWith(state, (rng) => rng.next())).toBe(rollWith(twin, (rng) => rng.next()));
  });
});

describe('shuffling', () => {
  test('only changes the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = [...list];
        shuffle(shuffled, dice(seed));
        expect([...shuffled].sort()).toEqual([...list].sort());
      }),
    );
  });

  test('gives every order about equally often', () => {
    const rng = dice('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = ['a', 'b', 'c'];
      shuffle(list, rng);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('picks every element of a list sooner or later', () => {
    const rng = dice('pick');
    expect(new Set(Array.from({ length: 100 }, () => pickOne(['a', 'b', 'c'], rng))).size).toBe(3);
  });
});

const GOLDEN = {
  state: [0.27455706032924354, 0.25061838212423027, 0.8621250849682838, 1],
  next: [0.2551099988631904, 0.18230165145359933, 0.45072002662345767, 0.023332057520747185],
  below6: [1, 1, 2, 0, 1, 3, 1, 1, 0, 3, 1, 0],
  shuffled: [5, 4, 7, 6, 9, 8, 0, 3, 1, 2],
};
