/** House Vampire: feeds himself once, then on imps (DA-PET-VAMPIRE). */

import { wound } from '../../../care.ts';
import type { PetzContext, ShowVars } from '../../../context.ts';
import { shopOf } from '../../../query.ts';
import type { Pet, Shop } from '../../../state.ts';
import type { FurtherMeal } from '../../state.ts';

/** Hunger needs he meets by himself each round (DA-PET-VAMPIRE-01). */
export function bloodFor(pet: Pick<Pet, 'id'>): number {
  return pet.id === 'houseVampire' ? 1 : 0;
}

/** Only an imp that is at home can be given (DA-PET-VAMPIRE-02, R-DA-61). */
export function vampireMeals(shop: Pick<Shop, 'home'>, pet: Pick<Pet, 'id'>): FurtherMeal[] {
  return pet.id === 'houseVampire' && shop.home > 0 ? [{ from: 'imp' }] : [];
}

/** Armour does not help against his teeth (DA-PET-VAMPIRE-03); one imp is one imp (R-DA-60). */
export function eatImp(c: PetzContext, v: ShowVars, at: number): void {
  const pet = shopOf(c.s, v.seat).plots[at]?.pet?.id ?? '';
  wound(c, v.seat, 1);
  c.emit({ type: 'petz.ate', seat: v.seat, plot: at, pet, what: 'imp', id: null, card: null });
}
