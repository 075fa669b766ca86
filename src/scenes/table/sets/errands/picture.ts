/** What the pictures of the errands share: the question, what is picked, where everything is. */
import type { GameObjects } from 'phaser';
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Deal, Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { scenery } from '../parts/figures.ts';
import type { ErrandLayout } from './layout.ts';

/** The question at hand, or none while something is played. */
export interface ErrandPicture {
  deal: Deal;
  look: Look;
  view: PetzView;
  /** Whose errand it is. */
  seat: Seat;
  /** The options of the question; none while something is played. */
  options: readonly Json[];
  /** The one picked. */
  picked: number;
  pick(i: number): void;
  at: ErrandLayout;
  /** Where the things of the picture are, for what is played on it. */
  marks: Map<string, Rect>;
  /** What is on its way then, and is drawn no more where it was. */
  parts: Map<string, GameObjects.Image>;
}

/** The alley by night, behind everything. */
export function backdrop(kit: TableKit): void {
  for (const layer of ['alley-sky', 'alley-houses', 'alley-ground'])
    scenery(kit, `backgrounds/${layer}`, kit.window);
}
