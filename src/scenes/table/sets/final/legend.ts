/** What the colours and icons of the points stand for; an entry that is pressed is singled out in all bars. */
import type { Source } from '../../../../ui/access/text/breakdown.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board, card } from '../parts/boards.ts';
import { icon, line } from '../parts/words.ts';
import { SOURCE_LOOK } from './sources.ts';

/** As high as a fingertip. */
export const ENTRY = 46;
const GAP = 4;

/** The least an entry needs beside others. */
const ROOM = 118;

/** In one line or, where it is narrow for so many, two. */
export function legendLines(width: number, entries = 5): number {
  return width < 640 || width / entries < ROOM ? 2 : 1;
}

/** How many letters the longer of two lines has, broken between words where that is best. */
export function letters(name: string): number {
  const words = name.split(' ');
  const longer = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return Math.min(...longer);
}

/** Where every entry lies: the longer its words, the wider. */
export function legendPlaces(words: readonly string[], area: Rect): Rect[] {
  const lines = legendLines(area.width, words.length);
  const high = area.height / lines;
  const inLine = Math.ceil(words.length / lines);
  return Array.from({ length: lines }, (_, row) => {
    const weights = words.slice(row * inLine, (row + 1) * inLine).map((text) => letters(text) + 5);
    const whole = weights.reduce((sum, n) => sum + n, 0);
    const room = area.width - GAP * (weights.length - 1);
    let x = area.x;
    return weights.map((weight) => {
      const rect = { x, y: area.y + high * row, width: (weight / whole) * room, height: high - 2 };
      x += rect.width + GAP;
      return rect;
    });
  }).flat();
}

export function drawLegend(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  sources: readonly Source[],
  single: Source | null,
  pick: (source: Source) => void,
): void {
  const words = sources.map((source) => speech.t(`ui.final.source.${source}`));
  const places = legendPlaces(words, area);
  for (const [i, source] of sources.entries()) {
    const rect = places[i];
    if (rect === undefined) continue;
    const { x, y, width, height } = rect;
    kit.picture(card(source === single ? 'picked' : 'rest', width, height), x, y, width);
    const look = SOURCE_LOOK[source];
    const middle = y + height / 2;
    const side = 22;
    const parts = [
      kit.picture(board(look.colour, side + 5, side + 3, 7), x + 8, middle - side / 2 - 1.5, side + 5),
      icon(kit, look.icon, x + 8 + side / 2 + 2.5, middle, side * 0.86),
    ];
    const fit = width - side - 26;
    const from = x + side + 17;
    const name = words[i] ?? '';
    const lines = name.includes(' ') ? 2 : 1;
    const style = { size: 16, colour: palette.ink, fit, lines, high: height - 8 } as const;
    const text = line(kit, name, from, middle, style);
    text.setX(from + Math.max(0, (fit - text.displayWidth) / 2));
    if (single !== null && source !== single) for (const part of [...parts, text]) part.setAlpha(0.55);
    kit.press(`source:${source}`, rect, () => pick(source));
  }
}
