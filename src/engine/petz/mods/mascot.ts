/** One pet is the mascot of the fair: nobody may sell it, and all look how it fares. */

import { refuse } from '../../kernel/state.ts';
import { PETS } from '../data/cards.ts';
import { petsOf, shopOf } from '../query.ts';
import {
  between,
  fields,
  isOn,
  oneOf,
  type PetzModifier,
  read,
  type Timed,
  tellTwist,
  theRounds,
} from './kit.ts';
import { takeReputation } from './money.ts';

interface Mascot extends Timed {
  pet: string;
  worth: number;
}

/** `{ "pet": "uni", "worth": 2 }`: it finds no buyer; at the end of a round its shop gets so much reputation, or loses it if it suffers. */
export const mascot: PetzModifier = {
  id: 'mascot',
  check: (arg) => fields(arg, { pet: oneOf(Object.keys(PETS)), worth: between(1, 9) }, { rounds: theRounds }),
  points: (arg) => ({
    whyNoSale: ({ round }, { id }) =>
      id === read<Mascot>(arg).pet && isOn(arg, round) ? refuse('mascotStays') : null,
  }),
  before: {
    'petz.round/aging'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      const mascot = read<Mascot>(arg);
      for (const seat of c.s.order) {
        const shop = shopOf(c.s, seat);
        const home = petsOf(shop).find(({ pet }) => pet.id === mascot.pet);
        if (home === undefined) continue;
        const isWell = home.pet.suffering === 0;
        const n = isWell ? mascot.worth : takeReputation(c, seat, mascot.worth);
        if (isWell) shop.reputation += n;
        if (n > 0) tellTwist(c, 'mascot', isWell ? 'praised' : 'blamed', n, seat);
      }
    },
  },
};
