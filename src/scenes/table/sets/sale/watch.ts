/** Whose shop it is that is watched. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { card } from '../parts/boards.ts';
import { line, namedIcon } from '../parts/words.ts';

/** Whose shop this is, with what it has, where its owner would have the buttons. */
export function buildSalePlate(
  kit: TableKit,
  speech: Speech,
  { x, y, width, height }: Rect,
  seat: Seat,
  shop: ShopView,
): void {
  const compact = height < 90;
  const head = compact ? height * 0.5 : Math.min(58, height * 0.42);
  kit.picture(card('rest', width, height), x, y, width);
  kit.picture(namePlate(seat, width, head), x, y, width);
  const side = head * 0.74;
  kit.picture(emblem(seat), x + 8, y + head / 2 - side / 2, side);
  const style = { size: compact ? 18 : 24, ...nameLetters(seat), fit: width - side - 30 };
  line(kit, speech.seat(seat), x + (width + side) / 2, y + head / 2, style, 0.5);
  const counts: [string, number][] = [
    ['icons/icon-reputation', shop.reputation],
    ['tokens/token-gold', shop.gold],
    ['icons/icon-imp', shop.home],
  ];
  const step = (width - 20) / counts.length;
  const middle = y + head + (height - head) / 2;
  const size = Math.min(height - head - 10, step * 0.46, 44);
  for (const [i, [art, amount]] of counts.entries()) {
    const left = x + 10 + i * step;
    namedIcon(kit, art, left + size / 2 + 4, middle, size);
    line(kit, speech.number(amount), left + size + 8, middle, {
      size: compact ? 18 : 24,
      fit: step - size - 8,
    });
  }
}
