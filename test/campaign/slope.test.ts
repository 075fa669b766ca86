/** The way up is a slope: what bots won says how hard each level is, and none is a wall or a holiday. */
import { describe, expect, test } from 'vitest';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';

const { campaign, levels } = readCampaignFiles();
const COUNTED = ['apprentice', 'trader', 'master'] as const;

function wonBy(id: string, strength: (typeof COUNTED)[number]): number {
  const [won = 0, games = 1] = levels.find(({ level }) => level.id === id)?.proof?.town?.[strength] ?? [];
  return won / games;
}

function meanOf(id: string): number {
  return COUNTED.reduce((sum, strength) => sum + wonBy(id, strength), 0) / COUNTED.length;
}

const chapter = (id: string) => campaign.chapters.find((one) => one.id === id)?.levels ?? [];

describe('the ladder', () => {
  const rungs = chapter('ladder');
  const steps = rungs.slice(1).map((id, i) => [rungs[i] ?? '', id] as const);

  test.each(steps)('from %s to %s it grows harder, and not by a leap', (before, after) => {
    const fall = meanOf(before) - meanOf(after);
    // Two hundred games of each strength tell no less than this apart; among equals, town and quest take turns.
    expect(fall).toBeGreaterThan(-0.03);
    expect(fall).toBeLessThan(0.2);
  });

  test.each(rungs)('%s was counted in 200 games of each strength', (id) => {
    const { town = {} } = levels.find(({ level }) => level.id === id)?.proof ?? {};
    for (const strength of ['hatchling', ...COUNTED] as const)
      expect([strength, town[strength]?.[1]]).toEqual([strength, 200]);
  });

  test.each(steps)('%s opens %s', (before, after) => {
    const level = levels.find((one) => one.level.id === after)?.level;
    expect(level?.after).toEqual([before]);
  });
});

describe('the chapters', () => {
  test('from the middle of the town on no level is won by a trader as a matter of course', () => {
    for (const id of chapter('town').slice(0, 3)) expect(wonBy(id, 'trader'), id).toBeGreaterThan(0.9);
    for (const id of chapter('town').slice(3)) expect(wonBy(id, 'trader'), id).toBeLessThan(0.75);
  });
});
