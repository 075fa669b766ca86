/** The bots are worth their names: few games against random players; what was counted is in `docs/bots-ladder.json`. */

import { expect, test } from 'vitest';
import { LADDER, type LadderCell } from '../../src/cli/tournament/ladder/cells.ts';

/** Share that a bot takes of its meetings with random players in so many pairs of games, the seats exchanged. */
function shareOver(upper: string, table: string, pairs: number): number {
  const cell = LADDER.find(({ id }) => id === table) as LadderCell;
  const shares = Array.from({ length: pairs }, (_, i) => {
    const rung = { upper, lower: 'random' };
    return cell.share(rung, cell.play(rung, `small.${i}`).result) ?? 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / pairs;
}

test.each(['base-4', 'extended-4'])('%s: the master beats random players nearly always', (table) => {
  expect(shareOver('master', table, 3)).toBeGreaterThan(0.95);
});

test('the apprentice beats random players more often than not', () => {
  expect(shareOver('apprentice', 'base-2', 20)).toBeGreaterThan(0.6);
});
