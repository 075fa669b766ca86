/** How pets fare: an epidemic, and a mascot whom all look after. */

import { opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import { refuse } from '../../kernel/state.ts';
import { petsOf, shopOf } from '../query.ts';
import { petzIds } from '../start/schema.ts';
import { isOn, modifier, tellTwist, timed } from './kit.ts';
import { takeReputation } from './money.ts';

/**
 * `{ "rounds": [3, 4], "needs": 2 }`: an epidemic: every pet has to cope with one disease need more than its cards show,
 * or so many. They count for nothing else.
 */
export const plague = modifier('plague', parts({ ...timed, needs: opt(wholeNumber(1, 3)) }), {
  points(arg) {
    const { needs: more = 1 } = arg;
    return {
      diseaseNeeds: (c, _v, _at, needs) => (isOn(arg, c.s.round) ? needs + more : needs),
      beginTurn(c, v) {
        const pets = petsOf(shopOf(c.s, v.seat)).length;
        if (pets > 0 && isOn(arg, c.s.round)) tellTwist(c, 'plague', 'sick', pets * more, v.seat);
      },
    };
  },
});

const mascotShape = parts({ pet: petzIds.pet, worth: wholeNumber(1, 9), ...timed });

/**
 * `{ "pet": "uni", "worth": 2 }`: one pet is the mascot of the fair, and all look how it fares. It finds no buyer; at the
 * end of a round its shop gets so much reputation, or loses it if it suffers.
 */
export const mascot = modifier('mascot', mascotShape, {
  points: (arg) => ({
    whyNoSale: ({ round }, { id }) => (id === arg.pet && isOn(arg, round) ? refuse('mascotStays') : null),
  }),
  before: {
    'petz.round/aging'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      for (const seat of c.s.order) {
        const shop = shopOf(c.s, seat);
        const home = petsOf(shop).find(({ pet }) => pet.id === arg.pet);
        if (home === undefined) continue;
        const isWell = home.pet.suffering === 0;
        const n = isWell ? arg.worth : takeReputation(c, seat, arg.worth);
        if (isWell) shop.reputation += n;
        if (n > 0) tellTwist(c, 'mascot', isWell ? 'praised' : 'blamed', n, seat);
      }
    },
  },
});
