/** The trays under the pets: a slot for every bar, with its card or with the glyph of its colour. */

import type { GameObjects } from 'phaser';
import { barsOf } from '../../../../engine/petz/read.ts';
import { paired } from '../../../../ui/paired.ts';
import { box, inset, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainCard } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { pop, ring } from '../../motion/index.ts';
import { DECKS, type Letter } from '../../pieces.ts';
import { slotArt, slotCardArt } from './art.ts';
import { faceFor } from './hand.ts';
import { slotRects } from './layout.ts';
import { pill, type Stage, shape } from './parts.ts';
import { type Prospect, verdictOf } from './prospect.ts';

/** A card in a slot. */
export interface Laid {
  key: number;
  value: number;
  isPicked: boolean;
}

/** Slots are named by their place in the domain. */
interface TrayWish {
  colours: readonly Letter[];
  slotsAt(plot: number): readonly number[];
  laid(slot: number): Laid | null;
  isLit(slot: number): boolean;
  tap(slot: number): void;
  drop(key: number, x: number, y: number): boolean;
  over(key: number, at: { x: number; y: number } | null): void;
}

export function buildTrays(stage: Stage, wish: TrayWish): void {
  const { layout, kit } = stage;
  for (const [at, spot] of layout.plots.entries()) {
    const slots = wish.slotsAt(at);
    const rects = slotRects(spot, slots.length, layout.compact);
    const [first] = rects;
    const last = rects.at(-1);
    if (first === undefined || last === undefined) continue;
    if (!layout.compact) {
      const width = Math.max(...rects.map(({ x, width }) => x + width)) - first.x + 10;
      const tray = box(first.x - 5, first.y - 5, width, last.y + last.height - first.y + 10);
      shape(kit, tray, { fill: palette.parchment, radius: 16 });
    }
    for (const [slot, rect, nth] of paired(slots, rects)) buildSlot(stage, wish, { at, nth, slot, rect });
  }
}

function buildSlot(
  stage: Stage,
  wish: TrayWish,
  { at, nth, slot, rect }: { at: number; nth: number; slot: number; rect: Rect },
): void {
  const { kit, link, speech } = stage;
  const id = `slot:${at}:${nth}`;
  const inner = inset(rect, 1.5, 2);
  const laid = wish.laid(slot);
  if (laid === null) {
    const deck = DECKS[wish.colours[slot] ?? 'G'];
    const pet = stage.shop.plots[at]?.pet ?? null;
    const stitched = pet !== null && nth >= barsOf(pet).length;
    kit.stretched(slotArt(deck, inner.width, inner.height, wish.isLit(slot), stitched), inner);
    const colour = wish.colours[slot] ?? 'G';
    kit.press(
      id,
      rect,
      () => wish.tap(slot),
      () => ({
        title: speech.t('ui.shopSet.slot', { colour: speech.colour(colour) }),
        lines: [speech.t(`ui.deck.${colour}`)],
        rule: 'needs.assign',
      }),
    );
    return;
  }
  const face = faceFor(laid.value, null);
  const images: GameObjects.Image[] = [kit.stretched(slotCardArt(face, inner.width, inner.height), inner)];
  if (laid.isPicked) images.push(shape(kit, rect, { fill: 'none', edge: palette.glow, radius: 11 }));
  kit.carry({
    id,
    rect,
    images,
    tap: () => wish.tap(slot),
    drop: (x, y) => wish.drop(laid.key, x, y),
    over: (at) => wish.over(laid.key, at),
    explain: () => explainCard(link, stage.look.view, laid.value),
  });
}

/** Over the imps between the plots. */
const PULSING = 3;

/** Dangers only: who is well needs no badge. A danger that is new (not in `warned`) pulses twice, then all is still. */
export function buildBadges({ layout, kit }: Stage, pets: readonly Prospect[], warned: Set<string>): void {
  if (layout.compact) return;
  const now = new Set<string>();
  for (const pet of pets) {
    const spot = layout.plots[pet.plot];
    const danger = dangerOf(pet);
    if (spot === undefined || danger === null) continue;
    const { rect, cage } = spot;
    const height = Math.min(46, rect.height * 0.19);
    const width = height * 2.1;
    const isLeft = spot.addon.x < rect.x + rect.width / 2;
    const x = isLeft
      ? Math.min(rect.x + rect.width - width - 6, cage.x + cage.width - width * 0.36)
      : Math.max(rect.x + 6, cage.x - width * 0.64);
    const at: Rect = box(x, cage.y + cage.height * 0.44, width, height);
    const parts = pill(kit, at, { ...danger, size: Math.max(16, height * 0.5) });
    const key = `${pet.plot} ${danger.text}`;
    now.add(key);
    if (!warned.has(key)) void pulse(kit, at, parts);
  }
  warned.clear();
  for (const key of now) warned.add(key);
}

/** Two swellings, or with reduced motion a thick red outline for as long. */
async function pulse(
  kit: TableKit,
  { x, y, width, height }: Rect,
  parts: readonly (GameObjects.Image | GameObjects.Text)[],
): Promise<void> {
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (const part of parts) part.setPosition(part.x - middle.x, part.y - middle.y);
  const group = kit.group(middle.x, middle.y, parts).setDepth(PULSING);
  if (kit.still) return ring(kit, box(x, y, width, height), '#e23d3d');
  for (let i = 0; i < 2; i++) await pop(kit, group, 1.22, 320);
}

function dangerOf(pet: Prospect): { art: string; text: string; fill: string } | null {
  const anger = pet.needs.anger ?? 0;
  switch (verdictOf(pet)) {
    case 'lost':
    case 'flees':
    case 'wrecks':
    case 'held':
      if (anger <= pet.strength) return { art: 'icons/ui-cross', text: '!', fill: '#b8283a' };
      return { art: 'icons/need-anger', text: `${anger}›${pet.strength}`, fill: '#c8323f' };
    case 'mutates':
      return { art: 'tokens/token-mutation', text: `+${pet.mutation}`, fill: '#8a3fb8' };
    case 'suffers':
      return { art: 'tokens/token-suffering', text: `+${pet.suffering}`, fill: '#3f6fb8' };
    default:
      return null;
  }
}
