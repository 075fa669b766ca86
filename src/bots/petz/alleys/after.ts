/** What counts after showing off in a game with Dark Alleys besides what counts in the base game. */

import { alleyPlot, alleyShop } from '../../../engine/petz/alleys/query.ts';
import { canBonus } from '../../../engine/petz/alleys/show/tally.ts';
import type { ExhibitionCard } from '../../../engine/petz/data/schema.ts';
import type { Plot, Shop } from '../../../engine/petz/state.ts';
import { artifactWorth } from '../artifacts.ts';
import { potionWorth } from '../holding.ts';
import { quality } from '../housing.ts';
import type { Outlook } from '../outlook.ts';
import type { AlleyRun } from '../rehearsal.ts';
import { PEARL, processedWorth, tileWorth } from './values.ts';

/** Manure that imps cannot clean, because a pet is in the cage. */
const UNDERFOOT = 0.15;

/** Points for cans that were eaten before the moment of a forecast; it counts them itself. */
export function cansSoFar(shop: Shop): number {
  return shop.alleys === undefined ? 0 : canBonus(shop, null);
}

/** Points of a display for the cans that its pets have eaten. */
function cansEaten(plots: readonly Plot[], { cans }: AlleyRun): number {
  let sum = 0;
  for (const { pet } of plots) if (pet !== null) sum += cans[pet.id] ?? 0;
  return sum;
}

/** Points of a display for food eaten and imps wounded. */
function eventsScore(tile: ExhibitionCard, { eaten, wounded }: AlleyRun): number {
  let sum = 0;
  for (const { of, value } of tile.terms) {
    if (of === 'eaten') sum += value * eaten;
    if (of === 'wounded') sum += value * wounded;
  }
  return sum;
}

/** Points of a display besides its tile's. */
export function displayInAlleys(tile: ExhibitionCard, plots: readonly Plot[], run: AlleyRun): number {
  return eventsScore(tile, run) + cansEaten(plots, run);
}

/** What was not used up. */
export function sparedInAlleys(o: Outlook, { gold, processed, wrecked, kept }: AlleyRun): number {
  return o.gold * gold + processedWorth(o) * processed - tileWorth(o) * wrecked + kept;
}

/** The same of a shop that has really played its turn. */
export function alleyRunOf(o: Outlook, shop: Shop): AlleyRun {
  const { processed, show } = alleyShop(shop);
  let kept = potionWorth(o) * shop.potions;
  for (const artifact of shop.artifacts) kept += artifactWorth(o, artifact);
  for (const plot of shop.plots) {
    const { pearls } = alleyPlot(plot);
    kept += PEARL * o.gold * pearls + tilesOf(o, plot);
    if (plot.pet !== null) kept -= UNDERFOOT * plot.manure;
  }
  // A card lost with a book.
  kept += 0.4 * shop.hand.length;
  return {
    gold: shop.gold,
    processed: processed.lollipop + processed.can,
    wrecked: 0,
    eaten: show.eaten,
    wounded: show.wounded,
    cans: show.cans,
    kept,
  };
}

/** Cages and addons stay for the rounds to come, a tune with them. */
function tilesOf(o: Outlook, plot: Plot): number {
  const tiles = (plot.cage === null ? 0 : tileWorth(o)) + (plot.addon === null ? 0 : tileWorth(o));
  const tune = alleyPlot(plot).tune === null ? 0 : 0.25 * Math.min(2, o.left);
  return tiles + tune + 0.12 * o.left * quality({ cage: plot.cage, addon: plot.addon });
}
