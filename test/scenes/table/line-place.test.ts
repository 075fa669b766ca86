/** What a rival says hides nothing that can be pressed, and is gone soon after my turn has come. */
import { describe, expect, test } from 'vitest';
import { layoutFrame } from '../../../src/scenes/table/frame/layout.ts';
import { lineLasts, placeOfLine, placeOnCloseUp } from '../../../src/scenes/table/frame/rail.ts';
import { layoutCloseUp } from '../../../src/scenes/table/sets/close-up/layout.ts';
import { layoutTown } from '../../../src/scenes/table/sets/town/layout.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { WINDOWS } from '../../kit/rects.ts';

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

describe.each(WINDOWS)('in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };
  const { area, bar, cards, next } = layoutFrame(width, height, 4, true);
  const town = layoutTown(area, window);
  const pads = town.places.map(({ pad }) => pad);
  const goods = town.offers === null ? [] : Object.values(town.offers);
  const corner = { x: width - 60, y: height - 58, width: 48, height: 48 };

  test.each([
    ['mine', true, [town.counter.buttons]],
    ['theirs', false, [town.caption, corner]],
  ] as const)('%s', (_, isMine, more) => {
    const { rect } = placeOfLine(area, window, isMine);
    const others = [...pads, ...goods, ...cards, next, town.tools, ...more];
    for (const other of [...others, bar]) {
      expect(overlap(rect, other), `${JSON.stringify(rect)} over ${JSON.stringify(other)}`).toBe(false);
    }
    expect(rect.x).toBeGreaterThanOrEqual(area.x);
    expect(rect.x + rect.width).toBeLessThanOrEqual(width);
    expect(rect.y + rect.height).toBeLessThanOrEqual(height);
    expect(rect.height).toBeGreaterThanOrEqual(30);
    expect(rect.width).toBeGreaterThanOrEqual(width < 700 ? 160 : 220);
  });

  test('on an closeUp the question and its things stay in sight', () => {
    const { rect } = placeOnCloseUp(area);
    const { stage, panel } = layoutCloseUp(area, true);
    for (const other of [stage, panel, next, ...cards])
      expect(overlap(rect, other), JSON.stringify(other)).toBe(false);
    expect(rect.width).toBeGreaterThanOrEqual(140);
  });
});

describe('how long a line stays', () => {
  test('while others are at it long enough to be read, and a new one also when my turn has come', () => {
    expect(lineLasts(false, 0)).toBeGreaterThan(4000);
    expect(lineLasts(true, 0)).toBeGreaterThan(2000);
    expect(lineLasts(true, 0)).toBeLessThan(3000);
  });

  test('one that could be read is gone as my turn comes, and one that is over never comes back', () => {
    expect(lineLasts(true, 2000)).toBe(0);
    expect(lineLasts(true, 500)).toBeGreaterThan(0);
    for (const isMine of [true, false]) expect(lineLasts(isMine, 60_000)).toBe(0);
    expect(lineLasts(false, Number.POSITIVE_INFINITY)).toBe(0);
  });
});
