/** Words on the canvas: one size that fits, in the letters of the house. */
import type { GameObjects, Scene } from 'phaser';
import { measuringPen } from './letters.ts';
import { fonts, palette } from './theme/palette.ts';
import { addWords } from './words.ts';

/** Nothing is written smaller than this, in CSS pixels. */
const SMALLEST = 16;
/** But for what would be cut otherwise. */
const TIGHT = [15, 14] as const;
/** Narrower by its height words cannot be read well. */
const NARROWEST = 0.75;
/** So many letters are left of what is cut. */
const LETTERS = 3;

export interface LabelStyle {
  size: number;
  colour?: string;
  /** The width it must fit; it wraps at most once, then shrinks to `SMALLEST`; then it is tightened, and cut at last. */
  fit?: number;
  /** May it wrap onto a second line? */
  lines?: 1 | 2;
  family?: keyof typeof fonts;
  /** Do they begin (0), stand in the middle (0.5, the default) or end (1) at x? */
  side?: 0 | 0.5 | 1;
  /** An outline of ink, for words on wood or colour. */
  outline?: number;
  /** How high larger letters may make them, where a plate leaves less room than they would take. */
  high?: number;
  /** The size they are set in, if `size` is larger for a player who wants larger letters. */
  own?: number;
}

/** How far words without a given width grow. */
const LOOSE = 1.2;
/** How much higher words may get: above, they leave their plates and touch the next line. */
const TALLER = 1.4;

/** A style in larger letters: as large as asked, if there is room. */
export function enlarged(style: LabelStyle, scale: number): LabelStyle {
  if (scale === 1) return style;
  const size = Math.round(style.size * (style.fit === undefined ? Math.min(scale, LOOSE) : scale));
  return { ...style, size, own: style.size };
}

/** A text with its middle, or where it begins or ends, at (x, y). Its pixels are shared with all that read and look the same. */
export function label(
  scene: Scene,
  words: string,
  x: number,
  y: number,
  ratio: number,
  style: LabelStyle,
): GameObjects.Text {
  const { size, colour = palette.ink, fit, lines = 1, family = 'display', outline = 0 } = style;
  const { own = size, high = Number.POSITIVE_INFINITY, side = 0.5 } = style;
  const text = addWords(scene, words, x, y, {
    fontFamily: fonts[family],
    fontSize: size,
    fontStyle: family === 'text' ? '800' : '400',
    color: colour,
    align: 'center',
    stroke: palette.ink,
    strokeThickness: outline,
    padding: { x: 3, y: 2 },
    resolution: ratio,
  });
  text.setOrigin(side, 0.5);
  if (fit !== undefined) shrink(text, size, fit, lines);
  if (own < size) restrain(text, own, high);
  if (fit !== undefined && lines === 1) tighten(text, fit);
  return text;
}

/** Larger letters must not need much more height than those of the size they are set in. */
function restrain(text: GameObjects.Text, own: number, high: number): void {
  const size = Number.parseFloat(String(text.style.fontSize));
  if (size <= own) return;
  text.setFontSize(own);
  const most = Math.min(text.height * TALLER, high);
  for (let s = size; s > own; s--) {
    text.setFontSize(s);
    if (text.height <= most) return;
  }
  text.setFontSize(own);
}

function shrink(text: GameObjects.Text, size: number, fit: number, lines: 1 | 2): void {
  let from = size;
  if (lines === 2 && text.width > fit) {
    from = unbroken(text, size, fit);
    text.setFontSize(from);
    text.setWordWrapWidth(fit, true);
    text.setLineSpacing(-Math.round(size * 0.18));
  }
  for (let s = from; text.width > fit && s > SMALLEST; ) {
    s = Math.max(SMALLEST, s - 1);
    text.setFontSize(s);
  }
}

/** What is still too wide is smaller than anything else, then narrower; names are cut then, numbers would be others. */
function tighten(text: GameObjects.Text, fit: number): void {
  for (const size of TIGHT) if (text.width > fit) text.setFontSize(size);
  const words = text.text;
  const least = /\p{L}/u.test(words) ? LETTERS : words.length;
  for (let n = words.length - 1; text.width * NARROWEST > fit && n >= least; n--) {
    text.setText(`${words.slice(0, n).trimEnd()}…`);
  }
  if (text.width > fit) text.setScale(Math.max(NARROWEST, fit / text.width), 1);
}

/** The size at which no word must be broken to fit, if that is not too small. */
function unbroken(text: GameObjects.Text, size: number, fit: number): number {
  const pen = measuringPen();
  pen.font = `${text.style.fontStyle} ${size}px ${text.style.fontFamily}`;
  const widest = Math.max(...text.text.split(/[ \n]/).map((word) => pen.measureText(word).width));
  const room = fit - text.style.strokeThickness - 6;
  return widest <= room ? size : Math.max(SMALLEST, Math.floor((size * room) / widest));
}

/** Waits for the letters to have arrived, but not for long: words in another face are better than none. */
export async function lettersReady(): Promise<void> {
  const faces = ['400 24px "Lilita One"', '800 18px Nunito'];
  const sample = 'Añçéœ¡¿';
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, sample)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, 2500))]).catch(() => undefined);
}
