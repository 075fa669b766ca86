/** The trays under the pets: a slot for every bar, with its card or with the glyph of its colour. */
import type { GameObjects } from 'phaser';
import { barsOf } from '../../../../engine/petz/read.ts';
import { inset, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainCard } from '../../explain/index.ts';
import { slotArt, slotCardArt } from './art.ts';
import type { Drag } from './drag.ts';
import { faceFor } from './hand.ts';
import { type Stage, viewedShop } from './parts.ts';
import { slotRects } from './places.ts';
import { DECKS } from './prospect.ts';
import { shapeArt } from './shapes.ts';

/** A card in a slot. */
export interface Laid {
  key: number;
  value: number;
  isPicked: boolean;
}

/** Slots are named by their place in the domain. */
interface TrayWish {
  colours: readonly (keyof typeof DECKS)[];
  slotsAt(plot: number): readonly number[];
  laid(slot: number): Laid | null;
  isLit(slot: number): boolean;
  tap(slot: number): void;
  drop(key: number, x: number, y: number): boolean;
  over(key: number, at: { x: number; y: number } | null): void;
}

export function buildTrays(stage: Stage, drag: Drag, wish: TrayWish): void {
  const { deal, layout } = stage;
  for (const [at, spot] of layout.plots.entries()) {
    const slots = wish.slotsAt(at);
    const rects = slotRects(spot, slots.length, layout.compact);
    const [first] = rects;
    const last = rects.at(-1);
    if (first === undefined || last === undefined) continue;
    if (!layout.compact) {
      const width = Math.max(...rects.map(({ x, width }) => x + width)) - first.x + 10;
      const tray = { x: first.x - 5, y: first.y - 5, width, height: last.y + last.height - first.y + 10 };
      deal.kit.stretched(shapeArt(tray.width, tray.height, { fill: palette.parchment, radius: 16 }), tray);
    }
    for (const [nth, slot] of slots.entries()) {
      const rect = rects[nth];
      if (rect !== undefined) buildSlot(stage, drag, wish, { at, nth, slot, rect });
    }
  }
}

function buildSlot(
  stage: Stage,
  drag: Drag,
  wish: TrayWish,
  { at, nth, slot, rect }: { at: number; nth: number; slot: number; rect: Rect },
): void {
  const { kit, link } = stage.deal;
  const id = `slot:${at}:${nth}`;
  const inner = inset(rect, 1.5, 2);
  const laid = wish.laid(slot);
  if (laid === null) {
    const deck = DECKS[wish.colours[slot] ?? 'G'];
    const pet = viewedShop(stage)?.plots[at]?.pet ?? null;
    const stitched = pet !== null && nth >= barsOf(pet).length;
    kit.stretched(slotArt(deck, inner.width, inner.height, wish.isLit(slot), stitched), inner);
    const colour = wish.colours[slot] ?? 'G';
    kit.press(
      id,
      rect,
      () => wish.tap(slot),
      () => ({
        title: link.speech.t('ui.shopSet.slot', { colour: link.speech.colour(colour) }),
        lines: [link.speech.t(`ui.deck.${colour}`)],
        rule: 'needs.assign',
      }),
    );
    return;
  }
  const face = faceFor(laid.value, null);
  const images: GameObjects.Image[] = [kit.stretched(slotCardArt(face, inner.width, inner.height), inner)];
  if (laid.isPicked) {
    const glow = shapeArt(rect.width, rect.height, { fill: 'none', edge: palette.glow, radius: 11 });
    images.push(kit.stretched(glow, rect));
  }
  drag.add({
    id,
    rect,
    images,
    tap: () => wish.tap(slot),
    drop: (x, y) => wish.drop(laid.key, x, y),
    over: (at) => wish.over(laid.key, at),
    explain: () => explainCard(link, stage.look.view, laid.value),
  });
}
