/** What the training of the learned value makes of samples whose truth is known. */

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { correlation, predicted, regress } from '../../src/cli/train/fit.ts';
import { quickSamplesOf, type ShopSample, samplesOf } from '../../src/cli/train/samples.ts';
import { judgeValues, learnValues, train } from '../../src/cli/train.ts';
import { dice } from '../../src/engine/kernel/rng.ts';

const ROUND = { game: 0, left: 0, boxes: ['base'] as const, next: null };

/** Shops that gain 3, and 2 for the second feature, and lose 1 for the third; the fourth is the same for all. */
function lastRounds(noise = 0, games = 600): ShopSample[] {
  const rng = dice('samples');
  return Array.from({ length: games }, (_, game) => {
    const [a, b] = [rng.below(10), rng.below(5)];
    const gained = 3 + 2 * a - b + noise * (rng.next() - 0.5);
    return { ...ROUND, game, features: [1, a, b, 7], soon: gained, gained };
  });
}

/** The same shops a round earlier: the second feature is one less then, and the round brings 5. */
const roundsBefore = (last: readonly ShopSample[]): ShopSample[] =>
  last.map(({ features: [one = 0, a = 0, ...others], ...x }) => ({
    ...x,
    left: 1,
    features: [one, a - 1, ...others],
    soon: 5,
    next: [one, a, ...others],
    gained: x.gained + 5,
  }));

const examples = (samples: readonly ShopSample[]) =>
  samples.map(({ features, gained }) => ({ features, target: gained }));

test('the weights are those that the samples were made with', () => {
  const weights = regress(examples(lastRounds(2)), 12);
  expect(weights[1]).toBeCloseTo(2, 0);
  expect(weights[2]).toBeCloseTo(-1, 0);
  // What never differs looks like the constant.
  expect(weights[3]).toBe(0);
  expect(predicted(weights, [1, 4, 1, 7])).toBeCloseTo(10, 0);
});

test('what is known before stays where few examples speak, and gives way where many do', () => {
  const prior = [0, 5, -1, 9];
  const [few, many] = [3, 3000].map((n) => regress(examples(lastRounds(0, n)), 100, prior));
  expect(few?.[1]).toBeGreaterThan(4);
  expect(many?.[1]).toBeLessThan(2.3);
  expect(many?.[2]).toBeCloseTo(-1, 1);
  // Nothing was seen of a feature that never differs: what was known of it stays.
  expect(many?.[3]).toBe(9);
  expect(predicted(many ?? [], [1, 4, 1, 7])).toBeCloseTo(10, 0);
});

test('a round is worth what it brings and what comes after it', () => {
  const last = lastRounds();
  const weights = learnValues([...last, ...roundsBefore(last)]);
  expect(weights).toHaveLength(2);
  expect(predicted(weights[1] ?? [], [1, 3, 1, 7])).toBeCloseTo(5 + 3 + 2 * 4 - 1, 0);
});

test('how well games are predicted is reported for each number of rounds left', () => {
  const last = lastRounds();
  const samples = [...last, ...roundsBefore(last)];
  const judged = judgeValues(learnValues(samples), samples);
  expect(judged).toHaveLength(2);
  expect(judged[1]).toContain('1 rounds left: 600 held back, correlation 1.000');
});

test('numbers that rise together go together', () => {
  expect(correlation([0, 1, 2].map((x) => [x, 3 * x] as const))).toBeCloseTo(1);
  expect(correlation([0, 1, 2].map((x) => [x, -x] as const))).toBeCloseTo(-1);
  expect(correlation([0, 1, 2].map((x) => [x, 5] as const))).toBe(0);
});

test.each([
  ['bots', () => samplesOf(0, 'seed', 'easy', 1)],
  ['those who play on in a search', () => quickSamplesOf(0, 'seed')],
])(
  'a game between %s gives a sample for every shop and round, the same ones for the same seed',
  (_who, play) => {
    const found = play();
    expect(found).toHaveLength(12);
    expect(found.map((x) => x.left)).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]);
    expect(play()).toEqual(found);
    for (const [i, { soon, next, gained }] of found.entries()) {
      const after = found[i + 2];
      expect(next).toEqual(after?.features ?? null);
      expect(gained).toBe(soon + (after?.gained ?? 0));
    }
  },
);

test('the same number and seed train the same file, another seed another one', () => {
  const out = join(tmpdir(), `train-${process.pid}.json`);
  const trained = (seed: string): string => {
    train([
      '--games',
      '20',
      '--quick',
      '20',
      '--seed',
      seed,
      '--bot',
      'hatchling',
      '--box',
      'base',
      '--out',
      out,
    ]);
    return readFileSync(out, 'utf8');
  };
  const first = trained('a');
  expect(trained('a')).toBe(first);
  expect(trained('b')).not.toBe(first);
});
