/** The Jukebox (DA-ADDON-JUKEBOX). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import type { PetzEvent } from '../../events.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyPlot, alleyShop } from '../query.ts';
import { TUNES, type Tune } from '../state.ts';

/** Gold for a tune (DA-ADDON-JUKEBOX-02). */
const PRICE = 1;

/** Tunes to be bought for the pet on a plot: all but the one that plays (DA-ADDON-JUKEBOX-04, R-DA-24). */
function tunesFor(shop: Pick<Shop, 'plots' | 'gold'>, at: number): Tune[] {
  const plot = plotOf(shop, at);
  if (plot.addon !== 'jukebox' || plot.pet === null || shop.gold < PRICE) return [];
  const { tune } = alleyPlot(plot);
  return TUNES.filter((x) => x !== tune);
}

/**
 * Once a round, right before the evaluation of the pet in its cage; a marker that is replaced goes to the bank
 * (DA-ADDON-JUKEBOX-05, R-DA-83, DA-ADDON-JUKEBOX-06).
 */
export const tuneJukebox = script<Petz, PetzEvent, { seat: Seat; at: number }>('petz.jukebox', [
  askOne('tune', {
    kind: 'petz.tune',
    who: (s, v) => (tunesFor(shopOf(s, v.seat), v.at).length > 0 ? [v.seat] : []),
    domain: (s, seat, v) => ({ type: 'pick', options: [null, ...tunesFor(shopOf(s, seat), v.at)] }),
    then(c, { seat, at }, tune: Tune | null) {
      if (tune === null) return undefined;
      const shop = shopOf(c.s, seat);
      shop.gold -= PRICE;
      alleyPlot(plotOf(shop, at)).tune = tune;
      alleyShop(shop).show.addons.push('jukebox');
      c.emit({ type: 'petz.tuned', seat, plot: at, tune });
    },
  }),
]);
