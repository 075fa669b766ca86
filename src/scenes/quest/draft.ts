/** What the person has picked for the open question, but not sent. Plain data and pure functions. */
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import type { CreatureId, Payment } from '../../engine/quest/state.ts';

export interface Draft {
  /** The question it belongs to. */
  ask: number | null;
  /** What is to be done: the id of a combo, treasure or prize, or of an action (`move`, `attack`, `draw` …). */
  chosen: string | null;
  targets: readonly CreatureId[];
  column: number | null;
  /** Cards picked by hand, as indices of the hand. */
  cards: readonly number[];
  /** Which of the ways to pay, where there are several: an index. */
  way: number;
  /** How many, for a dial. */
  count: number | null;
  /** What else a question remembers. */
  more: Json;
  /** What a strong player would answer, once asked for advice. */
  advised: Json | undefined;
}

/** Nothing picked yet. */
export function emptyDraft(ask: number | null): Draft {
  return {
    ask,
    chosen: null,
    targets: [],
    column: null,
    cards: [],
    way: 0,
    count: null,
    more: null,
    advised: undefined,
  };
}

/** The options of a pick; none for any other domain. */
export function optionsOf<T = Json>(domain: Domain | null): readonly T[] {
  return domain?.type === 'pick' ? (domain.options as readonly T[]) : [];
}

/** Which cards of a hand a payment takes: the first of each kind, as the engine does. */
export function cardsToPay(hand: readonly CardKind[], pay: Pick<Payment, 'cards'>): number[] {
  const taken: number[] = [];
  for (const kind of pay.cards) {
    const at = hand.findIndex((card, i) => card === kind && !taken.includes(i));
    if (at >= 0) taken.push(at);
  }
  return taken;
}

/** The kinds of the cards picked by hand, in a fixed order. */
export function kindsOf(hand: readonly CardKind[], cards: readonly number[]): CardKind[] {
  return cards.flatMap((i) => hand[i] ?? []);
}

/** The same list with one in it or out of it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((x) => x !== one) : [...list, one];
}
