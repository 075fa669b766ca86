/** The set of the business phase: selling a pet to a customer, then the jobs of the imps left over. */
import type { Json } from '../../../engine/kernel/state.ts';
import type { Sell } from '../../../engine/petz/phases/sales.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { matchFor, petsOf } from '../../../session/facts.ts';
import type { Rect } from '../../../ui/button.ts';
import { panel } from '../../../ui/panel.ts';
import type { Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { COATS, scenery } from './parts/figures.ts';
import { type Buyer, buildCounter } from './sale/counter.ts';
import { buyersIn, type Draft, offersIn, settle, worthOf } from './sale/draft.ts';
import { JobsDesk } from './sale/jobs.ts';
import { layoutSale } from './sale/layout.ts';
import { buildOffer, type Offer, type Way } from './sale/offer.ts';
import { buildIdle, buildPetCard } from './sale/tray.ts';

export const saleSet: SetMaker = (deal) => new SaleSet(deal);

class SaleSet implements TableSet {
  private readonly deal: Deal;
  private readonly jobs: JobsDesk;
  private draft: Draft = { plot: null, customer: null, platform: true };
  /** The question the draft belongs to. */
  private ask = -1;

  constructor(deal: Deal) {
    this.deal = deal;
    this.jobs = new JobsDesk(deal);
  }

  draw(look: Look, area: Rect): void {
    const { kit } = this.deal;
    const isJobs = look.ask?.kind === 'petz.jobs';
    scenery(kit, isJobs ? 'backgrounds/shop' : 'backgrounds/market', area);
    if (isJobs) this.jobs.draw(look, area);
    else this.drawSale(look, area);
  }

  private drawSale(look: Look, area: Rect): void {
    const { kit, link, answer } = this.deal;
    const { speech } = link;
    const shop = look.view.shops[look.seat];
    if (shop === undefined) return;
    if (this.ask !== look.ask?.id) {
      this.ask = look.ask?.id ?? -1;
      this.draft = { plot: null, customer: null, platform: true };
    }
    const asked = look.ask?.kind === 'petz.sell';
    const offers = asked ? offersIn(look.domain) : [];
    const worth = (sale: Sell) => worthOf(look.view, shop, sale)?.reputation ?? 0;
    const chosen = settle(this.draft, offers, worth);
    const buyers = buyersIn(look.view);
    const pets = petsOf(shop);
    const at = layoutSale(area, Math.min(2, buyers.length), pets.length);
    const current = chosen?.customer ?? this.draft.customer ?? buyers[0] ?? null;

    buildCounter(
      kit,
      speech,
      at,
      this.buyers(buyers, current, offers),
      chosen && (shop.plots[chosen.plot]?.pet ?? null),
    );
    const silent = speech.t(offers.length > 0 ? 'ui.saleSet.choose' : 'ui.saleSet.waiting');
    buildOffer(kit, speech, at, chosen && this.offer(look, shop, chosen, offers), silent);
    kit.picture(
      panel('wood', at.tray.width, at.tray.height, at.compact ? 14 : 20),
      at.tray.x,
      at.tray.y,
      at.tray.width + 4,
    );
    for (const [i, { at: plot, pet }] of pets.entries()) {
      const rect = at.cards[i];
      const home = shop.plots[plot];
      if (rect === undefined || home === undefined) continue;
      const match = current === null ? 0 : matchFor(home, pet, current);
      const open = offers.some((x) => x.plot === plot);
      const why = open || !asked ? '' : this.whyNot(look, { plot, customer: current ?? '', platform: false });
      const tap = open ? () => this.pick({ plot }) : null;
      buildPetCard(kit, speech, rect, { at: plot, pet, match, why, picked: chosen?.plot === plot, tap });
    }
    if (at.idle !== null && shop.home > 0)
      buildIdle(kit, speech, at.idle, shop.home, COATS[look.seat] ?? 'blue');
    if (!asked) return;
    kit.button(
      'none',
      at.none,
      { kind: 'plain', words: speech.t('ui.saleSet.none'), size: at.compact ? 17 : 21 },
      () => void answer(null),
    );
    const gain = chosen === null ? 0 : worth(chosen);
    const words = speech.t('ui.saleSet.sell', { value: speech.number(gain) });
    kit.button(
      'sell',
      at.sell,
      { kind: 'gold', words, size: at.compact ? 18 : 26, disabled: chosen === null },
      () => {
        if (chosen !== null) answer({ ...chosen } as Json);
      },
    );
  }

  private pick(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    this.deal.redraw();
  }

  private buyers(ids: readonly string[], current: string | null, offers: readonly Sell[]): Buyer[] {
    return ids.slice(0, 2).map((id) => {
      const wants = offers.some((x) => x.customer === id);
      return {
        id,
        face:
          offers.length === 0
            ? 'neutral'
            : wants
              ? id === current
                ? 'delighted'
                : 'neutral'
              : 'disappointed',
        picked: id === current,
        tap: ids.length > 1 && wants ? () => this.pickCustomer(id, offers) : null,
      };
    });
  }

  /** Another customer: the pet picked stays if he buys it too. */
  private pickCustomer(customer: string, offers: readonly Sell[]): void {
    const keeps = offers.some((x) => x.customer === customer && x.plot === this.draft.plot);
    this.pick({ customer, ...(keeps ? {} : { plot: null }) });
  }

  private offer(look: Look, shop: ShopView, chosen: Sell, offers: readonly Sell[]): Offer | null {
    const plot = shop.plots[chosen.plot];
    if (!plot?.pet) return null;
    const way = (platform: boolean): Way => {
      const sale = { ...chosen, platform };
      const open = offers.some(
        (x) => x.plot === sale.plot && x.customer === sale.customer && x.platform === platform,
      );
      return {
        platform,
        value: open ? worthOf(look.view, shop, sale) : null,
        why: open ? '' : this.whyNot(look, sale),
        picked: chosen.platform === platform,
        tap: () => this.pick({ ...sale }),
      };
    };
    const { customer } = chosen;
    const emblem = `icons/player-${COATS[look.seat] ?? 'blue'}`;
    return {
      pet: plot.pet,
      plot,
      customer,
      ways: [way(false), way(true)],
      reputation: shop.reputation,
      emblem,
    };
  }

  /** The rule in the way of a sale, in two or three words. */
  private whyNot({ seat }: Look, sale: Sell): string {
    const { session, speech } = this.deal.link;
    const code = session.check(seat, { ...sale })?.code ?? 'noMatch';
    return speech.t(`ui.saleSet.why.${KNOWN.includes(code) ? code : 'noMatch'}`);
  }
}

const KNOWN: readonly string[] = [
  'petTooYoung',
  'noMatch',
  'cannotPay',
  'customerServed',
  'platformUsed',
  'noPlatformImp',
];
