/** What the game will be remembered for: a ribbon for every title, with who has earned it. */
import type { Superlative, SuperlativeId } from '../../../../session/superlatives.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
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

const ROW = 50;

export function drawAwards(kit: TableKit, speech: Speech, area: Rect, all: readonly Superlative[]): void {
  const columns = area.width > 480 ? 2 : 1;
  const lines = Math.max(1, Math.floor(area.height / ROW));
  const shown = all.slice(0, columns * lines);
  const used = Math.max(1, Math.ceil(shown.length / columns));
  const high = Math.min(72, area.height / used);
  const wide = (area.width - 8 * (columns - 1)) / columns;
  const top = area.y + (area.height - high * used) / 2;
  for (const [i, award] of shown.entries()) {
    const rect = {
      x: area.x + (i % columns) * (wide + 8),
      y: top + Math.floor(i / columns) * high,
      width: wide,
      height: high - 5,
    };
    drawAward(kit, speech, award, rect);
  }
}

function drawAward(
  kit: TableKit,
  speech: Speech,
  { id, seats, value, pet }: Superlative,
  { x, y, width, height }: Rect,
): void {
  kit.picture(card('rest', width, height), x, y, width);
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
