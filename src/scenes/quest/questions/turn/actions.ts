/**
 * What a hero's turn offers, in the order in which a person picks it: first what is done, then with whom or where, then
 * how it is paid. Plain functions; every act of the domain is the end of such a way.
 */
import type { Act } from '../../../../engine/quest/choices.ts';
import type { Cost } from '../../../../engine/quest/data/schema.ts';
import type { CardKind } from '../../../../engine/quest/data/words.ts';
import { CARD_KINDS } from '../../../../engine/quest/read.ts';
import type { Payment } from '../../../../engine/quest/state.ts';
import type { Draft } from '../../draft.ts';

/** What is picked of a turn, as it stands in the draft's `chosen`. */
export type ChosenAction = 'move' | 'attack' | 'draw' | 'discard' | 'change' | 'end' | `play:${string}`;

type Picked = Pick<Draft, 'chosen' | 'targets' | 'column' | 'way'>;

const PLAY = 'play:';
export const playKey = (id: string): ChosenAction => `${PLAY}${id}`;

/** The card that is picked; null for an action. */
export const cardOfAction = (chosen: string | null): string | null =>
  chosen?.startsWith(PLAY) ? chosen.slice(PLAY.length) : null;

/** What a payment gives away: jokers and experience are dearer than cards of the type. */
function price({ cards, xp, wild }: Payment): number {
  const jokers = cards.filter((card) => card === 'joker').length;
  return cards.length + 2 * jokers + 4 * xp + (wild ? 0.5 : 0);
}

const payOf = (act: Act): Payment | null => ('pay' in act ? act.pay : null);

function matches(act: Act, { chosen, targets, column }: Picked): boolean {
  if (act.do === 'play') return act.id === cardOfAction(chosen);
  if (act.do !== chosen) return false;
  if (act.do === 'attack') return act.target === targets[0];
  return act.do !== 'move' || act.to === column;
}

/** All acts that fit what is picked, the cheapest first: they differ in how they are paid. */
export function waysOf(acts: readonly Act[], picked: Picked): Act[] {
  if (picked.chosen === null) return [];
  const cost = (act: Act) => {
    const pay = payOf(act);
    return pay === null ? 0 : price(pay);
  };
  return acts.filter((act) => matches(act, picked)).sort((a, b) => cost(a) - cost(b));
}

/** What would be sent; null while something is still to be picked. */
export function actOf(acts: readonly Act[], picked: Picked): Act | null {
  const ways = waysOf(acts, picked);
  return ways[picked.way % Math.max(1, ways.length)] ?? null;
}

/** What has to be picked so that this act would be sent. */
export function pickedBy(acts: readonly Act[], act: Act): Picked {
  const chosen = act.do === 'play' ? playKey(act.id) : act.do;
  const targets = act.do === 'attack' ? [act.target] : [];
  const picked = { chosen, targets, column: act.do === 'move' ? act.to : null, way: 0 };
  const way = waysOf(acts, picked).findIndex((one) => JSON.stringify(one) === JSON.stringify(act));
  return { ...picked, way: Math.max(0, way) };
}

/** How that would be paid; null if it costs nothing. */
export function paymentOf(act: Act | null): Payment | null {
  const pay = act === null ? null : payOf(act);
  return pay === null || pay.cards.length + pay.xp === 0 ? null : pay;
}

/** Creatures that can be attacked, columns that can be moved to, cards that can be played. */
export const targetsIn = (acts: readonly Act[]): string[] => [
  ...new Set(acts.flatMap((act) => (act.do === 'attack' ? [act.target] : []))),
];
export const columnsIn = (acts: readonly Act[]): number[] =>
  acts.flatMap((act) => (act.do === 'move' ? [act.to] : []));
export const playsIn = (acts: readonly Act[]): string[] => [
  ...new Set(acts.flatMap((act) => (act.do === 'play' ? [act.id] : []))),
];
export const hasAct = (acts: readonly Act[], kind: Act['do']): boolean => acts.some((act) => act.do === kind);

/** Anything but the end of the turn: worth a second question before it is given up. */
export const isUseful = (acts: readonly Act[]): boolean => acts.some((act) => act.do !== 'end');

const countOf = (pay: Payment, kind: CardKind): number => pay.cards.filter((card) => card === kind).length;

/** How much two payments differ. */
function distance(a: Payment, b: Payment): number {
  const cards = CARD_KINDS.reduce((sum, kind) => sum + Math.abs(countOf(a, kind) - countOf(b, kind)), 0);
  return cards + Math.abs(a.xp - b.xp);
}

/**
 * The way to pay after a tap on a card: with one more of its kind if it lies in the hand, with one less if it is
 * lifted; of several the one that is most like the present. Null if there is none.
 */
export function wayAfter(
  ways: readonly Act[],
  now: number,
  kind: CardKind,
  isLifted: boolean,
): number | null {
  const here = paymentOf(ways[now % Math.max(1, ways.length)] ?? null);
  if (here === null) return null;
  const found = ways.flatMap((act, way) => {
    const pay = payOf(act);
    const more = pay === null ? 0 : countOf(pay, kind) - countOf(here, kind);
    return pay !== null && (isLifted ? more < 0 : more > 0) ? [{ way, far: distance(pay, here) }] : [];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.way ?? null;
}

/** The energy that a hand lacks for a price; a Joker stands for any of it. */
export function missingFor(cost: Cost, hand: readonly CardKind[]): Cost {
  let jokers = hand.filter((card) => card === 'joker').length;
  const missing: Cost = {};
  for (const [kind, n] of Object.entries(cost) as [keyof Cost, number][]) {
    const lacks = Math.max(0, n - hand.filter((card) => card === kind).length);
    const left = Math.max(0, lacks - jokers);
    jokers -= lacks - left;
    if (left > 0) missing[kind] = left;
  }
  return missing;
}
