/**
 * Where everything in the dark alleys stands. Large windows show the alley as drawn (measures at 1280 × 800); a phone
 * shows its four places in two rows, upright in four. A pure function; all numbers are CSS pixels.
 */
import type { MarketPlace } from '../../../../engine/petz/alleys/state.ts';
import { MARKET } from '../../../../engine/petz/read.ts';
import {
  around,
  box as boxOf,
  centre,
  columns,
  isUpright,
  lined,
  type Rect,
  rows,
  series,
  shortSide,
  stacked,
} from '../../../../ui/rect.ts';
import type { Point } from '../../motion/path.ts';
import { ALLEY_IDS, ALLEY_STAGE, type AlleyId, SLUG } from '../town/places.ts';
import type { SceneLayout, ScenePlace } from '../town/scene.ts';
import { mapSmall, mapStage } from '../town/stage-map.ts';

/** All facilities of the game fit into the row. */
export const FACILITY_COUNT = 6;

interface AlleyBoard extends Rect {
  id: AlleyId;
}

export interface AlleyLayout extends SceneLayout {
  places: ScenePlace<AlleyId>[];
  boards: AlleyBoard[];
  /** The six things on the cloth. */
  goods: Record<MarketPlace, Rect>;
  /** Only gold at home pays at the market: how much there is hangs here. */
  purse: Rect;
  /** Peek, draw, discount. */
  steps: Rect[];
  zone: {
    /** The row of open facilities, the oldest first; the face-down rest lies in the next place. */
    tiles: Rect[];
    /** The way the permission flags go, under the tiles. */
    road: Rect;
    /** Flags without permission wait here. */
    gate: Rect;
  };
  /** The slug's three accessories, from the slime trail on. */
  slug: Rect[];
}

/** Where the things stand on the cloth, on the stage of the drawing. */
const CLOTH = { x: 210, step: 75, foot: 400, width: 74, height: 112 };

/** `places`: how many places the row of facilities needs; fewer of them are larger. */
export function layoutAlley(area: Rect, window: Rect, places = FACILITY_COUNT): AlleyLayout {
  return shortSide(window) < 520 ? smallAlley(area, window, places) : largeAlley(area, window, places);
}

function largeAlley(area: Rect, window: Rect, count: number): AlleyLayout {
  const { scene, stand, placesOf, boardAt, dummies } = mapStage(area, window);
  const { k, stage } = scene;
  const places = placesOf(ALLEY_IDS, ALLEY_STAGE.places);
  /** A point of the stage that belongs to a building, where the building stands now. */
  const within = (id: AlleyId, x: number, y: number): Point => {
    const { art: drawn = stage } = ALLEY_STAGE.places[id];
    const art = places.find((one) => one.id === id)?.art ?? stage;
    return {
      x: art.x + ((x - drawn.x) * art.width) / drawn.width,
      y: art.y + ((y - drawn.y) * art.height) / drawn.height,
    };
  };
  const boards = ALLEY_IDS.map((id): AlleyBoard => {
    const { x, y, width } = ALLEY_STAGE.boards[id];
    return { id, ...boardAt(within(id, x, y), width * k) };
  });
  const goods = goodsBy((i) => {
    const { x, y } = within('market', CLOTH.x + i * CLOTH.step, CLOTH.foot);
    const [width, height] = [CLOTH.width * k, CLOTH.height * k];
    return boxOf(x - width / 2, y - height, width, height);
  });
  const step = Math.min(96, 438 / count) * k;
  const row = within('industrialZone', 322, 436);
  const side = step - 4 * k;
  const tiles = series(boxOf(row.x, row.y, side, side), count, step);
  const lane = stand(646, 196, 84, 62);
  const tag = within('market', 504, 232);
  return {
    ...scene,
    sun: stand(640, 92, 72, 72),
    places,
    boards,
    offers: null,
    goods,
    purse: { ...tag, width: Math.max(126, 130 * k), height: Math.max(30, 34 * k) },
    steps: [0, 1, 2].map((i) => stand(786 + i * 106, 336, 94, 68)),
    zone: {
      tiles,
      road: boxOf(row.x, row.y + side + 4 * k, step * count, 150 * k - side),
      gate: { ...within('industrialZone', 150, 520), width: 166 * k, height: 64 * k },
    },
    slug: SLUG.map(({ x, y }) => {
      return around(within('slugShop', x, y), Math.max(48, 74 * k));
    }),
    bank: { ...within('market', 372, 228), width: 40 * k, height: 30 * k },
    dummies: dummies(ALLEY_STAGE.dummies),
    lane: { ...lane, x: lane.x + lane.width / 2 - 32, width: 64, height: Math.max(56, lane.height) },
  };
}

