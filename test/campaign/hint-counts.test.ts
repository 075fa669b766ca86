/** Counting how far hints lead beside the master: games go on from those counted, and the intervals are those of pairs. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import {
  aheadOfMaster,
  countHints,
  type HintCounts,
  hintsRow,
  reachedIn,
  readHintCounts,
} from '../../src/cli/levels/hint-counts.ts';
import { shippedLevel } from '../kit/level-games.ts';

let folder = '';
const file = () => join(folder, 'hints.json');
const written = (): HintCounts => JSON.parse(readFileSync(file(), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('going on with counts', () => {
  const quick = shippedLevel('puzzles/01-two-customers.json');
  const later = shippedLevel('puzzles/02-paid-to-go.json');
  const count = (games: number, resume: boolean, levels = [quick]) =>
    countHints(levels, { games, resume, inTime: () => true, file: file() });

  test('adds games to those counted, and leaves other levels alone', async () => {
    writeFileSync(file(), JSON.stringify({ other: { of: 'x', games: '+-' } }));
    await count(1, true);
    const { games } = written()[quick.id] ?? {};
    expect(games).toHaveLength(1);
    await count(2, true);
    expect(written()[quick.id]?.games).toHaveLength(2);
    expect(written().other?.games).toBe('+-');
  });

  test('plays the level with the fewest games first, and none once the time is over', async () => {
    await count(1, false, [quick]);
    await count(1, true, [quick, later]);
    expect(Object.values(written()).map(({ games }) => games.length)).toEqual([1, 1]);
    const counts = await countHints([quick], { games: 9, resume: true, inTime: () => false, file: file() });
    expect(counts[quick.id]?.games).toHaveLength(1);
  });

  test('begins anew with a level that is another by now, and with all without --resume', async () => {
    await count(2, false);
    await count(1, true, [{ ...quick, goals: quick.goals.slice(0, 1) }]);
    expect(written()[quick.id]?.games).toHaveLength(1);
    await count(2, false);
    await count(1, false);
    expect(written()[quick.id]?.games).toHaveLength(1);
  });
});

describe('what the counts say', () => {
  test('how often each reached it', () => {
    expect(reachedIn('==+-0')).toEqual({ hints: 3, master: 3 });
  });

  test('the interval of pairs holds zero as long as neither is clearly ahead', () => {
    const [low, high] = aheadOfMaster('====+-00');
    expect(low).toBeLessThan(0);
    expect(high).toBe(-low);
    expect(aheadOfMaster('+'.repeat(30))[0]).toBeGreaterThan(0);
    expect(aheadOfMaster('-'.repeat(30))[1]).toBeLessThan(0);
    expect(aheadOfMaster('=')[0]).toBeLessThan(-50);
  });

  test('a row of the guide', () => {
    expect(hintsRow('x', '====+-00')).toEqual([
      'x',
      '8',
      '63 % (31–86)',
      '63 % (31–86)',
      '1 : 1',
      expect.stringMatching(/^-\d+ to \d+$/),
    ]);
  });

  test('only levels that there are have counts', () => {
    const known = readCampaignFiles().levels.map(({ level }) => level.id);
    for (const [id, { games }] of Object.entries(readHintCounts())) {
      expect(known).toContain(id);
      expect(games).toMatch(/^[=+0-]+$/);
    }
  });

  test('every level has some, and in none the master is clearly ahead, nor in all together', () => {
    const counts = readHintCounts();
    for (const { level } of readCampaignFiles().levels) {
      const { games = '' } = counts[level.id] ?? {};
      expect(games, level.id).not.toBe('');
      expect(aheadOfMaster(games)[1], level.id).toBeGreaterThanOrEqual(0);
    }
    const all = Object.values(counts).map(({ games }) => games);
    expect(aheadOfMaster(all.join(''))[0]).toBeGreaterThan(0);
  });
});
