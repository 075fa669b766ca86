/**
 * What is worked out once for a round and then used by every playout of it: outlooks, wishes, what is on offer.
 * All of it follows from what is open to everybody, so that one imagination does not differ from another in it.
 */

import type { Json } from '../../../engine/kernel/state.ts';
import { choiceOf, type SendChoice } from '../../../engine/petz/choices.ts';
import { groupIn, petsOf } from '../../../engine/petz/query.ts';
import { spaceById } from '../../../engine/petz/spaces/all.ts';
import type { Group, Pet, Petz, Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { type Arrangement, bestArrangement } from '../arrange.ts';
import type { Buyer, Offer } from '../buyer.ts';
import { buyer, groupCost, type Market, marketOf, take, worthOf } from '../market.ts';
import { type Outlook, outlookOf, seenShop } from '../outlook.ts';
import { wishesOf } from '../wishes.ts';
import { eachAhead } from '../worth.ts';

/** A state as the rules of thumb read it, with what lies face down unknown. Nothing is copied. */
export function openly(s: Petz, seat: number): PetzView {
  const facing = (tiles: Petz['customers']) =>
    tiles.every((tile) => tile.open)
      ? tiles
      : tiles.map((tile) => (tile.open ? tile : { ...tile, id: null }));
  // The piles and the shops' hands differ in a view, but nothing that reads this looks at them.
  return {
    ...s,
    seat,
    customers: facing(s.customers),
    exhibitions: facing(s.exhibitions),
  } as unknown as PetzView;
}

/** Pets that are the same for every purpose of a shop's future. */
function petKey(pet: Pet): string {
  const wears = pet.wears === undefined ? '' : pet.wears.join('+');
  return `${pet.id}${pet.size},${pet.suffering},${pet.mutation}${wears}`;
}

/** A group stays at home rather than go for nothing. */
const STAYING = 0.01;

export class Mind {
  readonly view: PetzView;
  readonly outlooks: readonly Outlook[];
  /** Things on offer by kind of space and item. */
  #offers: Map<string, Offer> | null = null;
  #market: Market | null = null;
  #buyers: Buyer[] | null = null;
  readonly #arranged = new Map<string, Arrangement>();
  readonly #staying = new Map<string, readonly number[]>();

  constructor(view: PetzView) {
    this.view = view;
    this.outlooks = view.shops.map((_shop, seat) => outlookOf(view, seat));
  }

  outlook(seat: number): Outlook {
    return this.outlooks[seat] as Outlook;
  }

  /** Everybody as a buyer before anything more is bought; a playout changes copies. */
  buyers(): Buyer[] {
    this.#buyers ??= this.outlooks.map((outlook, seat) => {
      const shop = seenShop(this.view, seat);
      return buyer(outlook, wishesOf(this.view, outlook, shop), shop.groups, shop.home, shop.gold);
    });
    return this.#buyers.map((b) => ({ ...b }));
  }

  /** What is to be had this round. */
  get market(): Market {
    this.#market ??= marketOf(this.view);
    return this.#market;
  }

  /** What a use gets; null for nothing that is on offer. */
  offer({ space, item }: SendChoice): Offer | null {
    if (this.#offers === null) {
      this.#offers = new Map();
      for (const offer of this.market.offers) {
        this.#offers.set(`${offer.kind}|${offer.item ?? ''}`, offer);
      }
    }
    const kind = spaceById(space)?.kind ?? '';
    return this.#offers.get(`${kind}|${item ?? ''}`) ?? this.#offers.get(`${kind}|`) ?? null;
  }

  /** The use of a group that gains most at once. */
  bestSend(b: Buyer, groups: readonly Group[], options: readonly Json[]): Json {
    let best: Json = options[0] ?? null;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = this.gain(b, groups, choiceOf('petz.send', option));
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }

  /** What a use of one of the groups gains at once. */
  gain(b: Buyer, groups: readonly Group[], choice: SendChoice): number {
    if (choice.space === 'home') return STAYING;
    const offer = this.offer(choice);
    if (offer === null) return -1;
    const fee = (offer.price ?? 0) * b.outlook.gold;
    return worthOf(b, offer, groups.length > 1) - groupCost(b, groupIn({ ...choice })) - fee;
  }

  /** Remembers what a send has brought. */
  sent(b: Buyer, groups: readonly Group[], choice: SendChoice): void {
    if (choice.space === 'home') {
      b.home += choice.imps;
      b.treasury += choice.gold;
      return;
    }
    const offer = this.offer(choice);
    if (offer !== null) take(b, groupIn({ ...choice }), offer, groups.length > 1);
  }

  /** The best arrangement of a shop, found once for shops that look the same. */
  arrangement(seat: number, shop: Shop): Arrangement {
    let key = `${seat}`;
    for (const { cage, addon, manure, pet } of shop.plots) {
      key += `|${cage},${addon},${manure},${pet === null ? '' : petKey(pet)}`;
    }
    const { cages, addons, pets } = shop.cart;
    key += `|${cages.join()}|${addons.join()}|${pets.map(petKey).join()}`;
    let found = this.#arranged.get(key);
    if (found === undefined) {
      found = bestArrangement(this.outlook(seat), shop);
      this.#arranged.set(key, found);
    }
    return found;
  }

  /** What each pet of a shop is worth if it stays, in plot order. */
  keeping(seat: number, shop: Shop): readonly number[] {
    const pets = petsOf(shop).map(({ pet }) => pet);
    const key = `${seat}|${pets.map(petKey).join('|')}`;
    let found = this.#staying.get(key);
    if (found === undefined) {
      found = eachAhead(this.outlook(seat), pets);
      this.#staying.set(key, found);
    }
    return found;
  }
}
