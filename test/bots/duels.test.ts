/** The strongest heads-up: time made even, games that can be gone on with, and what the page says of them. */

import { expect, test } from 'vitest';
import type { DuelResult, TournamentCounts } from '../../src/cli/tournament/counts.ts';
import { duelsPart, evenBudget, playDuels, wonOf } from '../../src/cli/tournament/duels.ts';

const header = { seed: 's', playedWith: '', searchedWith: '', fondOf: '' };
const begun = (): TournamentCounts => ({ ...header, budgets: {}, games: {} });
const duel = (games: string): DuelResult => ({ budgets: [0.4, 1.6], games, seconds: [30, 33] });

test('the other one gets the budget with which it thinks as long', () => {
  // It needs half the time for each iteration, and a second for what does not depend on them.
  const timed = (other: number) => [10, 1 + 5 * other] as const;
  expect(evenBudget(0.4, timed)).toBeCloseTo(1.8, 0);
  expect(evenBudget(0.4, () => [5, 5])).toBe(0.4);
  expect(evenBudget(0.4, () => [5, 0])).toBe(10);
});

test('duels in two sittings are those of one', () => {
  const how = { seed: 'd', budget: 0.1, inTime: () => true, champion: 'apprentice' };
  const rival = [{ against: 'hatchling', aim: 50, evenTime: false }];
  const play = (most: number, counts = begun()): TournamentCounts => {
    playDuels(most, how, counts, rival);
    return counts;
  };
  const [whole, parts] = [play(4), play(4, play(1))].map(({ duels }) => duels?.hatchling);
  expect(parts?.games).toBe(whole?.games);
  expect(whole?.games).toHaveLength(4);
  expect(whole?.budgets).toEqual([0.1, 0.1]);
  expect(whole?.seconds.every((seconds) => seconds > 0)).toBe(true);
});

test('the page tells wins, times and whether the aim is reached', () => {
  expect(duelsPart(begun())).toEqual([]);
  expect(wonOf(duel('110='))).toEqual({ games: 4, won: 2.5 });
  const told = duelsPart({ ...begun(), duels: { greedy: duel('1110'), flat: duel('10') } }).join('\n');
  expect(told).toContain('| one step ahead (`greedy`) | 4 | 75.0 % |');
  expect(told).toContain('75 %: yes | 0.4 |');
  expect(told).toContain('55 %: no | 0.4 : 1.6 | 15.0 s : 16.5 s |');
});
