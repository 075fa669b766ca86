/**
 * The most that a pet still to come may need, however its owner sets its cage and for any tune that he has played: what
 * these cannot rule out may happen.
 */

import type { Seat } from '../../../kernel/state.ts';
import type { ShowVars } from '../../context.ts';
import { antimagicOf, iconsOf, needCount, strengthOf } from '../../query.ts';
import type { Petz, Plot } from '../../state.ts';
import { alleyPlot } from '../query.ts';
import { SETTINGS } from '../state.ts';
import { boredAfterHelp, diseaseLeft } from './relief.ts';

/** The plot as it may be when its pet's turn comes: in every setting, without a tune. */
function waysOf(plot: Plot): Plot[] {
  return SETTINGS.map((setting) => ({ ...plot, alleys: { ...alleyPlot(plot), setting, tune: null } }));
}

const most = (plot: Plot, of: (plot: Plot) => number): number => Math.max(0, ...waysOf(plot).map(of));

/** Anger or magic needs above the plot's number. */
export function excessAtMost(plot: Plot, need: 'anger' | 'magic'): number {
  const { pet } = plot;
  const limit = need === 'magic' ? antimagicOf : strengthOf;
  return pet === null ? 0 : most(plot, (way) => needCount(pet, need) - limit(way));
}

/** Hunger needs of a pet that eats everything, above what grows and hangs on its plot. */
export function hungryAtMost(plot: Plot): number {
  const { pet } = plot;
  if (pet === null) return 0;
  return most(plot, (way) => needCount(pet, 'hunger') - iconsOf(way, 'graze') - iconsOf(way, 'meat'));
}

/** Play needs that nothing meets by itself. */
export function boredAtMost(s: Pick<Petz, 'shops'>, v: ShowVars, at: number, plot: Plot): number {
  return most(plot, (way) => boredAfterHelp(s, v, at, way));
}

/** Disease needs that count. */
export function diseaseAtMost(s: Petz, seat: Seat, at: number, plot: Plot): number {
  return most(plot, (way) => diseaseLeft(s, seat, at, way));
}
