/** That thinking helps in Pug Quest: few games, wide margins; `npm run tournament -- --balance` measures. */

import { describe, expect, test } from 'vitest';
import { playQuest } from '../../src/cli/playing.ts';
import { heroesWon } from '../../src/cli/tournament/balance-cells.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { QuestSetup } from '../../src/engine/quest/state.ts';

const GAMES = 10;

/** How many of so many games the Heroes win, every seat played by the same bot. */
function wins(setup: QuestSetup, bot: string, games: number, budget = 1): number {
  const names = Array.from({ length: setup.seats }, () => bot);
  const won = Array.from({ length: games }, (_, i) =>
    heroesWon(playQuest(setup, names, `strength.${i + 1}`, { budget }).state),
  );
  return won.filter(Boolean).length;
}

test('hard Heroes win clearly more often than random ones', () => {
  const hard = wins(questSetup(2), 'hard', GAMES, 0.15);
  const random = wins(questSetup(2), 'random', GAMES);
  expect(hard - random).toBeGreaterThanOrEqual(3);
});

/** Against half a Boss easy Heroes win often enough for few games to show it. */
const MILD = questSetup(3, { tune: { bossLife: 50 } });

test('easy Heroes win more often than random ones', () => {
  const easy = wins(MILD, 'easy', 2 * GAMES);
  const random = wins(MILD, 'random', 2 * GAMES);
  expect(easy - random).toBeGreaterThanOrEqual(3);
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
