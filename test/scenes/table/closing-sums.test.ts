/** What the sets of business, exhibition and final scoring work out before they draw. */
import { describe, expect, test } from 'vitest';
import { apart, ticks } from '../../../src/scenes/table/sets/final/sums.ts';
import { countTerms, sumOf } from '../../../src/scenes/table/sets/parts/terms.ts';
import { settle } from '../../../src/scenes/table/sets/sale/draft.ts';
import { nextAt, teamsOf } from '../../../src/scenes/table/sets/sale/teams.ts';
import { merged, standing } from '../../../src/scenes/table/sets/show/result.ts';
import { customerCard } from '../../../src/session/facts.ts';

describe('the draft of a sale', () => {
  const offer = (plot: number, customer: string, platform: boolean) => ({ plot, customer, platform });
  const offers = [offer(0, 'a', true), offer(0, 'a', false), offer(2, 'a', false), offer(2, 'b', false)];
  const worth = ({ plot, platform }: (typeof offers)[number]) => (plot === 0 ? 4 : 9) * (platform ? 3 : 2);

  test('begins with the best offer', () => {
    expect(settle({ plot: null, customer: null, platform: false }, offers, worth)).toEqual(
      offer(2, 'a', false),
    );
  });

  test('keeps the pet that was picked, and never leaves the offers', () => {
    expect(settle({ plot: 0, customer: 'b', platform: true }, offers, worth)).toEqual(offer(0, 'a', true));
    expect(settle({ plot: 2, customer: 'b', platform: true }, offers, worth)).toEqual(offer(2, 'b', false));
    expect(settle({ plot: 1, customer: null, platform: true }, [], worth)).toBeNull();
  });
});

test('a tap on a cage sweeps one heap more there, after the most the least', () => {
  const job = (...plots: number[]) => ({ imps: 1, plots, employee: false });
  const all = [job(2, 0, 0, 0), job(1, 1, 0, 0), job(0, 2, 0, 0)];
  expect(nextAt(all, job(0, 2, 0, 0), 0)).toEqual(job(1, 1, 0, 0));
  expect(nextAt(all, job(2, 0, 0, 0), 0)).toEqual(job(0, 2, 0, 0));
  expect(nextAt(all, job(2, 0, 0, 0), 3)).toBeNull();
  expect(teamsOf(all)).toHaveLength(1);
});

test('symbols are counted for a pet', () => {
  const pet = { id: 'uni', size: 4, suffering: 1, mutation: 0, cards: [], needs: [0, 0, 1, 1, 2, 0, 0] };
  const counts = countTerms(customerCard('dungeonMaster').terms, [{ pet, plot: { manure: 0 } }]);
  expect(counts.map(({ value }) => value)).toEqual([4, 1, -1, -1]);
  expect(sumOf(counts)).toBe(3);
});

test('steps that were knocked off are missing from the top', () => {
  const steps = [1, 2, 3].map((n) => ({ icon: n < 3 ? 'a' : 'b', value: 2 }));
  expect(standing(steps, 3)).toEqual([
    { icon: 'a', value: 2 },
    { icon: 'a', value: 1 },
  ]);
  expect(standing(steps, -1)).toEqual([]);
  expect(merged(steps)).toEqual([
    { icon: 'a', value: 4 },
    { icon: 'b', value: 2 },
  ]);
});

test('an axis has round steps and holds everything', () => {
  expect(ticks(0, 41, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 4, 4)).toEqual([-4, -2, 0, 2, 4]);
});

test('ends of lines do not lie on each other', () => {
  expect(apart([10, 12, 60, 11], 10, 0, 100)).toEqual([10, 30, 60, 20]);
  expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
});
