/** What the Experimental Cage, the Jukebox and Wreckie's work change about the icons of a plot. */

import { addonCard, cageCard } from '../data/cards.ts';
import type { Plot } from '../state.ts';
import type { Tune } from './state.ts';

type Icon = 'strength' | 'antimagic' | 'play' | 'graze' | 'absorb' | 'meat';

/** The value of a cage in its setting: one of the three doubled, the others dropped (DA-CAGE-EXPERIMENTAL-02). */
export function setValue(
  plot: Pick<Plot, 'cage' | 'alleys'>,
  icon: 'strength' | 'antimagic' | 'disease',
): number {
  if (plot.cage === null) return 0;
  const cage = cageCard(plot.cage);
  const printed = cage[icon] ?? 0;
  const setting = plot.alleys?.setting ?? 'normal';
  if (!cage.adaptive || setting === 'normal') return printed;
  return setting === icon ? 2 * printed : 0;
}

/** 1 if the plot's Jukebox plays this tune (DA-ADDON-JUKEBOX-07, DA-ADDON-JUKEBOX-01). */
function played(plot: Pick<Plot, 'addon' | 'alleys'>, tune: string): number {
  const now: Tune | null = plot.addon === 'jukebox' ? (plot.alleys?.tune ?? null) : null;
  return now === tune ? 1 : 0;
}

/**
 * Icons of one kind on a plot in a game with Dark Alleys. An addon does nothing without a cage, except for the rest of
 * a round in which the cage was destroyed (PB-ADDON-04, R-DA-74).
 */
export function iconsInAlleys(plot: Pick<Plot, 'cage' | 'addon' | 'alleys'>, icon: Icon): number {
  const cage = plot.cage === null ? null : cageCard(plot.cage);
  if (cage === null && plot.alleys?.wrecked !== true) return 0;
  const addon = plot.addon === null ? null : addonCard(plot.addon);
  const tune = played(plot, icon);
  switch (icon) {
    case 'strength':
    case 'antimagic':
      return setValue(plot, icon) + (addon?.[icon] ?? 0) + tune;
    case 'play':
      return (cage?.play ?? 0) + (addon?.play ?? 0) + tune;
    case 'graze':
      return (cage?.graze ?? 0) + tune;
    case 'absorb':
      return cage?.absorb ?? 0;
    case 'meat':
      return (addon?.meat ?? 0) + tune;
  }
}
