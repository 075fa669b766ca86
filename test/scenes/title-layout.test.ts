/** The street of the title in every window it may meet: nothing outside, nothing on top of each other. */
import { describe, expect, test } from 'vitest';
import { layoutTitle } from '../../src/scenes/title/layout.ts';
import { box } from '../../src/ui/rect.ts';
import { LYING, UPRIGHT } from '../kit/rects.ts';

const wide = [...LYING, [2560, 1440], [932, 430], [640, 360]] as const;
const tall = [...UPRIGHT, [360, 640], [820, 1180]] as const;

/** The page's counter as it is at the foot of such a window, and on it the button of the unfinished game. */
function roomIn(width: number, height: number) {
  const tall = Math.min(84, Math.max(50, height * 0.075));
  const counter = box(width * 0.2, height - tall * 1.8, Math.min(tall * 11, width * 0.6), tall * 1.6);
  return { counter, saved: { ...counter, x: counter.x + counter.width * 0.6, width: counter.width * 0.4 } };
}

describe.each(wide)('the street of %i by %i', (width, height) => {
  const room = roomIn(width, height);
  const layout = layoutTitle(width, height, room);
  if (layout.shape !== 'landscape') throw new Error('a wide window shows the street');

  test('houses stand in their order, above the counter, and inside the window', () => {
    const { houses, k, ground } = layout;
    expect(houses.rose).toBeLessThan(houses.blue);
    expect(houses.blue).toBeLessThan(houses.teal);
    expect(houses.teal).toBeLessThan(houses.kennel);
    expect(ground + 60 * k).toBeLessThan(room.counter.y);
    expect(houses.rose - 128 * k).toBeGreaterThan(-24 * k);
    expect(houses.kennel + 200 * k).toBeLessThan(width + 24 * k);
  });

  test('the eaves of our shop show below the sign', () => {
    const { hoist, ground, k, compact } = layout;
    const foot = hoist.y + (compact ? 232 : 262) * hoist.s;
    expect(ground - 264 * k).toBeGreaterThan(foot);
  });

  test('the way to a quest is the kennel’s door', () => {
    const { door, houses, ground } = layout;
    expect(Math.min(door.width, door.height)).toBeGreaterThanOrEqual(48);
    expect(door.x + door.width / 2).toBeCloseTo(houses.kennel);
    expect(door.y + door.height).toBeCloseTo(ground);
  });

  test('nothing is written smaller than 16', () => {
    expect(Math.min(...Object.values(layout.boards).map((board) => board.size))).toBeGreaterThanOrEqual(16);
  });

  test('the board of the unfinished game hangs over its button, where there is room for it', () => {
    const { board, compact } = layout;
    expect(board === null).toBe(compact);
    expect(layoutTitle(width, height, { ...room, saved: null })).toMatchObject({ board: null });
    if (board === null) return;
    expect(board.y + board.height).toBeLessThan(room.counter.y);
    expect(board.x).toBeGreaterThan(room.saved.x);
    expect(board.x + board.width).toBeLessThan(room.saved.x + room.saved.width);
  });
});

test.each(tall)('an upright window of %i by %i shows our shop', (width, height) => {
  expect(layoutTitle(width, height, roomIn(width, height)).shape).toBe('portrait');
});
