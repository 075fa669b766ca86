/** The album of satisfied customers: every sale as a picture on the wall, with its owner and what it brought. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Sale } from '../../../../engine/petz/state.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board } from '../parts/boards.ts';
import { customerIn, emblem, petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { columnsFor } from './layout.ts';

/** `4 × 3` in the smallest letters. */
const LEAST = 44;

export interface Picture {
  seat: Seat;
  sale: Sale;
}

export function drawAlbum(kit: TableKit, speech: Speech, area: Rect, pictures: readonly Picture[]): void {
  if (pictures.length === 0) {
    line(
      kit,
      speech.t('ui.finalSet.noSale'),
      area.x + area.width / 2,
      area.y + area.height / 2,
      { size: 22, fit: area.width },
      0.5,
    );
    return;
  }
  const columns = columnsFor(area.width, area.height, pictures.length);
  const lines = Math.ceil(pictures.length / columns);
  const cell = { width: area.width / columns, height: area.height / lines };
  const width = Math.min(cell.width - 6, (cell.height - 6) * 1.15, 190);
  const height = Math.min(cell.height - 6, width / 1.05);
  // Where there is more room than they need, they hang together in the middle.
  const step = { x: Math.min(cell.width, width + 22), y: Math.min(cell.height, height + 22) };
  for (const [i, picture] of pictures.entries()) {
    const x = area.x + area.width / 2 + step.x * ((i % columns) - (columns - 1) / 2);
    const y = area.y + area.height / 2 + step.y * (Math.floor(i / columns) - (lines - 1) / 2);
    drawPicture(kit, speech, picture, around({ x, y }, width, height));
  }
}

function drawPicture(
  kit: TableKit,
  speech: Speech,
  { seat, sale }: Picture,
  { x, y, width, height }: Rect,
): void {
  kit.picture(board('#fffdf6', width, height, 6), x, y, width);
  const pad = width * 0.06;
  const margin = Math.max(23, height * 0.26);
  const inner = { x: x + pad, y: y + pad, width: width - 2 * pad, height: height - margin - pad };
  kit.picture(board('#bfe3f5', inner.width, inner.height, 4), inner.x, inner.y, inner.width);
  const big = Math.min(inner.height * 0.96, inner.width * 0.62);
  kit.fitted(
    customerIn(sale.customer, 'delighted'),
    { x: inner.x + 3, y: inner.y + inner.height - big - 2, width: big, height: big },
    true,
  );
  const small = big * (0.52 + sale.size * 0.03);
  const place = {
    x: inner.x + inner.width - small - 3,
    y: inner.y + inner.height - small - 2,
    width: small,
    height: small,
  };
  kit.fitted(petIn(sale.pet, 'delighted'), place, true);
  const foot = y + height - margin / 2 - 1;
  const mark = Math.min(margin * 0.8, 26);
  kit.fitted(emblem(seat), { x: x + pad, y: foot - mark / 2, width: mark, height: mark });
  const words = `${speech.number(sale.match)} × ${sale.platform ? 3 : 2}`;
  const size = Math.max(16, Math.min(20, height * 0.15));
  const room = width - 2 * pad - mark - 6;
  // In a small picture the sum needs the ribbon's place.
  const hasRibbon = room - mark - 4 >= LEAST;
  const fit = hasRibbon ? room - mark - 4 : room;
  line(kit, words, x + pad + mark + 5, foot, { size, fit, colour: palette.ink, high: margin });
  if (hasRibbon) icon(kit, 'icons/icon-reputation', x + width - pad - mark / 2, foot, mark);
}
