/** What the town and the dark alleys beside it have in common: places to go to over the same counter. */
import type { Rect } from '../../../../ui/rect.ts';
import type { Point } from '../../motion/path.ts';
import type { CounterLayout } from './counter-layout.ts';
import { ALLEY_STAGE } from './places.ts';

/** The two pictures the groups go to, one gesture apart. */
export type TownSide = 'town' | 'alley';

/** On which side an action space or the ground of a neutral imp lies. */
export function sideOfTown(space: string): TownSide {
  return space in ALLEY_STAGE.places || space in ALLEY_STAGE.dummies ? 'alley' : 'town';
}

/** A place a group can go to. */
export interface ScenePlace<Id extends string = string> {
  id: Id;
  /** The ground a group stands on. */
  pad: Rect;
  /** The building at it, if it has one of its own. */
  art: Rect | null;
}

export interface SceneLayout {
  compact: boolean;
  /** Scale of what is drawn. */
  k: number;
  /** The stage of the background, from (-320, -80), 1920 × 960. */
  stage: Rect;
  /** A point of the drawing in the window. */
  onStage(x: number, y: number): Point;
  /** The middle of the picture, for what concerns all of it. */
  middle: Point;
  /** The sun of the town, the moon of the alleys. */
  sun: Rect;
  /** A sentence on what is to be done, and beside it rule, hint and undo. */
  strip: Rect;
  tools: Rect;
  /** While something is played, what is said of it may be longer than the strip. */
  caption: Rect;
  places: readonly ScenePlace[];
  /** Rooms of the town's goods, by kind; none on a phone, where things are picked from a tray, and in the alleys. */
  offers: Readonly<Record<'old' | 'young' | 'cages' | 'addons' | 'artifacts', Rect>> | null;
  /** Where gold that is paid goes. */
  bank: Rect;
  /** Grounds of neutral imps that are no action spaces. */
  dummies: Readonly<Record<string, Rect>>;
  /** The way to the other side; null in a game without dark alleys. */
  lane: Rect | null;
  counter: CounterLayout;
}
