/** A shop in the middle of a showing off that is only thought of. */

import type { Plot } from '../../engine/petz/state.ts';

/** A shop during a forecast: its own copies of plots and pets, and what can be used up. */
export interface Rehearsal {
  plots: Plot[];
  home: number;
  wounded: number;
  vegetable: number;
  meat: number;
  box: number;
  lost: number;
  /** Only in a game with Dark Alleys. */
  alley?: AlleyRun;
}

/** What else may be used up, and what counts at exhibitions. */
export interface AlleyRun {
  gold: number;
  processed: number;
  /** Cage and addon tiles that Wreckie takes apart. */
  wrecked: number;
  eaten: number;
  wounded: number;
  /** Cans eaten, by pet. */
  cans: Record<string, number>;
  /** Worth of all else that was spared or gained, in points. */
  unused: number;
}
