/** Groups are formed on the counter of the town: in every window a finger reaches everything, and nothing lies on another. */

import { describe, expect, test } from 'vitest';
import { layoutFrame } from '../../src/scenes/table/frame/layout.ts';
import { layoutGrouping } from '../../src/scenes/table/sets/grouping/layout.ts';
import { layoutTown } from '../../src/scenes/table/sets/town/layout.ts';
import { FINGER } from '../../src/ui/rect.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

const cases = WINDOWS.flatMap(([width, height]) => [2, 3, 4].map((stock) => [width, height, stock] as const));

describe.each(cases)('a window of %i by %i with %i kinds at home', (width, height, stock) => {
  const { area } = layoutFrame(width, height, 4, true);
  const town = layoutTown(area, { x: 0, y: 0, width, height }, true);
  const { rect: counter } = town.counter;
  const at = layoutGrouping(counter, town.compact, { stock, groups: 6 });

  test('fingers reach everything', () => {
    // A proposal, everybody home or none, send.
    expect(at.buttons.width).toBeGreaterThanOrEqual(3 * FINGER);
    expect(at.buttons.height).toBeGreaterThanOrEqual(FINGER);
    for (const rect of [...at.stock, ...at.groups.map((x) => x.rect)]) {
      expect(rect.height).toBeGreaterThanOrEqual(FINGER);
      // Six groups beside four kinds on the smallest phone are narrow, but high.
      expect(rect.width).toBeGreaterThanOrEqual(width < 700 ? 18 : 32);
    }
  });

  test('everything lies on the counter, and apart', () => {
    const all = [at.buttons, ...at.stock, ...at.groups.map((x) => x.rect)];
    for (const [i, one] of all.entries()) {
      expect(within(one, counter), JSON.stringify(one)).toBe(true);
      for (const other of all.slice(i + 1))
        expect(apart(one, other), `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
    }
    for (const { rect, party, minus } of at.groups) {
      expect(within(party, rect)).toBe(true);
      expect(within(minus, rect)).toBe(true);
      // A finger that aims at the middle adds, it takes nothing back.
      const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: 0, height: 0 };
      expect(within(middle, minus)).toBe(false);
      expect(apart(party, minus)).toBe(true);
      if (width > 700) expect(party.width).toBeGreaterThan(14);
    }
  });
});
