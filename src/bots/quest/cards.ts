/** What Energy Cards and payments are worth to the seat that holds them; a plain card is worth about 1. */

import type { Seat } from '../../engine/kernel/state.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import { handOf, lordSeat, typeOf } from '../../engine/quest/query.ts';
import type { Payment, Quest } from '../../engine/quest/state.ts';
import { leastMissed, lossOf } from './hand.ts';

/** XP above the fifth, which counts as a Joker as long as it is kept. */
const SPARE_XP = 1.3;
/** The Hero's own way to pay may be wanted again in the same turn. */
const WILD = 0.1;

/** A card of a Creature's type adds damage to a Hero, or keeps it from one of the Evil Lord's own. */
export function lordCard(s: Quest, card: CardKind): number {
  if (card === 'joker') return 1.5;
  let worth = 0.6;
  for (const seat of s.heroes.keys()) if (typeOf(s, `h${seat}`) === card) worth += 0.2;
  for (const foe of s.foes) if (typeOf(s, foe.card) === card) worth += 0.1;
  return worth;
}

/** What a payment costs the hand it comes from. */
export function priceOf(s: Quest, seat: Seat, { cards, xp, wild }: Payment): number {
  if (seat === lordSeat(s.setup)) return cards.reduce((sum, card) => sum + lordCard(s, card), 0);
  if (cards.length === 0) return SPARE_XP * xp;
  return lossOf(s, seat, handOf(s, seat), cards) + SPARE_XP * xp + (wild ? WILD : 0);
}

/** The cards of a hand, the least useful first. */
export function leastUseful(s: Quest, seat: Seat, cards: readonly CardKind[]): CardKind[] {
  if (seat === lordSeat(s.setup)) return [...cards].sort((a, b) => lordCard(s, a) - lordCard(s, b));
  return leastMissed(s, seat, cards).map(({ card }) => card);
}
