/** What the training of the learned value makes of samples whose truth is known. */

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { correlation, predicted, regress } from '../../src/cli/train/fit.ts';
import { type ShopSample, samplesOf } from '../../src/cli/train/samples.ts';
import { learnValues, train } from '../../src/cli/train.ts';
import { dice } from '../../src/engine/kernel/rng.ts';

/** Shops that gain 3, and 2 for the second feature, and lose 1 for the third; the fourth is the same for all. */
function samples(left: number, noise = 0): ShopSample[] {
  const rng = dice('samples');
  return Array.from({ length: 600 }, (_, game) => {
    const [a, b] = [rng.below(10), rng.below(5)];
    const gained = 3 + 2 * a - b + noise * (rng.next() - 0.5);
    return { game, left, alleys: false, features: [1, a, b, 7], gained };
  });
}

test('the weights are those that the samples were made with', () => {
  const weights = regress(samples(2, 2), 2);
  expect(weights[1]).toBeCloseTo(2, 0);
  expect(weights[2]).toBeCloseTo(-1, 0);
  // What never differs cannot be told from the constant.
  expect(weights[3]).toBe(0);
  expect(predicted(weights, [1, 4, 1, 7])).toBeCloseTo(10, 0);
});

test('there are weights for each number of rounds left, and they foretell games that were kept back', () => {
  const told: string[] = [];
  const weights = learnValues([...samples(0), ...samples(1)], (line) => told.push(line));
  expect(weights).toHaveLength(2);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('correlation 1.000');
});

test('numbers that rise together go together', () => {
  expect(correlation([0, 1, 2].map((x) => [x, 3 * x] as const))).toBeCloseTo(1);
  expect(correlation([0, 1, 2].map((x) => [x, -x] as const))).toBeCloseTo(-1);
  expect(correlation([0, 1, 2].map((x) => [x, 5] as const))).toBe(0);
});

test('a game gives a sample for every shop and round, the same ones for the same seed', () => {
  const found = samplesOf(0, 'seed', 'easy', 1);
  expect(found).toHaveLength(12);
  expect(found.map((x) => x.left)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]);
  expect(samplesOf(0, 'seed', 'easy', 1)).toEqual(found);
});

test('the same number and seed train the same file, another seed another one', () => {
  const out = join(tmpdir(), `train-${process.pid}.json`);
  const trained = (seed: string): string => {
    train(['--games', '20', '--seed', seed, '--bot', 'hatchling', '--box', 'base', '--out', out]);
    return readFileSync(out, 'utf8');
  };
  const first = trained('a');
  expect(trained('a')).toBe(first);
  expect(trained('b')).not.toBe(first);
});
