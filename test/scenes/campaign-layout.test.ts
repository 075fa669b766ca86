/** The campaign map in every window and with more or fewer levels: nothing on top of each other, all can be reached. */
import { describe, expect, test } from 'vitest';
import {
  chapterAt,
  layoutBar,
  layoutMap,
  MAP_HEIGHT,
  scrollTo,
  signRect,
  view,
} from '../../src/scenes/campaign/layout.ts';
import { heightAt } from '../../src/scenes/campaign/road.ts';
import { bookAt, sceneryOf } from '../../src/scenes/campaign/scenery.ts';
import { MAP_CHAPTERS, PLACES } from '../../src/scenes/campaign/types.ts';
import type { Rect } from '../../src/ui/rect.ts';
import { apart, WINDOWS, within } from '../kit/rects.ts';

const USUAL = [5, 6, 6, 6, 4, 3, 17] as const;
const tall = [
  [390, 844],
  [768, 1024],
] as const;

const planned = (counts: readonly number[]) =>
  MAP_CHAPTERS.map((id, i) => ({
    id,
    levels: Array.from({ length: counts[i] ?? 0 }, (_, n) => ({ id: `${id}.${n + 1}` })),
  }));

const sizes = {
  usual: USUAL,
  fewer: USUAL.map((n) => n - 2),
  more: USUAL.map((n) => n + 2),
  none: USUAL.map(() => 0),
};

describe.each(Object.entries(sizes))('a campaign with the %s levels', (_, counts) => {
  const layout = layoutMap(planned(counts));
  const spots = [
    ...layout.signs.map((sign) => ({ id: sign.id, rect: signRect(sign) })),
    ...PLACES.map((id) => ({ id, rect: layout.places[id].rect })),
  ];

  test('has a sign for every level, from left to right', () => {
    expect(layout.signs.map(({ id }) => id)).toEqual(
      planned(counts).flatMap(({ levels }) => levels.map(({ id }) => id)),
    );
    const xs = layout.signs.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  test('has no two things to press on top of each other, and all of them in the picture', () => {
    for (const [i, { id, rect }] of spots.entries()) {
      expect(within(rect, { x: 0, y: 90, width: layout.width, height: MAP_HEIGHT - 90 }), id).toBe(true);
      for (const other of spots.slice(i + 1))
        expect(apart(rect, other.rect), `${id}, ${other.id}`).toBe(true);
    }
  });

  test('has a road without a gap, beside which the signs stand', () => {
    const road = layout.spans.flatMap((span) => span.road);
    expect(road[0]?.from.x).toBe(0);
    expect(road.at(-1)?.to.x).toBe(layout.width);
    for (const [i, piece] of road.entries()) {
      const next = road[i + 1];
      if (next) expect(next.from).toEqual(piece.to);
      expect(piece.to.x).toBeGreaterThan(piece.from.x);
    }
    for (const { x, y, id } of layout.signs) {
      const above = heightAt(road, x) - y;
      expect(above, id).toBeGreaterThan(28);
      expect(above, id).toBeLessThan(40);
    }
  });

  test('has chapters whose grounds meet, and scenery that stays in its chapter', () => {
    for (const [i, span] of layout.spans.entries()) {
      expect((span.to - span.from) % 160).toBe(0);
      if (i > 0) expect(span.from).toBe(layout.spans[i - 1]?.to);
      for (const { x, art } of sceneryOf(span)) {
        expect(x, art).toBeGreaterThan(span.from - 80);
        expect(x, art).toBeLessThan(span.to + 80);
      }
    }
    const bedtime = layout.spans.find(({ id }) => id === 'bedtime');
    if (bedtime === undefined) throw new Error('there is no bedtime');
    // All of the story is played in the book.
    for (const { x } of bedtime.signs) expect(x - 66).toBeGreaterThan(bookAt(bedtime) + 40);
  });

  describe.each([...WINDOWS, ...tall, [2560, 1440] as const])('in a window of %i by %i', (width, height) => {
    const { k, top, wide } = view(width, height);
    const bar = layoutBar(width, height);

    test('every sign and place can be brought into sight, clear of bar and arrows, and is large enough', () => {
      for (const { id, rect } of spots) {
        const at = scrollTo(layout, rect.x + rect.width / 2, wide);
        const seen: Rect = {
          x: (rect.x - at) * k,
          y: top + rect.y * k,
          width: rect.width * k,
          height: rect.height * k,
        };
        expect(Math.min(seen.width, seen.height), id).toBeGreaterThanOrEqual(48);
        expect(seen.x, id).toBeGreaterThanOrEqual(0);
        expect(seen.x + seen.width, id).toBeLessThanOrEqual(width + 0.01);
        expect(seen.y + seen.height, id).toBeLessThanOrEqual(height);
        for (const arrow of [bar.before, bar.after]) {
          // At the ends of the map there is no arrow.
          const isEnd = arrow === bar.before ? at <= 0 : at >= layout.width - wide;
          if (!isEnd) expect(apart(seen, arrow), id).toBe(true);
        }
      }
    });

    test('the signs are below the bar', () => {
      for (const sign of layout.signs) {
        expect(top + signRect(sign).y * k, sign.id).toBeGreaterThan(bar.bar.y + bar.bar.height);
      }
    });
  });

  test('tells which chapter is in view', () => {
    for (const span of layout.spans) {
      const middle = (span.from + span.to) / 2;
      expect(chapterAt(layout, middle - 640, 1280)).toBe(span.id);
    }
    expect(chapterAt(layout, 1e9, 1280)).toBe(MAP_CHAPTERS.at(-1));
  });
});

describe.each([...WINDOWS, ...tall])('the bar in a window of %i by %i', (width, height) => {
  test.each([1, 1.5, 2])('has room for everything with letters × %d', (scale) => {
    const { bar, back, whole, stars, profile, places, name, before, after } = layoutBar(width, height, scale);
    const inside = Object.entries({ back, stars, ...(profile ? { profile } : {}), ...places });
    for (const [i, [id, rect]] of inside.entries()) {
      expect(within(rect, bar), id).toBe(true);
      expect(rect.height, id).toBeGreaterThanOrEqual(46);
      for (const [other, place] of inside.slice(i + 1))
        expect(apart(rect, place), `${id}, ${other}`).toBe(true);
    }
    expect(Math.min(before.width, after.width, back.height)).toBeGreaterThanOrEqual(48);
    expect(name.fit).toBeGreaterThanOrEqual(100);
    expect(name.x - name.fit / 2).toBeGreaterThanOrEqual(back.x + back.width);
    for (const other of [before, after, bar]) expect(apart(whole, other)).toBe(true);
    expect(within(whole, { x: 0, y: 0, width, height })).toBe(true);
    expect(name.x + name.fit / 2).toBeLessThanOrEqual(stars.x);
  });
});
