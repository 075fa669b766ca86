/**
 * The shopping of a round, played on in the head: every player sends his groups, biggest first, to what is worth
 * most to him. A rule of thumb about rivals, so a table of offers stands in for the engine.
 */

import type { StandId } from '../../engine/petz/data/schema.ts';
import { figuresOf, sizeOf } from '../../engine/petz/query.ts';
import { spacesOf, whySpaceClosed } from '../../engine/petz/spaces/all.ts';
import type { Group } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import type { Buyer, Offer, Wishes } from './buyer.ts';
import { hooks } from './expansion.ts';
import type { Outlook } from './outlook.ts';
import { addAppetites, foodWorth } from './wishes.ts';

/** What is to be had, and how many spaces of each kind are free. */
export interface Market {
  offers: Offer[];
  free: Map<string, number>;
}

const STAND_KINDS: readonly string[] = ['vegetables', 'mixed', 'meat'];

export function marketOf(view: PetzView): Market {
  const offers: Offer[] = [];
  const free = new Map<string, number>();
  // Who may go where depends on the town alone, and that is open to all.
  for (const space of spacesOf(view)) {
    if (whySpaceClosed(view, space.id) !== null) continue;
    const before = free.get(space.kind) ?? 0;
    free.set(space.kind, before + 1);
    if (before > 0) continue;
    const further = hooks.offers(view, space.kind);
    if (further !== null) {
      offers.push(...further);
      continue;
    }
    const food = STAND_KINDS.includes(space.kind) ? view.town.stands[space.kind as StandId] : null;
    const { imps, gold } = space.needs;
    const items = space.items === undefined ? [null] : space.items(view);
    for (const item of items) offers.push({ kind: space.kind, item, imps, gold, food });
  }
  return { offers, free };
}

export function buyer(
  outlook: Outlook,
  wishes: Wishes,
  groups: readonly Group[],
  home: number,
  treasury: number,
): Buyer {
  return {
    outlook,
    wishes,
    groups: [...groups],
    home,
    treasury,
    room: wishes.room,
    ground: wishes.ground,
    vegetable: wishes.stock.vegetable,
    meat: wishes.stock.meat,
    appetite: wishes.appetite,
    homeless: wishes.room < 0 ? new Array<number>(-wishes.room).fill(8) : [],
    gained: 0,
  };
}

/** Points that an offer adds to what a buyer has, the price not counted. */
export function worthOf(b: Buyer, offer: Offer, hopeForCage: boolean): number {
  const worth = plainWorthOf(b, offer, hopeForCage);
  const fancy = b.outlook.persona.fancies[(offer.gives ?? offer).kind];
  // A liking adds nothing to a thing that is no use.
  return fancy === undefined || worth <= 0 ? worth : Math.max(0, worth + fancy);
}

function plainWorthOf(b: Buyer, offer: Offer, hopeForCage: boolean): number {
  const { wishes } = b;
  if (offer.food !== null) {
    const { vegetable, meat, gold } = offer.food;
    const before = foodWorth(b.outlook, b.appetite, b.vegetable, b.meat);
    const after = foodWorth(b.outlook, b.appetite, b.vegetable + vegetable, b.meat + meat);
    return after - before + gold * b.outlook.gold;
  }
  const { kind, item } = offer.gives ?? offer;
  switch (kind) {
    case 'cage': {
      const tile = wishes.cages.get(item ?? '') ?? 0;
      if (b.ground === 0) return tile;
      if (b.homeless.length > 0) return tile + Math.max(...b.homeless);
      return tile + (b.room === 0 ? wishes.future : 0.15 * wishes.future);
    }
    case 'addon':
      return wishes.addons.get(item ?? '') ?? 0;
    case 'younger':
    case 'older': {
      const worth = wishes.pets.get(item ?? '') ?? 0;
      // Every further pet of a round finds fewer customers, food and imps.
      const crowd = b.room < wishes.room ? 0.75 : 1;
      if (b.room > 0) return worth * crowd;
      return hopeForCage && b.ground > 0 ? 0.6 * worth * crowd : -1;
    }
    default:
      return wishes.later?.get(kind)?.(b.home, b.treasury) ?? wishes.spaces.get(kind) ?? 0;
  }
}

/** What sending a group costs: its gold, and its imps for the rest of the round. */
export function groupCost(b: Buyer, group: Group): number {
  const { gold, persona } = b.outlook;
  const wanted = Math.max(0, Math.min(group.imps, b.wishes.busy - b.home));
  return group.gold * gold + group.imps * 0.9 * gold + wanted * persona.impRound;
}

