/** Arranging the display: a cart with what is new, pets that change places, a basket for who has to leave. */

import type { GameObjects } from 'phaser';
import type { Json } from '../../../../engine/kernel/state.ts';
import { isRecord } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import { type ArrangeDomain, factsOf, toChoice } from '../../../../session/advice/arrangement.ts';
import { paired } from '../../../../ui/paired.ts';
import { box, contains, inset, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Drawable } from '../../drawings.ts';
import { explainItem } from '../../explain/index.ts';
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
import { rowRects } from './layout.ts';
import { ringPicked, type Stage, shape, surfaceBoard, titleOf } from './parts.ts';
import { plotFacts } from './plot-facts.ts';
import { buildPlots, explainPlot } from './plots.ts';
import { ShopTask, type TaskTools } from './task.ts';

export class Arranging extends ShopTask<Plan, ShopThing> {
  private readonly domain: ArrangeDomain;

  constructor(tools: TaskTools, domain: ArrangeDomain) {
    super(tools, planOf(domain));
    this.domain = domain;
  }

  draw(stage: Stage): void {
    const { picked } = this;
    const plots = [0, 1, 2, 3].map((at) => plotAt(stage.shop, this.laid, at));
    const isLit = (at: number) => picked !== null && (picked.what !== 'pet' || plots[at]?.cage !== null);
    const standing = plots.map((plot, at) => ({ plot, mood: 'content', lit: isLit(at), fan: true }) as const);
    const drawn = buildPlots(stage, standing, this.faces, false);
    for (const [at, plot] of plots.entries()) {
      const rect = stage.layout.plots[at]?.rect;
      if (rect === undefined) continue;
      const top = topOf(this.laid, at);
      const image = drawn.get(at)?.pet ?? undefined;
      this.host.kit.carry({
        id: `plot:${at}`,
        rect,
        images: image === undefined ? [] : [image],
        tap: () => this.tapPlot(at),
        drop: (x, y) => top !== null && image !== undefined && this.dropAt(stage, top, x, y),
        explain: () => explainPlot(stage, plot),
      });
    }
    if (!stage.layout.compact) {
      surfaceBoard(this.host.kit, 'wood', stage.layout.counter);
    }
    buildCart(stage, {
      things: onCart(this.domain, this.laid),
      basket: factsOf(this.domain).pets.length > 0 ? this.laid.basket : null,
      picked: this.picked,
      tap: (thing) => this.touch(thing),
      drop: (thing, x, y) => this.dropAt(stage, thing, x, y),
      tapBasket: () => this.tapBasket(),
    });
    this.ask(stage, plots);
  }

  /** Picks a thing, or puts it down again. */
  private touch(thing: ShopThing | null): void {
    const { picked } = this;
    this.pick(thing !== null && picked?.what === thing.what && picked.id === thing.id ? null : thing);
  }

  private tapPlot(at: number): void {
    const { picked, laid: plan } = this;
    if (picked !== null && plan.now[`${picked.what}${at}`] !== picked.id)
      this.change(toPlot(plan, picked, at));
    else this.touch(topOf(plan, at));
  }

  private dropAt({ layout }: Stage, thing: ShopThing, x: number, y: number): boolean {
    const at = layout.plots.findIndex(({ rect }) => contains(rect, { x, y }));
    if (at >= 0)
      return this.laid.now[`${thing.what}${at}`] !== thing.id && this.change(toPlot(this.laid, thing, at));
    if (thing.what === 'pet' && contains(basketRect(layout.hand), { x, y }))
      return this.change(takeOff(this.laid, thing, true));
    return contains(layout.hand, { x, y }) ? this.change(takeOff(this.laid, thing, false)) : false;
  }

  private tapBasket(): void {
    const [first] = this.laid.basket;
    if (this.picked?.what === 'pet') this.change(takeOff(this.laid, this.picked, true));
    else if (first !== undefined) this.change(takeOff(this.laid, { what: 'pet', id: first }, false));
  }

  /** What is still wrong, or will come of it, in a sentence. */
  private news(seat: number): { text: string; isBad: boolean } {
    const { session, speech } = this.host.link;
    const refusal = session.check(seat, toChoice(this.laid.now));
    if (refusal !== null) return { text: speech.why(refusal), isBad: true };
    const waiting = onCart(this.domain, this.laid);
    if (waiting.length > 0) {
      const things = speech.list(waiting.map(({ what, id }) => speech.thing(what, id)));
      return { text: speech.t('ui.shopSet.onCart', { things }), isBad: true };
    }
    const { basket } = this.laid;
    if (basket.length === 0) return { text: speech.t('ui.arrange.fine'), isBad: false };
    const pet = speech.list(basket.map((id) => speech.pet(id)));
    return { text: speech.t('ui.arrange.released', { pet }), isBad: true };
  }

