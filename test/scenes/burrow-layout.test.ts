/** The burrow in every window it may meet: nothing outside, nothing on top of another. */
import { describe, expect, test } from 'vitest';
import { crowd, layoutBurrow } from '../../src/scenes/table/sets/burrow/layout.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

const windows = [...WINDOWS, [2560, 1440], [932, 430]] as const;
const BAR = 72;
/** The table may keep a rail at the left for itself; upright it lies under the bar. */
const railsOf = (width: number, height: number) => (width > height ? [0, 140] : [0]);
const cases = windows.flatMap(([width, height]) =>
  railsOf(width, height).map((rail) => [width, height, rail] as const),
);

describe.each(cases)('the burrow in a window of %i by %i with a rail of %i', (width, height, rail) => {
  const area = { x: rail, y: BAR, width: width - rail, height: height - BAR };
  const layout = layoutBurrow(area, 6);
  const { quarters, treasury, tunnels } = layout;

  test('parts stand apart and hold what is theirs', () => {
    const parts = [quarters, treasury, ...tunnels.map((x) => x.whole)];
    for (const [i, one] of parts.entries()) {
      expect(within(one, area)).toBe(true);
      for (const other of parts.slice(i + 1)) expect(apart(one, other)).toBe(true);
    }
    for (const { whole, inside, badge } of tunnels) {
      expect(within(inside, whole)).toBe(true);
      expect(badge.y - badge.radius).toBeGreaterThanOrEqual(area.y);
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
