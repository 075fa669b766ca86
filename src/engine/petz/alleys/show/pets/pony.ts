/** Pony: the wilder she is, the more the others have to watch (DA-PET-PONY). */

import type { ShowVars } from '../../../context.ts';
import { iconsOf, needCount } from '../../../query.ts';
import type { Plot } from '../../../state.ts';

/**
 * Anger needs above the total strength of the plot; imps in armour are no part of it (DA-PET-PONY-01, DA-PET-PONY-03;
 * DA-PET-WRECKIE-01; R-DA-69).
 */
export function rageOf(plot: Plot): number {
  return plot.pet === null ? 0 : Math.max(0, needCount(plot.pet, 'anger') - iconsOf(plot, 'strength'));
}

/**
 * At her anger step it is settled how many play needs she meets in every cage evaluated later (DA-PET-PONY-02,
 * DA-PET-PONY-04; R-DA-71).
 * Also R-DA-70.
 */
export function ponyRages(v: ShowVars, plot: Plot): void {
  if (v.alleys !== undefined && plot.pet?.id === 'pony') v.alleys.pony += rageOf(plot);
}
