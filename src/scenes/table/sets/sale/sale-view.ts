/** The sale as it is asked of the person at the device: who is sold to whom, and in which of the two ways. */

import type { Sell } from '../../../../engine/petz/choices.ts';
import { petsOf, whyNotSold } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { REPUTATION } from '../../../../ui/art-urls.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import { pop } from '../../motion/index.ts';
import type { Expression } from '../parts/figures.ts';
import { askedOf, type SaleAsked } from './asked.ts';
import { buyersIn, DraftView, offersIn, type SaleDraft, settledSale, worthOfSale } from './draft.ts';
import { explainBuyer, explainPetForSale, explainThing } from './explain.ts';
import type { SaleLayout } from './layout.ts';
import { buildSale, type SaleStage } from './stage.ts';

const NOTHING: SaleDraft = { plot: null, customer: null, platform: true };

export class SaleView extends DraftView {
  private draft = NOTHING;

  protected override forget(): void {
    this.draft = NOTHING;
  }

  draw(look: Look, area: Rect): void {
    const { speech } = this.host;
    const shop = this.begin(look);
    if (shop === null) return;
    const offers = offersIn(look.domain);
    const worth = (sale: Sell) => worthOfSale(look.view, shop, sale)?.reputation ?? 0;
    const chosen = settledSale(this.draft, offers, worth);
    const current = chosen?.customer ?? buyersIn(look.view)[0] ?? null;
    const face = (id: string) => faceOf(id, current, offers);
    const stage = buildSale(this.host, look, area, { picked: chosen, current, face, idle: true });
    const { at } = stage;
    this.offerCustomers(look, shop, stage, offers);
    this.offerPets(look, shop, stage, offers);
    const { view, seat } = look;
    const pick = (sale: Sell) => this.pick(sale);
    const asked =
      chosen && askedOf({ speech, small: at.compact, view, seat, shop, sale: chosen, offers, pick });
    this.askSale(at, asked, chosen, chosen === null ? 0 : worth(chosen));
  }

  private pick(change: Partial<SaleDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.host.redraw();
  }

  /** A tap picks a customer; dragged from the counter he is sent away. */
  private offerCustomers(
    look: Look,
    shop: ShopView,
    { at, counter }: SaleStage,
    offers: readonly Sell[],
  ): void {
    const { kit, answer, speech } = this.host;
    for (const [i, { id, place, image }] of counter.customers.entries()) {
      const wants = offers.some((x) => x.customer === id);
      const others = counter.customers.length > 1 && wants;
      const sale = { plot: petsOf(shop)[0]?.at ?? 0, customer: id, platform: false };
      const why = wants ? null : whyNotSold(look.view, look.seat, sale);
      const { x, y, width, height } = place.body;
      this.host.kit.carry({
        id: `customer:${i}`,
        rect: box(x, y, width, Math.min(height, at.counter - y)),
        images: [image],
        tap: () => (others ? this.pickCustomer(id, offers) : void pop(kit, image, 1.05)),
        drop: (px, py) => {
          const { stage } = at;
          if (px < stage.x + stage.width && py < stage.y + stage.height) return false;
          answer(null);
          return true;
        },
        explain: () => explainBuyer(speech, id, why?.code === 'customerServed' ? why : null),
      });
    }
  }

  /** Another customer: the pet picked stays if he buys it too. */
  private pickCustomer(customer: string, offers: readonly Sell[]): void {
    const keeps = offers.some((x) => x.customer === customer && x.plot === this.draft.plot);
    this.pick({ customer, ...(keeps ? {} : { plot: null }) });
  }

  /** A tap picks a pet; dragged to the counter it is offered there, to the customer it is dropped on. */
  private offerPets(look: Look, shop: ShopView, { at, pets }: SaleStage, offers: readonly Sell[]): void {
    const { kit, speech } = this.host;
    const { view, seat } = look;
    for (const { cell, rect, image, why, ...goods } of pets) {
      const sale = { plot: cell, customer: goods.customer, platform: false };
      const explain = () =>
        explainPetForSale(speech, view, goods, why === null ? null : whyNotSold(view, seat, sale));
      if (why !== null) {
        kit.tell(rect, explain);
        continue;
      }
      const own = offers.filter((x) => x.plot === cell);
      this.host.kit.carry({
        id: `sale:${cell}`,
        rect,
        images: [image],
        tap: () => this.pick({ plot: cell }),
        drop: (x, y) => this.drop(at, cell, own, x, y),
        explain,
      });
    }
    if (at.idle === null || shop.home === 0) return;
    kit.tell(at.idle, () => explainThing(speech, speech.t('ui.saleSet.idle', { imps: shop.home }), 'idle'));
  }

  private drop(at: SaleLayout, plot: number, own: readonly Sell[], x: number, y: number): boolean {
    const { stage, customers } = at;
    if (x > stage.x + stage.width || y > stage.y + stage.height) return false;
    const ids = buyersIn(this.host.link.session.view(this.host.link.session.device().viewer));
    const lane = customers.findIndex(({ body }) => x >= body.x && x <= body.x + body.width);
    const wished = own.find((sale) => sale.customer === ids[lane]) ?? own[0];
    this.pick(wished === undefined ? { plot } : { plot, customer: wished.customer });
    return true;
  }

  private askSale(at: SaleLayout, asked: SaleAsked | null, chosen: Sell | null, gain: number): void {
    const { host } = this;
    const { speech } = host;
    const { t } = speech;
    host.question({
      at: at.panel,
      small: at.compact,
      ...(asked ?? {}),
      decline: {
        id: 'none',
        words: t('ui.saleSet.none'),
        tap: () => void host.answer(null),
        why: t('ui.saleSet.explain.none'),
      },
      main: {
        id: 'sell',
        words: t('ui.saleSet.sell', { value: speech.number(gain) }),
        art: REPUTATION,
        tap: chosen === null ? null : () => void host.answer({ ...chosen }),
        why: t(chosen === null ? 'ui.saleSet.choose' : 'ui.saleSet.explain.sell'),
      },
      take: (choice) => {
        if (choice !== null) this.pick(choice as Partial<SaleDraft>);
      },
    });
  }
}

function faceOf(id: string, current: string | null, offers: readonly Sell[]): Expression {
  if (!offers.some((x) => x.customer === id)) return 'disappointed';
  return id === current ? 'delighted' : 'neutral';
}
