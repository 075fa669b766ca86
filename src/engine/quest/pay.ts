/** Paying with Energy Cards, Jokers and spare XP (PQ-ENERGY-04, PQ-COMBO-02, PQ-XP-04). */

import type { Seat } from '../kernel/state.ts';
import type { Cost } from './data/schema.ts';
import { CARD_KINDS, type CardKind, ENERGIES } from './data/words.ts';
import { layAside, takeEnergy } from './energy.ts';
import { cardOfHero, handOf, heroOf, lordSeat, type QuestContext, spareXp } from './query.ts';
import type { OpenQuest, Payment } from './state.ts';

/** The key of a Hero's own way to pay among the things used up in a turn. */
const WILD = 'wild';

type Counts = Record<CardKind, number>;

function count(cards: readonly CardKind[]): Counts {
  const counts: Counts = { strength: 0, spirit: 0, intellect: 0, speed: 0, magic: 0, joker: 0 };
  for (const card of cards) counts[card]++;
  return counts;
}

/** A turn is over: what was used in it is free for the toll and the market, which lie between turns (R-PQ-109). */
export function renewWays(s: Pick<OpenQuest, 'heroes'>): void {
  for (const { used } of s.heroes) {
    if (used.turn.includes(WILD)) used.turn = used.turn.filter((key) => key !== WILD);
  }
}

/** The way to pay printed on the Hero Card, unless it was used in this turn, or since the last one. */
function wildOf(s: OpenQuest, seat: Seat): 'one' | 'pair' | null {
  if (seat === lordSeat(s.setup)) return null;
  const hero = heroOf(s, seat);
  if (hero.used.turn.includes(WILD)) return null;
  const wild = cardOfHero(s, seat).special.fx.find((fx) => fx.op === 'wild');
  return wild?.op === 'wild' ? wild.how : null;
}

const cardsOf = (kind: CardKind, n: number): CardKind[] => new Array<CardKind>(n).fill(kind);

/** How much of a cost cards of the named types can pay at most. */
function mostExact(cost: Cost, have: Counts): number {
  let most = 0;
  for (const type of ENERGIES) most += Math.min(cost[type] ?? 0, have[type]);
  return most;
}

/** The cards of the named types that pay a part of the cost: of each type all possible amounts, the most first. */
function exact(cost: Cost, have: Counts): CardKind[][] {
  let ways: CardKind[][] = [[]];
  for (const type of ENERGIES) {
    const need = cost[type] ?? 0;
    if (need === 0) continue;
    const longer: CardKind[][] = [];
    for (const way of ways) {
      for (let n = Math.min(need, have[type]); n >= 0; n--) longer.push([...way, ...cardsOf(type, n)]);
    }
    ways = longer;
  }
  return ways;
}

/** What may stand in for one card by the Hero's own way to pay. */
function wildCards(how: 'one' | 'pair' | null, left: Counts): CardKind[][] {
  if (how === 'one') return ENERGIES.filter((type) => left[type] >= 1).map((type) => [type]);
  if (how === 'pair') return ENERGIES.filter((type) => left[type] >= 2).map((type) => [type, type]);
  return [];
}

/**
 * All ways of a seat to pay a cost; none if it cannot. Cards of the type come first, then the Hero's own way, then
 * Jokers, then XP.
 * Also PQ-ENERGY-03, R-PQ-44, R-PQ-77.
 */
export function payWays(s: OpenQuest, seat: Seat, cost: Cost): Payment[] {
  const have = count(handOf(s, seat));
  const xp = spareXp(s, seat);
  const how = wildOf(s, seat);
  const key = `${ENERGIES.map((type) => `${cost[type] ?? 0},${have[type]}`)} ${have.joker} ${xp} ${how}`;
  let ways = WAYS.get(key);
  if (ways === undefined) {
    if (WAYS.size >= MOST_WAYS) WAYS.clear();
    ways = allWays(cost, have, xp, how);
    WAYS.set(key, ways);
  }
  // Answers are made of them, which share nothing.
  return ways.map((way) => ({ cards: way.cards.slice(), xp: way.xp, wild: way.wild }));
}

/** Ways to pay found before: looking ahead asks for the same again and again. */
const WAYS = new Map<string, readonly Payment[]>();
const MOST_WAYS = 20_000;

function allWays(cost: Cost, have: Counts, xp: number, how: 'one' | 'pair' | null): Payment[] {
  let need = 0;
  for (const type of ENERGIES) need += cost[type] ?? 0;
  // Not even all together: nothing to try out.
  if (mostExact(cost, have) + have.joker + xp + (how === null ? 0 : 1) < need) return [];
  const found = new Map<string, Payment>();
  for (const cards of exact(cost, have)) {
    const left = { ...have };
    for (const card of cards) left[card]--;
    const open = need - cards.length;
    fillOpen(found, { cards, xp: 0, wild: false }, open, left.joker, xp);
    if (open === 0) continue;
    for (const wild of wildCards(how, left)) {
      fillOpen(found, { cards: [...cards, ...wild], xp: 0, wild: true }, open - 1, left.joker, xp);
    }
  }
  return [...found.values()];
}

/** Completes a payment with Jokers and XP in every possible mix. */
function fillOpen(
  found: Map<string, Payment>,
  base: Payment,
  open: number,
  jokers: number,
  xp: number,
): void {
  for (let spent = Math.max(0, open - jokers); spent <= Math.min(open, xp); spent++) {
    const cards = [...base.cards, ...cardsOf('joker', open - spent)];
    cards.sort((a, b) => CARD_KINDS.indexOf(a) - CARD_KINDS.indexOf(b));
    const key = `${cards.join(' ')} ${spent}`;
    const known = found.get(key);
    // The same cards without the Hero's own way leave that for later.
    if (known === undefined || (known.wild && !base.wild))
      found.set(key, { cards, xp: spent, wild: base.wild });
  }
}

/** All ways to pay with any card at all, for things that ask for no type. */
export function payAny(s: OpenQuest, seat: Seat): Payment[] {
  const kinds = CARD_KINDS.filter((kind) => handOf(s, seat).includes(kind));
  const ways = kinds.map((kind) => ({ cards: [kind], xp: 0, wild: false }));
  return spareXp(s, seat) >= 1 ? [...ways, { cards: [], xp: 1, wild: false }] : ways;
}

/** The cards go to the discards, spent XP to the Monster discards (R-PQ-47). */
export function pay(c: QuestContext, seat: Seat, { cards, xp, wild }: Payment): void {
  if (cards.length + xp === 0) return;
  takeEnergy(c.s, seat, cards);
  if (xp > 0) c.s.gone.monsters.push(...heroOf(c.s, seat).xp.splice(-xp, xp));
  if (wild) heroOf(c.s, seat).used.turn.push(WILD);
  c.emit({ type: 'quest.paid', seat, cards: [...cards], xp });
  layAside(c, cards);
}
