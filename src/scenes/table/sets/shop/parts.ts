/** What the shop's pictures are built with: chips and pills, all through the table's kit. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { panel } from '../../../../ui/panel.ts';
import { isUpright, type Rect } from '../../../../ui/rect.ts';
import { rimOf, rounded, sheet } from '../../../../ui/sketch.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, Tools } from '../../contract.ts';
import type { Drawable } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import type { ShopLayout } from './layout.ts';

/** Everything a builder needs for one drawing of the shop. */
export interface Stage extends Tools {
  look: Look;
  layout: ShopLayout;
  /** Whose shop is drawn: one's own while one is asked, else that which is looked at. */
  owner: Seat;
  shop: ShopView;
}

/** The title of a question in the shop; a phone that lies down has no room for one. */
export function titleOf({ kit, speech, layout }: Stage, key: string): string {
  return layout.compact && !isUpright(kit.window) ? '' : speech.t(key);
}

/** A panel of the kit over a rectangle. */
export function surfaceBoard(
  kit: TableKit,
  surface: 'wood' | 'paper' | 'plum',
  rect: Rect,
  radius = 18,
): void {
  const { x, y, width, height } = rect;
  kit.laid(panel(surface, width, height, radius), { x, y });
}

/** A pill with a picture and a word or number; what it is made of. */
export function pill(
  kit: TableKit,
  rect: Rect,
  look: { art: Drawable; text: string; fill: string; colour?: string; size: number },
): (GameObjects.Image | GameObjects.Text)[] {
  const { x, y, width, height } = rect;
  const ground = shape(kit, rect, { fill: look.fill, radius: height * 0.42 });
  const sign = kit.icon(look.art, x + height * 0.56, y + height / 2, height * 0.74);
  const { size, colour = palette.eyeWhite } = look;
  const style = { size, colour, fit: width - height * 1.06 - 10, side: 0 } as const;
  return [ground, sign, kit.words(look.text, x + height * 1.06, y + height / 2, style)];
}

/** A plain shape: a pill or a round place, dashed where it is still free. */
export function shape(
  kit: TableKit,
  rect: Rect,
  { fill, edge = palette.ink, dashed = false, radius = rect.height / 2 }: ShapeLook,
): GameObjects.Image {
  const dash = dashed ? ' stroke-dasharray="8 6"' : '';
  const look = `fill="${fill}" stroke="${edge}" stroke-width="3.500"${dash}`;
  const art = sheet(`shape-${fill}-${edge}-${dashed}-${radius}`, rect.width, rect.height, (w, h) =>
    rounded(w, h, 3, Math.max(2, radius - 3), look),
  );
  return kit.stretched(art, rect);
}

interface ShapeLook {
  fill: string;
  edge?: string;
  dashed?: boolean;
  radius?: number;
}

/** The ring round what is picked. */
export function ringPicked(kit: TableKit, rect: Rect, radius: number): GameObjects.Image {
  const art = sheet(
    `picked-${radius}`,
    rect.width,
    rect.height,
    (w, h) => rimOf(w, h, 5, radius, palette.ink, 10) + rimOf(w, h, 5, radius, palette.glow, 6),
  );
  return kit.laid(art, rect);
}
