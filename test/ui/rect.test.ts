/** The arithmetic of rectangles, held against many of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  around,
  below,
  beside,
  box,
  centre,
  columns,
  contains,
  footOf,
  grid,
  inset,
  intersection,
  fit as largest,
  lined,
  middleOf,
  type Rect,
  rows,
  series,
  stacked,
  union,
} from '../../src/ui/rect.ts';
import { apart, within } from '../kit/rects.ts';

const span = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((n) => n + 0);
const place = span(-2000, 2000);
const rect = fc.record({ x: place, y: place, width: span(1, 2000), height: span(1, 2000) });
const count = fc.integer({ min: 1, max: 12 });
const gap = span(0, 40);

const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

function same(a: Rect, b: Rect): void {
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(a[key]).toBeCloseTo(b[key], 6);
}

describe('parts of a rectangle', () => {
  test('rows of lengths below each other keep their heights and gaps, and those without one share the rest', () => {
    const heights = fc.array(fc.option(span(1, 100)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rect, heights, gap, (room, lengths, by) => {
        const all = stacked(room, by, lengths);
        for (const [i, row] of all.entries()) {
          const [length, next] = [lengths[i], all[i + 1]];
          expect([row.x, row.width]).toEqual([room.x, room.width]);
          if (typeof length === 'number') expect(row.height).toBe(length);
          if (next !== undefined) expect(next.y).toBeCloseTo(bottom(row) + by, 6);
        }
        const open = all.filter((_, i) => lengths[i] === null).map(({ height }) => height);
        for (const height of open) expect(height).toBeCloseTo(open[0] ?? 0, 6);
        const [first = room, last = room] = [all[0], all.at(-1)];
        expect(first.y).toBe(room.y);
        if (open.length > 0) expect(bottom(last)).toBeCloseTo(bottom(room), 6);
        // Columns are the same, turned.
        const turn = ({ x, y, width, height }: Rect) => box(y, x, height, width);
        for (const [i, column] of lined(turn(room), by, lengths).entries())
          same(turn(column), all[i] ?? room);
      }),
    );
  });

  test('rows fill it from the upper to the lower edge, in its width, and keep their gaps', () => {
    fc.assert(
      fc.property(rect, count, gap, (room, n, between) => {
        const all = rows({ ...room, height: room.height + 500 }, n, between);
        expect(all).toHaveLength(n);
        expect(all[0]?.y).toBe(room.y);
        expect(bottom(all.at(-1) as Rect)).toBeCloseTo(bottom(room) + 500, 6);
        for (const [i, row] of all.entries()) {
          expect([row.x, row.width]).toEqual([room.x, room.width]);
          const before = all[i - 1];
          if (before) expect(row.y - bottom(before)).toBeCloseTo(between, 6);
        }
      }),
    );
  });

  test('columns are rows turned on their side', () => {
    const turned = ({ x, y, width, height }: Rect) => box(y, x, height, width);
    fc.assert(
      fc.property(rect, count, gap, span(1, 900), (room, n, between, most) => {
        const lying = rows(turned(room), n, between, most).map(turned);
        for (const [i, column] of columns(room, n, between, most).entries()) same(column, lying[i] as Rect);
      }),
    );
  });

  test('no row is higher than it may be', () => {
    expect(rows(box(0, 0, 10, 100), 2, 10, 30)).toEqual([box(0, 0, 10, 30), box(0, 40, 10, 30)]);
  });

  test('cells of a grid lie in the room, apart from each other, row by row from the left', () => {
    fc.assert(
      fc.property(rect, count, fc.integer({ min: 1, max: 5 }), gap, (small, n, perRow, between) => {
        const room = { ...small, width: small.width + 500, height: small.height + 500 };
        const cells = grid(room, n, perRow, between);
        expect(cells).toHaveLength(n);
        for (const [i, cell] of cells.entries()) {
          expect(within(cell, room)).toBe(true);
          for (const other of cells.slice(i + 1)) expect(apart(cell, other)).toBe(true);
          const before = cells[i - 1];
          if (before && i % perRow > 0) same(cell, beside(before, before.width, between));
        }
        expect(bottom(cells.at(-1) as Rect)).toBeCloseTo(bottom(room), 6);
      }),
    );
  });

  test('of nothing there are no parts', () => {
    const room = box(0, 0, 10, 10);
    expect([rows(room, 0), columns(room, 0), grid(room, 0, 3), series(room, 0, 5)]).toEqual([[], [], [], []]);
  });
});

describe('a rectangle beside, in or round another', () => {
  test('a series begins with the first and goes on by its step', () => {
    expect(series(box(1, 2, 3, 4), 3, 10, 5)).toEqual([box(1, 2, 3, 4), box(11, 7, 3, 4), box(21, 12, 3, 4)]);
  });

  test('below and beside keep the gap and the other two edges', () => {
    fc.assert(
      fc.property(rect, span(0, 500), gap, (a, size, between) => {
        const [under, next] = [below(a, size, between), beside(a, size, between)];
        expect([under.x, under.width, under.height]).toEqual([a.x, a.width, size]);
        expect([next.y, next.height, next.width]).toEqual([a.y, a.height, size]);
        expect(under.y - bottom(a)).toBeCloseTo(between, 6);
        expect(next.x - right(a)).toBeCloseTo(between, 6);
      }),
    );
  });

  test('what is inset lies so far from each edge, and a negative number undoes it', () => {
    fc.assert(
      fc.property(rect, gap, gap, (a, dx, dy) => {
        const inner = inset(a, dx, dy);
        expect([inner.x - a.x, right(a) - right(inner)]).toEqual([
          expect.closeTo(dx, 6),
          expect.closeTo(dx, 6),
        ]);
        expect([inner.y - a.y, bottom(a) - bottom(inner)]).toEqual([
          expect.closeTo(dy, 6),
          expect.closeTo(dy, 6),
        ]);
        same(inset(inner, -dx, -dy), a);
      }),
    );
    expect(inset(box(0, 0, 10, 10), 2)).toEqual(box(2, 2, 6, 6));
  });

  test('centre shares the middle, and around has the point in its middle', () => {
    fc.assert(
      fc.property(rect, span(1, 900), span(1, 900), (a, width, height) => {
        const inner = centre(a, width, height);
        expect([inner.width, inner.height]).toEqual([width, height]);
        same(inner, around(middleOf(a), width, height));
        expect(middleOf(inner).x).toBeCloseTo(middleOf(a).x, 6);
        expect(middleOf(inner).y).toBeCloseTo(middleOf(a).y, 6);
      }),
    );
    expect(centre(box(0, 0, 10, 20), 4)).toEqual(box(3, 8, 4, 4));
    expect(footOf(box(0, 0, 10, 20))).toEqual({ x: 5, y: 20 });
  });

  test('fit keeps the ratio, stays inside and touches two edges', () => {
    fc.assert(
      fc.property(rect, span(0.1, 10), (room, ratio) => {
        const inner = largest(room, ratio);
        expect(inner.width / inner.height).toBeCloseTo(ratio, 6);
        expect(within(inner, room)).toBe(true);
        expect(Math.min(room.width - inner.width, room.height - inner.height)).toBeCloseTo(0, 6);
      }),
    );
  });

  test('union holds all of them, and nothing smaller does', () => {
    fc.assert(
      fc.property(rect, rect, rect, (a, b, c) => {
        const whole = union(a, b, c);
        for (const one of [a, b, c]) expect(within(one, whole)).toBe(true);
        expect(whole.x).toBe(Math.min(a.x, b.x, c.x));
        expect(whole.y).toBe(Math.min(a.y, b.y, c.y));
        expect(right(whole)).toBeCloseTo(Math.max(right(a), right(b), right(c)), 6);
        expect(bottom(whole)).toBeCloseTo(Math.max(bottom(a), bottom(b), bottom(c)), 6);
      }),
    );
  });

  test('what two have in common lies in both; those apart have nothing', () => {
    fc.assert(
      fc.property(rect, rect, (a, b) => {
        const common = intersection(a, b);
        expect(common === null).toBe(apart(a, b, 0));
        if (common === null) return;
        expect(within(common, a) && within(common, b)).toBe(true);
        expect(common).toEqual(intersection(b, a));
      }),
    );
    const one = { x: 0, y: 0, width: 10, height: 10 };
    expect(intersection(one, { x: 6, y: 4, width: 10, height: 3 })).toEqual({
      x: 6,
      y: 4,
      width: 4,
      height: 3,
    });
    expect(intersection(one, { x: 10, y: 0, width: 5, height: 5 })).toBeNull();
  });

  test('a rectangle contains its middle, its left and its upper edge; the other two belong to its neighbours', () => {
    fc.assert(
      fc.property(rect, span(0.01, 100), (a, by) => {
        expect(contains(a, middleOf(a))).toBe(true);
        const { x, y } = middleOf(a);
        expect(contains(a, { x: a.x, y: a.y })).toBe(true);
        expect(contains(a, { x, y: bottom(a) })).toBe(false);
        expect(contains(a, { x: right(a), y })).toBe(false);
        expect(contains(a, { x: a.x - by, y })).toBe(false);
        expect(contains(a, { x: right(a) + by, y })).toBe(false);
        expect(contains(a, { x, y: a.y - by })).toBe(false);
        expect(contains(a, { x, y: bottom(a) + by })).toBe(false);
      }),
    );
  });
});
