/** What `npm run performance` makes of what it has measured. */
import { expect, test } from 'vitest';
import { quantile } from '../../src/cli/statistics.ts';
import { type BudgetRow, onLaptop, over, render, verdict } from './page.ts';
import { slowness } from './slowness.ts';
import { asShown } from './trace.ts';

const row = (more: Partial<BudgetRow>): BudgetRow => ({
  what: 'x',
  unit: 'ms',
  value: 10,
  budget: 5,
  how: '',
  ...more,
});

test('what a slow machine measured is divided by how slow it was before it is held against its budget', () => {
  expect(verdict(row({}))).toBe('no');
  expect(onLaptop(row({ slow: 4 }))).toBe(2.5);
  expect(verdict(row({ slow: 4 }))).toBe('yes');
  expect(verdict(row({ slow: 1.5 }))).toBe('no');
});

test('of what there should be much of, a slow machine has less', () => {
  const games = row({ unit: 'games/s', value: 500, budget: 1500, isMost: false });
  expect(verdict(games)).toBe('no');
  expect(onLaptop({ ...games, slow: 3.5 })).toBe(1750);
  expect(verdict({ ...games, slow: 3.5 })).toBe('yes');
});

test('what has no budget has no verdict', () => {
  expect(verdict(row({ budget: null }))).toBe('');
});

test('frames that did not come count as one like the middle one', () => {
  const shown = asShown({ frames: [2, 3, 40], tasks: [], spans: [], seconds: 1 });
  expect(shown).toHaveLength(60);
  expect(quantile(shown, 0.95)).toBe(3);
  expect(Math.max(...shown)).toBe(40);
  expect(
    asShown({ frames: Array.from({ length: 70 }, () => 9), tasks: [], spans: [], seconds: 1 }),
  ).toHaveLength(70);
});

test('no machine counts as quicker than a laptop', async () => {
  expect(await slowness({ evaluate: () => Promise.resolve(0.1) })).toBe(1);
  expect(await slowness({ evaluate: () => Promise.resolve(1.2) })).toBe(2);
});

test('the page names what missed its limit', () => {
  const sections = { engine: [row({ what: 'clone' })], rivals: [], start: [], frames: [], saves: [] };
  expect(render(sections, { ours: 'a', hello: 'b' }, true)).toContain(
    '| clone | 10 ms |  | 10 ms | 5.0 ms | no |',
  );
  const calls = row({ what: 'map: draws a frame', unit: 'draws', value: 31, budget: 30 });
  expect(over({ ...sections, frames: [calls, { ...calls, value: 30 }] })).toEqual([
    ...sections.engine,
    calls,
  ]);
});
