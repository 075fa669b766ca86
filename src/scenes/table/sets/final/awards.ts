/** What the game will be remembered for: a ribbon for every title, with who has earned it. */
import type { Superlative, SuperlativeId } from '../../../../session/superlatives.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { drawing } from '../../shelf.ts';
import { card } from '../parts/boards.ts';
import { emblem, petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';

const ICONS: Readonly<Record<SuperlativeId, string>> = {
  dearestSale: 'icons/icon-price',
  greatestShow: 'icons/phase-showing',
  bravest: 'icons/need-anger',
  dirtiest: 'tokens/token-manure',
  cook: 'icons/need-hunger',
  playful: 'icons/need-play',
  careless: 'tokens/token-suffering',
};

/** A line with the title over the name. */
const ROW = 50;
/** A line with everything side by side, on a card of its own. */
const CARD = 34;
/** Lower than this even a line without a card cannot be read. */
const LEAST = 26;

/** How many columns and lines the ribbons hang in, and how high a line is: all of them are to be seen. */
export function awardGrid(area: Rect, count: number): { columns: number; lines: number; high: number } {
  const fits = (columns: number, least: number) => Math.ceil(count / columns) * least <= area.height;
  const columns = area.width > 480 || !fits(1, LEAST) ? 2 : 1;
  const lines = Math.max(1, Math.ceil(count / columns));
  return { columns, lines, high: Math.min(72, area.height / lines) };
}

export function drawAwards(kit: TableKit, speech: Speech, area: Rect, all: readonly Superlative[]): void {
  const { columns, lines, high } = awardGrid(area, all.length);
  const wide = (area.width - 8 * (columns - 1)) / columns;
  const top = area.y + (area.height - high * lines) / 2;
  for (const [i, award] of all.entries()) {
    const rect = {
      x: area.x + (i % columns) * (wide + 8),
      y: top + Math.floor(i / columns) * high,
      width: wide,
      height: high - 4,
    };
    if (high >= CARD) kit.picture(card('rest', rect.width, rect.height), rect.x, rect.y, rect.width);
    if (high < ROW) drawLow(kit, speech, award, rect);
    else drawHigh(kit, speech, award, rect);
  }
}

/** The picture, the title, whose it is, and how much, in one line. */
function drawLow(kit: TableKit, speech: Speech, award: Superlative, rect: Rect): void {
  const { id, seats, value, pet } = award;
  const { x, y, width, height } = rect;
  const middle = y + height / 2;
  const side = height - 6;
  const place = { x: x + 8, y: middle - side / 2, width: side, height: side };
  kit.fitted(pet === null ? drawing(ICONS[id]) : petIn(pet, 'delighted'), place);
  const mark = Math.min(height - 8, 24);
  const count = 34;
  const names = x + width - count - Math.max(2, seats.length) * (mark + 3);
  const from = x + side + 14;
  line(kit, speech.t(`ui.superlative.${id}`), from, middle, {
    size: 17,
    fit: names - from - 6,
    high: height - 2,
  });
  for (const [i, seat] of seats.entries()) {
    const left = x + width - count - (seats.length - i) * (mark + 3);
    kit.fitted(emblem(seat), { x: left, y: middle - mark / 2, width: mark, height: mark });
  }
  line(
    kit,
    speech.number(value),
    x + width - count / 2 - 4,
    middle,
    { size: 20, fit: count - 10, high: height - 2 },
    0.5,
  );
}

/** The title, and below it whose it is; the picture and how much on either side. */
function drawHigh(kit: TableKit, speech: Speech, award: Superlative, rect: Rect): void {
  const { id, seats, value, pet } = award;
  const { x, y, width, height } = rect;
  const middle = y + height / 2;
  const side = height * 0.72;
  if (pet === null) icon(kit, ICONS[id], x + 10 + side / 2, middle, side);
  else {
    const place = { x: x + 8, y: middle - height * 0.44, width: side * 1.15, height: height * 0.86 };
    kit.fitted(petIn(pet, 'delighted'), place);
  }
  const from = x + side * 1.15 + 16;
  const count = Math.max(40, height * 0.9);
  const room = x + width - count - from - 4;
  line(kit, speech.t(`ui.superlative.${id}`), from, y + height * 0.3, { size: 17, fit: room });
  const mark = Math.min(height * 0.44, 26);
  for (const [i, seat] of seats.entries()) {
    const at = { x: from + i * (mark + 3), y: y + height * 0.68 - mark / 2, width: mark, height: mark };
    kit.fitted(emblem(seat), at);
  }
  const names = from + seats.length * (mark + 3) + 3;
  const style = {
    size: 16,
    family: 'text',
    colour: palette.textSoft,
    fit: x + width - count - names - 2,
  } as const;
  const [only] = seats;
  if (seats.length === 1 && only !== undefined) line(kit, speech.seat(only), names, y + height * 0.68, style);
  const number = { size: Math.max(20, height * 0.44), fit: count - 12 };
  line(kit, speech.number(value), x + width - count / 2 - 4, middle, number, 0.5);
}
