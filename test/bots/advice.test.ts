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

/** An answer that has come to these points, to so much of the first star and to the must or not, in each imagination. */
const tried = (
  choice: string,
  points: readonly number[],
  star: readonly number[],
  { must = 0, isOver = false } = {},
): LevelTrial => ({
  choice,
  outlooks: points.map((worth, n) => ({ worth, goals: [must, star[n] ?? 0, 0], isOver })),
});
const advised = (
  other: LevelTrial,
  { must = { id: 'win' } as GoalUse, first = tried('known', SAME, SAME) } = {},
) => settled([first, other], known, WEIGHTS, aimsOf(must)).choice;

const STAR = [1, 1, 1, 0.9];

test('before the end of the game neither points of playouts nor a star outweigh the bot', () => {
  expect(advised(tried('other', [13, 12, 13, 12], STAR))).toBe('known');
});

test('at the end of the game a star is worth another answer, but never the must', () => {
  const won = { must: 1, isOver: true };
  const first = tried('known', SAME, SAME, won);
  expect(advised(tried('other', [-2, -1, -2, -1], STAR, won), { first })).toBe('other');
  expect(advised(tried('other', [13, 12, 13, 12], STAR, { must: 0, isOver: true }), { first })).toBe('known');
});

test('where the must is one that good play alone does not bring, all that is promised counts', () => {
  const other = tried('other', [13, 12, 13, 12], [0.1, 0, 0, 0]);
  expect(advised(other, { must: { id: 'sales', min: 3 } })).toBe('other');
});
