/** Whether a hint leaves the bot's answer for a star. */

import { expect, test } from 'vitest';
import { settled } from '../../src/bots/advice/advise.ts';
import type { Aims } from '../../src/bots/advice/aims.ts';
import type { LevelTrial } from '../../src/bots/advice/trials.ts';
import type { GoalUse } from '../../src/campaign/schema.ts';
import { shippedLevel } from '../kit/level-games.ts';

/** Its must is to win. */
const level = shippedLevel('festival/17-closing-parade.json');
const aimsOf = (must: GoalUse): Aims => ({
  level: { ...level, goals: [must, ...level.goals.slice(1)] },
  seat: 0,
  events: [],
});
const known = { choice: 'known', why: null };
/** Each star counts for 8 points. */
const WEIGHTS = [0, 8, 8];
const SAME = [0, 0, 0, 0];

/** An answer that has come to these points, and to so much of the first star, in each imagination. */
const tried = (choice: string, points: readonly number[], star: readonly number[]): LevelTrial => ({
  choice,
  outlooks: points.map((worth, n) => ({ worth, goals: [star[n] ?? 0, star[n] ?? 0, 0] })),
});
const advised = (other: LevelTrial, must: GoalUse = { id: 'win' }) =>
  settled([tried('known', SAME, SAME), other], known, WEIGHTS, aimsOf(must)).choice;

test('points of playouts, with a star that one imagination in four promises, do not outweigh the bot', () => {
  const other = tried('other', [13, 12, 13, 12], [0.1, 0, 0, 0]);
  expect(advised(other)).toBe('known');
});

test('a star that every imagination brings nearer is worth another answer', () => {
  const other = tried('other', [0, -1, 0, 0], [0.5, 0.5, 0.4, 0.5]);
  expect(advised(other)).toBe('other');
});

test('where the must is one that good play alone does not bring, all that is promised counts', () => {
  const other = tried('other', [13, 12, 13, 12], [0.1, 0, 0, 0]);
  expect(advised(other, { id: 'sales', min: 3 })).toBe('other');
});
