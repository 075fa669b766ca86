/** The Thing That Goes Ding! (DA-ADDON-DING). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type DingChoice } from '../../choices.ts';
import type { PetzEvent } from '../../events.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { alleyShop } from '../query.ts';

/** Gold for one use (DA-ADDON-DING-01). */
const PRICE = 1;

/**
 * What could be removed from the pet on a plot, had its owner the gold, the most first (DA-ADDON-DING-02,
 * DA-ADDON-DING-03, DA-ADDON-DING-04).
 */
export function curable(shop: Pick<Shop, 'plots' | 'alleys'>, at: number): Exclude<DingChoice, null>[] {
  const { pet, addon } = plotOf(shop, at);
  const used = alleyShop(shop).show.addons.includes('ding');
  if (pet === null || addon !== 'ding' || used) return [];
  const [suffers, mutated] = [pet.suffering > 0, pet.mutation > 0];
  const choices: Exclude<DingChoice, null>[] = [];
  if (suffers && mutated) choices.push({ suffering: 1, mutation: 1 });
  if (suffers) choices.push({ suffering: 1, mutation: 0 });
  if (mutated) choices.push({ suffering: 0, mutation: 1 });
  return choices;
}

/** The same for the gold there is. */
function dingChoices(shop: Shop, at: number): Exclude<DingChoice, null>[] {
  return shop.gold < PRICE ? [] : curable(shop, at);
}

export const ding = script<Petz, PetzEvent, { seat: Seat; at: number }>('petz.ding', [
  askOne('ding', {
    kind: 'petz.ding',
    who: (s, v) => (dingChoices(shopOf(s, v.seat), v.at).length > 0 ? [v.seat] : []),
    domain: (s, seat, v) => ({ type: 'pick', options: [...dingChoices(shopOf(s, seat), v.at), null] }),
    then(c, { seat, at }, choice: DingChoice) {
      const shop = shopOf(c.s, seat);
      const { pet } = plotOf(shop, at);
      if (choice === null || pet === null) return undefined;
      shop.gold -= PRICE;
      alleyShop(shop).show.addons.push('ding');
      pet.suffering -= choice.suffering;
      pet.mutation -= choice.mutation;
      c.emit({ type: 'petz.cured', seat, plot: at, pet: pet.id, ...choice, by: 'ding' });
    },
  }),
]);
