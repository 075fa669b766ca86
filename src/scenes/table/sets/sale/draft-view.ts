/** What the pictures of the sales and of the jobs have in common: a draft for as long as one question is open. */

import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Deal, Look } from '../../contract.ts';
import { Drag } from '../shop/drag.ts';

export abstract class DraftView {
  protected readonly deal: Deal;
  protected readonly drag: Drag;
  /** The question the draft belongs to. */
  private ask = -1;

  constructor(deal: Deal) {
    this.deal = deal;
    this.drag = new Drag(deal.kit);
  }

  /** Another question is asked: what was begun is forgotten. */
  protected abstract forget(): void;

  /** Begins a picture; the shop of whoever looks, null if there is none. */
  protected begin(look: Look): ShopView | null {
    const shop = look.view.shops[look.seat];
    if (shop === undefined) return null;
    const id = look.ask?.id ?? -1;
    if (id !== this.ask) this.forget();
    this.ask = id;
    this.drag.begin();
    return shop;
  }
}
