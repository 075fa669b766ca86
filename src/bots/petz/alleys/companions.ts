/** Bodyguard and Fancy Hat in groups. */

import type { Rng } from '../../../engine/kernel/rng.ts';
import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import { COMPANIONS, type Companion, type Group, type Shop } from '../../../engine/petz/state.ts';

/** Who may go with a group now. */
export function friendsIn(stocks: { readonly [name: string]: number }): Companion[] {
  return COMPANIONS.filter((companion) => (stocks[companion] ?? 0) > 0);
}

/** Who is likely to go with a group of this shop when groups are made. */
export function friendsOf(shop: Shop): Companion[] {
  if (shop.alleys === undefined) return [];
  const hat = ownsHat(shop) && !shop.alleys.hatOnPlatform;
  return [...(shop.alleys.bodyguard ? ['bodyguard' as const] : []), ...(hat ? ['hat' as const] : [])];
}

/** The groups with every companion in one of them; one that is in a group already may change to another. */
export function joined(split: readonly Group[], friends: readonly Companion[], rng: Rng): Group[] {
  const groups = split.map((group) => ({ ...group }));
  if (groups.length === 0) return groups;
  for (const friend of friends) {
    const now = groups.find((group) => (group[friend] ?? 0) > 0);
    if (now !== undefined && rng.below(3) > 0) continue;
    if (now !== undefined) delete now[friend];
    (groups[rng.below(groups.length)] as Group)[friend] = 1;
  }
  return groups;
}
