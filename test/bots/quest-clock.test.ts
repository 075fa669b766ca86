/** Where one clock runs for all Worlds, no Hero paces before the last Monster of the first. */

import { expect, test } from 'vitest';
import { playQuest } from '../../src/cli/playing.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';

test('a master alone in the hard mode does not spend the clock on one Monster', () => {
  const setup = questSetup(1, { mode: 'hard' });
  const rounds = [0, 4, 8, 11].map((game) => {
    const spent = new Set<number>();
    playQuest(setup, ['master'], `hard.${game}`, {
      watch: ({ state }) => {
        if (state.number === 1 && state.over === null && state.foes.length === 1) spent.add(state.round);
      },
    });
    return spent.size;
  });
  // It was 8, 7, 10 and 2.
  expect(Math.max(...rounds)).toBeLessThanOrEqual(5);
});