/** A cage can still be had later in the round. */
function mayGetCage(b: Buyer, group: Group, free: ReadonlyMap<string, number>): boolean {
  if ((free.get('cage') ?? 0) === 0) return false;
  return b.groups.filter((x) => figuresOf(x) >= 2).length > (figuresOf(group) >= 2 ? 1 : 0);
}

/** The buyer has got it. */
export function take(b: Buyer, group: Group, offer: Offer, hopeForCage: boolean): void {
  b.gained += worthOf(b, offer, hopeForCage) - groupCost(b, group);
  if (offer.price !== undefined) {
    b.gained -= offer.price * b.outlook.gold;
    b.treasury -= offer.price;
  }
  const { kind, item } = offer.gives ?? offer;
  if (offer.food !== null) {
    b.vegetable += offer.food.vegetable;
    b.meat += offer.food.meat;
  } else if (kind === 'cage') {
    if (b.ground > 0) {
      b.ground--;
      b.room++;
      const best = Math.max(...b.homeless);
      b.homeless = b.homeless.filter((x) => x !== best);
    }
  } else if (kind === 'younger' || kind === 'older') {
    const worth = b.wishes.pets.get(item ?? '') ?? 0;
    // With a cage to come, the rest of its worth is gained with the cage.
    if (b.room <= 0) b.homeless.push(hopeForCage ? 0.4 * worth : worth);
    b.room--;
    const more = b.wishes.appetites.get(item ?? '');
    if (more !== undefined) b.appetite = addAppetites(b.appetite, more);
  }
}

interface Sale {
  group: Group;
  offer: Offer | null;
}

/** The best use of one of the groups of a size; `offer` null: home. */
function bestUse(
  b: Buyer,
  size: number,
  offers: readonly Offer[],
  free: ReadonlyMap<string, number>,
): Sale | null {
  let best: Sale | null = null;
  let most = 0;
  for (const group of b.groups) {
    if (sizeOf(group) !== size) continue;
    best ??= { group, offer: null };
    const price = groupCost(b, group);
    const figures = figuresOf(group);
    const hope = mayGetCage(b, group, free);
    for (const offer of offers) {
      if (offer.imps > figures || offer.gold > group.gold) continue;
      const fee = offer.price ?? 0;
      if (fee > b.treasury) continue;
      const worth = worthOf(b, offer, hope) - price - fee * b.outlook.gold;
      if (worth > most) {
        most = worth;
        best = { group, offer };
      }
    }
  }
  return best;
}

/** Plays the rest of the shopping; `after` has just sent a group of the size in hand, null at the beginning. */
export function playOn(
  market: Market,
  buyers: readonly Buyer[],
  order: readonly number[],
  after: { seat: number; size: number } | null,
): void {
  let offers = market.offers;
  const free = new Map(market.free);
  let next = after === null ? 0 : order.indexOf(after.seat) + 1;
  let inHand = after === null ? 0 : after.size;
  for (;;) {
    let size = 0;
    for (const b of buyers) for (const group of b.groups) size = Math.max(size, sizeOf(group));
    if (size === 0) return;
    if (inHand !== 0 && size !== inHand) next = 0;
    inHand = size;
    let seat = -1;
    for (let i = 0; i < order.length && seat < 0; i++) {
      const candidate = order[(next + i) % order.length] as number;
      if (buyers[candidate]?.groups.some((group) => sizeOf(group) === size)) {
        seat = candidate;
        next = ((next + i) % order.length) + 1;
      }
    }
    const b = buyers[seat];
    if (b === undefined) return;
    const use = bestUse(b, size, offers, free);
    if (use === null) return;
    const hope = mayGetCage(b, use.group, free);
    b.groups = b.groups.toSpliced(b.groups.indexOf(use.group), 1);
    if (use.offer === null) {
      b.home += use.group.imps;
      b.treasury += use.group.gold;
    } else {
      take(b, use.group, use.offer, hope);
      offers = afterSale(offers, free, use.offer);
    }
  }
}

/** The offers that remain when one was taken. */
export function afterSale(offers: readonly Offer[], free: Map<string, number>, sold: Offer): Offer[] {
  const spaces = (free.get(sold.kind) ?? 1) - 1;
  free.set(sold.kind, spaces);
  return offers.filter(
    (offer) =>
      offer !== sold &&
      (offer.kind !== sold.kind || spaces > 0) &&
      (sold.item === null || offer.item !== sold.item),
  );
}
