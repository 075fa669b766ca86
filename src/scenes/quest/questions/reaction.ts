/**
 * What a reaction comes down to, apart from how it is drawn: choices with the ways to pay for each, and a way to pass.
 * Every answer that the engine offers is one way of one choice, or the pass; pure functions.
 */
import type { Json } from '../../../engine/kernel/state.ts';
import type { CardKind } from '../../../engine/quest/data/words.ts';
import type { CreatureId, Payment } from '../../../engine/quest/state.ts';
import { cardsToPay, type Draft, kindsOf } from '../draft.ts';

/** What stands for a choice in its picture. */
export type ReactionSign =
  | { kind: 'face'; id: CreatureId }
  | { kind: 'treasure'; card: string }
  | { kind: 'icon'; name: string }
  | { kind: 'energy'; type: string }
  | { kind: 'star' }
  | { kind: 'hurt'; n: number };

/** One way to pay for a choice. */
export interface Way {
  /** Null: it costs nothing. */
  pay: Payment | null;
  answer: Json;
}

export interface ReactionChoice {
  id: string;
  sign: ReactionSign | null;
  title: string;
  text: string;
  /** What it comes to: damage saved, a Hero that survives. */
  note: string;
  /** The note is a warning, not a comfort. */
  isDire: boolean;
  /** Answers of which each does the same for another price, the plainest first. */
  ways: readonly Way[];
  /** It may also be pressed where this creature stands. */
  on: CreatureId | null;
  /** Whose damage it prevents, and how much of it. */
  saves: { id: CreatureId; n: number } | null;
  /** What the attacker loses by it. */
  back: number;
}

/** Who strikes whom, and what is still to come. */
export interface ReactionDuel {
  by: CreatureId | null;
  targets: readonly { id: CreatureId; n: number }[];
}

export interface Reaction {
  /** `dial`: the choices are so many cards, from 1 on. `list`: one of them. `pair`: two side by side. */
  form: 'dial' | 'list' | 'pair';
  title: string;
  hint: string;
  duel: ReactionDuel | null;
  choices: readonly ReactionChoice[];
  pass: { words: string; answer: Json } | null;
  /** Whom a choice would strike, and how hard: shown on the board. Without it all that comes of a choice stands on it. */
  strikes?(choice: ReactionChoice): readonly { target: CreatureId; n: number; falls: boolean }[];
  /** The words of the big button for what is picked. */
  verb(choice: ReactionChoice): string;
}

/** What is picked, as far as it is complete. */
export interface Picked {
  choice: ReactionChoice | null;
  index: number;
  way: Way | null;
  /** Indices of the hand that are lifted. */
  cards: readonly number[];
  /** Cards are picked that do not pay for anything yet. */
  isLoose: boolean;
}

type Picks = Pick<Draft, 'chosen' | 'way' | 'cards'> & Partial<Pick<Draft, 'advised'>>;

/** The only thing there is to do lies picked, beside the way to pass; not where that way is advised. */
function liesPicked({ form, choices }: Reaction, { chosen, advised }: Picks): string | null {
  const [only, ...others] = choices;
  const isSole = form !== 'dial' && only !== undefined && others.length === 0;
  return isSole && advised === undefined ? only.id : chosen;
}

/**
 * The answer that a tap on a choice may send by itself: it has one price, all that comes of it stands on it, and no Hero
 * falls by it. Undefined: the tap picks.
 */
export function answerByTap({ form, strikes }: Reaction, { ways, isDire }: ReactionChoice): Json | undefined {
  const [way, ...others] = ways;
  const isPlain = form !== 'dial' && strikes === undefined && others.length === 0 && !isDire;
  return isPlain ? way?.answer : undefined;
}

/** What the draft has picked of a reaction. */
export function pickedOf(reaction: Reaction, draft: Picks, hand: readonly CardKind[]): Picked {
  const { choices } = reaction;
  const wanted = liesPicked(reaction, draft);
  const index = choices.findIndex(({ id }) => id === wanted);
  const choice = choices[index] ?? null;
  if (draft.cards.length > 0) return { choice, index, way: null, cards: draft.cards, isLoose: true };
  const ways = choice?.ways ?? [];
  const way = ways[draft.way % Math.max(1, ways.length)] ?? null;
  const cards = way?.pay == null ? [] : cardsToPay(hand, way.pay);
  return { choice, index, way, cards, isLoose: false };
}

const EMPTY: Picks = { chosen: null, way: 0, cards: [] };
const sorted = (kinds: readonly string[]): string => [...kinds].sort().join(' ');

/** Whether these cards are all in a payment. */
function isPart(kinds: readonly CardKind[], { cards }: Payment): boolean {
  const left: CardKind[] = [...cards];
  return kinds.every((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

interface Found {
  choice: ReactionChoice;
  way: number;
  pay: Payment;
}

/** Every payment there is, those of the picked choice first and those that spend no XP before the others. */
function payments({ choices }: Reaction, first: string | null): Found[] {
  const all = choices.flatMap((choice) =>
    choice.ways.flatMap(({ pay }, way) => (pay === null ? [] : [{ choice, way, pay }])),
  );
  const rank = ({ choice, pay }: Found) => (choice.id === first ? 0 : 100) + pay.xp * 2 + (pay.wild ? 1 : 0);
  return all.sort((a, b) => rank(a) - rank(b));
}

/** The kinds of card that pay for something here. */
export function usefulKinds(reaction: Reaction): Set<CardKind> {
  return new Set(payments(reaction, null).flatMap(({ pay }) => pay.cards));
}

/** A card is tapped: it is lifted or laid back, and what then is paid for is picked. */
export function tapCard(reaction: Reaction, draft: Picks, hand: readonly CardKind[], index: number): Picks {
  const { cards: lifted } = pickedOf(reaction, draft, hand);
  const isOff = lifted.includes(index);
  const cards = isOff ? lifted.filter((i) => i !== index) : [...lifted, index];
  if (cards.length === 0) return EMPTY;
  return pay(reaction, draft, hand, cards) ?? pay(reaction, draft, hand, isOff ? [] : [index]) ?? EMPTY;
}

/** What these cards pay for, or could with others; null if nothing. */
function pay(
  reaction: Reaction,
  { chosen }: Picks,
  hand: readonly CardKind[],
  cards: readonly number[],
): Picks | null {
  if (cards.length === 0) return null;
  const kinds = kindsOf(hand, cards);
  const all = payments(reaction, chosen);
  const whole = all.find((one) => sorted(one.pay.cards) === sorted(kinds));
  if (whole !== undefined) return { chosen: whole.choice.id, way: whole.way, cards: [] };
  const part = all.find((one) => isPart(kinds, one.pay));
  return part === undefined ? null : { chosen: part.choice.id, way: part.way, cards };
}

/** One more or one less on the dial; 0 is the pass. */
export function dialled({ choices }: Reaction, index: number, by: 1 | -1): Picks {
  const to = choices[Math.min(choices.length - 1, index + by)];
  return index + by < 0 || to === undefined ? EMPTY : { ...EMPTY, chosen: to.id };
}

/** Damage still to come to a target, with what is picked. */
export function remaining({ form }: Reaction, { choice, index }: Picked, id: CreatureId, n: number): number {
  if (form === 'dial') return Math.max(0, n - (index + 1));
  return choice?.saves?.id === id ? n - choice.saves.n : n;
}

/** What the big button sends; undefined if there is nothing to be sent yet. */
export function answerOf({ pass }: Reaction, { way, choice }: Picked): Json | undefined {
  if (way !== null) return way.answer;
  return choice === null && pass !== null ? pass.answer : undefined;
}
