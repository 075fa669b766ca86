/** What the plays of the town need to know of the picture they play in; it follows every redraw. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Tools } from '../../contract.ts';
import type { Point } from '../../motion/index.ts';
import type { Thing } from '../town/goods.ts';
import type { SceneLayout, TownSide } from '../town/scene.ts';

export interface TownGround extends Tools {
  readonly own: Seat;
  /** Where everything is now. */
  layout(): SceneLayout;
  /** What is on offer, and what it is drawn with; nothing in a small window. */
  things(): ReadonlyMap<string, Thing>;
  /** A shop's card in the rail. */
  card(seat: Seat): Rect;
  sun(): GameObjects.Image | null;
  /** One of my groups on the counter: its box, and those who stand in it. */
  waiting(group: Group): WaitingPlace | null;
  /** Shows the other side, at the moment that is shown. */
  cross(side: TownSide): void;
  /** The picture at another moment. */
  turn(view: PetzView): void;
  caption(words: string): void;
  /** This begins now, and is heard. */
  hear(event: PetzEvent): void;
}

export interface WaitingPlace {
  rect: Rect;
  figures: readonly GameObjects.Image[];
}

/** The pad of a space or the ground of a dummy; null where the picture has none. */
export function padOf(layout: SceneLayout, space: string): Rect | null {
  return layout.places.find(({ id }) => id === space)?.pad ?? layout.dummies[space] ?? null;
}

/** The building of a space, else its pad. */
export function houseOf(layout: SceneLayout, space: string): Rect | null {
  return layout.places.find(({ id }) => id === space)?.art ?? padOf(layout, space);
}

/** Where those who go to a pad set their feet. */
export const feetOn = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height * 0.86 });
