/** Gold and reputation that come or go besides the rules' own: a shop's allowance, the inspector's fines. */

import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { manureOf, shopOf } from '../query.ts';
import { between, fields, isOn, type PetzModifier, read, type Timed, tellTwist, theRounds } from './kit.ts';

interface Allowance extends Timed {
  seat: Seat;
  gold: number;
}

interface Inspector extends Timed {
  limit: number;
  fine: number;
}

/** `{ "seat": 0, "gold": -1 }`: a shop's income is so much more, or less, but never below 0. */
export const allowance: PetzModifier = {
  id: 'allowance',
  check: (arg, { seats }) =>
    fields(arg, { seat: between(0, seats - 1), gold: between(-9, 9) }, { rounds: theRounds }),
  points: (arg) => ({
    income(c, seat, gold) {
      const { seat: whose, gold: more } = read<Allowance>(arg);
      if (seat !== whose || !isOn(arg, c.s.round)) return gold;
      const changed = Math.max(0, gold + more);
      if (changed !== gold)
        tellTwist(c, 'allowance', more > 0 ? 'more' : 'less', Math.abs(changed - gold), seat);
      return changed;
    },
  }),
};

/** Takes reputation, but never more than there is. */
export function takeReputation(c: PetzContext, seat: Seat, points: number): number {
  const shop = shopOf(c.s, seat);
  const taken = Math.max(0, Math.min(shop.reputation, points));
  shop.reputation -= taken;
  return taken;
}

/** Takes gold as long as there is some. */
export function takeGold(c: PetzContext, seat: Seat, gold: number): number {
  const shop = shopOf(c.s, seat);
  const taken = Math.min(shop.gold, gold);
  shop.gold -= taken;
  return taken;
}

function fine(c: PetzContext, seat: Seat, due: number): void {
  const paid = takeGold(c, seat, due);
  if (paid > 0) tellTwist(c, 'inspector', 'fined', paid, seat);
  const lost = due > paid ? takeReputation(c, seat, due - paid) : 0;
  if (lost > 0) tellTwist(c, 'inspector', 'shamed', lost, seat);
}

/** `{ "limit": 2, "fine": 1 }`: at the end of a round every manure above the limit costs so much gold, then reputation. */
export const inspector: PetzModifier = {
  id: 'inspector',
  check: (arg) => fields(arg, { limit: between(0, 20), fine: between(1, 5) }, { rounds: theRounds }),
  before: {
    'petz.round/aging'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      const { limit, fine: each } = read<Inspector>(arg);
      for (const seat of c.s.order) {
        const above = manureOf(shopOf(c.s, seat)) - limit;
        if (above > 0) fine(c, seat, above * each);
        else tellTwist(c, 'inspector', 'pleased', limit, seat);
      }
    },
  },
};
