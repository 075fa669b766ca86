/** The Evil Lord's budget: he draws more or fewer cards for every World. */

import type { Json } from '../../kernel/state.ts';
import { lordSeat, type QuestContext } from '../query.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

const cardsOf = (arg: Json): number => (arg as { cards: number }).cards;

const shape = record({ cards: integer(-4, 6) });

function tell(c: QuestContext, arg: Json): void {
  const seat = lordSeat(c.s.setup);
  const n = cardsOf(arg);
  if (seat === null || n === 0) return;
  c.emit({ type: 'quest.twist', mod: 'lordBudget', what: n > 0 ? 'more' : 'fewer', seat, n: Math.abs(n) });
}

/** `{ "id": "lordBudget", "arg": { "cards": -2 } }`. */
export const lordBudget: Twist = {
  id: 'lordBudget',
  check: (arg, setup) => shape(arg) ?? (setup.lord === null ? 'there is no Evil Lord' : null),
  after: {
    'quest.game/deal': tell,
    'quest.world/begin'(c, arg) {
      if (c.s.world !== null) tell(c, arg);
    },
  },
  bend: { numbers: { lordDraw: (_s, n, arg) => Math.max(0, n + cardsOf(arg)) } },
};
