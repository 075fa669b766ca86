/** There are no potions: the hospital hands none out, and none can be laid. */

import { POTION } from '../data/needs.ts';
import { fields, isOn, type PetzModifier, tellTwist, theRounds } from './kit.ts';

/** `{}`, or with `rounds`. */
export const noPotions: PetzModifier = {
  id: 'noPotions',
  check: (arg) => fields(arg, {}, { rounds: theRounds }),
  points: (arg) => ({
    potions(c, seat, given) {
      if (!isOn(arg, c.s.round) || given === 0) return given;
      tellTwist(c, 'noPotions', 'none', given, seat);
      return 0;
    },
  }),
  narrow: {
    // A hand always has a card for every bar: those that were drawn for it.
    'petz.assign': (s, _seat, domain, arg) =>
      domain.type === 'deal' && isOn(arg, s.round)
        ? { ...domain, items: domain.items.filter(({ value }) => value !== POTION) }
        : domain,
  },
};
