/** The bots are worth their names. The long tables are in `strength.json` (`npm run tournament -- --pairings`), the ratings in `docs/bots.json`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playPairing, type StrengthResult } from '../../src/cli/tournament/pairings.ts';

/** The longest game of four shops with everything in it. */
const LONG_ALLEYS = 'full,dark-alleys,extended';

test('the expert beats random players nearly always', () => {
  const result = playPairing({ bot: 'master', against: 'random', seats: 4, variants: '' }, 12, 'small', 0.2);
  expect(result.winPercent).toBeGreaterThanOrEqual((100 * 10) / 12);
  expect(result.lead).toBeGreaterThan(25);
});

test('the beginner beats random players more often than not', () => {
  const result = playPairing({ bot: 'apprentice', against: 'random', seats: 2, variants: '' }, 40, 'small');
  expect(result.winPercent).toBeGreaterThan(60);
});

test('in the Dark Alleys the expert beats random players nearly always', () => {
  const pairing = { bot: 'master', against: 'random', seats: 4, variants: LONG_ALLEYS };
  const result = playPairing(pairing, 6, 'small', 0.1);
  expect(result.winPercent).toBeGreaterThanOrEqual((100 * 5) / 6);
  expect(result.lead).toBeGreaterThan(40);
});

describe('the committed table', () => {
  const file = readFileSync(join(import.meta.dirname, 'strength.json'), 'utf8');
  const { results } = JSON.parse(file) as { results: StrengthResult[] };
  const find = (bot: string, against: string, seats: number, variants = '') => {
    const found = results.find(
      (x) => x.bot === bot && x.against === against && x.seats === seats && x.variants === variants,
    );
    if (found === undefined) throw new Error(`no result for ${bot} among ${against}`);
    return found;
  };

  test('200 games at each of the main pairings', () => {
    const hardRandom = find('master', 'random', 4);
    expect(hardRandom.games).toBeGreaterThanOrEqual(200);
    expect(hardRandom.winPercent).toBeGreaterThanOrEqual(95);
    expect(hardRandom.lead).toBeGreaterThanOrEqual(25);
    const hardEasy = find('master', 'apprentice', 4);
    expect(hardEasy.games).toBeGreaterThanOrEqual(200);
    expect(hardEasy.winPercent).toBeGreaterThanOrEqual(40);
    expect(find('apprentice', 'random', 4).winInterval[0]).toBeGreaterThan(40);
  });

  test('in the Dark Alleys too', () => {
    const hardRandom = find('master', 'random', 4, LONG_ALLEYS);
    expect(hardRandom.games).toBeGreaterThanOrEqual(200);
    expect(hardRandom.winPercent).toBeGreaterThanOrEqual(95);
    const hardEasy = find('master', 'apprentice', 4, LONG_ALLEYS);
    expect(hardEasy.games).toBeGreaterThanOrEqual(100);
    expect(hardEasy.winPercent).toBeGreaterThanOrEqual(60);
    expect(find('master', 'apprentice', 2, 'dark-alleys,compromise').winPercent).toBeGreaterThan(75);
  });

  test('sane at every number of seats and with the full variant', () => {
    for (const [seats, variants] of [
      [2, ''],
      [3, ''],
      [4, 'full'],
    ] as const) {
      expect(find('master', 'apprentice', seats, variants).winPercent).toBeGreaterThan(150 / seats);
    }
  });
});
