/** Words on the canvas: one size that fits, in the letters of the house. */
import type { GameObjects, Scene } from 'phaser';
import { fonts, palette } from './theme/palette.ts';

/** Nothing is written smaller than this, in CSS pixels. */
export const SMALLEST = 16;

export interface LabelStyle {
  size: number;
  colour?: string;
  /** The width it must fit; it wraps at most once, then shrinks to `SMALLEST`. */
  fit?: number;
  /** May it wrap onto a second line? */
  lines?: 1 | 2;
  family?: keyof typeof fonts;
  /** An outline of ink, for words on wood or colour. */
  outline?: number;
}

/** A centred text at (x, y). */
export function label(scene: Scene, words: string, x: number, y: number, ratio: number, style: LabelStyle) {
  const { size, colour = palette.ink, fit, lines = 1, family = 'display', outline = 0 } = style;
  const text = scene.add.text(x, y, words, {
    fontFamily: fonts[family],
    fontSize: size,
    fontStyle: family === 'text' ? '800' : '400',
    color: colour,
    align: 'center',
    stroke: palette.ink,
    strokeThickness: outline,
    padding: { x: 3, y: 2 },
  });
  text.setResolution(ratio).setOrigin(0.5, 0.5);
  if (fit !== undefined) shrink(text, size, fit, lines);
  return text;
}

function shrink(text: GameObjects.Text, size: number, fit: number, lines: 1 | 2): void {
  if (lines === 2 && text.width > fit) {
    text.setWordWrapWidth(fit, true);
    text.setLineSpacing(-Math.round(size * 0.18));
  }
  for (let s = size; text.width > fit && s > SMALLEST; ) {
    s = Math.max(SMALLEST, s - 1);
    text.setFontSize(s);
  }
}

/** Waits for the letters to have arrived, but not for long: words in another face are better than none. */
export async function lettersReady(patience = 2500): Promise<void> {
  const faces = ['400 24px "Lilita One"', '800 18px Nunito'];
  const sample = 'Añçéœ¡¿';
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, sample)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, patience))]).catch(() => undefined);
}
