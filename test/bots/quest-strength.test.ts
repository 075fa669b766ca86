/** That thinking helps in Pug Quest: few games, wide margins; `npm run tournament -- --balance` measures. */

import { describe, expect, test } from 'vitest';
import { playQuest } from '../../src/cli/playing.ts';
import { heroesWon } from '../../src/cli/tournament/balance-cells.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

const GAMES = 10;

/** Plays games until one side has won so many of them, but no more than so many games; tells how many it won. */
function count(games: number, enough: number, isWon: (game: number) => boolean): number {
  let won = 0;
  for (let game = 0; game < games && won < enough; game++) if (isWon(game)) won++;
  return won;
}

/** How many of so many games the Heroes win, every seat played by the same bot; no more are counted than are enough. */
function wins(setup: QuestSetup, bot: string, games: number, enough = games, budget = 1): number {
  const names = Array.from({ length: setup.seats }, () => bot);
  return count(games, enough, (i) =>
    heroesWon(playQuest(setup, names, `strength.${i + 1}`, { budget }).state),
  );
}

test('hard Heroes win clearly more often than random ones', () => {
  const enough = wins(questSetup(2), 'random', GAMES) + 3;
  expect(wins(questSetup(2), 'hard', GAMES, enough, 0.15)).toBe(enough);
});

/** Against half a Boss easy Heroes win often enough for few games to show it. */
const MILD = questSetup(3, { tune: { bossLife: 50 } });

test('easy Heroes win more often than random ones', () => {
  const enough = wins(MILD, 'random', 2 * GAMES) + 3;
  expect(wins(MILD, 'easy', 2 * GAMES, enough)).toBe(enough);
});

describe('the Evil Lord', () => {
  /** Games won by him against easy Heroes. */
  function won(lord: string, enough = GAMES): number {
    const setup = questSetup(3, { lord: { handicap: 'even' } });
    return count(GAMES, enough, (i) => {
      const { outcome } = playQuest(setup, ['easy', 'easy', 'easy', lord], `lord.${i}`, {
        budget: 0.3,
      }).state;
      return outcome?.winners.includes(3) ?? false;
    });
  }

  test('plays no worse when he thinks', () => {
    const enough = won('random');
    expect(enough).toBeGreaterThan(0);
    expect(won('hard', enough)).toBe(enough);
  });
});
