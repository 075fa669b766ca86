/**
 * Where everything in town stands. Large windows show the town as drawn (measures at 1280 × 800, moved and scaled to the
 * area there is); a phone shows fourteen plots in two rows. A pure function; all numbers are CSS pixels.
 */
import type { Rect } from '../../../../ui/button.ts';
import type { Point } from '../../motion/path.ts';
import { type CounterLayout, layoutCounter } from './counter-layout.ts';

/** The fourteen action spaces, as the compact town lists them. */
export const PLACE_IDS = [
  'older',
  'younger1',
  'younger2',
  'meat',
  'mixed',
  'vegetables',
  'artifacts',
  'cage1',
  'cage2',
  'addon',
  'imps',
  'hospital',
  'judge',
  'platform',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export interface Place {
  id: PlaceId;
  /** The ground a group stands on. */
  pad: Rect;
  /** The building at it, if it has one of its own. */
  art: Rect | null;
}

/** Name boards of the town. */
export type BoardId =
  | 'corral'
  | 'food'
  | 'artifacts'
  | 'cages'
  | 'addon'
  | 'imps'
  | 'hospital'
  | 'judge'
  | 'platform';

export interface Board extends Rect {
  id: BoardId;
}

export interface TownLayout {
  compact: boolean;
  /** Scale of what is drawn. */
  k: number;
  /** The stage of the background, from (-320, -80), 1920 × 960. */
  stage: Rect;
  /** A point of the drawing in the window. */
  onStage(x: number, y: number): Point;
  /** The middle of the town, for what concerns all of it. */
  middle: Point;
  sun: Rect;
  strip: Rect;
  /** While something is played, what is said of it may be longer than the strip. */
  caption: Rect;
  /** What has happened since my last turn hangs here. */
  recap: Rect;
  places: Place[];
  boards: Board[];
  /** Rooms of what is on offer, by kind; none in the compact town, where things are picked from a tray. */
  offers: Readonly<Record<'old' | 'young' | 'cages' | 'addons' | 'artifacts', Rect>> | null;
  paddock: Rect | null;
  /** Size signs of the two meadows. */
  signs: readonly { size: 2 | 3; rect: Rect }[];
  /** Round the heap of the bank. */
  bank: Rect;
  /** Grounds of neutral imps that are no action spaces. */
  dummies: Readonly<Record<string, Rect>>;
  counter: CounterLayout;
}

const STAGE = { x: -320, y: -80, width: 1920, height: 960 };
/** The part of the stage that the town fills. */
const TOWN = { x: 140, y: 84, width: 1136, height: 556 };
const PAD = { width: 84, height: 66 };

/** Upper left corners of the pads and boxes of the buildings, on the stage. */
const STANDS: Readonly<
  Record<PlaceId, readonly [padX: number, padY: number, art: readonly number[] | null]>
> = {
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
};

const BOARDS: Readonly<Record<BoardId, readonly [x: number, y: number, width: number]>> = {
  corral: [236, 134, 150],
  food: [832, 142, 176],
  artifacts: [1176, 142, 132],
  cages: [196, 470, 100],
  addon: [580, 594, 120],
  imps: [816, 532, 118],
  hospital: [940, 532, 118],
  judge: [1064, 532, 118],
  platform: [1188, 532, 118],
};

const DUMMIES: Readonly<Record<string, readonly [number, number, number]>> = {
  redDummy: [712, 306, 66],
  greenDummy: [880, 306, 66],
  sideDummy: [853, 582, 50],
  backDummy: [1224, 582, 50],
};

export function layoutTown(area: Rect, window: Rect): TownLayout {
  return window.height < 520 ? compactTown(area, window) : largeTown(area, window);
}

function largeTown(area: Rect, window: Rect): TownLayout {
  const counterHeight = Math.round(Math.min(190, Math.max(148, window.height * 0.19)));
  const counter = layoutCounter(area, counterHeight, false);
  const sx = area.width / TOWN.width;
  const sy = (area.height - counterHeight - 14) / TOWN.height;
  const k = Math.min(sx, sy);
  const atX = (x: number) => area.x + (x - TOWN.x) * sx;
  const atY = (y: number) => area.y + (y - TOWN.y) * sy;
  /** A box that keeps its proportions, standing on the middle of its lower edge. */
  const stand = (x: number, y: number, width: number, height: number): Rect => {
    const w = width * k;
    const h = height * k;
    return { x: atX(x + width / 2) - w / 2, y: atY(y + height) - h, width: w, height: h };
  };
  const stretch = (x: number, y: number, width: number, height: number): Rect => ({
    x: atX(x),
    y: atY(y),
    width: width * sx,
    height: height * sy,
  });
  const places = PLACE_IDS.map((id): Place => {
    const [x, y, art] = STANDS[id];
    const [ax = 0, ay = 0, aw = 0, ah = 0] = art ?? [];
    return { id, pad: stand(x, y, PAD.width, PAD.height), art: art === null ? null : stand(ax, ay, aw, ah) };
  });
  const boards = (Object.keys(BOARDS) as BoardId[]).map((id): Board => {
    const [x, y, width] = BOARDS[id];
    const height = Math.max(26, 30 * k);
    return { id, x: atX(x) - (width * sx) / 2, y: atY(y) - height / 2, width: width * sx, height };
  });
  const dummies = Object.fromEntries(
    Object.entries(DUMMIES).map(([id, [x, y, w]]) => [id, stand(x, y, w, (w * 200) / 240)]),
  );
  // The tag of who goes next hangs at the left, what happened since at the right.
  const narrow = window.width < 1100;
  const tag = narrow ? 138 : 222;
  const news = narrow ? 150 : 226;
  const room = { x: area.x + tag, width: area.width - tag - news - 12 };
  const stripWidth = Math.min(660, room.width);
  return {
    compact: false,
    k,
    stage: stretch(STAGE.x, STAGE.y, STAGE.width, STAGE.height),
    onStage: (x, y) => ({ x: atX(x), y: atY(y) }),
    middle: { x: atX(702), y: atY(330) },
    sun: stand(1052, 88, 58, 58),
    strip: { x: room.x + (room.width - stripWidth) / 2, y: area.y + 2, width: stripWidth, height: 34 },
    caption: { x: room.x, y: area.y + 2, width: area.width - tag - 8, height: 34 },
    recap: { x: area.x + area.width - news, y: area.y - 2, width: news, height: 44 },
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
    bank: stand(638, 374, 84, 64),
    dummies,
    counter,
  };
}

/** A sign holds words of 16 pixels even in a small town. */
function sign(rect: Rect): Rect {
  const width = Math.max(88, rect.width);
  const height = Math.max(28, rect.height);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + rect.height - height, width, height };
}

