/** The Need Cards lying at a pet: face up once its owner has turned them, else their backs. */

import type { GameObjects } from 'phaser';
import { demandsOf } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import { inset, type Rect } from '../../../../ui/rect.ts';
import { explainCard } from '../../explain/index.ts';
import { slotCardArt } from './art.ts';
import { backOf } from './backs.ts';
import { faceFor } from './hand.ts';
import type { Stage } from './parts.ts';
import { type PlotSpot, shownRects } from './places.ts';

/** How many cards lie at a pet whose cards may be hidden from who looks. */
export function cardsAt(pet: Pet): number {
  return pet.cards === null ? demandsOf(pet).length : pet.cards.length;
}

export function laidRects(stage: Stage, spot: PlotSpot, count: number): Rect[] {
  return shownRects(spot, count, stage.layout.compact).map((rect) => inset(rect, 1, 0));
}

/** `hidden`: they lie face down even for who knows them. */
export function buildLaid(stage: Stage, spot: PlotSpot, pet: Pet, hidden: boolean): GameObjects.Image[] {
  const { kit, link } = stage.deal;
  const bars = demandsOf(pet);
  return laidRects(stage, spot, cardsAt(pet)).map((rect, i) => {
    const card = pet.cards?.[i];
    const colour = bars[i] ?? 'G';
    if (card === undefined || hidden) return kit.stretched(backOf(colour), rect);
    kit.tell(rect, () => explainCard(link, stage.look.view, card));
    return kit.stretched(slotCardArt(faceFor(card, null), rect.width, rect.height), rect);
  });
}
