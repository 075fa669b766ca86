/** What stands on the grounds of the town: what they bring or ask for, read from the view. */
import { expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup } from '../../../src/engine/petz/read.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { layoutReveal } from '../../../src/scenes/table/sets/burrow/reveal.ts';
import { invitedBy, placeSigns } from '../../../src/scenes/table/sets/town/pads.ts';
import { PLACE_IDS } from '../../../src/scenes/table/sets/town/places.ts';
import { apart, WINDOWS } from '../../kit/rects.ts';

function start(): PetzView {
  return petzEngine.view(petzEngine.start(basicSetup(4), 'signs').state, 0);
}

test('every place says either what it brings or what it asks for', () => {
  const view = start();
  for (const id of PLACE_IDS) {
    const { gain, need } = placeSigns(view, 0, id);
    expect((gain === null) !== (need === null), id).toBe(true);
    expect((gain ?? need)?.icons.length, id).toBeGreaterThan(0);
  }
});

test('the gate brings my imps of this round and of those before (PB-IMPS-01)', () => {
  const view = start();
  expect(invitedBy(view, 0)).toBe(1);
  expect(invitedBy({ ...view, round: 3 }, 0)).toBe(3);
  const [own] = view.shops;
  if (own !== undefined) own.waiting = [0, 0, 1, 1];
  expect(invitedBy({ ...view, round: 2 }, 0)).toBe(0);
  expect(invitedBy({ ...view, round: 4 }, 0)).toBe(2);
});

test('many of one food are shown by a number, mixed food lies there piece by piece', () => {
  const view = start();
  view.town.stands.vegetables = { vegetable: 4, meat: 0, gold: 0 };
  view.town.stands.mixed = { vegetable: 2, meat: 1, gold: 0 };
  expect(placeSigns(view, 0, 'vegetables').gain).toEqual({ icons: ['tokens/token-vegetable'], words: '×4' });
  expect(placeSigns(view, 0, 'mixed').gain?.icons).toHaveLength(3);
});

test.each(WINDOWS)('when all groups are shown, the rows fit a window of %i by %i', (width, height) => {
  for (const seats of [
    [1, 0],
    [1, 2, 0],
    [1, 2, 3, 0],
  ]) {
    const area = { x: 0, y: 60, width, height: height - 60 };
    const { board, rows } = layoutReveal(area, seats, 6);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
    expect(rows.map(({ seat }) => seat)).toEqual(seats);
    for (const [i, { rect, groups, name }] of rows.entries()) {
      expect(rect.y).toBeGreaterThanOrEqual(i === 0 ? board.y : (rows[i - 1]?.rect.y ?? 0) + rect.height);
      expect(rect.y + rect.height).toBeLessThanOrEqual(board.y + board.height);
      const last = groups.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(board.x + board.width);
      expect(apart(name, groups[0] ?? rect)).toBe(true);
      expect(groups[0]?.height).toBeGreaterThan(36);
    }
  }
});
