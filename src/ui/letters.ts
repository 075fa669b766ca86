/** How much room words take: measured once per face and size, remembered for every picture after. */
import { GameObjects, type Types } from 'phaser';

export interface Typesetting {
  lines: readonly string[];
  widths: readonly number[];
  /** Of the letters alone, without padding. */
  width: number;
  height: number;
  lineHeight: number;
  lineSpacing: number;
}

/** What of a text decides how it is broken into lines. */
type Measured = Pick<
  GameObjects.Text,
  'style' | 'context' | 'splitRegExp' | 'lineSpacing' | 'runWordWrap'
> & { _text: string };

type Metrics = Types.GameObjects.Text.TextMetrics;

/** More than this is forgotten at once: measuring anew costs less than keeping count of what was used last. */
const MOST = 4000;

const metrics = new Map<string, Metrics>();
const settings = new Map<string, Typesetting>();
let pen: CanvasRenderingContext2D | null = null;
/** Counts up when letters have arrived: what was measured or drawn before may have been in another face. */
let edition = 0;

/** The context everything is measured with. */
export function measuringPen(): CanvasRenderingContext2D {
  pen ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas to measure letters with');
  return pen;
}

/** Which letters there are by now; part of the name of everything drawn with them. */
export function lettersEdition(): number {
  if (edition === 0) {
    edition = 1;
    document.fonts.addEventListener('loadingdone', forgetLetters);
  }
  return edition;
}

/** Nothing measured or drawn so far is used for new words. */
export function forgetLetters(): void {
  edition++;
  metrics.clear();
  settings.clear();
}

/** Ascent and descent of a font, given as CSS would: `800 17px Nunito`. */
export function metricsOf(font: string, sample: string): Metrics {
  const known = metrics.get(font);
  if (known !== undefined) return known;
  const context = measuringPen();
  context.font = font;
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(sample);
  const found = { ascent, descent, fontSize: ascent + descent };
  metrics.set(font, found);
  return found;
}

/** A text's lines and their widths. `key` names everything they depend on. */
export function setLines(text: GameObjects.Text & Measured, key: string, size: Metrics): Typesetting {
  const known = settings.get(key);
  if (known !== undefined) return known;
  const { context, style } = text;
  style.syncFont(text.canvas, context);
  const lines = text.runWordWrap(text._text).split(text.splitRegExp as RegExp);
  const metrics = GameObjects.GetTextSize(text, size, lines);
  const found = {
    lines: lines.slice(0, metrics.lines),
    widths: metrics.lineWidths,
    width: metrics.width,
    height: metrics.height,
    lineHeight: metrics.lineHeight,
    lineSpacing: metrics.lineSpacing,
  };
  if (settings.size >= MOST) settings.clear();
  settings.set(key, found);
  return found;
}
