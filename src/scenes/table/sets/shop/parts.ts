/** What the shop's pictures are built with: chips and pills, all through the table's kit. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { panel } from '../../../../ui/panel.ts';
import { around, box as boxOf, isUpright, type Rect } from '../../../../ui/rect.ts';
import { type Art, nest } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { leftward, short } from '../../pieces.ts';
import { EDGE, made } from './art.ts';
import type { ShopLayout } from './layout.ts';

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

/** The title of a question in the shop; a phone that lies down has no room for one. */
export function titleOf({ deal: { kit, link }, layout }: Stage, key: string): string {
  return layout.compact && !isUpright(kit.window) ? '' : link.speech.t(key);
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

/** A picture centred at a point. */
export function icon(kit: TableKit, art: Art, x: number, y: number, size: number): GameObjects.Image {
  return kit.fitted(art, around({ x, y }, size));
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
  const { size, colour = palette.eyeWhite } = look;
  const style = { size, colour, fit: width - height * 1.06 - 10 };
  return [ground, sign, leftward(short(kit, look.text, x + height * 1.06, y + height / 2, style))];
}

/** A plain shape of the kit: a pill or a round place, dashed where nobody is yet. */
export function shapeArt(
  width: number,
  height: number,
  { fill, edge = palette.ink, dashed = false, radius = height / 2 }: ShapeLook,
): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  const dash = dashed ? ' stroke-dasharray="8 6"' : '';
  const body = [
    `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="${Math.max(2, radius - 3)}" fill="${fill}" stroke="${edge}" stroke-width="3.500"${dash}/>`,
  ];
  return made(`shape-${w}x${h}-${fill}-${edge}-${dashed}-${radius}`, boxOf(0, 0, w, h), body);
}

interface ShapeLook {
  fill: string;
  edge?: string;
  dashed?: boolean;
  radius?: number;
}

/** The ring round a picked card. */
export function glowArt(width: number, height: number, radius: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  const ring = (grow: number, colour: string, thick: number) =>
    `<rect x="${grow}" y="${grow}" width="${w - 2 * grow}" height="${h - 2 * grow}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
  return made(`glow-${w}x${h}`, boxOf(0, 0, w, h), [ring(5, palette.ink, 10), ring(5, palette.glow, 6)]);
}

/** A wicker basket with its lid up, for a pet that goes. */
export function basketArt(): Art {
  const weave = [40, 64, 88]
    .map((y) => `<path d="M${16 + (y - 40) / 6} ${y + 10}q48 12 ${96 - (y - 40) / 3} 0"/>`)
    .join('');
  const posts = [40, 64, 88].map((x) => `<path d="M${x} 52v56"/>`).join('');
  return made('basket', boxOf(0, 0, 128, 128), [
    `<path d="M18 46Q64 2 110 46l-8 4H26z" fill="#b0733f" ${EDGE} stroke-width="5"/>`,
    `<path d="M14 46h100l-10 66q-40 12-80 0z" fill="#d99a5a" ${EDGE} stroke-width="5"/>`,
    `<g fill="none" stroke="#94582f" stroke-width="4" stroke-linecap="round">${weave}${posts}</g>`,
    `<path d="M10 46h108" stroke="${palette.ink}" stroke-width="13" stroke-linecap="round"/><path d="M11 46h106" stroke="#f0bd80" stroke-width="6" stroke-linecap="round"/>`,
  ]);
}

/** Two arrows that turn a card over. */
export function flipArt(): Art {
  const arrow = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M-34 8Q-32-30 10-30" /><path d="M-4-46L14-30L-4-14"/></g>`;
  const lines = (colour: string, width: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${arrow(0)}${arrow(180)}</g>`;
  return made('flip', boxOf(-64, -64, 128, 128), [lines(palette.ink, 22), lines('#fffaf0', 11)]);
}

/** A card that lies in its place. */
export function layArt(): Art {
  return made('lay', boxOf(-64, -64, 128, 128), [
    `<rect x="-40" y="-54" width="80" height="108" rx="14" fill="#fffaf0" ${EDGE} stroke-width="8" stroke-dasharray="16 9"/>`,
    nest(drawing('icons/ui-check'), -34, -34, 68),
  ]);
}

/** The sign of a cage's number without its number: the shield of strength, the hexagon of antimagic. */
export function signArt(number: 'strength' | 'antimagic'): Art {
  const box = boxOf(-40, -48, 80, 96);
  if (number === 'strength') {
    return made('sign-strength', box, [
      `<path d="M-32-34q32-18 64 0v36q0 24-32 40Q-32 26-32 2z" fill="#d23a3a" ${EDGE} stroke-width="7"/>`,
      `<path d="M0-30l8 15H-8z" fill="#fffdf2" ${EDGE} stroke-width="4"/>`,
    ]);
  }
  return made('sign-antimagic', box, [
    `<path d="M0-44l36 20v46L0 44l-36-22v-46z" fill="#8a4fd0" ${EDGE} stroke-width="7"/>`,
    `<path d="M0-33q2 10 12 12-10 2-12 12-2-10-12-12 10-2 12-12z" fill="#fffdf2" ${EDGE} stroke-width="3"/>`,
  ]);
}
