/** What happened in a turn and counts at the exhibition (DA-EXHIBITION-WILDPARTY, DA-FACILITY-CANNERY-04). */

import type { Seat } from '../../../kernel/state.ts';
import type { PetzContext } from '../../context.ts';
import { petsOf, shopOf } from '../../query.ts';
import type { Pet, Shop } from '../../state.ts';
import { alleyShop } from '../query.ts';

/**
 * A food token was eaten for a hunger need, a can by this pet (DA-EXHIBITION-WILDPARTY-02, DA-EXHIBITION-WILDPARTY-03).
 * What a lost pet ate counts too (R-DA-78).
 * Also DA-EXHIBITION-WILDPARTY-04.
 */
export function countEaten(c: PetzContext, seat: Seat, canFor: Pick<Pet, 'id'> | null = null): void {
  const { show } = alleyShop(shopOf(c.s, seat));
  show.eaten += 1;
  if (canFor !== null) show.cans[canFor.id] = (show.cans[canFor.id] ?? 0) + 1;
}

/**
 * Own imps went to the hospital, for any cause (DA-EXHIBITION-WILDPARTY-05, R-DA-91, DA-EXHIBITION-WILDPARTY-06).
 */
export function countWounded(c: PetzContext, seat: Seat, imps: number): void {
  alleyShop(shopOf(c.s, seat)).show.wounded += imps;
}

/** 1 for each can that the pet entered has eaten; in a display, every pet that is still there (DA-FACILITY-CANNERY-04, R-DA-80). */
export function canBonus(shop: Pick<Shop, 'plots' | 'alleys'>, entered: string | null): number {
  const cans = shop.alleys?.show.cans ?? {};
  const pets = petsOf(shop).filter(({ pet }) => entered === null || pet.id === entered);
  return pets.reduce((sum, { pet }) => sum + (cans[pet.id] ?? 0), 0);
}

// What a showing off leaves behind is cleared at the end of the round.

/** Settings of Experimental Cages end, destroyed cages no longer count as cages (DA-CAGE-EXPERIMENTAL-04, R-DA-74); the tally starts anew. */
export function clearPlots(shop: Pick<Shop, 'plots' | 'alleys'>): void {
  for (const { alleys } of shop.plots) {
    if (alleys === undefined) continue;
    alleys.setting = 'normal';
    alleys.wrecked = false;
  }
  alleyShop(shop).show = { eaten: 0, wounded: 0, cans: {}, addons: [] };
}
