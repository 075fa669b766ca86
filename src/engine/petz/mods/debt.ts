/** Money was lent, and at the end of a round it is due. */

import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { between, fields, type PetzModifier, read, tellTwist } from './kit.ts';
import { takeGold, takeReputation } from './money.ts';

interface Debt {
  gold: number;
  /** At the end of this one. */
  round: number;
  /** Whose it is; left out: every shop owes as much. */
  seat?: Seat;
  /** Reputation for each gold that is missing. */
  each?: number;
}

function settle(c: PetzContext, seat: Seat, { gold, each = 2 }: Debt): void {
  const paid = takeGold(c, seat, gold);
  if (paid > 0) tellTwist(c, 'debt', 'charged', paid, seat);
  const lost = takeReputation(c, seat, (gold - paid) * each);
  if (lost > 0) tellTwist(c, 'debt', 'blamed', lost, seat);
}

/** `{ "gold": 8, "round": 4, "seat": 0, "each": 2 }`: so much gold is due; each that is missing costs reputation, 2 if nothing else is said. */
export const debt: PetzModifier = {
  id: 'debt',
  check: (arg, { seats }) =>
    fields(
      arg,
      { gold: between(1, 40), round: between(1, 9) },
      { seat: between(0, seats - 1), each: between(1, 5) },
    ),
  after: {
    'petz.round/setup'(c, arg) {
      const { gold, round } = read<Debt>(arg);
      if (c.s.round === round) tellTwist(c, 'debt', 'due', gold);
    },
  },
  before: {
    'petz.round/aging'(c, arg) {
      const due = read<Debt>(arg);
      if (c.s.round !== due.round) return;
      for (const seat of c.s.order) if (due.seat === undefined || due.seat === seat) settle(c, seat, due);
    },
  },
};
