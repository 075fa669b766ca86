/** A scenario's twist: in the named rounds nobody in town sells meat. */

import type { Modifier } from '../../kernel/mods.ts';
import type { Json } from '../../kernel/state.ts';
import type { PetzEvent } from '../events.ts';
import { type Petz, STANDS } from '../state.ts';

function isMeatless(arg: Json, round: number): boolean {
  return Array.isArray(arg) && arg.includes(round);
}

/** Its parameter is the list of rounds: `{ "id": "meatlessWeek", "arg": [2, 3] }`. */
export const meatlessWeek: Modifier<Petz, PetzEvent> = {
  id: 'meatlessWeek',
  after: {
    'petz.round/setup'(c, arg) {
      if (!isMeatless(arg, c.s.round)) return;
      for (const stand of STANDS) c.s.town.stands[stand].meat = 0;
    },
  },
};
