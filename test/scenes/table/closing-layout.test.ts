/** Sale, jobs, the winner and exhibition in every window: all to press large enough, inside, and apart. */
import { describe, expect, test } from 'vitest';
import { layoutBox, layoutCloseUp } from '../../../src/scenes/table/sets/close-up/layout.ts';
import { layoutWinner } from '../../../src/scenes/table/sets/final/winner.ts';
import { layoutJobs, layoutSale } from '../../../src/scenes/table/sets/sale/layout.ts';
import { blockHeight, layoutEntrants, layoutPodium } from '../../../src/scenes/table/sets/show/layout.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { apart, WINDOWS, within } from '../../kit/rects.ts';

const areaOf = (width: number, height: number): Rect => {
  const bar = Math.min(width, height) < 460 ? 56 : 72;
  return { x: 0, y: bar, width, height: height - bar };
};

function expectSound(area: Rect, named: Record<string, Rect>, least = 48): void {
  const all = Object.entries(named);
  for (const [i, [name, rect]] of all.entries()) {
    expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(least);
    expect(rect.x, name).toBeGreaterThanOrEqual(area.x);
    expect(rect.y, name).toBeGreaterThanOrEqual(area.y);
    expect(rect.x + rect.width, name).toBeLessThanOrEqual(area.x + area.width + 0.01);
    expect(rect.y + rect.height, name).toBeLessThanOrEqual(area.y + area.height + 0.01);
    for (const [other, rect2] of all.slice(i + 1))
      expect(apart(rect, rect2), `${name} and ${other}`).toBe(true);
  }
}

const numbered = (name: string, rects: readonly Rect[]) =>
  Object.fromEntries(rects.map((rect, i) => [`${name} ${i}`, rect]));

describe.each(WINDOWS)('in a window of %i by %i', (width, height) => {
  const area = areaOf(width, height);

  test.each([
    [1, 0, 1],
    [1, 3, 3],
    [1, 9, 3],
    [2, 6, 2],
    [4, 12, 0],
  ])('the picture of the winner: %i of them, %i sales, %i who clap', (winners, sales, others) => {
    const at = layoutWinner(area, winners, sales, others);
    expect([at.winners.length, at.sales.length, at.others.length]).toEqual([winners, sales, others]);
    const parts = {
      ...numbered('winner', at.winners),
      ...numbered('sale', at.sales),
      ...numbered('other', at.others),
    };
    expectSound(area, parts, 34);
  });

  test.each([
    [1, 1],
    [1, 4],
    [2, 3],
    [2, 4],
  ])('the sale: %i customers, %i pets', (customers, pets) => {
    const at = layoutSale(area, customers, pets);
    const { cards, offer, customers: places, basket, portrait } = at;
    expect(cards).toHaveLength(pets);
    const bodies = numbered(
      'customer',
      places.map(({ body }) => body),
    );
    const idle = (rect: Rect | null) => (rect === null ? {} : { idle: rect });
    const parts = { ...numbered('card', cards), ...bodies };
    expectSound(area, { ...parts, ...idle(at.idle), offer });
    expectSound(area, { ...parts, ...idle(at.idle), panel: at.panel });
    if (at.compact) expectSound(area, { ...parts, ...idle(at.idle), offer, caption: at.caption });
    for (const { wishes } of places) expect(apart(wishes, offer)).toBe(true);
    // Two customers have their wishes on the counter's front: their heads are free.
    if (customers > 1) for (const { body, wishes } of places) expect(apart(wishes, body)).toBe(true);
    expect(portrait === null || apart(portrait, offer)).toBe(true);
    expect(apart(basket, offer)).toBe(true);
  });

  test('the jobs, asked and watched', () => {
    const { cages, sweep, odd, panel, watched, caption } = layoutJobs(area);
    expectSound(area, { ...numbered('cage', cages), sweep, odd, panel });
    expectSound(panel, { watched, caption });
  });

  test.each([1, 2, 4])('the entrants: %i pets', (pets) => {
    const { stage, panel, compact } = layoutCloseUp(area, true);
    const { banner, entrants } = layoutEntrants(stage, pets, compact);
    expectSound(area, { ...numbered('entrant', entrants), banner, panel });
  });

  test.each([[[3, 2]], [[4, 3]]])('the food for the box: rows of %j', (rows) => {
    const { stage, panel, compact } = layoutCloseUp(area, true);
    const { chambers, box } = layoutBox(stage, rows, compact);
    expectSound(area, { ...numbered('chamber', chambers.flat()), box, panel }, 44);
    expect(within(box, stage)).toBe(true);
  });

  test.each([2, 3, 4])('the podium: %i shops', (shops) => {
    const at = layoutPodium(area, shops);
    expectSound(area, { next: at.next });
    const side = Math.min(width, height) < 520 ? { width: 170, height: 48 } : { width: 240, height: 60 };
    const button = { x: width - side.width - 24, y: height - side.height - 24, ...side };
    expect(apart(at.awards, button)).toBe(true);
    const boards = { ...numbered('plate', at.plates), ...numbered('prize', at.prizes) };
    expectSound(area, { ...boards, awards: at.awards, next: at.next }, 28);
    for (const lane of at.lanes) expect(lane.height).toBeGreaterThan(60);
  });
});

test('the highest column leaves room for the pet', () => {
  expect(blockHeight(400, 150, 20, 32) * 20 + 150).toBeLessThanOrEqual(400);
  expect(blockHeight(400, 150, 2, 32)).toBe(32);
});
