/** Taking a waiting group back, where its imps or gold make more of the group that is sent now. */

import type { Json } from '../../../engine/kernel/state.ts';
import { WITHDRAW } from '../../../engine/petz/alleys/market/withdraw.ts';
import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import { choiceOf, type SendChoice } from '../../../engine/petz/choices.ts';
import { groupIn, sameGroup } from '../../../engine/petz/query.ts';
import type { Companion, Group, Shop } from '../../../engine/petz/state.ts';
import type { Buyer, Offer } from '../buyer.ts';
import type { Weighing } from '../expansion.ts';

/** Below this a group that waits may as well wait on. */
const ENOUGH = 0.25;

function back(own: Buyer, group: Group): void {
  const at = own.groups.findIndex((x) => sameGroup(x, group));
  own.groups = own.groups.toSpliced(at, 1);
  own.home += group.imps;
  own.treasury += group.gold;
}

/** Only what cannot be had without the group is worth it: a price in gold, a facility's imp or gold. */
function makesPossible({ home, treasury }: Buyer, { kind, price = 0 }: Offer, group: Group): boolean {
  if (kind === 'market') return price > treasury && price <= treasury + group.gold;
  return kind === 'industrialZone' && (home === 0 || (treasury === 0 && group.gold > 0));
}

/** The group to take back, if the group in hand can then do more than the best it can do now; else null. */
export function betterWithdrawal(
  shopping: Weighing,
  options: readonly Json[],
  best: SendChoice,
  most: number,
): SendChoice | null {
  const inHand = groupIn({ ...best });
  let found: SendChoice | null = null;
  let worth = most + ENOUGH;
  for (const option of options) {
    const choice = choiceOf('petz.send', option);
    if (choice.space !== WITHDRAW) continue;
    const group = groupIn({ ...choice });
    const own = shopping.own.groups.filter((x) => sameGroup(x, group)).length;
    if (sameGroup(group, inHand) && own < 2) continue;
    for (const offer of shopping.offers) {
      if (!makesPossible(shopping.own, offer, group)) continue;
      const points = shopping.weighUse(inHand, offer, (b) => back(b, group));
      if (points <= worth) continue;
      worth = points;
      found = choice;
    }
  }
  return found;
}

// Bodyguard and Fancy Hat in groups.

/** Who is likely to go with a group of this shop when groups are made. */
export function friendsOf(shop: Shop): Companion[] {
  if (shop.alleys === undefined) return [];
  const hat = ownsHat(shop) && !shop.alleys.hatOnPlatform;
  return [...(shop.alleys.bodyguard ? ['bodyguard' as const] : []), ...(hat ? ['hat' as const] : [])];
}
