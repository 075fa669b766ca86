/** Arranging the display: a cart with what is new, pets that change places, a basket for who has to leave. */

import type { Json } from '../../../../engine/kernel/state.ts';
import { isRecord } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { type ArrangeDomain, factsOf, toChoice } from '../../../../session/advice/arrangement.ts';
import { contains } from '../../../../ui/rect.ts';
import type { Deal } from '../../contract.ts';
import {
  isUnchanged,
  onCart,
  type Plan,
  planOf,
  plotAt,
  type ShopThing,
  takeOff,
  toPlot,
  topOf,
} from './arranging.ts';
import { basketRect, buildCart } from './cart.ts';
import type { Drag } from './drag.ts';
import { type Stage, surfaceBoard } from './parts.ts';
import { plotFacts } from './plot-facts.ts';
import { buildPlots, explainPlot, type Faces } from './plots.ts';

export class Arranging {
  private readonly deal: Deal;
  private readonly drag: Drag;
  private readonly faces: Faces;
  private readonly domain: ArrangeDomain;
  private readonly shop: ShopView | undefined;
  private plan: Plan;
  private before: Plan[] = [];
  private picked: ShopThing | null = null;

  constructor(deal: Deal, drag: Drag, faces: Faces, domain: ArrangeDomain, shop: ShopView | undefined) {
    this.deal = deal;
    this.drag = drag;
    this.faces = faces;
    this.domain = domain;
    this.shop = shop;
    this.plan = planOf(domain);
  }

  draw(stage: Stage): void {
    const { shop, picked } = this;
    if (shop === undefined) return;
    const plots = [0, 1, 2, 3].map((at) => plotAt(shop, this.plan, at));
    const isLit = (at: number) => picked !== null && (picked.what !== 'pet' || plots[at]?.cage !== null);
    const standing = plots.map((plot, at) => ({ plot, mood: 'content', lit: isLit(at), fan: true }) as const);
    const drawn = buildPlots(stage, standing, this.faces, false);
    for (const [at, plot] of plots.entries()) {
      const rect = stage.layout.plots[at]?.rect;
      if (rect === undefined) continue;
      const top = topOf(this.plan, at);
      const image = drawn.get(at)?.pet ?? undefined;
      this.drag.add({
        id: `plot:${at}`,
        rect,
        images: image === undefined ? [] : [image],
        tap: () => this.tapPlot(at),
        drop: (x, y) => top !== null && image !== undefined && this.dropAt(stage, top, x, y),
        explain: () => explainPlot(stage, plot),
      });
    }
    if (!stage.layout.compact) {
      surfaceBoard(this.deal.kit, 'wood', stage.layout.counter);
    }
    buildCart(stage, this.drag, {
      things: onCart(this.domain, this.plan),
      basket: factsOf(this.domain).pets.length > 0 ? this.plan.basket : null,
      picked: this.picked,
      tap: (thing) => this.pick(thing),
      drop: (thing, x, y) => this.dropAt(stage, thing, x, y),
      tapBasket: () => this.tapBasket(),
    });
    this.ask(stage, plots);
  }

  private change(plan: Plan): boolean {
    this.before.push(this.plan);
    this.plan = plan;
    this.picked = null;
    this.deal.redraw();
    return true;
  }

  private pick(thing: ShopThing | null): void {
    const { picked } = this;
    this.picked = thing !== null && picked?.what === thing.what && picked.id === thing.id ? null : thing;
    this.deal.redraw();
  }

  private tapPlot(at: number): void {
    const { picked, plan } = this;
    if (picked !== null && plan.now[`${picked.what}${at}`] !== picked.id)
      this.change(toPlot(plan, picked, at));
    else this.pick(topOf(plan, at));
  }

  private dropAt({ layout }: Stage, thing: ShopThing, x: number, y: number): boolean {
    const at = layout.plots.findIndex(({ rect }) => contains(rect, { x, y }));
    if (at >= 0)
      return this.plan.now[`${thing.what}${at}`] !== thing.id && this.change(toPlot(this.plan, thing, at));
    if (thing.what === 'pet' && contains(basketRect(layout.hand), { x, y }))
      return this.change(takeOff(this.plan, thing, true));
    return contains(layout.hand, { x, y }) ? this.change(takeOff(this.plan, thing, false)) : false;
  }

  private tapBasket(): void {
    const [first] = this.plan.basket;
    if (this.picked?.what === 'pet') this.change(takeOff(this.plan, this.picked, true));
    else if (first !== undefined) this.change(takeOff(this.plan, { what: 'pet', id: first }, false));
  }

  /** What is still wrong, or will come of it, in a sentence. */
  private news(seat: number): { text: string; isBad: boolean } {
    const { session, speech } = this.deal.link;
    const refusal = session.check(seat, toChoice(this.plan.now));
    if (refusal !== null) return { text: speech.why(refusal), isBad: true };
    const waiting = onCart(this.domain, this.plan);
    if (waiting.length > 0) {
      const things = speech.list(waiting.map(({ what, id }) => speech.thing(what, id)));
      return { text: speech.t('ui.shopSet.onCart', { things }), isBad: true };
    }
    const { basket } = this.plan;
    if (basket.length === 0) return { text: speech.t('ui.arrange.fine'), isBad: false };
    const pet = speech.list(basket.map((id) => speech.pet(id)));
    return { text: speech.t('ui.arrange.released', { pet }), isBad: true };
  }

  private ask(stage: Stage, plots: readonly Plot[]): void {
    const { deal, plan } = this;
    const { session, speech } = deal.link;
    const { look, layout } = stage;
    const choice = toChoice(plan.now);
    const isPetWaiting = onCart(this.domain, plan).some((thing) => thing.what === 'pet');
    const isFine = session.check(look.seat, choice) === null && !isPetWaiting;
    const isKept = isUnchanged(this.domain, plan);
    const { text, isBad } = this.news(look.seat);
    deal.question({
      at: layout.side,
      small: layout.compact,
      title: layout.compact ? '' : speech.t('ui.shopSet.arrange'),
      lines: [],
      remark: { words: text, isBad },
      facts: plotFacts(stage, plots),
      main: {
        id: isKept ? 'keep' : 'ready',
        words: speech.t(isKept ? 'option.petz.arrange.keep' : 'ui.shopSet.draw'),
        why: isFine ? null : text,
        tap: isFine ? () => void deal.answer(choice) : null,
      },
      back: this.before.length > 0 ? () => this.back() : null,
      take: (advised) => this.take(advised),
    });
  }

  private back(): void {
    this.plan = this.before.pop() ?? this.plan;
    this.pick(null);
  }

  private take(choice: Json): void {
    if (!isRecord(choice)) return;
    const now = Object.fromEntries(
      Object.entries(choice).map(([field, id]) => [field, typeof id === 'string' ? id : null]),
    );
    const basket = factsOf(this.domain).pets.filter((pet) => !Object.values(now).includes(pet));
    this.change({ now, basket });
  }
}
