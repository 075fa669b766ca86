/** By how much the second best of a mined puzzle is worse at least, so that a person sees it. */

import type { MinedKind } from '../../campaign/mined/schema.ts';

/** Reputation in the shops; in Pug Quest a Monster that stays, or a hit where damage is counted: the counter of the goal shows it. */
export const MARGINS: Readonly<Record<MinedKind, number>> = {
  ...{ sale: 2, show: 2, assign: 2, exhibition: 2, arrange: 2, alleys: 2, market: 2 },
  ...{ combo: 1, riposte: 1 },
};
