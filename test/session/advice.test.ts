/** Hints in levels: a player who follows nothing else wins what the level asks for, and is never stopped by the coach. */

import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/campaign/schema.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { followCoach } from '../../src/cli/levels/hint-counts.ts';

/** Puzzles that are searched through in a moment, and that bots fail. */
const QUICK = ['puzzles.6', 'puzzles.7', 'puzzles.8', 'puzzles.17'];

const { levels } = readCampaignFiles();
const of = (kind: Level['kind']): Level[] =>
  levels.map(({ level }) => level).filter((level) => level.kind === kind);

const stars = async (level: Level, seed = level.seed ?? level.id): Promise<number[]> =>
  (await followCoach(level, seed)).end?.stars ?? [];

describe('a player who follows only hints', () => {
  test.each(
    of('lesson')
      .filter(({ game }) => game === 'petz')
      .map((level) => [level.id, level] as const),
  )('wins the lesson %s, and the coach holds nothing back', async (_id, level) => {
    expect(await stars(level)).toContain(0);
  });

  // The quest's lesson, all puzzles, and every other level: `npm run levels -- --hints all`.
  test.each(
    of('puzzle')
      .filter(({ id }) => QUICK.includes(id))
      .map((level) => [level.id, level] as const),
  )('wins all stars of the puzzle %s', async (_id, level) => {
    expect(await stars(level)).toEqual(level.goals.map((_, at) => at));
  });
});