function compactTown(area: Rect, window: Rect): TownLayout {
  const counter = layoutCounter(area, Math.round(Math.min(84, window.height * 0.2)), true);
  // The tag of who goes next hangs at the left, where there is room for it.
  const tag = window.width < 700 ? 4 : 80;
  const strip = { x: area.x + tag, y: area.y, width: area.width - tag - 64, height: 26 };
  const top = strip.y + strip.height + 4;
  const rowHeight = (counter.rect.y - 7 - top) / 2;
  const column = area.width / 7;
  const padWidth = Math.min(96, column - 8);
  const places = PLACE_IDS.map((id, i): Place => {
    const x = area.x + (i % 7) * column + (column - padWidth) / 2;
    const y = top + Math.floor(i / 7) * rowHeight;
    const padHeight = 48;
    const artHeight = rowHeight - padHeight - 6;
    const pad = { x, y: y + artHeight, width: padWidth, height: padHeight };
    return { id, pad, art: { x: x + 4, y, width: padWidth - 8, height: artHeight } };
  });
  const scale = Math.max(window.width / 1280, window.height / 800);
  const stage = {
    x: STAGE.x * scale,
    y: area.y - 160 * scale,
    width: STAGE.width * scale,
    height: STAGE.height * scale,
  };
  return {
    compact: true,
    k: 0.5,
    stage,
    onStage: (x, y) => ({ x: stage.x + (x - STAGE.x) * scale, y: stage.y + (y - STAGE.y) * scale }),
    middle: { x: area.x + area.width / 2, y: (top + counter.rect.y) / 2 },
    sun: { x: area.x + area.width * 0.8, y: area.y - 8, width: 38, height: 38 },
    caption: { ...strip, width: area.width - tag - 4 },
    recap: { x: area.x + area.width - 56, y: area.y - 2, width: 56, height: 44 },
    strip,
    places,
    boards: [],
    offers: null,
    paddock: null,
    signs: [],
    bank: { x: area.x + area.width / 2 - 14, y: counter.rect.y - 34, width: 28, height: 28 },
    dummies: {},
    counter,
  };
}
