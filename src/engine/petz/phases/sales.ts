/**
 * Which sales are possible, and why others are not (PB-SELL-02, PB-SELL-03, PB-SELL-04, PB-SELL-05, PB-SELL-06,
 * PB-SELL-07, PB-SELL-08, PB-SELL-09, PB-SELL-10, PB-SELL-11, PB-SELL-12, PB-SELL-13, PB-SELL-14, PB-SELL-15,
 * PB-SELL-16, PB-SELL-17, PB-SELL-18, PB-SELL-19, PB-SELL-20, PB-SELL-21, PB-SELL-22, PB-SELL-23, PB-SELL-24,
 * PB-SELL-25, PB-SELL-26, PB-SELL-27).
 */

import { isRecord } from '../../kernel/domain.ts';
import { type Json, type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import type { Sell } from '../choices.ts';
import { ALLEYS, BOARD } from '../data/cards.ts';
import { expansionsOf, type Now } from '../expansion.ts';
import { impsOnPlatform, petsOf, plotOf, priceOf, shopOf } from '../query.ts';
import { customersNow, matchScore } from '../score.ts';
import type { OpenPetz, Pet, Petz } from '../state.ts';

/** What the seat whose turn it is has done already. */
export interface SellerVars {
  /** Customers who have bought from it (PB-SELL-03). */
  served: string[];
  /** Whether it has sold from the platform (PB-SELL-27). */
  platform: boolean;
}

/** Pets smaller than this are too young for customers (PB-SELL-06). */
const SALE_SIZE = 4;

/** Old enough for customers, and so for a price (PB-SELL-06). */
export function isOfSaleAge(pet: Pick<Pet, 'size'>): boolean {
  return pet.size >= SALE_SIZE;
}

/**
 * What a pet brings in gold with all it wears; below 0 the seller pays (PB-SELL-18, PB-SELL-19, PB-SELL-20, PB-SELL-21,
 * DA-ACC-11).
 */
export function goldFor(pet: Pick<Pet, 'id' | 'size' | 'mutation' | 'wears'>): number {
  const price = priceOf(pet) - (pet.mutation > 0 ? BOARD.mutationDiscount : 0);
  return price + (pet.wears?.length ?? 0) * ALLEYS.accessoryPrice;
}

/** What this pet brings in gold now, with what modifiers add. */
export function saleGold(s: Now, pet: Pick<Pet, 'id' | 'size' | 'mutation' | 'wears' | 'needs'>): number {
  let gold = goldFor(pet);
  if (s.setup.mods.length > 0) for (const { bonus } of expansionsOf(s)) gold += bonus?.(s, pet) ?? 0;
  return gold;
}

/**
 * Null if the sale is possible now, else the first rule in its way (PB-PLAT-08, RUL-63, RUL-65, DA-LENGTH-16, R-DA-05).
 */
export function whyNotSell(
  s: OpenPetz,
  seat: Seat,
  v: SellerVars,
  { plot: at, customer, platform }: Sell,
): Refusal | null {
  const shop = shopOf(s, seat);
  const plot = plotOf(shop, at);
  const { pet } = plot;
  if (pet === null) return refuse('noPetThere', 'PB-SELL-01');
  if (!customersNow(s).includes(customer)) return refuse('customerNotHere', 'PB-SELL-02');
  if (v.served.includes(customer)) return refuse('customerServed', 'PB-SELL-03');
  if (!isOfSaleAge(pet)) return refuse('petTooYoung', 'PB-SELL-06', { size: SALE_SIZE });
  if (matchScore(customer, pet, plot) <= 0) return refuse('noMatch', 'PB-SELL-13');
  if (shop.gold + saleGold(s, pet) < 0) return refuse('cannotPay', 'PB-SELL-22');
  const barred = whyBarred(s, pet);
  if (barred !== null) return barred;
  if (!platform) return null;
  if (v.platform) return refuse('platformUsed', 'PB-SELL-27');
  return impsOnPlatform(s, seat) > 0 ? null : refuse('noPlatformImp', 'PB-SELL-16');
}

/** The first modifier's reason why no customer may buy this pet. */
function whyBarred(s: OpenPetz, pet: Pet): Refusal | null {
  if (s.setup.mods.length === 0) return null;
  for (const { whyNoSale } of expansionsOf(s)) {
    const refusal = whyNoSale?.(s, pet) ?? null;
    if (refusal !== null) return refusal;
  }
  return null;
}

/**
 * Every sale open to a seat now, each pet to each customer, from the platform first (PB-SELL-14, PB-PLAT-04,
 * PB-SELL-29).
 * Also PB-SELL-01.
 */
export function sales(s: Petz, seat: Seat, v: SellerVars): Sell[] {
  const found: Sell[] = [];
  for (const { at } of petsOf(shopOf(s, seat))) {
    for (const customer of customersNow(s)) {
      for (const platform of [true, false]) {
        const sale = { plot: at, customer, platform };
        if (whyNotSell(s, seat, v, sale) === null) found.push(sale);
      }
    }
  }
  return found;
}

/** The reason behind a refused answer of unknown shape; null if there is no special one. */
export function saleRefusal(s: Petz, seat: Seat, v: SellerVars, choice: Json): Refusal | null {
  if (!isRecord(choice)) return null;
  const { plot, customer, platform } = choice;
  if (plot !== 0 && plot !== 1 && plot !== 2 && plot !== 3) return null;
  if (typeof customer !== 'string' || typeof platform !== 'boolean') return null;
  return whyNotSell(s, seat, v, { plot, customer, platform });
}