function goodsBy(box: (i: number) => Rect): Record<MarketPlace, Rect> {
  return Object.fromEntries(MARKET.map((place, i) => [place, box(i)])) as Record<MarketPlace, Rect>;
}

function smallAlley(area: Rect, window: Rect, count: number): AlleyLayout {
  const { room: whole, ...small } = mapSmall(area, window, true);
  const room = { ...whole, width: whole.width - 5, height: whole.height - 12 };
  const pad = Math.min(84, Math.max(50, room.width * 0.1));
  const upright = isUpright(area);
  const lines = rows(room, upright ? 4 : 2, 4);
  const [market = room, wagon = room, zone = room, slug = room] = upright
    ? lines
    : lines.flatMap((line) => lined(line, 4, [line.width * 0.62 - 2, null]));
  const high = market.height + 4;
  const at = (cell: Rect, first: boolean): { pad: Rect; rest: Rect; above: Rect } => {
    const [left, right] = lined(cell, 4, first ? [pad, null] : [null, pad]);
    const [above, foot] = stacked(first ? left : right, 2, [null, 48]);
    return { pad: foot, above, rest: first ? right : left };
  };
  const stall = at(market, false);
  const teller = at(wagon, false);
  const gate = at(zone, true);
  const shop = at(slug, false);
  const row = columns({ ...gate.rest, width: Math.min(gate.rest.width, count * 74) }, count);
  const side = Math.min((row[0]?.width ?? 46) - 1, high - 34);
  const tiles = row.map(({ x, y }) => boxOf(x, y + 2, side, side));
  const wares = columns(stall.rest, MARKET.length);
  const steps = columns({ ...teller.rest, y: teller.rest.y + high - 46, height: 40 }, 3);
  return {
    ...small,
    sun: boxOf(area.x + area.width * 0.6, area.y - 8, 38, 38),
    places: [
      { id: 'market', pad: stall.pad, art: stall.above },
      { id: 'fortuneTeller', pad: teller.pad, art: { ...teller.rest, height: high - 48 } },
      { id: 'industrialZone', pad: gate.pad, art: gate.above },
      { id: 'slugShop', pad: shop.pad, art: shop.above },
    ],
    boards: [],
    goods: goodsBy((i) => wares[i] ?? stall.rest),
    purse: boxOf(stall.above.x, stall.above.y, pad, 26),
    steps,
    zone: {
      tiles,
      road: { ...gate.rest, y: gate.rest.y + side + 4, height: high - side - 10 },
      gate: { ...gate.above, y: gate.above.y + 14, height: gate.above.height - 14 },
    },
    slug: columns(shop.rest, 3).map((cell) => centre(cell, Math.min(cell.width - 2, cell.height - 4, 64))),
    bank: boxOf(stall.above.x + pad / 2 - 14, stall.above.y + 10, 28, 28),
  };
}

/** Where a flag stands: under a facility of the row, or at the gate (null); so many share the place. */
export function flagAt({ zone, compact, k }: AlleyLayout, at: number | null, n: number, of: number): Rect {
  const side = compact ? 26 : 44 * k;
  const tile = at === null ? null : zone.tiles[at];
  const room =
    tile === null || tile === undefined ? zone.gate : { ...tile, y: zone.road.y, height: zone.road.height };
  const step = of < 2 ? 0 : Math.min(side * 0.62, (room.width - side) / (of - 1));
  const x = room.x + (room.width - side - step * (of - 1)) / 2 + n * step;
  return boxOf(x, room.y + room.height - side, side, side);
}
