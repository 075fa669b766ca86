/** The symbols of a tile in the bar: all are there, none on another. */
import { describe, expect, test } from 'vitest';
import customers from '../../src/engine/petz/data/customers.json' with { type: 'json' };
import { layoutFrame } from '../../src/scenes/table/frame/layout.ts';
import { planSymbols } from '../../src/scenes/table/frame/symbols.ts';

/** Symbols that stand in a number of pixels have a number of at least this width and a picture. */
const READABLE = 33;

test('in a row while there is room, closer together if it is scarce, then in two rows', () => {
  expect(planSymbols(4, 200, 42)).toMatchObject({ shown: 4, rows: 1, step: 50 });
  expect(planSymbols(5, 192, 0)).toMatchObject({ shown: 5, rows: 1 });
  expect(planSymbols(5, 168, 0)).toMatchObject({ shown: 5, rows: 1 });
  expect(planSymbols(5, 168, 42)).toMatchObject({ shown: 5, rows: 2, inRow: 3 });
  expect(planSymbols(5, 120, 0)).toMatchObject({ shown: 3, rows: 1 });
});

test.each([0, 42])('what is shown stays in its room (height %i)', (high) => {
  for (let count = 1; count <= 6; count++) {
    for (let room = 60; room < 400; room += 7) {
      for (const k of [1, 1.25]) {
        const { shown, inRow, rows, step, icon } = planSymbols(count, room, high, k);
        expect(inRow * step).toBeLessThanOrEqual(room + 0.5);
        expect(inRow * rows).toBeGreaterThanOrEqual(shown);
        expect(icon).toBeLessThan(step);
        if (room >= 60 * k) expect(step).toBeGreaterThanOrEqual(READABLE * k - 0.5);
      }
    }
  }
});

describe.each([
  [667, 375],
  [844, 390],
  [932, 430],
  [390, 844],
] as const)('on a phone of %i by %i', (width, height) => {
  test('whatever a customer wishes for is in the bar', () => {
    const { customers: rect, k } = layoutFrame(width, height, 4, false);
    const most = Math.max(...customers.map(({ terms }) => terms.length));
    const room = rect.width - 6 - 47;
    expect(planSymbols(most, room, rect.height - 2, k).shown).toBe(most);
  });
});
