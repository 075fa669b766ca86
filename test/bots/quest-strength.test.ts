/** That thinking helps in Pug Quest: few games, wide margins; `npm run quest-table` measures. */

import { describe, expect, test } from 'vitest';
import { playQuest } from '../../src/cli/playing.ts';
import { playSetup } from '../../src/cli/quest-table.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

const GAMES = 10;

test('hard Heroes win clearly more often than random ones', () => {
  const hard = playSetup(questSetup(2), 'hard', GAMES, 'strength', 0.15);
  const random = playSetup(questSetup(2), 'random', GAMES, 'strength');
  expect(hard.heroesWon - random.heroesWon).toBeGreaterThanOrEqual(3);
});

/** Against half a Boss easy Heroes win often enough for few games to show it. */
const MILD = questSetup(3, { tune: { bossLife: 50 } });

test('easy Heroes win more often than random ones', () => {
  const easy = playSetup(MILD, 'easy', 2 * GAMES, 'strength');
  const random = playSetup(MILD, 'random', 2 * GAMES, 'strength');
  expect(easy.heroesWon - random.heroesWon).toBeGreaterThanOrEqual(3);
});

describe('the Evil Lord', () => {
  /** Games won by him against easy Heroes. */
  function won(lord: string, games: number): number {
    const setup = questSetup(3, { lord: { handicap: 'even' } });
    const seeds = Array.from({ length: games }, (_, i) => `lord.${i}`);
    return seeds.filter((seed) => {
      const { outcome } = playQuest(setup, ['easy', 'easy', 'easy', lord], seed, { budget: 0.3 }).state;
      return outcome?.winners.includes(3);
    }).length;
  }

  test('plays no worse when he thinks', () => {
    expect(won('hard', GAMES)).toBeGreaterThanOrEqual(won('random', GAMES));
  });
});
