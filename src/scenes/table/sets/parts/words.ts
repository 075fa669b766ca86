/** Words of a set with a place of their own: anchored at a side, and never wider than their room. */
import type { GameObjects } from 'phaser';
import type { Term } from '../../../../engine/petz/data/schema.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { LabelStyle } from '../../../../ui/label.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board } from './boards.ts';
import { symbolArt, symbolName } from './symbols.ts';

/** Words that begin (0), are centred (0.5) or end (1) at x. */
export function line(
  kit: TableKit,
  words: string,
  x: number,
  y: number,
  style: LabelStyle,
  side: 0 | 0.5 | 1 = 0,
): GameObjects.Text {
  const text = kit.words(words, x, y, style).setOrigin(side, 0.5);
  // What is still too wide at the smallest size of the house is smaller, then squeezed rather than cut.
  for (const size of [15, 14]) if (style.fit !== undefined && text.width > style.fit) text.setFontSize(size);
  if (style.fit !== undefined && text.width > style.fit) text.setScale(style.fit / text.width, 1);
  return text;
}

/** A drawing in the middle of a square. */
export function namedIcon(
  kit: TableKit,
  name: string,
  x: number,
  y: number,
  size: number,
): GameObjects.Image {
  return kit.fitted(symbolArt(name), around({ x, y }, size));
}

/** Colour of a number that brings or costs something. */
export const signColour = (value: number): string =>
  value > 0 ? palette.goodText : value < 0 ? palette.badText : palette.textSoft;

/** How wide a chip of a height is. */
export const CHIP = 2.05;

/** `+2` and its symbol on a chip: green for wishes, red for dislikes; a rainbow counts each colour once. */
export function termChip(
  kit: TableKit,
  speech: Speech,
  term: Term,
  { x, y, height }: Omit<Rect, 'width'>,
): void {
  const width = height * CHIP;
  kit.picture(board(term.value > 0 ? '#e2f5d4' : '#f6d5cf', width, height, height * 0.36), x, y, width);
  const size = Math.max(14, height * 0.52);
  const style = { size, colour: signColour(term.value), fit: height * 0.95 };
  line(kit, speech.signed(term.value), x + height * 0.56, y + height / 2, style, 0.5);
  namedIcon(kit, symbolName(term), x + width - height * 0.58, y + height / 2, height * 0.84);
  if (term.rainbow === true)
    namedIcon(kit, 'icons/count-colours', x + width - height * 0.22, y + height * 0.22, height * 0.46);
}
