/** The cart with what is not placed yet, and the basket for pets that have to leave. */
import type { GameObjects } from 'phaser';
import { inset, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { explainItem } from '../../explain/index.ts';
import type { ShopThing } from './arranging.ts';
import { moodArt } from './art.ts';
import type { Drag } from './drag.ts';
import { icon, type Stage } from './parts.ts';
import { rowRects } from './places.ts';
import { basketArt, glowArt, shapeArt } from './shapes.ts';

interface CartWish {
  things: readonly ShopThing[];
  /** Pets in the basket; null: there is none. */
  basket: readonly string[] | null;
  picked: ShopThing | null;
  tap(thing: ShopThing): void;
  drop(thing: ShopThing, x: number, y: number): boolean;
  tapBasket(): void;
}

export function buildCart(stage: Stage, drag: Drag, wish: CartWish): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const basket = basketRect(layout.hand);
  const cart = { ...layout.hand, width: basket.x - layout.hand.x - 8 };
  kit.stretched(shapeArt(cart.width, cart.height, { fill: palette.woodGroove, radius: 16 }), cart);
  if (wish.things.length === 0) {
    const style = {
      size: layout.words + 1,
      colour: palette.woodShine,
      fit: cart.width - 20,
      lines: 2,
    } as const;
    kit.words(
      link.speech.t('ui.shopSet.cartEmpty'),
      cart.x + cart.width / 2,
      cart.y + cart.height / 2,
      style,
    );
  }
  const row = inset(cart, 8, 5);
  const rects = rowRects(row, wish.things.length, layout.compact ? 1 : 0.95);
  for (const [i, thing] of wish.things.entries()) {
    const rect = rects[i];
    if (rect !== undefined) buildThing(stage, drag, wish, thing, rect);
  }
  if (wish.basket !== null) buildBasket(stage, wish, wish.basket, basket);
}

function buildThing(stage: Stage, drag: Drag, wish: CartWish, thing: ShopThing, rect: Rect): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const name = link.speech.thing(thing.what, thing.id);
  kit.stretched(shapeArt(rect.width, rect.height, { fill: '#fff6e4', radius: 14 }), rect);
  let label = 0;
  if (!layout.compact) {
    // A long name takes two lines, and what it names has less room.
    const style = { size: Math.max(16, layout.words - 1), fit: rect.width - 10, lines: 2 } as const;
    const words = kit.words(name, rect.x + rect.width / 2, rect.y, style);
    label = Math.max(26, words.height);
    words.setY(rect.y + rect.height - label / 2 - 5);
  }
  const inner = { x: rect.x + 6, y: rect.y + 5, width: rect.width - 12, height: rect.height - 10 - label };
  const images: GameObjects.Image[] = [kit.fitted(pictureOf(thing), inner)];
  if (wish.picked?.id === thing.id && wish.picked.what === thing.what) {
    kit.picture(
      glowArt(rect.width + 6, rect.height + 6, 14),
      rect.x - 3,
      rect.y - 3,
      Math.round(rect.width + 6),
    );
  }
  drag.add({
    id: `cart:${thing.what}:${thing.id}`,
    rect,
    images,
    tap: () => wish.tap(thing),
    drop: (x, y) => wish.drop(thing, x, y),
    explain: () => explainItem(link, thing.what, thing.id),
  });
}

function buildBasket(stage: Stage, wish: CartWish, basket: readonly string[], rect: Rect): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const isLit = wish.picked?.what === 'pet';
  const edge = isLit ? palette.glow : palette.woodGroove;
  kit.stretched(
    shapeArt(rect.width, rect.height, { fill: '#fbe6c0', edge, dashed: !isLit, radius: 16 }),
    rect,
  );
  const [first] = basket;
  const middle = rect.x + rect.width / 2;
  const size = Math.min(rect.width, rect.height) * (layout.compact ? 0.74 : 0.56);
  const y = rect.y + rect.height * (layout.compact ? 0.5 : 0.4);
  icon(kit, first === undefined ? basketArt() : moodArt(first, 'content', { suffering: 1 }), middle, y, size);
  if (!layout.compact) {
    const style = { size: Math.max(16, layout.words - 1), fit: rect.width - 12 };
    kit.words(link.speech.t('ui.shopSet.release'), middle, rect.y + rect.height - 20, style);
  }
  kit.press('basket', rect, wish.tapBasket, () => ({
    title: link.speech.t('ui.shopSet.release'),
    lines: [link.speech.t('ui.shopSet.releaseText')],
    rule: 'losing.ways',
  }));
}

/** The basket stands at the right end of the cart. */
export function basketRect(hand: Rect): Rect {
  const width = Math.min(150, Math.max(60, hand.height * 0.95));
  return { x: hand.x + hand.width - width, y: hand.y, width, height: hand.height };
}

function pictureOf({ what, id }: ShopThing): Art {
  return what === 'pet' ? moodArt(id, 'content') : drawing(`${what}s/${id}`);
}
