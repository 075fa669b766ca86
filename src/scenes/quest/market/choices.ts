/** What can be answered in the market and on the rug, sorted by the thing that is pressed first. Pure functions. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../../engine/quest/choices.ts';
import type { CardKind, Energy } from '../../../engine/quest/data/words.ts';
import { CARD_KINDS, ENERGIES, equal, sheetOf } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Draft } from '../draft.ts';

/** The ways to get a treasure: those that buy it first, then what could be given for it. */
export function dealsFor(options: readonly (MarketDeal | null)[], treasure: string | null): MarketDeal[] {
  const all = options.filter((host): host is MarketDeal => host !== null && host.treasure === treasure);
  return [...all.filter((host) => host.do === 'buy'), ...all.filter((host) => host.do === 'swap')];
}

/** The deal that is picked; the first one as soon as a treasure is. */
export function pickedDeal(
  options: readonly (MarketDeal | null)[],
  treasure: string | null,
  way: number,
): MarketDeal | null {
  const ways = dealsFor(options, treasure);
  return ways[way] ?? ways[0] ?? null;
}

/** Something that can be given away. */
export type HeroThing = { card: CardKind } | { treasure: string };

/** The name of a thing in a draft: `card:speed`, `treasure:pizza.1`. */
export const thingKey = (thing: HeroThing): string =>
  'card' in thing ? `card:${thing.card}` : `treasure:${thing.treasure}`;

/** Everything that may be given, each thing once: cards in the order of their kinds, then treasures. */
export function giftThings(options: readonly Gift[]): HeroThing[] {
  const things: HeroThing[] = [];
  for (const gift of options) {
    if (gift === null) continue;
    const thing: HeroThing = 'card' in gift ? { card: gift.card } : { treasure: gift.treasure };
    if (!things.some((other) => equal(other, thing))) things.push(thing);
  }
  const rank = (thing: HeroThing) => ('card' in thing ? CARD_KINDS.indexOf(thing.card) : CARD_KINDS.length);
  return things.sort((a, b) => rank(a) - rank(b));
}

/** The gift of a thing to another Hero, if it may be given to them. */
export function giftOf(options: readonly Gift[], key: string | null, to: Seat): Gift {
  return options.find((gift) => gift !== null && gift.to === to && thingKey(gift) === key) ?? null;
}

/** The gift that a tap on a card gives by itself: to the only Hero who may have it. Null: it is still asked to whom. */
export function soleGiftOf(options: readonly Gift[], thing: HeroThing): Gift {
  if (!('card' in thing)) return null;
  const [gift = null, ...others] = options.filter((one) => one !== null && thingKey(one) === thingKey(thing));
  return others.length === 0 ? gift : null;
}

/** Whether what is picked is a gift that a strong player would give to this hero. */
export function isGivenTo({ advised, chosen }: Pick<Draft, 'advised' | 'chosen'>, seat: Seat): boolean {
  if (typeof advised !== 'object' || advised === null || !('to' in advised)) return false;
  const gift = advised as NonNullable<Gift>;
  return gift.to === seat && chosen === thingKey(gift);
}

/** An energy, and how often it stands among the prices of a hero's open rows. */
interface Need {
  type: Energy;
  n: number;
}

/** What a hero pays with: the energy that its open combos and its treasures ask for most comes first. */
export function heroNeeds(view: QuestView, seat: Seat): Need[] {
  const rows = sheetOf(view, seat).filter(({ isOpen }) => isOpen);
  return ENERGIES.map((type) => ({
    type,
    n: rows.reduce((sum, { cost }) => sum + (cost[type] ?? 0), 0),
  }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}
