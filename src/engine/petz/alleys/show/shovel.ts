/**
 * Moments for the shovel besides the base game's two: cleaning a token with gold on it may pay for what comes next, and
 * a Nomnivore may eat the shovel itself or the Employee who wields it (RUL-45).
 */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import type { PetzEvent } from '../../events.ts';
import { moment } from '../../phases/show/shovel.ts';
import { plotOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyPlot } from '../query.ts';
import { curable } from './ding.ts';
import { hungryAtMost } from './upper-bounds.ts';

interface ShovelVars {
  seat: Seat;
  /** The plot of the pet that is next, or of the pet to be cured. */
  at: number;
}

/** True if gold lies on manure and the Treasury is empty: cleaning would open a way that is closed. */
function goldWanted(shop: Shop): boolean {
  return shop.gold === 0 && shop.plots.some((plot) => alleyPlot(plot).pearls > 0);
}

/** Before a pet's evaluation: for the tune of its Jukebox, or before a Nomnivore eats (DA-ADDON-JUKEBOX-02, R-DA-59). */
export const shovelForPet = script<Petz, PetzEvent, ShovelVars>('petz.shovelForPet', [
  moment('shovel', (shop, { at }) => {
    const plot = plotOf(shop, at);
    const eats = plot.pet?.id === 'nomnivore' && hungryAtMost(plot) > 0;
    return eats || (plot.addon === 'jukebox' && goldWanted(shop));
  }),
]);

/** Before the Ding, after an illness that the player may have wanted to run its course (DA-ADDON-DING-01). */
export const shovelForDing = script<Petz, PetzEvent, ShovelVars>('petz.shovelForDing', [
  moment('shovel', (shop, { at }) => curable(shop, at).length > 0 && goldWanted(shop)),
]);
