/** Board and panel share every window, lying and upright. */
import { describe, expect, test } from 'vitest';
import { placePanel } from '../../../src/scenes/table/panel-place.ts';
import { apart, WINDOWS, within } from '../../kit/rects.ts';

describe.each([...WINDOWS, [768, 1024], [390, 844], [820, 1180]] as const)(
  'in a window of %i by %i',
  (width, height) => {
    const area = { x: 100, y: 60, width: width - 108, height: height - 60 };
    const { board, panel, small } = placePanel(area);

    test('board and panel lie in the area, apart from each other, with room for their own', () => {
      for (const rect of [board, panel]) expect(within(rect, area)).toBe(true);
      expect(apart(board, panel)).toBe(true);
      expect(Math.min(board.width, board.height)).toBeGreaterThanOrEqual(240);
      expect(Math.min(panel.width, panel.height)).toBeGreaterThanOrEqual(240);
    });

    test('the panel stands at the right, below in a window that is higher than wide', () => {
      if (area.height > area.width) expect(panel.y).toBeGreaterThan(board.y + board.height);
      else {
        expect(panel.x).toBeGreaterThan(board.x + board.width);
        expect(panel.height).toBe(board.height);
        if (area.width > 600) expect(panel.width / area.width).toBeLessThan(small ? 0.43 : 0.4);
      }
    });

    test('a phone is distinguished from a tablet', () => {
      expect(small).toBe(Math.min(width, height) < 500);
    });
  },
);
