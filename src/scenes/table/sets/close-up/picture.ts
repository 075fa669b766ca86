/** What the close-ups share: the question, what is picked, where everything is. */

import type { GameObjects } from 'phaser';
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Look, SetHost, Tools } from '../../contract.ts';
import type { Explain } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { card } from '../../pieces.ts';
import { scenery } from '../parts/figures.ts';
import { nextWay } from '../parts/picking.ts';
import { buildTent } from '../show/tent.ts';
import type { Picture } from './kinds.ts';
import type { CloseUpLayout } from './layout.ts';

/** The question at hand, or none while something is played. */
export interface CloseUp extends Tools {
  host: SetHost;
  look: Look;
  view: PetzView;
  /** Whom it is about. */
  seat: Seat;
  /** The options of the question; none while something is played. */
  options: readonly Json[];
  /** The one picked. */
  picked: number;
  pick(i: number): void;
  at: CloseUpLayout;
  /** Where the things of the picture are, for what is played on it. */
  marks: Map<string, Rect>;
  /** What is on its way then, and is drawn no more where it was. */
  parts: Map<string, GameObjects.Image>;
}

/** A card for the options of that number: lit if one of them is picked; a press picks the next. */
export function optionCard(
  { kit, picked, pick }: CloseUp,
  id: string,
  rect: Rect,
  ways: readonly number[],
  explain: Explain,
): void {
  kit.laid(card(ways.includes(picked) ? 'picked' : 'rest', rect.width, rect.height), rect);
  kit.press(id, rect, () => pick(nextWay(ways, picked)), explain);
}

const ALLEYS = ['alley-sky', 'alley-houses', 'alley-ground'];
/** What is asked elsewhere than in the alleys: a book is read in the town, a box filled in the evening. */
const PLACES: Readonly<Partial<Record<Picture, readonly string[]>>> = {
  book: ['town-sky', 'town-hills', 'town-castle', 'town-ground'],
  box: ['dusk'],
};

/** What is behind everything: the alley by night, the tent, the town. */
export function backdrop(kit: TableKit, picture: Picture): void {
  if (picture === 'enter') buildTent(kit, kit.window);
  else for (const layer of PLACES[picture] ?? ALLEYS) scenery(kit, `backgrounds/${layer}`, kit.window);
}
