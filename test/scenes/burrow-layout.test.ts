/** The burrow in every window it may meet: all to be pressed by a finger, nothing outside, nothing on top of another. */
import { describe, expect, test } from 'vitest';
import { crowd, FINGER, layoutBurrow } from '../../src/scenes/table/sets/burrow/layout.ts';
import type { Rect } from '../../src/ui/button.ts';
import { lipOf } from '../../src/ui/panel.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

const windows = [...WINDOWS, [2560, 1440], [932, 430], [768, 1024]] as const;
const BAR = 72;
/** The table may keep a rail at the left for itself. */
const rails = [0, 140];
const cases = windows.flatMap(([width, height]) => rails.map((rail) => [width, height, rail] as const));

const withLip = (rect: Rect): Rect => ({ ...rect, height: rect.height + lipOf(rect.height) });

describe.each(cases)('the burrow in a window of %i by %i with a rail of %i', (width, height, rail) => {
  const area = { x: rail, y: BAR, width: width - rail, height: height - BAR };
  const layout = layoutBurrow(area, 6, 5);
  const { quarters, treasury, tunnels, suggestions, send, counter, strip, question } = layout;

  test('fingers reach everything', () => {
    const hits = [quarters, treasury, send, ...suggestions, ...tunnels.flatMap((x) => [x.touch, ...x.minus])];
    for (const rect of hits) {
      expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(FINGER);
      expect(within(rect, area), JSON.stringify(rect)).toBe(true);
    }
    for (const [i, one] of hits.entries()) {
      for (const other of hits.slice(i + 1)) {
        expect(apart(one, other), `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
      }
    }
  });

  test('parts stand apart and hold what is theirs', () => {
    const parts = [strip, counter, quarters, treasury, ...tunnels.map((x) => x.whole)];
    for (const [i, one] of parts.entries()) {
      expect(within(one, area)).toBe(true);
      for (const other of parts.slice(i + 1)) expect(apart(one, other)).toBe(true);
    }
    for (const button of [send, ...suggestions]) expect(within(withLip(button), counter)).toBe(true);
    expect(within(question, layout.compact ? strip : counter)).toBe(true);
    for (const { whole, inside, minus, badge } of tunnels) {
      expect(within(inside, whole)).toBe(true);
      for (const rect of minus) expect(within(withLip(rect), whole)).toBe(true);
      expect(badge.y - badge.radius).toBeGreaterThanOrEqual(strip.y + strip.height);
      expect(inside.height).toBeGreaterThanOrEqual(44);
    }
  });

  test.each([1, 4, 9, 16])('a crowd of %i stands inside', (count) => {
    for (const room of [quarters, ...tunnels.map((x) => x.inside)]) {
      const stands = crowd(room, count, 70);
      expect(stands.length).toBe(count);
      for (const { x, y, size } of stands) {
        expect(within({ x: x - size / 2, y: y - size, width: size, height: size }, room)).toBe(true);
      }
    }
  });
});
