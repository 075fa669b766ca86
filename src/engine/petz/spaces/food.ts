/** The three food stands (PB-FOOD). */

import { storeFood } from '../care.ts';
import { STANDS, type StandId } from '../data/schema.ts';
import { shopOf } from '../query.ts';
import { FOR_ANYONE, type Space } from './space.ts';

/**
 * The group takes everything on the stand (PB-FOOD-01), other tokens included (PB-VAR-17). An empty one may be chosen
 * (PB-FOOD-07, PB-FOOD-05, RUL-77).
 */
function stand(id: StandId): Space {
  return {
    id,
    kind: id,
    needs: FOR_ANYONE,
    use(c, seat) {
      const shop = shopOf(c.s, seat);
      const { vegetable, meat, gold } = c.s.town.stands[id];
      storeFood(shop, 'vegetable', vegetable);
      storeFood(shop, 'meat', meat);
      shop.gold += gold;
      c.s.town.stands[id] = { vegetable: 0, meat: 0, gold: 0 };
      c.emit({ type: 'petz.gotFood', seat, stand: id, vegetable, meat, gold });
    },
  };
}

export const foodStands: Space[] = STANDS.map(stand);
