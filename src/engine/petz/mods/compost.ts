/** A dealer pays for the manure that lies in the shops. He comes again tomorrow, so he leaves it there to ripen. */

import { manureOf, shopOf } from '../query.ts';
import { between, fields, isOn, type PetzModifier, read, type Timed, tellTwist, theRounds } from './kit.ts';

interface Compost extends Timed {
  worth: number;
  most: number;
}

/** `{ "worth": 1, "most": 5 }`: at the end of a round every manure in a shop brings so much gold, `most` tokens at most. */
export const compost: PetzModifier = {
  id: 'compost',
  check: (arg) => fields(arg, { worth: between(1, 5), most: between(1, 20) }, { rounds: theRounds }),
  before: {
    'petz.round/aging'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      const { worth, most } = read<Compost>(arg);
      for (const seat of c.s.order) {
        const shop = shopOf(c.s, seat);
        const gold = worth * Math.min(most, manureOf(shop));
        shop.gold += gold;
        if (gold > 0) tellTwist(c, 'compost', 'paid', gold, seat);
      }
    },
  },
};
