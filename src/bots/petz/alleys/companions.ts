/** Bodyguard and Fancy Hat in groups. */

import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import type { Companion, Shop } from '../../../engine/petz/state.ts';

/** Who is likely to go with a group of this shop when groups are made. */
export function friendsOf(shop: Shop): Companion[] {
  if (shop.alleys === undefined) return [];
  const hat = ownsHat(shop) && !shop.alleys.hatOnPlatform;
  return [...(shop.alleys.bodyguard ? ['bodyguard' as const] : []), ...(hat ? ['hat' as const] : [])];
}
