/** What Energy Cards and payments are worth to the seat that holds them; a plain card is worth about 1. */

import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { LAST_WORLD } from '../../engine/quest/data/cards.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import { handOf, heroId, lordSeat, typeOf } from '../../engine/quest/query.ts';
import type { Payment, Quest } from '../../engine/quest/state.ts';
import { leastMissed, lossOf } from './hand.ts';

/** Where cards may come from, of the answers to a draw: a card more never hurts, so no bot leaves it at one. */
export const cardsOnly = (options: readonly Json[]): Json[] => options.filter((from) => from !== null);

/** XP above the fifth, which counts as a Joker as long as it is not spent. */
const SPARE_XP = 1.3;
/** The Hero's own way to pay may be wanted again in the same turn. */
const WILD = 0.1;

/** What a card is worth to the Evil Lord for the third World, which is not yet there: it may fit the Boss. */
const SAVED = 1.3;
const SAVED_JOKER = 3;
/** In the third World: a card that keeps damage off the Boss. */
const FITS_BOSS = 2.5;

/**
 * A card of a Creature's type adds damage to a Hero, or keeps it from one of the Evil Lord's own. Most of all it is wanted
 * for the Boss, so that before him cards are spent on what is worth it only; after him there is nothing to keep them for.
 */
export function lordCard(s: Quest, card: CardKind): number {
  const last = s.number === LAST_WORLD;
  const boss = s.foes.find((foe) => foe.boss);
  if (card === 'joker') return last ? FITS_BOSS : SAVED_JOKER;
  if (boss !== undefined && typeOf(s, boss.card) === card) return FITS_BOSS;
  let worth = last ? 0.1 : SAVED;
  for (const [seat, hero] of s.heroes.entries())
    if (hero.status === 'in' && typeOf(s, heroId(seat)) === card) worth += 0.15;
  return worth;
}

/** What all cards of the Evil Lord are worth to him. */
export function lordHand(s: Quest): number {
  return s.lord?.hand?.reduce((sum, card) => sum + lordCard(s, card), 0) ?? 0;
}

const isPayment = (x: unknown): x is Payment =>
  typeof x === 'object' && x !== null && 'cards' in x && 'xp' in x;

/** The payment of an option, if it has one: it is one itself, or holds one. */
export function paymentIn(choice: Json): Payment | null {
  if (isPayment(choice)) return choice;
  return isRecord(choice) && isPayment(choice.pay) ? choice.pay : null;
}

/** What a payment costs the hand it comes from. */
export function paymentWorth(s: Quest, seat: Seat, { cards, xp, wild }: Payment): number {
  if (seat === lordSeat(s.setup)) return cards.reduce((sum, card) => sum + lordCard(s, card), 0);
  if (cards.length === 0) return SPARE_XP * xp;
  return lossOf(s, seat, handOf(s, seat), cards) + SPARE_XP * xp + (wild ? WILD : 0);
}

/** The cards of a hand, the least useful first. */
export function leastUseful(s: Quest, seat: Seat, cards: readonly CardKind[]): CardKind[] {
  if (seat === lordSeat(s.setup)) return [...cards].sort((a, b) => lordCard(s, a) - lordCard(s, b));
  return leastMissed(s, seat, cards).map(({ card }) => card);
}
