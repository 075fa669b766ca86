/** The kinds of puzzles that are mined, and where each of the shops begins and ends. */

import type { MinedKind } from '../../campaign/mined/schema.ts';
import type { Beginning } from './freeze.ts';

export const SHOP_KINDS = ['sale', 'show', 'assign', 'exhibition', 'arrange', 'alleys', 'market'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number] & MinedKind;

/** The kinds that are mined in Pug Quest: a Round in which the Hero's own turn decides, and one in which his answers do. */
export const MINED_QUEST_KINDS = ['combo', 'riposte'] as const;
export type MinedQuestKind = (typeof MINED_QUEST_KINDS)[number] & MinedKind;

/** The kinds that no search proves: strong bots agree on them. */
export const AGREED_KINDS = ['group'] as const satisfies readonly MinedKind[];

/** How a kind is cut out of a round. */
interface Cut {
  beginning: Beginning;
  /** The phase after which it ends. */
  after: 'showing' | 'business';
  isInAlleys: boolean;
  /** So many questions of the best line must have an answer that gives it away … */
  forks: number;
  /** … and so many positions are there at least. */
  positions: number;
}

export const CUTS: Readonly<Record<ShopKind, Cut>> = {
  sale: { beginning: 'business', after: 'business', isInAlleys: false, forks: 1, positions: 1 },
  show: { beginning: 'showing', after: 'business', isInAlleys: false, forks: 2, positions: 6 },
  assign: { beginning: 'needs', after: 'business', isInAlleys: false, forks: 1, positions: 6 },
  exhibition: { beginning: 'needs', after: 'showing', isInAlleys: false, forks: 1, positions: 6 },
  arrange: { beginning: 'arrange', after: 'business', isInAlleys: false, forks: 2, positions: 10 },
  alleys: { beginning: 'showing', after: 'business', isInAlleys: true, forks: 2, positions: 6 },
  market: { beginning: 'shopping', after: 'business', isInAlleys: false, forks: 2, positions: 10 },
};

// By how much the second best of a mined puzzle is worse at least, so that a person sees it.

/** Reputation in the shops, expected points of the end where bots agree; in Pug Quest a Monster that stays, or a hit where damage is counted: the counter of the goal shows it. */
export const MARGINS: Readonly<Record<MinedKind, number>> = {
  ...{ sale: 2, show: 2, assign: 2, exhibition: 2, arrange: 2, alleys: 2, market: 2 },
  ...{ combo: 1, riposte: 1, group: 1.5 },
};
