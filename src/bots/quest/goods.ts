/** What treasures are worth to a Hero, and gifts that help the other more than they cost. */

import type { Seat } from '../../engine/kernel/state.ts';
import { kindOf } from '../../engine/quest/box.ts';
import type { Gift, MarketDeal } from '../../engine/quest/choices.ts';
import { treasureCard } from '../../engine/quest/data/cards.ts';
import type { Effect } from '../../engine/quest/data/effects.ts';
import type { Stat } from '../../engine/quest/data/words.ts';
import { handLimitOf } from '../../engine/quest/energy.ts';
import { handOf, heroOf } from '../../engine/quest/query.ts';
import type { Quest } from '../../engine/quest/state.ts';
import { paymentWorth } from './cards.ts';
import { gainOf, lossOf } from './hand.ts';

/** What lasts pays off turn after turn. */
const STATS: Partial<Record<Stat, number>> = { std: 3, hand: 1.2, worldproof: 2.5, move: 0.8 };

function opWorth(op: Effect): number {
  switch (op.op) {
    case 'damage':
      return (op.shape === 'melee' || op.shape === 'distance' ? 1.1 : 1.5) * op.n;
    case 'heal':
      return typeof op.n === 'number' ? 0.9 * op.n : 1;
    case 'draw':
      return 0.9 * op.n;
    case 'action':
      return 1.6 * op.n;
    case 'stat':
      return (STATS[op.stat] ?? 0.8) * (typeof op.v === 'number' ? op.v : 1);
    case 'prevent':
      return 2;
    default:
      return 0.8;
  }
}

const KNOWN = new Map<string, number>();

/** What a treasure is worth to its owner. */
export function thingWorth(treasure: string): number {
  const kind = kindOf(treasure);
  const known = KNOWN.get(kind);
  if (known !== undefined) return known;
  const worth = treasureCard(kind).fx.reduce((sum, op) => sum + opWorth(op), 0);
  KNOWN.set(kind, worth);
  return worth;
}

/** A deal at the market: what is got less what it costs. */
export function dealWorth(s: Quest, seat: Seat, deal: MarketDeal): number {
  const got = thingWorth(deal.treasure);
  return deal.do === 'buy' ? got - paymentWorth(s, seat, deal.pay) : got - thingWorth(deal.give) - 0.1;
}

/** Only what helps clearly is handed over, so that nothing goes back and forth. */
const CLEARLY = 0.3;

/** A gift: what the other gains by it less what it costs. */
export function giftWorth(s: Quest, seat: Seat, gift: NonNullable<Gift>): number {
  if (!('card' in gift)) return -1;
  const hand = handOf(s, gift.to);
  if (hand.length >= handLimitOf(s, gift.to)) return -1;
  const over = handOf(s, seat).length > handLimitOf(s, seat);
  const cost = over ? 0 : lossOf(s, seat, handOf(s, seat), [gift.card]);
  return gainOf(s, gift.to, hand, gift.card) - cost - CLEARLY;
}

/** What all treasures of a Hero are worth. */
export function thingsOf(s: Quest, seat: Seat): number {
  return heroOf(s, seat).treasures.reduce((sum, treasure) => sum + thingWorth(treasure), 0);
}
