/** The campaign map with more or fewer levels: nothing on top of each other, all of it on the road. */
import { describe, expect, test } from 'vitest';
import { MAP_CHAPTERS } from '../../../src/ui/access/map/landscape.ts';
import { layoutMap, MAP_HEIGHT, MAP_PLACES, signRect } from '../../../src/ui/access/map/layout.ts';
import { heightAt } from '../../../src/ui/access/map/road.ts';
import { bookAt, sceneryOf } from '../../../src/ui/access/map/scenery.ts';
import { apart, within } from '../../kit/rects.ts';

const USUAL = [5, 6, 6, 6, 4, 3, 17] as const;
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
    ...MAP_PLACES.map((id) => ({ id, rect: layout.places[id].rect })),
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
});
