/** Energy Cards: the deck, the display, hands and discards (PQ-ENERGY, PQ-ACTION-DRAW, PQ-ACTION-DISCARD). */

import { shuffle } from '../kernel/rng.ts';
import { script } from '../kernel/script.ts';
import type { Json, Seat } from '../kernel/state.ts';
import { askOne } from './choices.ts';
import { penalty } from './combat/damage.ts';
import { BOARD } from './data/cards.ts';
import type { CardKind } from './data/words.ts';
import { stat } from './effects/stats.ts';
import type { QuestEvent } from './events.ts';
import { handOf, handViewers, heroCount, heroId, isInPlay, lordSeat, type QuestContext } from './query.ts';
import type { OpenQuest, Quest } from './state.ts';
import { questTune } from './tunables.ts';
import { bent } from './twists.ts';

/** The discards become the new deck as soon as it is empty (PQ-ENERGY-05, R-PQ-40). */
function renew(c: QuestContext): void {
  const { piles, gone } = c.s;
  if (piles.energy.length > 0 || gone.energy.length === 0) return;
  piles.energy = gone.energy;
  gone.energy = [];
  c.roll((rng) => shuffle(piles.energy, rng));
  c.emit({ type: 'quest.reshuffled', pile: 'energy' });
}

/** The top card of the deck; null if deck and discards are empty (R-PQ-40). */
export function takeFromDeck(c: QuestContext): CardKind | null {
  renew(c);
  const card = c.s.piles.energy.pop() ?? null;
  if (card !== null) c.secret();
  renew(c);
  return card;
}

/** How many Energy Cards lie face up, Features included. */
export function displaySize(s: OpenQuest): number {
  return bent(s, 'display', Math.max(0, BOARD.display + stat(s, 'table', 'faceup')));
}

/** Fills the empty places of the display, as far as there are cards (PQ-ENERGY-07, PQ-ENERGY-06). */
export function fillDisplay(c: QuestContext): void {
  if (bent(c.s, 'refill', 1) === 0) return;
  const cards: CardKind[] = [];
  while (c.s.display.length < displaySize(c.s)) {
    const card = takeFromDeck(c);
    if (card === null) break;
    c.s.display.push(card);
    cards.push(card);
  }
  if (cards.length > 0) c.emit({ type: 'quest.refilled', cards });
}

/** Lays cards on the discard pile. An empty deck takes them at once, and the display its share (R-PQ-40). */
export function layAside(c: QuestContext, cards: readonly CardKind[]): void {
  c.s.gone.energy.push(...cards);
  if (c.s.piles.energy.length > 0) return;
  renew(c);
  fillDisplay(c);
}

/** After a World Card was revealed the display grows or shrinks; those that lie longest go first. */
export function fitDisplay(c: QuestContext): void {
  const extra = c.s.display.length - displaySize(c.s);
  if (extra > 0) layAside(c, c.s.display.splice(0, extra));
  fillDisplay(c);
}

/** All face-up cards are replaced; they are discarded first and may come back (PQ-ACTION-CHANGE-01, R-PQ-39). */
export function changeDisplay(c: QuestContext): void {
  const old = c.s.display;
  c.s.display = [];
  c.emit({ type: 'quest.changed', cards: old });
  layAside(c, old);
  fillDisplay(c);
}

/** Takes cards out of a hand, the first that match. */
export function takeEnergy(s: OpenQuest, seat: Seat, cards: readonly CardKind[]): void {
  const hand = handOf(s, seat);
  for (const card of cards) {
    const at = hand.indexOf(card);
    if (at < 0) throw new Error(`seat ${seat} has no ${card}`);
    hand.splice(at, 1);
  }
}

/** A player's cards go from the hand to the discards. */
export function discardCards(c: QuestContext, seat: Seat, cards: readonly CardKind[]): void {
  if (cards.length === 0) return;
  takeEnergy(c.s, seat, cards);
  if (c.s.lord !== null) c.secret();
  c.emit({ type: 'quest.discarded', seat, cards: [...cards] });
  layAside(c, cards);
}

/** Deals cards from the deck into a hand. */
export function dealTo(c: QuestContext, seat: Seat, count: number): void {
  const cards: CardKind[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeFromDeck(c);
    if (card !== null) cards.push(card);
  }
  handOf(c.s, seat).push(...cards);
  if (cards.length === 0) return;
  c.emit({ type: 'quest.dealt', seat, cards, count: cards.length, knows: handViewers(c.s.setup, seat) });
}

/** The hand limit by the number of Heroes and the mode (PQ-SETUP-06, PQ-HARD-02, R-PQ-72, R-PQ-86, PQ-SOLO-01). */
export function startingHand(s: OpenQuest): number {
  const printed = BOARD.hands[s.setup.mode][heroCount(s.setup) - 1] ?? 0;
  return bent(s, 'hand', printed + questTune(s, 'handCards'));
}

