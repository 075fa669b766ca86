/** Law 10: games end within a bound, and their outcome is what lies on the table. */

import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { seedsOf, walk } from './walk.ts';

describe('ending: the game ends and its scores match its outcome', () => {
  test.each(GAMES)('$name', (game) => {
    for (const seed of seedsOf(game)) {
      const { end, steps } = walk(game, seed);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(game.most);
      const { scores, winners } = end.outcome ?? { scores: null, winners: null };
      expect({ scores, winners }, `seed ${seed}`).toEqual(game.scored(end));
    }
  });

  test.each(GAMES)('$name: nobody is asked any more, and no answer is taken', (game) => {
    const { end } = walk(game);
    expect(end.ask).toBeNull();
    expect(game.engine.waiting(end)).toEqual([]);
    for (const seat of game.teams.keys()) {
      expect(game.engine.domain(end, seat)).toBeNull();
      expect(game.engine.check(end, { seat, ask: end.asked, choice: null })?.code).toBe('gameOver');
    }
  });

  test.each(GAMES)('$name: seats of one team win together', (game) => {
    const winners = walk(game).end.outcome?.winners ?? [];
    const winning = new Set(winners.map((seat) => game.teams[seat]?.team));
    const theirs = [...game.teams.keys()].filter((seat) => winning.has(game.teams[seat]?.team));
    expect([...winners].sort()).toEqual(theirs);
  });
});
