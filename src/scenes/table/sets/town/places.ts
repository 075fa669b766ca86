/**
 * Where on the stage (the drawing at 1280 × 800) the places of the town and of the alleys stand, with their name boards
 * and those who stand about, and the paths between: out of `places.json`.
 */
import type { Rect } from '../../../../ui/rect.ts';
import type { Point } from '../../motion/path.ts';
import FILE from './places.json' with { type: 'json' };

/** An action space: the upper left corner of its pad, and the box of its building, if it has one of its own. */
export interface StagePlace {
  pad: Point;
  art?: Rect;
}

/** A name board or a figure that stands about: the middle, or the upper left corner; and how wide. */
export interface StageSpot extends Point {
  width: number;
}

interface SideOfStage<Id extends string, Board extends string> {
  places: Readonly<Record<Id, StagePlace>>;
  boards: Readonly<Record<Board, StageSpot>>;
  dummies: Readonly<Record<string, StageSpot>>;
}

export type PlaceId = keyof typeof FILE.town.places;
export type BoardId = keyof typeof FILE.town.boards;
export const TOWN_STAGE: SideOfStage<PlaceId, BoardId> = FILE.town;
/** As the compact town lists them. */
export const PLACE_IDS = Object.keys(TOWN_STAGE.places) as PlaceId[];

export type AlleyId = keyof typeof FILE.alley.places;
export const ALLEY_STAGE: SideOfStage<AlleyId, AlleyId> = FILE.alley;
export const ALLEY_IDS = Object.keys(ALLEY_STAGE.places) as AlleyId[];

/** The accessories of the slug. */
export const SLUG: readonly Point[] = FILE.slug;

/** The crossings on the way to a place, from my own shop and from those of the rivals. */
type Roads = Readonly<Record<'mine' | 'theirs', readonly string[]>>;
const ROADS: Readonly<Record<string, Roads>> = FILE.roads;
const CROSSINGS: Readonly<Record<string, Point>> = FILE.crossings;

export const crossingsTo = (space: string, whose: keyof Roads): readonly Point[] =>
  ROADS[space]?.[whose].flatMap((name) => CROSSINGS[name] ?? []) ?? [];
