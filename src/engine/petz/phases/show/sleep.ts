/**
 * Potions: the sleep need asks for nothing, but a card of the colour they replaced leaves the hand (PB-POTION-04,
 * PB-POTION-05, PB-POTION-06, PB-NEED-SLEEP).
 */

import { discardNeeds, takeFromHand } from '../../care.ts';
import { askOne } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { colourOf, faceOf } from '../../data/needs.ts';
import type { Colour } from '../../data/schema.ts';
import { shopOf } from '../../query.ts';
import type { Shop } from '../../state.ts';
import type { ShowStep } from './vars.ts';

/** Cards of the first colour that a potion replaced and the hand still has (PB-POTION-09). */
function cardsDue(shop: Shop, v: ShowVars): number[] {
  const ofColour = (colour: Colour) => shop.hand.filter((card) => colourOf(card) === colour);
  return v.potions.map(ofColour).find((cards) => cards.length > 0) ?? [];
}

/** One card of each face: cards alike are no choice. */
export function facesAmong(cards: readonly number[]): number[] {
  const faces = new Map<string, number>();
  for (const card of cards) if (!faces.has(faceOf(card).need)) faces.set(faceOf(card).need, card);
  return [...faces.values()];
}

/** The discarded card is seen by all (RUL-27). */
function putAway(c: PetzContext, v: ShowVars, card: number): void {
  v.potions.splice(v.potions.indexOf(colourOf(card)), 1);
  takeFromHand(shopOf(c.s, v.seat), card);
  discardNeeds(c.s, [card]);
  c.emit({ type: 'petz.slept', seat: v.seat, card });
}

/** Nothing changes for the pet; a card of the hand goes for each potion (PB-NEED-SLEEP-01, PB-NEED-SLEEP-02). */
export const sleep: ShowStep[] = [
  askOne('sleep', {
    kind: 'petz.sleep',
    // Asked even if all these cards are alike: not asking would tell the table so.
    who: (s, v) => (cardsDue(shopOf(s, v.seat), v).length > 0 ? [v.seat] : []),
    domain: (s, seat, v) => ({ type: 'pick', options: facesAmong(cardsDue(shopOf(s, seat), v)) }),
    then(c, v, card) {
      putAway(c, v, card);
      return 'again';
    },
  }),
];
