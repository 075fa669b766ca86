/**
 * Where everything on the map stands: a pure function of the chapters. Units are those of the drawing, in which the
 * picture is 800 high and its horizon at 404; `map.css` says how large they are in a window. The road goes from left to right through all
 * chapters; anything broad (a shop, a tent, a castle) has a bay along it, in which no sign stands.
 */
import type { Rect } from '../../rect.ts';
import { LANDSCAPES, type MapChapterId } from './landscape.ts';
import { curveThrough, type RoadPiece, type RoadSpot } from './road.ts';

/** The houses beside the road that lead elsewhere. */
export const MAP_PLACES = ['puzzles', 'daily', 'ladder', 'album', 'lessons'] as const;
export type MapPlaceId = (typeof MAP_PLACES)[number];

/** Height of the picture. */
export const MAP_HEIGHT = 800;
/** The ground repeats in steps of this width, so that the edges of neighbours meet. */
const TILE = 160;
/** From sign to sign. */
const STEP = 164;
/** A sign stands so far above the middle of the road. */
const BESIDE = 34;
/** What answers to a finger round a sign, from its foot: board, stars and post. */
const SIGN = { left: -66, top: -156, width: 132, height: 164 } as const;
/** The middle of the road where chapters meet and in bays. */
const CALM = 640;
/** Heights of the road at one sign after another. */
const HEIGHTS = [690, 566, 676, 548, 694, 572, 664, 552] as const;

/** Before the first thing and after the last one of a chapter. */
const MARGIN = 60;

export interface SignSpot extends RoadSpot {
  id: string;
}

interface BaySpot {
  name: string;
  piece: string | undefined;
  /** Its middle. */
  x: number;
  width: number;
}

export interface Span {
  id: MapChapterId;
  from: number;
  to: number;
  /** The first and last sign, for what stands behind them. */
  signs: readonly SignSpot[];
  bays: readonly BaySpot[];
  /** The middle of the gate with the chapter's name. */
  gate: RoadSpot;
  /** Its part of the road. */
  road: readonly RoadPiece[];
}

export interface MapLayout {
  width: number;
  spans: readonly Span[];
  signs: readonly SignSpot[];
  /** The feet of the places, and what answers to a finger there. */
  places: Readonly<Record<MapPlaceId, RoadSpot & { rect: Rect }>>;
}

interface Planned {
  id: MapChapterId;
  levels: readonly { id: string }[];
}

/** Lays out the whole map. */
export function layoutMap(chapters: readonly Planned[]): MapLayout {
  let left = 0;
  let count = 0;
  const spans: Span[] = [];
  for (const chapter of chapters) {
    const span = layoutChapter(chapter, left, count);
    spans.push(span);
    left = span.to;
    count += chapter.levels.length;
  }
  return { width: left, spans, signs: spans.flatMap(({ signs }) => signs), places: placesOf(spans) };
}

function layoutChapter({ id, levels }: Planned, from: number, before: number): Span {
  let x = from + (id === 'opening' ? 0 : MARGIN);
  const signs: SignSpot[] = [];
  const bays: BaySpot[] = [];
  const points: RoadSpot[] = [{ x: from, y: CALM }];
  const build = (at: number) => {
    for (const { name, width, after, piece } of LANDSCAPES[id].bays) {
      if (Math.round(after * levels.length) !== at) continue;
      bays.push({ name, width, piece, x: x + width / 2 });
      points.push({ x: x + width / 2, y: CALM + (width > 400 ? 30 : 0) });
      x += width;
    }
  };
  build(0);
  for (const [i, level] of levels.entries()) {
    const y = HEIGHTS[(before + i) % HEIGHTS.length] ?? CALM;
    const middle = x + STEP / 2;
    signs.push({ id: level.id, x: middle, y: y - BESIDE });
    points.push({ x: middle, y });
    x += STEP;
    build(i + 1);
  }
  const to = from + Math.ceil((x + MARGIN - from) / TILE) * TILE;
  points.push({ x: to, y: CALM });
  const gate = bays.find(({ name }) => name === 'gate');
  return {
    id,
    from,
    to,
    signs,
    bays,
    gate: { x: gate?.x ?? from, y: 590 },
    road: curveThrough(points),
  };
}

function placesOf(spans: readonly Span[]): MapLayout['places'] {
  const bay = (name: string) => spans.flatMap(({ bays }) => bays).find((one) => one.name === name)?.x ?? 0;
  const at = (x: number, y: number, left: number, top: number, width: number, height: number) => ({
    x,
    y,
    rect: { x: x + left, y: y + top, width, height },
  });
  const castle = bay('castle');
  const gate = spans.find(({ id }) => id === 'opening')?.gate.x ?? 0;
  return {
    // School is held under the first gate.
    lessons: at(gate, 592, -104, -104, 208, 144),
    album: at(bay('album'), 470, -220, -300, 440, 386),
    puzzles: at(bay('puzzles'), 500, -128, -290, 256, 380),
    daily: at(bay('daily'), 500, -130, -330, 260, 420),
    // It leans on the castle's right tower.
    ladder: at(castle + 316, 530, -130, -400, 200, 490),
  };
}

/** What answers to a finger round a sign. */
export function signRect({ x, y }: RoadSpot): Rect {
  return { x: x + SIGN.left, y: y + SIGN.top, width: SIGN.width, height: SIGN.height };
}
