/** The frame of the table and the town in every window: nothing outside, nothing on top of each other, nothing too small. */
import { describe, expect, test } from 'vitest';
import { SPACES } from '../../src/engine/petz/spaces/all.ts';
import { layoutFrame } from '../../src/scenes/table/frame/layout.ts';
import { layoutTown } from '../../src/scenes/table/sets/town/layout.ts';
import { PLACE_IDS } from '../../src/scenes/table/sets/town/places.ts';
import { FINGER, type Rect } from '../../src/ui/rect.ts';
import { apart, WINDOWS } from '../kit/rects.ts';

const windows = [...WINDOWS, [2560, 1440], [932, 430]] as const;

function inside(rect: Rect, room: Rect, name: string): void {
  expect(rect.x, name).toBeGreaterThanOrEqual(room.x - 0.01);
  expect(rect.y, name).toBeGreaterThanOrEqual(room.y - 0.01);
  expect(rect.x + rect.width, name).toBeLessThanOrEqual(room.x + room.width + 0.01);
  expect(rect.y + rect.height, name).toBeLessThanOrEqual(room.y + room.height + 0.01);
}

function allApart(named: readonly (readonly [string, Rect])[]): void {
  for (const [i, [name, rect]] of named.entries()) {
    for (const [other, place] of named.slice(i + 1))
      expect(apart(rect, place), `${name}, ${other}`).toBe(true);
  }
}

describe.each(windows)('in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };

  test.each([2, 3, 4])('the frame holds with %i shops', (shops) => {
    const at = layoutFrame(width, height, shops, true);
    const { cards, area, bar } = at;
    inside(bar, window, 'bar');
    expect(cards).toHaveLength(shops);
    const rail = cards.map((card, i) => [`card ${i}`, card] as const);
    allApart([...rail, ['area', area], ['bar', bar]]);
    for (const [name, rect] of rail) {
      inside(rect, window, name);
      expect(rect.height, name).toBeGreaterThanOrEqual(60);
      expect(rect.width, name).toBeGreaterThanOrEqual(60);
    }
    inside(area, window, 'area');
  });

  test('the tag of who goes next hangs under the bar, clear of the rail and of the words of the town', () => {
    const { next, bar, cards, area } = layoutFrame(width, height, 4, true);
    inside(next, window, 'next');
    allApart([...cards.map((card, i) => [`card ${i}`, card] as const), ['next', next], ['bar', bar]]);
    expect(apart(next, layoutTown(area, window).strip), 'strip').toBe(true);
  });

  test('a bar of a single line leaves the room of the second to the picture', () => {
    const [one, two] = [false, true].map((hasSecond) => layoutFrame(width, height, 4, true, hasSecond));
    const gained = height > width ? 44 : 0;
    expect((one?.area.height ?? 0) - (two?.area.height ?? 0)).toBeGreaterThanOrEqual(gained);
  });

  test('without a rail the picture has the whole width', () => {
    const { area, cards } = layoutFrame(width, height, 4, false);
    expect(cards).toEqual([]);
    expect(area.width).toBe(width);
  });

  test('the town has all its places, and each can be pressed', () => {
    const { area } = layoutFrame(width, height, 4, true);
    const { places, boards, counter, strip, tools, signs } = layoutTown(area, window);
    expect(places.map(({ id }) => id).sort()).toEqual(SPACES.map(({ id }) => id).sort());
    expect(PLACE_IDS).toHaveLength(14);
    const pads = places.map(({ id, pad }) => [id, pad] as const);
    for (const [id, pad] of pads) {
      inside(pad, area, id);
      expect(Math.min(pad.width, pad.height), id).toBeGreaterThanOrEqual(48);
    }
    allApart([
      ...pads,
      ...boards.map((board) => [`board ${board.id}`, board] as const),
      ['counter', counter.rect],
      ['strip', strip],
      ['tools', tools],
    ]);
    for (const board of boards) {
      inside(board, area, board.id);
      expect(board.height, board.id).toBeGreaterThanOrEqual(24);
    }
    // Three of them, and two gaps.
    expect((tools.width - 2 * 4) / 3, 'tool').toBeGreaterThanOrEqual(FINGER);
    for (const sign of signs) for (const [id, pad] of pads) expect(apart(sign.rect, pad), id).toBe(true);
  });

  test('the counter’s buttons can be pressed, and its groups have room', () => {
    const { area } = layoutFrame(width, height, 4, true);
    const { rect, groups, buttons } = layoutTown(area, window).counter;
    const parts = Object.entries({ groups, buttons });
    for (const [name, part] of parts) {
      inside(part, rect, name);
      expect(Math.min(part.width, part.height), name).toBeGreaterThanOrEqual(48);
    }
    allApart(parts);
    expect(groups.width / 6).toBeGreaterThanOrEqual(34);
  });
});
