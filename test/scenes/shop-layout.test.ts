/** The shop in every window it may meet: fingers find everything, nothing lies outside or on something else. */

import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  cageFoot,
  heapAt,
  petSize,
  signAt,
  tokenAt,
} from '../../src/scenes/table/sets/shop/cage-places.ts';
import {
  cageHit,
  handRects,
  layoutShop,
  rowRects,
  slotRects,
} from '../../src/scenes/table/sets/shop/layout.ts';
import { contains, FINGER, type Rect } from '../../src/ui/rect.ts';
import { apart, UPRIGHT, within } from '../kit/rects.ts';

const windows = [
  [1280, 800],
  [1024, 768],
  [1180, 820],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
  [667, 375],
  ...UPRIGHT,
] as const;
const modes = ['assign', 'arrange', 'care', 'watch'] as const;
const bars = [7, 4, 2, 5];

const round = ({ x, y, size }: { x: number; y: number; size: number }): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

describe.each(windows)('in a window of %i by %i', (width, height) => {
  const area = { x: 0, y: 72, width, height: height - 72 };

  test.each(modes)('%s: everything inside, nothing on top of each other', (mode) => {
    const { plots, side, counter, home, hand, compact } = layoutShop(area, mode, bars);
    const isShow = mode === 'care' || mode === 'watch';
    const rest = mode === 'watch' ? {} : { home };
    const all: [string, Rect][] = Object.entries({ side, ...rest });
    for (const [at, plot] of plots.entries()) all.push([`plot ${at}`, plot.rect]);
    for (const [i, [name, rect]] of all.entries()) {
      expect(within(rect, area), name).toBe(true);
      for (const [other, place] of all.slice(i + 1))
        expect(apart(rect, place), `${name}/${other}`).toBe(true);
    }
    expect(within(home, counter)).toBe(true);
    if (!(compact && isShow)) {
      expect(within(hand, counter)).toBe(true);
      expect(apart(hand, home)).toBe(true);
    }
  });

  test.each(modes)('%s: the four plots stand in a ring', (mode) => {
    const { plots } = layoutShop(area, mode, bars);
    const [a, b, c, d] = plots.map(({ rect }) => rect);
    expect([a?.y, a?.x, b?.x, c?.y]).toEqual([b?.y, d?.x, c?.x, d?.y]);
    for (const { rect, cage } of plots) {
      expect(within(cage, rect)).toBe(true);
      expect(cage.width / cage.height).toBeCloseTo(1.25);
    }
  });

  test('of each of thirteen cards in hand a finger meets enough, and all lie in it', () => {
    const { hand } = layoutShop(area, 'assign', bars);
    const cards = handRects(hand, 13, 192 / 276);
    expect(cards).toHaveLength(13);
    for (const [i, card] of cards.entries()) {
      expect(within(card, hand)).toBe(true);
      const next = cards[i + 1];
      if (next?.y === card.y) expect(next.x - card.x).toBeGreaterThanOrEqual(30);
    }
  });

  test('slots fit a finger, stay on their plot and off the cage’s hit', () => {
    const { plots, compact } = layoutShop(area, 'assign', bars);
    for (const [at, spot] of plots.entries()) {
      const slots = slotRects(spot, bars[at] ?? 0, compact);
      expect(slots).toHaveLength(bars[at] ?? 0);
      for (const [i, slot] of slots.entries()) {
        expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(FINGER - 0.1);
        expect(within(slot, spot.rect)).toBe(true);
        expect(apart(slot, cageHit(spot, compact))).toBe(true);
        for (const other of slots.slice(i + 1)) expect(apart(slot, other)).toBe(true);
      }
    }
  });

  test('gaps lie between their two plots', () => {
    const { plots, gaps } = layoutShop(area, 'care', bars);
    for (const [gap, place] of gaps.entries()) {
      expect(place.size).toBeGreaterThanOrEqual(FINGER);
      expect(within(round(place), area)).toBe(true);
      for (const at of [gap, (gap + 1) % 4]) {
        expect(apart(round(place), plots[at]?.rect ?? area)).toBe(false);
      }
    }
  });

  test('looking on: all there is on the counter, and the corner of the way back free', () => {
    const layout = layoutShop(area, 'watch', bars);
    const { counter, side, stock, strip, caption, compact, plots } = layout;
    const size = compact ? [150, 48] : [210, 60];
    const [w = 0, h = 0] = size;
    const back = { x: area.x + area.width - w - 24, y: area.y + area.height - h - 24, width: w, height: h };
    expect(within(stock, counter)).toBe(true);
    expect(apart(stock, back)).toBe(true);
    expect(apart(side, back)).toBe(true);
    for (const { rect } of plots) expect(apart(rect, back) && apart(rect, caption)).toBe(true);
    if (strip !== null) expect(within(strip, area) && apart(strip, side) && apart(strip, counter)).toBe(true);
  });

  test('the plots stay where they are when a question comes up', () => {
    const [watch, care] = (['watch', 'care'] as const).map((mode) => layoutShop(area, mode, bars));
    expect(watch?.plots).toEqual(care?.plots);
  });

  test('what lies in a cage lies in its plot', () => {
    for (const spot of layoutShop(area, 'watch', bars).plots) {
      const points = [
        cageFoot(spot),
        bodyOf(spot, 7),
        heapAt(spot, 2, 3),
        tokenAt(spot, 'suffering'),
        tokenAt(spot, 'mutation'),
        signAt(spot, 'strength'),
        signAt(spot, 'antimagic'),
      ];
      for (const { x, y } of points) expect(contains(spot.rect, { x, y })).toBe(true);
      expect(petSize(spot, 2)).toBeLessThan(petSize(spot, 7));
    }
  });
});

test('cards in a row stay inside and overlap evenly', () => {
  const row = { x: 100, y: 0, width: 500, height: 150 };
  for (const count of [1, 2, 5, 11]) {
    const rects = rowRects(row, count, 0.7);
    expect(rects).toHaveLength(count);
    for (const rect of rects) expect(within(rect, row)).toBe(true);
  }
  expect(contains(row, { x: 100, y: 0 })).toBe(true);
  expect(contains(row, { x: 600, y: 0 })).toBe(false);
});

test('on a narrow phone held upright the cage of a pet of four or six needs is as large as its plot allows', () => {
  const area = { x: 0, y: 113, width: 360, height: 740 - 113 };
  const { plots } = layoutShop(area, 'assign', [6, 4, 2, 5]);
  for (const [at, bars] of [6, 4, 2, 5].entries()) {
    const spot = plots[at];
    if (spot === undefined) throw new Error('no plot');
    expect(spot.cage.width).toBeGreaterThanOrEqual(60);
    for (const slot of slotRects(spot, bars, true)) {
      expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(FINGER - 0.1);
      expect(within(slot, spot.rect)).toBe(true);
      expect(apart(slot, cageHit(spot, true))).toBe(true);
    }
  }
});
