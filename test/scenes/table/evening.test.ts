/** The evening: what has changed in every shop, and where all of it lies in every window. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import { countChanges, eveningOf } from '../../../src/scenes/table/sets/evening/changes.ts';
import { FAN, homeStands, layoutEvening, layoutHome } from '../../../src/scenes/table/sets/evening/layout.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { apart, WINDOWS, within } from '../../kit/rects.ts';

const areaOf = (width: number, height: number): Rect => {
  const top = height < 520 ? 58 : 84;
  return { x: 0, y: top, width, height: height - top };
};

const needs = { vegetable: 3, meat: 2, box: true, clock: true };

describe.each(WINDOWS)('in a window of %i by %i', (width, height) => {
  const area = areaOf(width, height);

  test.each([2, 3, 4])("%i shops stand apart, one's own the largest, the button free", (shops) => {
    const { own, others, note } = layoutEvening(area, shops);
    expect(others).toHaveLength(shops - 1);
    const side = Math.min(width, height) < 520 ? { width: 170, height: 48 } : { width: 240, height: 60 };
    const button = { x: width - side.width - 24, y: height - side.height - 24, ...side };
    const all = [own, ...others, note, button];
    for (const [i, rect] of all.entries()) {
      expect(within(rect, area)).toBe(true);
      for (const other of all.slice(i + 1)) expect(apart(rect, other)).toBe(true);
    }
    for (const other of others) {
      expect(other.width * other.height).toBeLessThan(own.width * own.height);
      expect(other.height).toBeGreaterThanOrEqual(70);
    }
  });

  test.each([2, 3, 4])('nothing in the rooms of %i shops lies on anything else', (shops) => {
    const { own, others } = layoutEvening(area, shops);
    for (const frame of [own, ...others]) {
      const at = layoutHome(frame, needs);
      const things = [...Object.values(at.chambers).flat(), at.room, at.tunnel];
      if (at.box !== null) things.push(at.box);
      for (const [i, thing] of things.entries()) {
        expect(within(thing, at.inner)).toBe(true);
        for (const other of things.slice(i + 1)) expect(apart(thing, other)).toBe(true);
      }
      expect(apart(at.plate, at.strip)).toBe(true);
      for (const count of [1, 2, 3, 4]) {
        for (const { x, foot, full, fan } of homeStands(at.room, count)) {
          expect(full).toBeGreaterThan(18);
          const below = fan ? full * FAN : 0;
          expect(
            within({ x: x - full / 2, y: foot - full, width: full, height: full + below }, at.room),
          ).toBe(true);
        }
      }
    }
  });
});

const grew = (seat: number, pet: string): PetzEvent => ({
  type: 'petz.grew',
  seat,
  plot: 0,
  pet,
  from: 2,
  to: 4,
});

test('what an evening changes is counted shop by shop (PB-AGE-02, 05, 11, 13)', () => {
  const events: PetzEvent[] = [
    grew(0, 'uni'),
    grew(1, 'drago'),
    grew(0, 'bubl'),
    { type: 'petz.spoiled', seat: 1, vegetable: 1, meat: 2 },
    { type: 'petz.cameHome', seat: 0, imps: 6, toPlatform: 1 },
    { type: 'petz.passedToken', from: 0, to: 1 },
  ];
  const evening = eveningOf([{ round: 2, events }], 2);
  expect(evening.map(({ type }) => type)).not.toContain('petz.passedToken');
  expect(countChanges(evening, 3)).toEqual([
    { grew: 2, vegetable: 0, meat: 0, home: 6, platform: 1 },
    { grew: 1, vegetable: 1, meat: 2, home: null, platform: 0 },
    { grew: 0, vegetable: 0, meat: 0, home: null, platform: 0 },
  ]);
});

test('another round has an evening of its own', () => {
  const story = [
    { round: 1, events: [grew(0, 'uni')] },
    { round: 2, events: [grew(0, 'uni'), grew(0, 'bubl')] },
  ];
  expect(eveningOf(story, 1)).toHaveLength(1);
  expect(eveningOf(story, 2)).toHaveLength(2);
  expect(eveningOf(story, 3)).toEqual([]);
});
