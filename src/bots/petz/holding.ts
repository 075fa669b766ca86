/** What a Need Card in hand is worth for later: one that an upcoming customer or exhibition pays for is saved. */

import { customerCard } from '../../engine/petz/data/cards.ts';
import { faceOf, NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { COLOURS, type Term } from '../../engine/petz/data/schema.ts';
import { SHARES, shareIn } from './odds.ts';
import type { Outlook } from './outlook.ts';

/** Points of a list of symbols that a card of one colour is better than the average of its deck; 0 if it is not. */
function aboveAverage(terms: readonly Term[], card: number): number {
  const { colour, need } = faceOf(card);
  const shares = SHARES[COLOURS.indexOf(colour)] ?? [];
  let own = 0;
  let mean = 0;
  for (const term of terms) {
    own += term.value * shareIn(term, need);
    const index = (NEED_INDEX as Record<string, number>)[term.of];
    if (index !== undefined) mean += term.value * (shares[index] ?? 0);
  }
  return Math.max(0, own - mean);
}

/** Worth of keeping a card beyond this round. */
export function holdWorth(o: Outlook, card: number): number {
  let best = 0;
  for (const slot of o.later) {
    if (slot.customer === null) continue;
    const soon = o.persona.patience ** (slot.round - o.round);
    best = Math.max(best, o.blackMarket * soon * aboveAverage(customerCard(slot.customer).terms, card));
  }
  const next = o.shows[0]?.tile ?? null;
  if (next !== null) best = Math.max(best, 0.5 * aboveAverage(next.terms, card));
  return o.persona.holding * best;
}

/** Worth of a potion that is not used now. */
export function potionWorth(o: Outlook): number {
  return o.left > 0 ? o.persona.potion : 0.7;
}
