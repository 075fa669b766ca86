/**
 * Taking back waiting groups before the group on turn is used (DA-GROUP-01, DA-GROUP-02, DA-GROUP-03, DA-GROUP-04,
 * DA-GROUP-05, DA-GROUP-06).
 */

import { type Json, type Refusal, refuse, type Seat } from '../../../kernel/state.ts';
import type { PetzContext } from '../../context.ts';
import { biggestWaiting, takeGroupBack } from '../../phases/shopping.ts';
import { groupIn, groupOf, sameGroup, shopOf, sizeOf } from '../../query.ts';
import type { Group, Petz, Shop } from '../../state.ts';

/** A choice of the shopping phase whose `space` is this takes the named group back. */
export const WITHDRAW = 'withdraw';

/** A group of the size on turn must be left to be dealt with: the others may go (DA-GROUP-01). */
function mayGo(s: Pick<Petz, 'shops'>, shop: Shop, group: Group): boolean {
  const size = biggestWaiting(s);
  if (sizeOf(group) < size) return true;
  return shop.groups.filter((x) => sizeOf(x) === size).length > 1;
}

/** Each different group that the seat on turn may take back (DA-GROUP-01, DA-GROUP-04, R-DA-10, R-DA-26). */
export function withdrawals(s: Pick<Petz, 'shops'>, seat: Seat): Json[] {
  const shop = shopOf(s, seat);
  const found: Group[] = [];
  for (const group of shop.groups) {
    if (mayGo(s, shop, group) && !found.some((x) => sameGroup(x, group))) found.push(group);
  }
  return found.map((group) => ({ ...groupOf(group), space: WITHDRAW }));
}

type Choice = { readonly [key: string]: Json };

export function whyNoWithdrawal(s: Petz, seat: Seat, choice: Choice): Refusal | null | undefined {
  if (choice.space !== WITHDRAW) return undefined;
  const shop = shopOf(s, seat);
  const meant = groupIn(choice);
  if (!shop.groups.some((x) => sameGroup(x, meant))) return refuse('notThisGroup', 'DA-GROUP-02');
  return mayGo(s, shop, meant) ? null : refuse('cannotWithdraw', 'DA-GROUP-01');
}

/** The whole group comes home: its imps and companions to the Quarters, its gold to the Treasury (DA-GROUP-02). */
export function withdraw(c: PetzContext, seat: Seat, choice: Choice): boolean {
  if (choice.space !== WITHDRAW) return false;
  const group = groupIn(choice);
  takeGroupBack(shopOf(c.s, seat), group);
  c.emit({ type: 'petz.withdrew', seat, group });
  return true;
}
