/** What Energy Cards and payments are worth to the seat that holds them; a plain card is worth about 1. */

import type { Seat } from '../../engine/kernel/state.ts';
import { BOARD } from '../../engine/quest/data/cards.ts';
import { CARD_KINDS, type CardKind } from '../../engine/quest/data/words.ts';
import { cardOfHero, heroOf, lordSeat, typeOf } from '../../engine/quest/query.ts';
import type { Payment, Quest } from '../../engine/quest/state.ts';

export type Worth = Record<CardKind, number>;

const JOKER = 1.7;
/** XP above the fifth, which counts as a Joker as long as it is kept. */
const SPARE_XP = 1.3;

/** The level that a number of XP gives. */
export const levelOf = (xp: number): number => BOARD.levels.filter((needed) => xp >= needed).length;

function lordWorth(s: Quest): Worth {
  const worth: Worth = { strength: 0.6, spirit: 0.6, intellect: 0.6, speed: 0.6, magic: 0.6, joker: 1.5 };
  // A card of a Creature's type adds damage to a Hero, or keeps it from one of his own.
  for (const seat of s.heroes.keys()) worth[typeOf(s, `h${seat}`)] += 0.2;
  for (const foe of s.foes) worth[typeOf(s, foe.card)] += 0.1;
  return worth;
}

/** Cards of the own type Defend, those of its Combos play them, those of the Monsters' types attack. */
export function worthOf(s: Quest, seat: Seat): Worth {
  if (seat === lordSeat(s.setup)) return lordWorth(s);
  const worth: Worth = { strength: 0.6, spirit: 0.6, intellect: 0.6, speed: 0.6, magic: 0.6, joker: JOKER };
  const { xp } = heroOf(s, seat);
  const { type, combos } = cardOfHero(s, seat);
  worth[type] += 0.35;
  for (const combo of combos) {
    if (combo.level > levelOf(xp.length)) continue;
    for (const [kind, n] of Object.entries(combo.cost)) worth[kind as CardKind] += 0.08 * (n ?? 0);
  }
  for (const foe of s.foes) worth[typeOf(s, foe.card)] += 0.03;
  return worth;
}

/** The sum of what is paid. */
export function priceOf(worth: Worth, { cards, xp }: Payment): number {
  return cards.reduce((sum, card) => sum + worth[card], SPARE_XP * xp);
}

/** The cards of a hand, the least useful first. */
export function leastUseful(worth: Worth, cards: readonly CardKind[]): CardKind[] {
  return [...cards].sort((a, b) => worth[a] - worth[b] || CARD_KINDS.indexOf(a) - CARD_KINDS.indexOf(b));
}
