/** The dark alleys in every window: nothing outside, nothing on top of each other, everything large enough to press. */
import { describe, expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup, spaceIds } from '../../../src/engine/petz/read.ts';
import { layoutFrame } from '../../../src/scenes/table/frame/layout.ts';
import { FACILITY_COUNT, flagAt, layoutAlley } from '../../../src/scenes/table/sets/alley/layout.ts';
import { layoutFood } from '../../../src/scenes/table/sets/alley/wares.ts';
import { groupRects } from '../../../src/scenes/table/sets/town/counter.ts';
import { layoutTown } from '../../../src/scenes/table/sets/town/layout.ts';
import { ALLEY_IDS } from '../../../src/scenes/table/sets/town/places.ts';
import { sideOfTown } from '../../../src/scenes/table/sets/town/scene.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { apart, WINDOWS } from '../../kit/rects.ts';

type Named = readonly [string, Rect];

function inside(rect: Rect, room: Rect, name: string): void {
  expect(rect.x, name).toBeGreaterThanOrEqual(room.x - 0.01);
  expect(rect.y, name).toBeGreaterThanOrEqual(room.y - 0.01);
  expect(rect.x + rect.width, name).toBeLessThanOrEqual(room.x + room.width + 0.01);
  expect(rect.y + rect.height, name).toBeLessThanOrEqual(room.y + room.height + 0.01);
}

function allApart(named: readonly Named[]): void {
  for (const [i, [name, rect]] of named.entries()) {
    for (const [other, place] of named.slice(i + 1))
      expect(apart(rect, place), `${name}, ${other}`).toBe(true);
  }
}

describe.each(WINDOWS)('the alleys in a window of %i by %i', (width, height) => {
  const window = { x: 0, y: 0, width, height };
  const { area } = layoutFrame(width, height, 4, true);

  test.each([4, 5, FACILITY_COUNT])(
    'everything that can be pressed has its place, with %i in the row',
    (row) => {
      const at = layoutAlley(area, window, row);
      const pads = at.places.map(({ id, pad }): Named => [id, pad]);
      const goods = Object.entries(at.goods).map(([id, box]): Named => [id, box]);
      const slug = at.slug.map((box, i): Named => [`accessory ${i}`, box]);
      const tiles = at.zone.tiles.map((box, i): Named => [`tile ${i}`, box]);
      expect(at.lane).not.toBeNull();
      const lane: Named[] = at.lane === null ? [] : [['lane', at.lane]];
      const pressed = [...pads, ...goods, ...slug, ...tiles, ...lane];
      allApart([...pressed, ['counter', at.counter.rect], ['strip', at.strip]]);
      for (const [name, rect] of pressed) {
        inside(rect, area, name);
        expect(rect.width, name).toBeGreaterThanOrEqual(name.startsWith('tile') ? 40 : 44);
        expect(rect.height, name).toBeGreaterThanOrEqual(name.startsWith('tile') ? 40 : 44);
      }
      for (const [name, rect] of lane)
        expect(Math.min(rect.width, rect.height), name).toBeGreaterThanOrEqual(48);
    },
  );

  test('flags stand apart from the pads and within the picture', () => {
    const at = layoutAlley(area, window);
    for (const place of [null, 0, 3, 5]) {
      const flags = [0, 1, 2, 3].map((n) => flagAt(at, place, n, 4));
      for (const flag of flags) {
        inside(flag, area, `flag at ${place}`);
        for (const tile of at.zone.tiles) expect(apart(flag, tile), `flag at ${place}`).toBe(true);
      }
    }
  });

  test('the food hangs in sight, each group large enough', () => {
    const at = layoutAlley(area, window);
    const { rect, cards } = layoutFood(at.goods.food, area, 3);
    inside(rect, area, 'tray');
    for (const card of cards) expect(Math.min(card.width, card.height)).toBeGreaterThanOrEqual(44);
    allApart(cards.map((card, i) => [`food ${i}`, card]));
  });

  test('six waiting groups can each be called back', () => {
    const { counter } = layoutAlley(area, window);
    const rects = groupRects(counter, 6, 0);
    allApart(rects.map((rect, i): Named => [`group ${i}`, rect]));
    for (const rect of rects) expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
  });

  test('the sign in the town stands clear of all places', () => {
    const at = layoutTown(area, window, true);
    expect(at.lane).not.toBeNull();
    if (at.lane === null) return;
    inside(at.lane, area, 'lane');
    expect(Math.min(at.lane.width, at.lane.height)).toBeGreaterThanOrEqual(48);
    const pads = at.places.map(({ id, pad }): Named => [id, pad]);
    allApart([...pads, ['lane', at.lane], ['counter', at.counter.rect]]);
    for (const [name, pad] of pads) expect(Math.min(pad.width, pad.height), name).toBeGreaterThanOrEqual(44);
    expect(layoutTown(area, window).lane).toBeNull();
  });
});

test('every action space lies on one of the two sides', () => {
  const { state } = petzEngine.start(alleysSetup(2, 'standard'), 'sides');
  const view = petzEngine.view(state, 0);
  const there = spaceIds(view).filter((id) => sideOfTown(id) === 'alley');
  expect(new Set(there)).toEqual(new Set(ALLEY_IDS));
  for (const id of view.town.neutral) expect(['town', 'alley']).toContain(sideOfTown(id));
});
