/** What the map is given and what it gives back: the seam between the picture and the rest of the game. Plain data. */
import type { Rect } from '../../ui/rect.ts';
import type { Translate } from '../title/types.ts';

/** The stretches of the road, in its order. */
export const MAP_CHAPTERS = [
  'opening',
  'town',
  'alleys',
  'bedtime',
  'lord',
  'moonlight',
  'finale',
  'festival',
] as const;
export type MapChapterId = (typeof MAP_CHAPTERS)[number];

/** The places beside the road that the bar has a short way to. */
export const SHORTCUTS = ['puzzles', 'daily', 'ladder', 'album'] as const;
/** What stands beside the road and leads elsewhere. */
export const PLACES = [...SHORTCUTS, 'lessons'] as const;
export type MapPlaceId = (typeof PLACES)[number];

type LevelState = 'locked' | 'open' | 'won';

export interface MapLevel {
  /** As in the level's file: `town.3`. */
  id: string;
  /** What its sign says: counted within its chapter. */
  number: number;
  /** In the player's language: on the sign where there is room, else said of the one that is next, pointed at or focused. */
  title: string;
  /** Who is met there and what is different, in a line. */
  about?: string;
  state: LevelState;
  /** Won so far: 0 to 3. */
  stars: number;
  /** How many there are; 3 if nothing is said. */
  of?: number;
  /** The one to play next; at most one on the whole map. */
  isNext: boolean;
  kind: 'scenario' | 'puzzle' | 'lesson' | 'rung';
}

export interface MapChapter {
  id: MapChapterId;
  title: string;
  isOpen: boolean;
  /** Stars won in it, and how many there are. */
  stars: number;
  of: number;
  /** Stars of the whole campaign that open it; 0 if stars do not matter. */
  needs: number;
  levels: readonly MapLevel[];
}

/** What is said of a place on its sign. */
export interface MapPlace {
  /** Words on its board, such as "Puzzle corner". */
  title: string;
  /** A short second line: "7 of 24", "Today: strike", "Rung 3". */
  note?: string;
  isOpen: boolean;
  /** Draws the eye: something new waits there (today's fair not yet played). */
  isNew?: boolean;
}

export interface MapInit {
  chapters: readonly MapChapter[];
  places: Readonly<Record<MapPlaceId, MapPlace>>;
  /** How many pictures hang in the album. */
  pictures?: number;
  /** Which rung of the ladder comes next: 1 to 15; 16 when it is climbed. */
  rung?: number;
  /** Stars of the whole campaign. */
  stars: { won: number; of: number };
  /** The highest open step of difficulty, in a word or two; empty for none. */
  climb?: string;
  /** The name of whose progress this is. */
  profile: string;
  t: Translate;
  /** No motion at all: the player's setting or the system's wish. */
  still: boolean;
  /** How much larger words are written: 1 to 2. */
  textScale?: number;
  /** What is in the middle when the map opens: a level's id, a chapter or a place; else the next level. */
  focus?: string | null;
  /** A level that has just been opened: the imp walks there from the one before, once. */
  opened?: string | null;
  onLevel(id: string): void;
  onPlace(place: MapPlaceId | 'back'): void;
  /** All levels are to be seen at once. */
  onWhole?: () => void;
  /** The picture of these facts can be seen. */
  onShown?: () => void;
  /** The imp has arrived at `opened`: it need not walk again. */
  onArrived?: (id: string) => void;
  /**
   * The arrow keys have gone to a sign, a place or `back`. Whoever has a button for it in words gives it the focus; the
   * picture shows its ring by itself.
   */
  onFocus?: (id: string) => void;
}

/** What can be pressed, in CSS pixels of the canvas: a level's id, a place or `back`. */
export interface MapHit {
  id: string;
  rect: Rect;
}
