/** What each pet of the shop can do for a Hero of the bedtime story: as the game itself has it. */

import { GIFT_OF } from '../engine/quest/mods/gifts.ts';

/** What a pet gives of which the game knows nothing; no pet of the shop is such a one. */
const USUAL = 'scout';

/** The ability that a pet gives the Hero it goes with: `quest.gift.<id>.name`. */
export function levelGift(pet: string): string {
  return GIFT_OF[pet] ?? USUAL;
}
