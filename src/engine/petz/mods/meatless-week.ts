/** In the named rounds nobody in town sells meat. */

import { STANDS } from '../data/schema.ts';
import { type PetzModifier, read, tellTwist, theRounds } from './kit.ts';

/** Its parameter is the list of rounds: `{ "id": "meatlessWeek", "arg": [2, 3] }`. */
export const meatlessWeek: PetzModifier = {
  id: 'meatlessWeek',
  check: theRounds,
  after: {
    'petz.round/setup'(c, arg) {
      if (!read<number[]>(arg).includes(c.s.round)) return;
      for (const stand of STANDS) c.s.town.stands[stand].meat = 0;
      tellTwist(c, 'meatlessWeek', 'noMeat', c.s.round);
    },
  },
};
