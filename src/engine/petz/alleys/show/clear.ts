/** What a showing off leaves behind is cleared at the end of the round. */

import type { Shop } from '../../state.ts';
import { alleyShop } from '../query.ts';

/** Settings of Experimental Cages end, destroyed cages no longer count as cages (DA-CAGE-EXPERIMENTAL-04, R-DA-74); the tally starts anew. */
export function clearPlots(shop: Pick<Shop, 'plots' | 'alleys'>): void {
  for (const { alleys } of shop.plots) {
    if (alleys === undefined) continue;
    alleys.setting = 'normal';
    alleys.wrecked = false;
  }
  alleyShop(shop).show = { eaten: 0, wounded: 0, cans: {}, addons: [] };
}
