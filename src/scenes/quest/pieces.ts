/** Small drawings and ways to draw that the parts of Pug Quest's pictures share: hearts, round badges, starbursts, rims. */
import type { GameObjects } from 'phaser';
import type { LabelStyle } from '../../ui/label.ts';
import { around, type Point, type Rect } from '../../ui/rect.ts';
import { ink, rimOf, sketch } from '../../ui/sketch.ts';
import { type Art, nest } from '../../ui/svg-art.ts';
import type { Placing } from '../../ui/svg-textures.ts';
import { palette } from '../../ui/theme/palette.ts';
import { drawing } from '../table/drawings.ts';
import type { TableKit } from '../table/kit.ts';
import { thingArt } from './art.ts';

/** A life's heart; an empty one is pale. */
export const heart = (isFull = true): Art => thingArt(isFull ? 'heart' : 'heart-empty');

/** A star of experience. */
export const star = (isWon: boolean): Art => thingArt(isWon ? 'star' : 'star-empty');

/** The ground of a creature's drawing, as a share of its height. */
export const GROUND = 236 / 256;

/** A creature's drawing, so high, with its feet at a point. */
export const onFeet = (
  kit: TableKit,
  art: Art,
  foot: Point,
  size: number,
  how: Placing = {},
): GameObjects.Image => kit.picture(art, foot.x - size / 2, foot.y - size * GROUND, size, how);

/** Light letters with a rim, for what lies on drawings. */
export const onDrawing = (size: number, outline = 4): LabelStyle => ({ size, colour: '#fffaf0', outline });

/** A round plate. */
export function disc(fill: string, line = 3): Art {
  return sketch(
    `disc-${fill}-${line}`,
    48,
    48,
    () => `<circle cx="24" cy="24" r="${24 - line / 2}" fill="${fill}" ${ink(line)}/>`,
  );
}

/** A number, or how many, on a round plate whose middle is there. */
export function numberDisc(
  kit: TableKit,
  words: string,
  { x, y }: Point,
  size: number,
  { fill = '#fffaf0', letters = 16 }: { fill?: string; letters?: number } = {},
): void {
  kit.picture(disc(fill), x - size / 2, y - size / 2, size);
  kit.words(words, x, y, { size: letters });
}

/** A sign in a round plate, as one drawing. */
export const badgeArt = (sign: Art): Art =>
  sketch(
    `badge-${sign.key}`,
    48,
    48,
    () => `<circle cx="24" cy="24" r="22.5" fill="#fffaf0" ${ink(3)}/>${nest(sign, 6, 6, 36)}`,
  );

/** The burst behind a loss of life; green for what is gained. */
export const starburst = (isGain: boolean): Art => thingArt(isGain ? 'burst-gain' : 'burst-loss');

/** A rim round a rectangle that does not fill it. */
export function rim(width: number, height: number, colour: string, thick: number): Art {
  return sketch(`rim-${colour}-${thick}`, width, height, (w, h) =>
    rimOf(w, h, thick / 2, Math.round(Math.min(20, h * 0.22)), colour, thick),
  );
}

/** What is picked of several: a green frame, and in its corner a tick, or how many times. */
export function chosenMark(kit: TableKit, rect: Rect, times = 1): void {
  kit.laid(rim(rect.width, rect.height, palette.greenLip, 6), rect);
  const size = Math.min(30, Math.max(22, rect.width * 0.4));
  const [x, y] = [rect.x + rect.width - size * 0.45, rect.y + size * 0.45];
  if (times === 1) badge(kit, drawing('icons/ui-check'), x, y, size, '#dff5c8');
  else numberDisc(kit, `×${times}`, { x, y }, size + 4, { fill: '#dff5c8' });
}

/** A sign in a round plate, its middle at (x, y). Gives back the plate and the sign. */
export function badge(
  kit: TableKit,
  art: Art,
  x: number,
  y: number,
  size: number,
  fill = '#fffaf0',
): GameObjects.Image[] {
  const plate = kit.picture(disc(fill), x - size / 2 - 2, y - size / 2 - 2, size + 4);
  const inside = size * 0.74;
  const sign = kit.fitted(art, around({ x, y }, inside));
  return [plate, sign];
}

/** How much life a creature has left, its middle at (x, y); a blow may be harder than what life there was. */
export function lifePlate(kit: TableKit, n: number, x: number, y: number, size: number): void {
  kit.fitted(heart(), around({ x, y }, size));
  kit.words(String(Math.max(0, n)), x, y - size * 0.05, onDrawing(Math.max(17, size * 0.56)));
}

/** `−2` in a burst, its middle at (x, y). */
export function harmPlate(kit: TableKit, harm: number, x: number, y: number, size: number): void {
  kit.fitted(starburst(harm < 0), around({ x, y }, size));
  const words = harm < 0 ? `+${-harm}` : `−${harm}`;
  kit.words(words, x, y, { size: Math.max(18, size * 0.4) });
}
