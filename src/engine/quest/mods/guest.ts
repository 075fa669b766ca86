/** A guest of the party: one of the Heroes who must not fall, in no World. */

import type { Json } from '../../kernel/state.ts';
import { heroesLose } from '../end.ts';
import { heroCount, heroOf } from '../query.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

const seatOf = (arg: Json): number => (arg as { hero: number }).hero;

const shape = record({ hero: integer(0, 4) });

/** `{ "id": "guest", "arg": { "hero": 1 } }`. */
export const guest: Twist = {
  id: 'guest',
  check: (arg, setup) =>
    shape(arg) ?? (seatOf(arg) < heroCount(setup) ? null : `hero: there is no Hero ${seatOf(arg)}`),
  after: {
    'quest.game/deal'(c, arg) {
      c.emit({ type: 'quest.twist', mod: 'guest', what: 'came', seat: seatOf(arg) });
    },
    'quest.heroFall/leave'(c, arg) {
      const seat = seatOf(arg);
      if (c.s.outcome !== null || heroOf(c.s, seat).status === 'in') return;
      c.emit({ type: 'quest.twist', mod: 'guest', what: 'fell', seat });
      heroesLose(c, 'guestFell');
    },
  },
};
