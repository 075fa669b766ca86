/** What the shop's pictures are built with: chips, pills and lines of words, all through the table's kit. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { panel } from '../../../../ui/panel.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { ShopLayout } from './layout.ts';
import { shapeArt } from './shapes.ts';

/** Everything a builder needs for one drawing of the shop. */
export interface Stage {
  deal: Deal;
  look: Look;
  layout: ShopLayout;
  /** Whose shop is drawn: one's own while one is asked, else that which is looked at. */
  owner: Seat;
}

/** The shop that is drawn. */
export function viewedShop({ look, owner }: Pick<Stage, 'look' | 'owner'>): ShopView | undefined {
  return look.view.shops[owner];
}

/** A panel of the kit over a rectangle. */
export function surfaceBoard(
  kit: TableKit,
  surface: 'wood' | 'paper' | 'plum',
  rect: Rect,
  radius = 18,
): void {
  const { x, y, width, height } = rect;
  kit.picture(panel(surface, width, height, radius), x - 2, y - 2, Math.round(width) + 4);
}

/** A picture centred at a point. */
export function icon(kit: TableKit, art: Art, x: number, y: number, size: number): GameObjects.Image {
  return kit.fitted(art, around({ x, y }, size));
}

interface Line {
  size: number;
  colour?: string;
  family?: 'display' | 'text';
  /** Wraps at this width, over as many lines as it takes. */
  wrap?: number;
  /** One line: shrinks, and in the end is cut, to this width. */
  fit?: number;
  outline?: number;
}

/** Words that begin at x, their first line's middle at y. */
export function drawWords(kit: TableKit, text: string, x: number, y: number, line: Line): GameObjects.Text {
  const { size, colour = palette.ink, family = 'text', wrap, fit, outline = 0 } = line;
  const made = kit.words(text, x, y, { size, colour, family, outline });
  made.setOrigin(0, 0.5);
  if (fit !== undefined) shrink(made, size, fit);
  if (wrap !== undefined) {
    made.setAlign('left').setWordWrapWidth(wrap).setOrigin(0, 0);
    made.setY(y - size * 0.62);
    // A word that is longer than the line.
    for (let s = SMALLEST + 1; made.width > wrap + 6 && s >= SMALLEST; s--) made.setFontSize(s);
    if (made.width > wrap + 6) made.setText(text.replaceAll('-', '-\n'));
    if (made.width > wrap + 6) made.setWordWrapWidth(wrap, true);
  }
  return made;
}

/** Nothing is written smaller than this, in CSS pixels; only what would be cut otherwise is as small. */
const SMALLEST = 14;

/** Makes the letters smaller until the text fits, or they are as small as they may be; whether it fits. */
function narrow(text: GameObjects.Text, size: number, fit: number): boolean {
  for (let s = size; text.width > fit && s > SMALLEST; ) {
    s = Math.max(SMALLEST, s - 1);
    text.setFontSize(s);
  }
  return text.width <= fit;
}

/** Makes a text fit: smaller letters first, then fewer of them. */
function shrink(text: GameObjects.Text, size: number, fit: number): void {
  narrow(text, size, fit);
  for (let { text: full } = text; text.width > fit && full.length > 2; ) {
    full = full.slice(0, -1);
    text.setText(`${full.trimEnd()}…`);
  }
}

/** A pill with a picture and a word or number; what it is made of. */
export function pill(
  kit: TableKit,
  rect: Rect,
  look: { art: Art; text: string; fill: string; colour?: string; size: number },
): (GameObjects.Image | GameObjects.Text)[] {
  const { x, y, width, height } = rect;
  const ground = kit.stretched(shapeArt(width, height, { fill: look.fill, radius: height * 0.42 }), rect);
  const sign = icon(kit, look.art, x + height * 0.56, y + height / 2, height * 0.74);
  const text = drawWords(kit, look.text, x + height * 1.06, y + height / 2, {
    size: look.size,
    colour: look.colour ?? palette.eyeWhite,
    family: 'display',
    fit: width - height * 1.06 - 10,
  });
  return [ground, sign, text];
}
