/** What a Hero's cards are worth together: two that pay for a Combo are worth more than two that fit nothing. */

import type { Seat } from '../../engine/kernel/state.ts';
import { kindOf } from '../../engine/quest/box.ts';
import { BOARD, treasureCard } from '../../engine/quest/data/cards.ts';
import type { Ability } from '../../engine/quest/data/schema.ts';
import { CARD_KINDS, type CardKind, ENERGIES } from '../../engine/quest/data/words.ts';
import { cardOfHero, heroOf } from '../../engine/quest/query.ts';
import type { Quest } from '../../engine/quest/state.ts';

const JOKER = CARD_KINDS.indexOf('joker');
/** A single card that fits nothing, one that Defends, and a Joker. */
const LOOSE = 0.55;
const OWN = 0.85;
const WILD = 1.35;
/** What a whole Combo is worth by the number of its cards, while it is still in the hand. */
const COMBO = [0, 1.25, 2.7, 4.6, 6.2];

/** The level that a number of XP gives. */
export const levelOf = (xp: number): number => BOARD.levels.filter((needed) => xp >= needed).length;

/** Something to pay for: cards of each kind, what it is worth, and whether once is enough. */
interface Aim {
  cost: readonly number[];
  worth: number;
  once: boolean;
}

function aimFor({ cost, limit, trigger }: Ability): Aim[] {
  const amounts = CARD_KINDS.map((kind) => (kind === 'joker' ? 0 : (cost[kind] ?? 0)));
  const n = amounts.reduce((sum, x) => sum + x, 0);
  if (n === 0) return [];
  return [{ cost: amounts, worth: COMBO[n] ?? 2 * n, once: limit !== undefined || trigger !== 'turn' }];
}

/** All that a Hero of one card, level and baggage can pay for, and what hands have turned out to be worth to it. */
interface Taste {
  aims: readonly Aim[];
  /** The place of its own type among the kinds. */
  own: number;
  worths: Map<number, number>;
  blind: Map<number, number>;
}

/** By the Hero Card, which may be of the players' own making, then by what opens more to it. */
const TASTES = new WeakMap<object, Map<string, Taste>>();
const MOST_TASTES = 50;

function tasteOf(s: Quest, seat: Seat): Taste {
  const { xp, treasures } = heroOf(s, seat);
  const card = cardOfHero(s, seat);
  const level = levelOf(xp.length);
  const key = treasures.length === 0 ? String(level) : `${level} ${treasures}`;
  const tastes = TASTES.get(card) ?? new Map<string, Taste>();
  const known = tastes.get(key);
  if (known !== undefined) return known;
  if (tastes.size >= MOST_TASTES) tastes.clear();
  TASTES.set(card, tastes);
  const combos = card.combos.filter((combo) => combo.level <= level);
  const aims = [...combos, ...treasures.map((x) => treasureCard(kindOf(x)))].flatMap(aimFor);
  const taste = { aims, own: ENERGIES.indexOf(card.type), worths: new Map(), blind: new Map() };
  tastes.set(key, taste);
  return taste;
}

/** A hand as one number: how many there are of each kind, at most 15. */
const DIGIT: Record<CardKind, number> = {
  strength: 1,
  spirit: 1 << 4,
  intellect: 1 << 8,
  speed: 1 << 12,
  magic: 1 << 16,
  joker: 1 << 20,
};

function codeOf(cards: readonly CardKind[]): number {
  let code = 0;
  for (const card of cards) code += DIGIT[card];
  return code;
}

/** The cards left when a cost is paid, Jokers standing in; null if they do not reach. */
function without(counts: readonly number[], cost: readonly number[]): number[] | null {
  const left = [...counts];
  for (let i = 0; i < JOKER; i++) {
    const missing = Math.max(0, (cost[i] ?? 0) - (left[i] ?? 0));
    left[i] = (left[i] ?? 0) - (cost[i] ?? 0) + missing;
    left[JOKER] = (left[JOKER] ?? 0) - missing;
  }
  return (left[JOKER] ?? 0) < 0 ? null : left;
}

/** The best way to share the cards out among the aims. */
function bestUse(counts: readonly number[], own: number, aims: readonly Aim[], from: number): number {
  let best = (counts[JOKER] ?? 0) * WILD;
  for (let i = 0; i < JOKER; i++) best += (counts[i] ?? 0) * (i === own ? OWN : LOOSE);
  for (let i = from; i < aims.length; i++) {
    const aim = aims[i];
    const left = aim === undefined ? null : without(counts, aim.cost);
    if (aim !== undefined && left !== null) {
      best = Math.max(best, aim.worth + bestUse(left, own, aims, aim.once ? i + 1 : i));
    }
  }
  return best;
}

function worthOf(taste: Taste, code: number): number {
  const known = taste.worths.get(code);
  if (known !== undefined) return known;
  const counts = CARD_KINDS.map((_kind, i) => (code >> (4 * i)) & 15);
  const worth = bestUse(counts, taste.own, taste.aims, 0);
  taste.worths.set(code, worth);
  return worth;
}

/** What these cards are worth in the hands of a Hero. */
export function handWorth(s: Quest, seat: Seat, cards: readonly CardKind[]): number {
  return worthOf(tasteOf(s, seat), codeOf(cards));
}

/** What a card more adds to a hand. */
export function gainOf(s: Quest, seat: Seat, hand: readonly CardKind[], card: CardKind): number {
  const taste = tasteOf(s, seat);
  const code = codeOf(hand);
  return worthOf(taste, code + DIGIT[card]) - worthOf(taste, code);
}

/** What the hand loses with these cards. */
export function lossOf(s: Quest, seat: Seat, hand: readonly CardKind[], cards: readonly CardKind[]): number {
  const taste = tasteOf(s, seat);
  const code = codeOf(hand);
  return worthOf(taste, code) - worthOf(taste, code - codeOf(cards));
}

/** What a card from the top of the deck adds on average: ten of each type, five Jokers. */
export function blindWorth(s: Quest, seat: Seat, hand: readonly CardKind[]): number {
  const taste = tasteOf(s, seat);
  const code = codeOf(hand);
  const known = taste.blind.get(code);
  if (known !== undefined) return known;
  let sum = 0;
  for (const kind of CARD_KINDS) sum += worthOf(taste, code + DIGIT[kind]) * (kind === 'joker' ? 5 : 10);
  const worth = sum / 55 - worthOf(taste, code);
  taste.blind.set(code, worth);
  return worth;
}

/** The cards without some of them. */
function less(cards: readonly CardKind[], taken: readonly CardKind[]): CardKind[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards of a hand, the one that is missed least first, each after those before it are gone. */
export function leastMissed(
  s: Quest,
  seat: Seat,
  hand: readonly CardKind[],
): { card: CardKind; loss: number }[] {
  const found: { card: CardKind; loss: number }[] = [];
  let left = [...hand];
  while (left.length > 0) {
    let best: { card: CardKind; loss: number } | null = null;
    for (const card of new Set(left)) {
      const loss = lossOf(s, seat, left, [card]);
      if (best === null || loss < best.loss) best = { card, loss };
    }
    if (best === null) break;
    found.push(best);
    left = less(left, [best.card]);
  }
  return found;
}
