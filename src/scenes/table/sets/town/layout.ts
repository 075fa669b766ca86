/**
 * Where everything in town stands. Large windows show the town as drawn (measures at 1280 × 800, moved and scaled to the
 * area there is); a phone shows fourteen plots in two rows, upright in
 * four. A pure function; all numbers are CSS pixels.
 */
import { paired } from '../../../../ui/paired.ts';
import { box, centre, grid, inset, isUpright, type Rect, shortSide, stacked } from '../../../../ui/rect.ts';
import type { SceneLayout, ScenePlace } from './scene.ts';
import { mapSmall, mapStage } from './stage-map.ts';

type Stand = readonly [padX: number, padY: number, art: readonly number[] | null];

/** The fourteen action spaces, as the compact town lists them: upper left corners of the pads and boxes of the buildings, on the stage. */
const STANDS = {
  older: [476, 160, null],
  younger1: [476, 286, null],
  younger2: [476, 361, null],
  meat: [622, 288, [592, 160, 144, 120]],
  mixed: [790, 288, [760, 160, 144, 120]],
  vegetables: [958, 288, [928, 160, 144, 120]],
  artifacts: [1134, 296, [1094, 150, 164, 137]],
  cage1: [430, 474, null],
  cage2: [430, 552, null],
  addon: [654, 552, [512, 452, 140, 117]],
  imps: [774, 556, [758, 412, 116, 97]],
  hospital: [898, 556, [882, 412, 116, 97]],
  judge: [1022, 556, [1006, 412, 116, 97]],
  platform: [1146, 556, [1130, 412, 116, 97]],
} satisfies Record<string, Stand>;

export type PlaceId = keyof typeof STANDS;
export const PLACE_IDS = Object.keys(STANDS) as PlaceId[];

type Place = ScenePlace<PlaceId>;

/** Name boards of the town. */
const BOARDS = {
  corral: [236, 134, 150],
  food: [832, 142, 176],
  artifacts: [1176, 146, 132],
  cages: [196, 470, 100],
  addon: [580, 594, 120],
  imps: [816, 532, 118],
  hospital: [940, 532, 118],
  judge: [1064, 532, 118],
  platform: [1188, 532, 118],
} satisfies Record<string, readonly [x: number, y: number, width: number]>;

type BoardId = keyof typeof BOARDS;

interface Board extends Rect {
  id: BoardId;
}

export interface TownLayout extends SceneLayout {
  places: Place[];
  boards: Board[];
  paddock: Rect | null;
  /** Where the customer of the hour waits; null where there is no room. */
  square: Rect | null;
  /** Size signs of the two meadows. */
  signs: readonly { size: 2 | 3; rect: Rect }[];
}

/** The sign that leads into the alleys, in the street over the houses. */
const LANE = [800, 366, 464, 50] as const;

const DUMMIES: Readonly<Record<string, readonly [number, number, number]>> = {
  redDummy: [712, 306, 66],
  greenDummy: [880, 306, 66],
  sideDummy: [853, 582, 50],
  backDummy: [1224, 582, 50],
};

export function layoutTown(area: Rect, window: Rect, hasAlleys = false): TownLayout {
  return shortSide(window) < 520 ? compactTown(area, window, hasAlleys) : largeTown(area, window, hasAlleys);
}

function largeTown(area: Rect, window: Rect, hasAlleys: boolean): TownLayout {
  const { scene, stand, padAt, stretch, boardAt, dummies } = mapStage(area, window);
  const places = PLACE_IDS.map((id): Place => {
    const [x, y, art]: Stand = STANDS[id];
    const [ax = 0, ay = 0, aw = 0, ah = 0] = art ?? [];
    return { id, pad: padAt(x, y), art: art === null ? null : stand(ax, ay, aw, ah) };
  });
  const boards = (Object.keys(BOARDS) as BoardId[]).map((id): Board => {
    const [x, y, wide] = BOARDS[id];
    return { id, ...boardAt(scene.onStage(x, y), stretch(0, 0, wide, 0).width) };
  });
  return {
    ...scene,
    sun: stand(1052, 88, 58, 58),
    places,
    boards,
    offers: {
      old: stretch(166, 158, 302, 122),
      young: stretch(166, 292, 302, 132),
      cages: stretch(146, 446, 278, 180),
      addons: stand(526, 506, 112, 62),
      artifacts: stand(1086, 226, 180, 66),
    },
    paddock: stretch(142, 126, 424, 320),
    signs: [
      { size: 3, rect: sign(stand(474, 124, 88, 28)) },
      { size: 2, rect: sign(stand(474, 252, 88, 28)) },
    ],
    square: hasAlleys ? null : stand(722, 344, 112, 80),
    bank: stand(638, 374, 84, 64),
    dummies: dummies(DUMMIES),
    lane: hasAlleys ? laneOf(stretch(...LANE)) : null,
  };
}

/** Wide enough for what it tells, high enough for a fingertip. */
function laneOf(rect: Rect): Rect {
  const height = Math.max(48, rect.height);
  return { ...rect, y: rect.y + rect.height - height, height };
}

/** A sign holds words of 16 pixels even in a small town. */
function sign(rect: Rect): Rect {
  const width = Math.max(88, rect.width);
  const height = Math.max(28, rect.height);
  return box(rect.x + (rect.width - width) / 2, rect.y + rect.height - height, width, height);
}

function compactTown(area: Rect, window: Rect, hasAlleys: boolean): TownLayout {
  const { room, lane, ...small } = mapSmall(area, window, false);
  const width = hasAlleys ? room.width : area.width;
  const cells = grid({ ...room, width, height: room.height - 7 }, PLACE_IDS.length, isUpright(area) ? 4 : 7);
  const places = [...paired(PLACE_IDS, cells)].map(([id, cell]): Place => {
    const middle = centre(cell, Math.min(96, cell.width - 8), cell.height);
    const [art, pad] = stacked({ ...middle, height: cell.height - 6 }, 0, [null, 48]);
    return { id, pad, art: inset(art, 4, 0) };
  });
  return {
    ...small,
    sun: box(area.x + area.width * 0.8, area.y - 8, 38, 38),
    places,
    boards: [],
    paddock: null,
    square: null,
    signs: [],
    bank: box(area.x + area.width / 2 - 14, small.counter.rect.y - 34, 28, 28),
    lane: hasAlleys ? lane : null,
  };
}
