/** Gold and reputation that come or go besides the rules' own: allowances, fines, debts, money for manure. */

import { opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import type { Now } from '../expansion.ts';
import { manureOf, shopOf, tableOfWholeGame } from '../query.ts';
import type { PetzSetup } from '../schema-setup.ts';
import { isOn, modifier, tellTwist, timed } from './kit.ts';

/** There is such a seat. */
const aSeat = ({ seat = 0 }: { seat?: Seat }, { seats }: PetzSetup): string | null =>
  seat < seats ? null : `seat must be from 0 to ${seats - 1}`;

const seatShape = wholeNumber(0, 3);

/** `{ "seat": 0, "gold": -1 }`: a shop's income is so much more, or less, but never below 0. */
export const allowance = modifier(
  'allowance',
  parts({ seat: seatShape, gold: wholeNumber(-9, 9), ...timed }),
  {
    check: aSeat,
    points: (arg) => ({
      income(c, seat, gold) {
        if (seat !== arg.seat || !isOn(arg, c.s.round)) return gold;
        const changed = Math.max(0, gold + arg.gold);
        if (changed !== gold)
          tellTwist(c, 'allowance', arg.gold > 0 ? 'more' : 'less', Math.abs(changed - gold), seat);
        return changed;
      },
    }),
  },
);

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
export const inspector = modifier(
  'inspector',
  parts({ limit: wholeNumber(0, 20), fine: wholeNumber(1, 5), ...timed }),
  {
    before: {
      'petz.round/aging'(c, arg) {
        if (!isOn(arg, c.s.round)) return;
        for (const seat of c.s.order) {
          const above = manureOf(shopOf(c.s, seat)) - arg.limit;
          if (above > 0) fine(c, seat, above * arg.fine);
          else tellTwist(c, 'inspector', 'pleased', arg.limit, seat);
        }
      },
    },
  },
);

/** A debt falls due with the game's last round at the latest; a scenario may end before it does. */
export function debtDue(s: Pick<Now, 'setup'>, round: number): number {
  return Math.min(round, tableOfWholeGame(s).rounds);
}

const isDue = (now: Now, round: number): boolean => now.round === debtDue(now, round);

/** `each` is reputation for each gold that is missing. */
function settle(c: PetzContext, seat: Seat, { gold, each = 2 }: { gold: number; each?: number }): void {
  const paid = takeGold(c, seat, gold);
  if (paid > 0) tellTwist(c, 'debt', 'charged', paid, seat);
  const lost = takeReputation(c, seat, (gold - paid) * each);
  if (lost > 0) tellTwist(c, 'debt', 'blamed', lost, seat);
}

const debtShape = parts({
  gold: wholeNumber(1, 40),
  /** At the end of this one. */
  round: wholeNumber(1, 9),
  /** Whose it is; left out: every shop owes as much. */
  seat: opt(seatShape),
  each: opt(wholeNumber(1, 5)),
});

/**
 * `{ "gold": 8, "round": 4, "seat": 0, "each": 2 }`: money was lent, and at the end of a round so much gold is due; each
 * that is missing costs reputation, 2 if nothing else is said.
 */
export const debt = modifier('debt', debtShape, {
  check: aSeat,
  after: {
    'petz.round/setup'(c, { gold, round }) {
      if (isDue(c.s, round)) tellTwist(c, 'debt', 'due', gold);
    },
  },
  before: {
    'petz.round/aging'(c, due) {
      if (!isDue(c.s, due.round)) return;
      for (const seat of c.s.order) if (due.seat === undefined || due.seat === seat) settle(c, seat, due);
    },
  },
});

/**
 * `{ "worth": 1, "most": 5 }`: at the end of a round a dealer pays so much gold for every manure in a shop, for `most`
 * tokens at most. He comes again tomorrow, so he leaves it there to ripen.
 */
export const compost = modifier(
  'compost',
  parts({ worth: wholeNumber(1, 5), most: wholeNumber(1, 20), ...timed }),
  {
    before: {
      'petz.round/aging'(c, arg) {
        if (!isOn(arg, c.s.round)) return;
        for (const seat of c.s.order) {
          const shop = shopOf(c.s, seat);
          const gold = arg.worth * Math.min(arg.most, manureOf(shop));
          shop.gold += gold;
          if (gold > 0) tellTwist(c, 'compost', 'paid', gold, seat);
        }
      },
    },
  },
);
