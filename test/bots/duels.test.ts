/** The strongest heads-up: time made even, games that can be gone on with, and what the page says of them. */

import { expect, test } from 'vitest';
import type { DuelResult, TournamentCounts } from '../../src/cli/tournament/counts.ts';
import { duelsPart, evenBudget, playDuels, wonOf } from '../../src/cli/tournament/duels.ts';

const header = { seed: 's', playedWith: '', searchedWith: '', fondOf: '' };
const begun = (): TournamentCounts => ({ ...header, budgets: {}, games: {} });
const duel = (games: string, other = 0.4): DuelResult => ({
  budgets: [0.4, other],
  games,
  seconds: [30, 33],
});

test('the other one gets the budget with which it thinks as long', () => {
  // It needs half the time for each iteration, and a second for what does not depend on them.
  const timed = (other: number) => [10, 1 + 5 * other] as const;
  expect(evenBudget(0.4, timed)).toBeCloseTo(1.8, 0);
  expect(evenBudget(0.4, () => [5, 5])).toBe(0.4);
  expect(evenBudget(0.4, () => [5, 0])).toBe(10);
});

test('duels in two sittings are those of one', () => {
  const how = { seed: 'd', budget: 0.1, inTime: () => true, champion: 'apprentice' };
  const rival = [
    { id: 'hatchling', against: 'hatchling', aim: 50, evenTime: false, cell: 'base-2' },
    { id: 'among', against: 'hatchling', aim: 50, evenTime: false, cell: 'base-3', among: 'apprentice' },
  ];
  const play = (most: number, counts = begun()): TournamentCounts => {
    playDuels(most, how, counts, rival);
    return counts;
  };
  const [once, twice] = [play(4), play(4, play(1))];
  for (const { id } of rival) {
    const [whole, parts] = [once, twice].map(({ duels }) => duels?.[id]);
    expect(parts?.games).toBe(whole?.games);
    expect(whole?.games).toHaveLength(4);
    expect(whole?.budgets).toEqual([0.1, 0.1]);
    expect(whole?.seconds.every((seconds) => seconds > 0)).toBe(true);
  }
});

test('who plays the same seat as he himself among the same others comes as far', () => {
  const how = { seed: 'd', budget: 0.1, inTime: () => true, champion: 'apprentice' };
  const mirror = { id: 'mirror', against: 'apprentice', aim: 50, evenTime: false, cell: 'base-3' };
  const counts = begun();
  playDuels(3, how, counts, [{ ...mirror, among: 'hatchling' }]);
  expect(counts.duels?.mirror?.games).toBe('===');
});

test('a party of Heroes comes as far as the same one on the same seed, which says nothing', () => {
  const how = { seed: 'd', budget: 0.1, inTime: () => true, champion: 'apprentice' };
  const party = { id: 'party', aim: 50, cell: { heroes: 2, mode: 'normal' as const } };
  const counts = begun();
  playDuels(2, how, counts, [
    { ...party, against: 'apprentice', evenTime: false },
    { ...party, id: 'weaker', against: 'hatchling', evenTime: false },
  ]);
  expect(counts.duels?.party?.games).toBe('--');
  expect(wonOf(counts.duels?.party ?? duel('1'))).toEqual({ games: 0, won: 0 });
  expect(counts.duels?.weaker?.games).toMatch(/1/);
});

test('of seeds on which both came equally far the page tells only the number', () => {
  const text = duelsPart({ ...begun(), duels: { 'former-quest-3': duel('1-01-') } }).join('\n');
  expect(text).toContain('| 3 of 5 | 66.7 % |');
});

test('the page tells wins, times and whether the aim is reached', () => {
  expect(duelsPart(begun())).toEqual([]);
  expect(wonOf(duel('110='))).toEqual({ games: 4, won: 2.5 });
  const text = duelsPart({ ...begun(), duels: { greedy: duel('1110'), flat: duel('10', 1.6) } }).join('\n');
  expect(text).toContain('| one step ahead (`greedy`) | 4 | 75.0 % |');
  expect(text).toContain('75 %: yes | 0.4 |');
  expect(text).toContain('55 %: no | 0.4 : 1.6 | 15.0 s : 16.5 s |');
});

test('an adversary who spoils is measured by what the master comes to', () => {
  const line = (spoiled: string, master = '1110') => {
    const lines = duelsPart({ ...begun(), duels: { master: duel(master), spoiler: duel(spoiled) } });
    return lines.find((one) => one.includes('`spoiler`'));
  };
  // 75 % are 191 Elo, 60 less of them 68 %.
  expect(line('1110')).toContain('| 68 %: yes |');
  expect(line('1100')).toContain('| 68 %: no |');
  expect(line('1110', '')).toContain('|  | 0.4 |');
});