  private ask(stage: Stage, plots: readonly Plot[]): void {
    const { host, laid: plan } = this;
    const { session, speech } = host.link;
    const { look, layout } = stage;
    const choice = toChoice(plan.now);
    const isPetWaiting = onCart(this.domain, plan).some((thing) => thing.what === 'pet');
    const isFine = session.check(look.seat, choice) === null && !isPetWaiting;
    const isSame = isUnchanged(this.domain, plan);
    const { text, isBad } = this.news(look.seat);
    host.question({
      at: layout.side,
      small: layout.compact,
      title: titleOf(stage, 'ui.shopSet.arrange'),
      lines: [],
      remark: { words: text, isBad },
      facts: plotFacts(stage, plots),
      main: {
        id: isSame ? 'keep' : 'ready',
        words: speech.t(isSame ? 'option.petz.arrange.keep' : 'ui.shopSet.draw'),
        why: isFine ? null : text,
        tap: isFine ? () => void host.answer(choice) : null,
      },
      back: this.back(),
      take: (advised) => this.take(advised),
    });
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

/** The cart with what is not placed yet, and the basket for pets that have to leave. */
interface CartWish {
  things: readonly ShopThing[];
  /** Pets in the basket; null: there is none. */
  basket: readonly string[] | null;
  picked: ShopThing | null;
  tap(thing: ShopThing): void;
  drop(thing: ShopThing, x: number, y: number): boolean;
  tapBasket(): void;
}

function buildCart(stage: Stage, wish: CartWish): void {
  const { layout, kit, speech } = stage;
  const basket = basketRect(layout.hand);
  const cart = { ...layout.hand, width: basket.x - layout.hand.x - 8 };
  shape(kit, cart, { fill: palette.woodGroove, radius: 16 });
  if (wish.things.length === 0) {
    const style = {
      size: layout.words + 1,
      colour: palette.woodShine,
      fit: cart.width - 20,
      lines: 2,
    } as const;
    kit.words(speech.t('ui.shopSet.cartEmpty'), cart.x + cart.width / 2, cart.y + cart.height / 2, style);
  }
  const row = inset(cart, 8, 5);
  const rects = rowRects(row, wish.things.length, layout.compact ? 1 : 0.95);
  for (const [thing, rect] of paired(wish.things, rects)) buildThing(stage, wish, thing, rect);
  if (wish.basket !== null) buildBasket(stage, wish, wish.basket, basket);
}

function buildThing(
  { layout, speech, kit, link }: Stage,
  wish: CartWish,
  thing: ShopThing,
  rect: Rect,
): void {
  const name = speech.thing(thing.what, thing.id);
  shape(kit, rect, { fill: '#fff6e4', radius: 14 });
  let label = 0;
  if (!layout.compact) {
    // A long name takes two lines, and what it names has less room.
    const style = { size: Math.max(16, layout.words - 1), fit: rect.width - 10, lines: 2 } as const;
    const words = kit.words(name, rect.x + rect.width / 2, rect.y, style);
    label = Math.max(26, words.height);
    words.setY(rect.y + rect.height - label / 2 - 5);
  }
  const inner = box(rect.x + 6, rect.y + 5, rect.width - 12, rect.height - 10 - label);
  const images: GameObjects.Image[] = [kit.fitted(pictureOf(thing), inner)];
  if (wish.picked?.id === thing.id && wish.picked.what === thing.what) ringPicked(kit, inset(rect, -3), 14);
  kit.carry({
    id: `cart:${thing.what}:${thing.id}`,
    rect,
    images,
    tap: () => wish.tap(thing),
    drop: (x, y) => wish.drop(thing, x, y),
    explain: () => explainItem(link, thing.what, thing.id),
  });
}

function buildBasket(
  { layout, kit, speech }: Stage,
  wish: CartWish,
  basket: readonly string[],
  rect: Rect,
): void {
  const isLit = wish.picked?.what === 'pet';
  const edge = isLit ? palette.glow : palette.woodGroove;
  shape(kit, rect, { fill: '#fbe6c0', edge, dashed: !isLit, radius: 16 });
  const [first] = basket;
  const middle = rect.x + rect.width / 2;
  const size = Math.min(rect.width, rect.height) * (layout.compact ? 0.74 : 0.56);
  const y = rect.y + rect.height * (layout.compact ? 0.5 : 0.4);
  kit.icon(first === undefined ? 'props/basket' : petIn(first, 'content', { suffering: 1 }), middle, y, size);
  if (!layout.compact) {
    const style = { size: Math.max(16, layout.words - 1), fit: rect.width - 12 };
    kit.words(speech.t('ui.shopSet.release'), middle, rect.y + rect.height - 20, style);
  }
  kit.press('basket', rect, wish.tapBasket, () => ({
    title: speech.t('ui.shopSet.release'),
    lines: [speech.t('ui.shopSet.releaseText')],
    rule: 'losing.ways',
  }));
}

/** The basket stands at the right end of the cart. */
function basketRect(hand: Rect): Rect {
  const width = Math.min(150, Math.max(60, hand.height * 0.95));
  return box(hand.x + hand.width - width, hand.y, width, hand.height);
}

function pictureOf({ what, id }: ShopThing): Drawable {
  return what === 'pet' ? petIn(id, 'content') : `${what}s/${id}`;
}
