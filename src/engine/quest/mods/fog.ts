/** Sudden fog: Heroes see only the foremost Foe of a column, and no attack or effect of theirs reaches further. */

import type { Json } from '../../kernel/state.ts';
import { heroSeat, sideOf, spotOf } from '../query.ts';
import type { Twist } from '../twists.ts';
import { record, rounds } from './args.ts';

const isFoggy = (arg: Json, round: number): boolean => (arg as { rounds: number[] }).rounds.includes(round);

/** `{ "id": "fog", "arg": { "rounds": [2, 5] } }`: the Rounds, as the time token shows them, in every World. */
export const fog: Twist = {
  id: 'fog',
  check: record({ rounds }),
  after: {
    'quest.round/begin'(c, arg) {
      const { round } = c.s;
      const was = isFoggy(arg, round - 1);
      const is = isFoggy(arg, round);
      if (is) c.emit({ type: 'quest.twist', mod: 'fog', what: 'rose', n: round });
      else if (was) c.emit({ type: 'quest.twist', mod: 'fog', what: 'lifted', n: round });
    },
  },
  bend: {
    sees(s, by, ids, arg) {
      if (heroSeat(by) === null || !isFoggy(arg, s.round)) return [...ids];
      return ids.filter((id) => sideOf(id) === 'heroes' || spotOf(s, id)?.row === 0);
    },
  },
};
