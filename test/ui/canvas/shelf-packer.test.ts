/** Pages of pieces: nothing lies on anything else, and what is given back serves again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShelfPacker } from '../../../src/ui/canvas/shelf-packer.ts';
import type { Rect } from '../../../src/ui/rect.ts';

const SIZE = 256;
const area = ({ width, height }: Rect) => width * height;
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The sizes of words and small drawings, always the same. */
const mixed = (i: number) => [8 + ((i * 37) % 60), i % 3 === 0 ? 8 + ((i * 13) % 40) : 14 + (i % 4)] as const;

/** Adds such pieces, from that number on, until one has no room. */
function fill(page: ShelfPacker, from = 0): Rect[] {
  const placed: Rect[] = [];
  for (let i = from; ; i++) {
    const place = page.add(...mixed(i));
    if (place === null) return placed;
    placed.push(place);
  }
}

describe('shelves', () => {
  it('have room for a piece as large as the page, and for nothing beside it', () => {
    const page = new ShelfPacker(SIZE);
    expect(page.add(SIZE, SIZE)).toEqual({ x: 0, y: 0, width: SIZE, height: SIZE });
    expect(page.add(1, 1)).toBeNull();
    expect(new ShelfPacker(SIZE).add(SIZE + 1, 1)).toBeNull();
    expect(new ShelfPacker(SIZE).add(1, SIZE + 1)).toBeNull();
  });

  it('fill most of a page with words and small drawings', () => {
    const placed = fill(new ShelfPacker(1024));
    const full = placed.reduce((sum, place) => sum + area(place), 0) / 1024 ** 2;
    expect(full).toBeGreaterThan(0.75);
  });

  it('pieces lie within the page and never on each other, as they come and go', () => {
    const length = fc.integer({ min: 1, max: 120 });
    const step = fc.oneof(
      fc.record({ width: length, height: length }),
      fc.record({ goes: fc.nat({ max: 40 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        const page = new ShelfPacker(SIZE);
        const placed: Rect[] = [];
        for (const one of steps) {
          if ('goes' in one) {
            for (const place of placed.splice(one.goes, 1)) page.giveBack(place);
            continue;
          }
          const place = page.add(one.width, one.height);
          if (place === null) continue;
          expect(place).toMatchObject(one);
          expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(place.x + place.width, place.y + place.height)).toBeLessThanOrEqual(SIZE);
          for (const other of placed) expect(overlap(place, other)).toBe(false);
          placed.push(place);
        }
        expect(page.isEmpty).toBe(placed.length === 0);
        for (const place of placed) page.giveBack(place);
        // All that was cut has been joined again.
        expect(page.isEmpty).toBe(true);
        expect(page.add(SIZE, SIZE)).not.toBeNull();
      }),
    );
  });

  it('a page whose pieces come and go stays as full as it was at first', () => {
    const page = new ShelfPacker(1024);
    const placed = fill(page);
    const first = placed.length;
    for (let i = 0; i < 4000; i++) {
      const [gone] = placed.splice((i * 7919) % placed.length, 1);
      if (gone !== undefined) page.giveBack(gone);
      placed.push(...fill(page, first + i));
    }
    expect(placed.length).toBeGreaterThan(first * 0.8);
  });
});
