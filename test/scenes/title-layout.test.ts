/** The title in every window it may meet: nothing too small for a finger, nothing outside, nothing on top of each other. */
import { describe, expect, test } from 'vitest';
import { layoutTitle } from '../../src/scenes/title/layout.ts';
import { apart, LYING, UPRIGHT } from '../kit/rects.ts';

const wide = [...LYING, [2560, 1440], [932, 430], [640, 360]] as const;
const tall = [...UPRIGHT, [360, 640], [820, 1180]] as const;

describe.each([...wide, ...tall])('in a window of %i by %i', (width, height) => {
  test.each([true, false])('buttons can be pressed (unfinished game: %s)', (saved) => {
    const { rects, counter } = layoutTitle(width, height, saved);
    const named = Object.entries(rects);
    expect(named.map(([name]) => name).sort()).toEqual(
      [
        'campaign',
        'language',
        'newGame',
        'newQuest',
        'profile',
        'rules',
        'settings',
        ...(saved ? ['continue'] : []),
      ].sort(),
    );
    for (const [i, [name, rect]] of named.entries()) {
      expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(48);
      expect(rect.x, name).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width, name).toBeLessThanOrEqual(width);
      expect(rect.y + rect.height, name).toBeLessThanOrEqual(height);
      for (const [other, place] of named.slice(i + 1)) {
        expect(apart(rect, place), `${name} and ${other}`).toBe(true);
      }
    }
    for (const name of ['profile', 'rules', 'settings', 'language'] as const) {
      expect(apart(counter, rects[name] ?? counter), name).toBe(true);
    }
  });
});

test.each([...wide, ...tall])('the way in comes first in a window of %i by %i', (width, height) => {
  const fresh = layoutTitle(width, height, false).rects;
  const saved = layoutTitle(width, height, true).rects;
  const size = (rect = { width: 0, height: 0 }) => rect.width * rect.height;
  expect(size(fresh.campaign)).toBeGreaterThan(size(fresh.newGame));
  expect(size(saved.continue)).toBeGreaterThanOrEqual(size(saved.campaign));
  const isBefore = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => a.y < b.y || (a.y === b.y && a.x < b.x);
  expect(isBefore(fresh.campaign, fresh.newGame)).toBe(true);
  expect(isBefore(saved.campaign, saved.newGame)).toBe(true);
});

describe.each(wide)('the street of %i by %i', (width, height) => {
  const layout = layoutTitle(width, height, true);
  if (layout.shape !== 'landscape') throw new Error('a wide window shows the street');

  test('houses stand in their order, above the counter, and inside the window', () => {
    const { houses, k, ground, counter } = layout;
    expect(houses.rose).toBeLessThan(houses.blue);
    expect(houses.blue).toBeLessThan(houses.teal);
    expect(houses.teal).toBeLessThan(houses.kennel);
    expect(ground + 60 * k).toBeLessThan(counter.y);
    expect(houses.rose - 128 * k).toBeGreaterThan(-24 * k);
    expect(houses.kennel + 200 * k).toBeLessThan(width + 24 * k);
  });

  test('the eaves of our shop show below the sign', () => {
    const { hoist, ground, k, compact } = layout;
    const foot = hoist.y + (compact ? 232 : 262) * hoist.s;
    expect(ground - 264 * k).toBeGreaterThan(foot);
  });

  test('the way to a quest is the kennel’s door', () => {
    const { rects, houses, ground } = layout;
    const { newQuest } = rects;
    if (newQuest === undefined) throw new Error('the kennel has no door');
    expect(newQuest.x + newQuest.width / 2).toBeCloseTo(houses.kennel);
    expect(newQuest.y + newQuest.height).toBeCloseTo(ground);
  });

  test('nothing is written smaller than 16', () => {
    expect(Math.min(...Object.values(layout.boards).map((board) => board.size))).toBeGreaterThanOrEqual(16);
    expect(layout.words).toBeGreaterThanOrEqual(16);
  });
});

test.each(tall)('an upright window of %i by %i shows our shop', (width, height) => {
  expect(layoutTitle(width, height, true).shape).toBe('portrait');
});
