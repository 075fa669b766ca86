/** Where tooltips stand: in the window, clear of what they speak of. */
import { describe, expect, test } from 'vitest';
import { placeTip, widestTip } from '../../src/ui/panels/tip.tsx';
import type { Rect } from '../../src/ui/rect.ts';

const windows = [
  [667, 375],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const sizes = [
  { width: 150, height: 60 },
  { width: 380, height: 150 },
  { width: 340, height: 230 },
];

const meets = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(windows)('in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };
  const fingers: Rect[] = [];
  for (let x = 10; x < width; x += 37) {
    for (let y = 10; y < height; y += 29) fingers.push({ x: x - 30, y: y - 44, width: 60, height: 74 });
  }

  test.each(sizes)('a tip of $width by $height is whole and clear of the finger everywhere', (wished) => {
    const size = { ...wished, width: Math.min(wished.width, widestTip(window)) };
    for (const finger of fingers) {
      const at = placeTip(size, [finger], window);
      const tip = { ...size, x: at.x, y: at.y };
      expect(at.x).toBeGreaterThanOrEqual(8);
      expect(at.y).toBeGreaterThanOrEqual(8);
      expect(at.x + size.width).toBeLessThanOrEqual(width - 8);
      expect(at.y + size.height).toBeLessThanOrEqual(height - 8);
      expect(meets(tip, finger), JSON.stringify({ finger, at })).toBe(false);
      expect(at.side).not.toBeNull();
    }
  });
});

const window = { x: 0, y: 0, width: 1280, height: 800 };
const size = { width: 300, height: 120 };

test('above, if there is room', () => {
  const anchor = { x: 600, y: 400, width: 60, height: 60 };
  const at = placeTip(size, [anchor], window);
  expect(at.side).toBe('down');
  expect(at.y + size.height).toBeLessThan(anchor.y);
  expect(at.x + at.tail).toBe(630);
});

test('below the bar, where there is none above', () => {
  expect(placeTip(size, [{ x: 600, y: 4, width: 200, height: 60 }], window).side).toBe('up');
});

test('the second anchor where the first leaves no room', () => {
  const large = { x: 0, y: 0, width: 1280, height: 780 };
  const small = { x: 700, y: 600, width: 20, height: 20 };
  expect(placeTip(size, [large, small], window)).toEqual(placeTip(size, [small], window));
});

test('no room anywhere: the far edge, without a tail', () => {
  const all = { x: 0, y: 60, width: 1280, height: 740 };
  expect(placeTip(size, [all], window)).toMatchObject({ y: 8, side: null });
});
