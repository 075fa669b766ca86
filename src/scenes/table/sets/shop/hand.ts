/** A hand of Need Cards in a row: alike cards become piles where there is no room to show each. */
import type { GameObjects } from 'phaser';
import { cardOf, colourIndex, demandsOf, faceOf, needsOf, POTION } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import { box, FINGER, inset, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type Explanation, explainCard } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { backOf, type CardFace, cardArt, slotCardArt } from './art.ts';
import type { ShopLayout } from './layout.ts';
import { fitsInHand, handRects, type PlotSpot, shownRects } from './layout.ts';
import type { Stage } from './parts.ts';
import { ringPicked, shape } from './parts.ts';
import { deckOf } from './prospect.ts';

/** One card in hand: its key, how it lies, and its other side. */
interface HandCard {
  key: number;
  value: number;
  other: number | null;
}

interface HandWish {
  cards: readonly HandCard[];
  picked: (key: number) => boolean;
  /** Lifted a little: it would fit what is picked. */
  offered: (key: number) => boolean;
  tap(key: number): void;
  drop?: (key: number, x: number, y: number) => boolean;
  /** A card is held over a point; null: it is let go. */
  over?: (key: number, at: { x: number; y: number } | null) => void;
  explain(card: HandCard): Explanation;
}

const SHAPE = 192 / 276;
/** Above the cards beside it. */
const RAISED = 5;

export function faceFor(value: number, other: number | null): CardFace {
  return { deck: deckOf(value), needs: needsOf(value), other: other === null ? null : needsOf(other) };
}

/** Keys of the domain are positions in the hand; a card is known by its number, a potion by its place. */
function nameOf({ key, value }: HandCard): string {
  return value === POTION ? `card:potion${-key}` : `card:${cardOf(value)}`;
}

function order(a: HandCard, b: HandCard): number {
  const rank = ({ value }: HandCard) =>
    cardOf(value) === POTION ? 4 : colourIndex(faceOf(cardOf(value)).colour);
  return rank(a) - rank(b) || cardOf(a.value) - cardOf(b.value);
}

/** Cards that look alike on one pile, if there are more than fit side by side. */
function piles(cards: readonly HandCard[], room: Rect, picked: (key: number) => boolean): HandCard[][] {
  if (fitsInHand(room, cards.length, SHAPE)) return cards.map((card) => [card]);
  const made = new Map<string, HandCard[]>();
  for (const card of cards) {
    const face = `${deckOf(card.value)}${needsOf(card.value).join()}${picked(card.key)}`;
    made.set(face, [...(made.get(face) ?? []), card]);
  }
  return [...made.values()];
}

export function buildHand(kit: TableKit, layout: ShopLayout, wish: HandWish): void {
  const shown = piles([...wish.cards].sort(order), layout.hand, wish.picked);
  const rects = handRects(layout.hand, shown.length, SHAPE);
  for (const [i, pile] of shown.entries()) {
    const [card] = pile;
    const rect = rects[i];
    if (card === undefined || rect === undefined) continue;
    const isPicked = wish.picked(card.key);
    const rise = isPicked ? rect.height * 0.17 : wish.offered(card.key) ? rect.height * 0.06 : 0;
    const grow = isPicked ? 1.06 : 1;
    const [width, height] = [rect.width * grow, rect.height * grow];
    const [x, y] = [rect.x - (width - rect.width) / 2, rect.y - rise];
    if (pile.length > 1) kit.picture(cardArt(faceFor(card.value, card.other)), x + 5, y - 5, width);
    const images: GameObjects.Image[] = [kit.picture(cardArt(faceFor(card.value, card.other)), x, y, width)];
    if (isPicked) images.push(ringPicked(kit, box(x - 5, y - 5, width + 10, height + 8), 18));
    if (isPicked) for (const image of images) image.setDepth(RAISED);
    const beside = rects[i + 1];
    const next = beside?.y === rect.y ? beside : undefined;
    const reach = next === undefined ? rect.width : Math.min(rect.width, next.x - rect.x);
    if (pile.length > 1) {
      const size = Math.max(24, width * 0.3);
      // At the foot, where it covers neither needs nor colour.
      const at = box(x + 3, y + height - size - 3, size, size);
      shape(kit, at, { fill: palette.plumDark }).setDepth(RAISED);
      const style = { size: size * 0.6, colour: palette.plumText };
      kit.words(`${pile.length}`, at.x + size / 2, at.y + size / 2, style).setDepth(RAISED);
    }
    const free = next === undefined ? FINGER : next.x - rect.x;
    const wide = Math.max(reach, Math.min(FINGER, free));
    const left = rect.x - Math.max(0, (wide - rect.width) / 2);
    kit.carry({
      id: nameOf(card),
      rect: box(left, y, wide, rect.height + rise),
      images,
      tap: () => wish.tap(card.key),
      drop: (px, py) => wish.drop?.(card.key, px, py) ?? false,
      over: (at) => wish.over?.(card.key, at),
      explain: () => wish.explain(card),
    });
  }
}

/** How many cards lie at a pet whose cards may be hidden from who looks. */
export function cardsAt(pet: Pet): number {
  return pet.cards === null ? demandsOf(pet).length : pet.cards.length;
}

export function laidRects(stage: Stage, spot: PlotSpot, count: number): Rect[] {
  return shownRects(spot, count, stage.layout.compact).map((rect) => inset(rect, 1, 0));
}

/** `hidden`: they lie face down even for who knows them. */
export function buildLaid(stage: Stage, spot: PlotSpot, pet: Pet, hidden: boolean): GameObjects.Image[] {
  const { kit, link } = stage;
  const bars = demandsOf(pet);
  return laidRects(stage, spot, cardsAt(pet)).map((rect, i) => {
    const card = pet.cards?.[i];
    const colour = bars[i] ?? 'G';
    if (card === undefined || hidden) return kit.stretched(backOf(colour), rect);
    kit.tell(rect, () => explainCard(link, stage.look.view, card));
    return kit.stretched(slotCardArt(faceFor(card, null), rect.width, rect.height), rect);
  });
}
