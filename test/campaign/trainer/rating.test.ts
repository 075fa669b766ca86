/** Glicko-2 as its author works it out by hand, and what is made of it here. */
import glicko2 from 'glicko2-lite';
import { describe, expect, test } from 'vitest';
import { decayed, MAX_DEVIATION, rated, UNRATED } from '../../../src/campaign/trainer/rating.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { puzzles, settled } from './solvers.ts';

test("the library gives the result of the worked example in Glickman's paper", () => {
  const { rating, rd, vol } = glicko2(
    1500,
    200,
    0.06,
    [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ],
    { tau: 0.5 },
  );
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(rd).toBeCloseTo(151.52, 1);
  expect(vol).toBeCloseTo(0.05999, 4);
});

describe('one puzzle', () => {
  const even = { rating: UNRATED.rating, deviation: 60 };

  test('solved raises the rating, failed lowers it as much, and both make it surer', () => {
    const up = rated(UNRATED, even, 1);
    const down = rated(UNRATED, even, 0);
    expect(up.rating).toBeGreaterThan(UNRATED.rating + 100);
    expect(up.rating + down.rating).toBeCloseTo(2 * UNRATED.rating);
    expect(up.deviation).toBeLessThan(MAX_DEVIATION);
    expect(down.deviation).toBeCloseTo(up.deviation);
  });

  test('a hard one brings more than an easy one', () => {
    const hard = rated(UNRATED, { ...even, rating: 1700 }, 1);
    const easy = rated(UNRATED, { ...even, rating: 900 }, 1);
    expect(hard.rating).toBeGreaterThan(easy.rating + 100);
  });

  test('days without one leave the rating and bring doubt back, to that of a newcomer at most', () => {
    const known = { ...UNRATED, deviation: 60 };
    expect(decayed(known, 7)).toMatchObject({ rating: known.rating, deviation: expect.closeTo(76.5, 0) });
    expect(decayed(known, 0).deviation).toBe(60);
    expect(decayed(known, 4000).deviation).toBe(MAX_DEVIATION);
    // A clock that was set back.
    expect(decayed(known, -5).deviation).toBe(60);
  });
});

test('after 40 puzzles the ratings of 200 solvers of known strength lie within 60 points of it on the mean', () => {
  const index = puzzles(300);
  const rng = dice('strengths');
  const off = Array.from({ length: 200 }, (_, i) => {
    const strength = 700 + 1200 * rng.next();
    const { rating, deviation } = settled(index, strength, 40, `solver ${i}`);
    return { by: rating - strength, deviation };
  });
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const share = (fits: (one: (typeof off)[number]) => boolean) => off.filter(fits).length / off.length;
  const report = {
    distance: mean(off.map(({ by }) => Math.abs(by))),
    bias: mean(off.map(({ by }) => by)),
    within60: share(({ by }) => Math.abs(by) <= 60),
    // What the page calls the doubt: 19 of 20 would be within it if answers were all there is to know.
    withinTwoDeviations: share(({ by, deviation }) => Math.abs(by) <= 2 * deviation),
  };
  // Forty answers cannot tell more than 44 points on the mean (a standard deviation of 55), for any method.
  expect(report.distance).toBeLessThanOrEqual(60);
  expect(Math.abs(report.bias)).toBeLessThanOrEqual(12);
  expect(report.within60).toBeGreaterThanOrEqual(0.6);
  expect(report.withinTwoDeviations).toBeGreaterThanOrEqual(0.88);
});
