/** What is picked in the sale before it is sent: always one of the offers the rules make, the best one to begin with. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Sell } from '../../../../engine/petz/choices.ts';
import { type SaleValue, saleValue, whyNotSold } from '../../../../engine/petz/read.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import type { Look } from '../../contract.ts';
import { SetPart } from '../parts/set-part.ts';

export interface SaleDraft {
  plot: number | null;
  customer: string | null;
  platform: boolean;
}

/** The sales that may be answered. */
export function offersIn(domain: Domain | null): Sell[] {
  if (domain === null || domain.type !== 'pick') return [];
  return optionsOf('petz.sell', domain.options).filter((x) => x !== null);
}

/** What a sale would bring; null if there is no pet. */
export function worthOfSale(view: PetzView, shop: ShopView | undefined, sale: Sell): SaleValue | null {
  const plot = shop?.plots[sale.plot];
  return plot?.pet ? saleValue(view, plot, plot.pet, sale.customer, sale.platform) : null;
}

/** Customers who buy this round. */
export function buyersIn(view: PetzView): string[] {
  return view.customers.flatMap(({ round, id }) => (round === view.round && id !== null ? [id] : []));
}

/** The offer that fits best what was picked: the pet counts more than the customer, and he more than the way. */
export function settledSale(
  draft: SaleDraft,
  offers: readonly Sell[],
  worth: (sale: Sell) => number,
): Sell | null {
  const score = (sale: Sell) =>
    (sale.plot === draft.plot ? 4000 : 0) +
    (sale.customer === draft.customer ? 2000 : 0) +
    (sale.platform === draft.platform ? 1000 : 0) +
    worth(sale);
  return offers.reduce<Sell | null>((best, x) => (best === null || score(x) > score(best) ? x : best), null);
}

/** Customers who come in the next round; null: none, or not known yet. */
export function nextBuyer(view: PetzView): string | null {
  return view.customers.find(({ round }) => round > view.round)?.id ?? null;
}

const REASONS = [
  'petTooYoung',
  'noMatch',
  'cannotPay',
  'customerServed',
  'platformUsed',
  'noPlatformImp',
] as const;
export type SaleRefusal = (typeof REASONS)[number];

/** The first rule in the way of a sale that can be seen from outside; null: there is none. */
export function reasonOf(view: PetzView, seat: Seat, sale: Sell): SaleRefusal | null {
  const code = whyNotSold(view, seat, sale)?.code ?? null;
  return code === null ? null : (REASONS.find((reason) => reason === code) ?? 'noMatch');
}

/** What the pictures of the sales and of the jobs have in common: a draft for as long as one question is open. */
export abstract class DraftView extends SetPart {
  /** Another question is asked: what was begun is forgotten. */
  protected abstract forget(): void;

  /** Begins a picture; the viewer's shop, null if there is none. */
  protected begin(look: Look): ShopView | null {
    const shop = look.view.shops[look.seat];
    if (shop === undefined) return null;
    if (this.isOther(look)) this.forget();
    return shop;
  }
}