/** With the Hero's own bonuses (PQ-ENERGY-08). */
export function handLimitOf(s: OpenQuest, seat: Seat): number {
  return startingHand(s) + stat(s, heroId(seat), 'hand');
}

interface DrawVars {
  seat: Seat;
  left: number;
  /** So many have to be taken; after them it may be enough. Without it all of them. */
  must?: number;
}

const mayStop = (v: DrawVars): boolean => (v.must ?? v.left) <= 0;

/** Where a card may come from: the deck or a place of the display. */
function sources(s: Quest, seat: Seat): Json[] {
  const deck = s.piles.energy.length > 0 ? ['deck'] : [];
  return seat === lordSeat(s.setup) ? deck : [...deck, ...s.display.keys()];
}

/** A card from the deck or from a place of the display, which is filled again at once (PQ-ACTION-DRAW-02). */
function take(c: QuestContext, seat: Seat, from: Json): void {
  const s = c.s;
  if (from === 'deck') {
    const card = takeFromDeck(c);
    if (card === null) return;
    handOf(s, seat).push(card);
    c.emit({ type: 'quest.drew', seat, from: 'deck', card, knows: handViewers(s.setup, seat) });
    return;
  }
  const [card] = s.display.splice(Number(from), 1);
  if (card === undefined) return;
  handOf(s, seat).push(card);
  c.emit({ type: 'quest.drew', seat, from: 'display', card, knows: null });
  fillDisplay(c);
}

function takeOne(c: QuestContext, v: DrawVars, from: Json): void {
  v.left--;
  if (v.must !== undefined) v.must--;
  take(c, v.seat, from);
}

/** Cards taken one after the other, each seen before the next is chosen (R-PQ-37). */
export const drawScript = script<Quest, QuestEvent, DrawVars>('quest.draw', [
  {
    name: 'forced',
    run(c, v) {
      const from = sources(c.s, v.seat);
      if (v.left <= 0 || from.length === 0) return { done: null };
      if (from.length > 1 || mayStop(v)) return undefined;
      takeOne(c, v, from[0] ?? null);
      return 'again';
    },
  },
  askOne('take', {
    kind: 'quest.draw',
    who: (_s, v) => [v.seat],
    domain: (s, seat, v) => ({ type: 'pick', options: [...sources(s, seat), ...(mayStop(v) ? [null] : [])] }),
    then(c, v, from) {
      if (from === null) return { done: null };
      takeOne(c, v, from);
      return { goto: 'forced' };
    },
  }),
]);

/** A seat takes so many cards from deck and display in any mix; the Evil Lord from the deck (R-PQ-74). */
export function drawCards(c: QuestContext, seat: Seat, count: number): void {
  c.call(drawScript, { seat, left: count });
}

/** The action Draw: up to two, and after the first it may be enough (PQ-ACTION-DRAW-01, R-PQ-103). */
export function drawUpTo(c: QuestContext, seat: Seat, count: number): void {
  c.call(drawScript, { seat, left: count, must: 1 });
}

interface DropVars {
  seat: Seat;
  count: number;
  /** An effect of a Monster, Boss or Feature: what is missing hurts in the hard mode (PQ-HARD-03). */
  forced: boolean;
}

/** A discard of the owner's choice; who has no more than that discards all of it. */
export const dropScript = script<Quest, QuestEvent, DropVars>('quest.drop', [
  askOne('choose', {
    kind: 'quest.drop',
    who: (s, v) => (handOf(s, v.seat).length > v.count ? [v.seat] : []),
    domain: (s, seat, v) => ({
      type: 'some',
      from: [...handOf(s, seat)],
      min: v.count,
      max: v.count,
    }),
    then(c, _v, cards, seat) {
      discardCards(c, seat, cards);
      return { done: null };
    },
  }),
  {
    name: 'all',
    run(c, v) {
      const hand = handOf(c.s, v.seat);
      const missing = v.count - hand.length;
      discardCards(c, v.seat, [...hand]);
      if (v.forced && missing > 0) penalty(c, heroId(v.seat), missing);
      return { done: null };
    },
  },
]);

/** The owner discards so many cards of choice, or as many as there are (R-PQ-32, R-PQ-84). */
export function askDiscard(c: QuestContext, seat: Seat, count: number, forced: boolean): void {
  if (count > 0) c.call(dropScript, { seat, count, forced });
}

/** At the end of its turn a hand above the limit shrinks to it (PQ-ENERGY-09, R-PQ-36). */
export function trimHand(c: QuestContext, seat: Seat): void {
  const extra = handOf(c.s, seat).length - handLimitOf(c.s, seat);
  if (extra > 0 && isInPlay(c.s, heroId(seat))) askDiscard(c, seat, extra, false);
}
