/** The sign on the door of a shop that takes no part: it is empty, and nothing is to be seen. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import { sketch } from '../../../../ui/sketch.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Tools } from '../../contract.ts';
import { woodBoard } from '../../pieces.ts';

/** Shutters that are down. */
function shutters(width: number, height: number) {
  return sketch('shutters', width, height, (w, h) => {
    const step = 22;
    const slats = Array.from({ length: Math.floor((h - 24) / step) }, (_, i) => {
      const y = 18 + i * step;
      return `<path d="M12 ${y}H${w - 12}" stroke="${palette.woodGroove}" stroke-width="4"/><path d="M14 ${y - 5}H${w - 14}" stroke="#c98f58" stroke-width="3" opacity=".7"/>`;
    }).join('');
    return `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="16" fill="#9a6438" stroke="${palette.ink}" stroke-width="4"/>${slats}<path d="M${w / 2} 8V${h - 8}" stroke="${palette.ink}" stroke-width="4"/>`;
  });
}

/** Shutters over a rectangle, and on them the sign; where it is low the sign is only its picture and its title. */
export function drawHoliday({ kit, speech }: Tools, seat: Seat, rect: Rect): void {
  const { x, y, width, height } = rect;
  kit.laid(shutters(width, height), { x, y });
  const low = height < 150;
  const w = Math.min(width - 24, low ? width - 24 : 520);
  const h = Math.min(height - 20, low ? 96 : 290);
  const box = boxOf(x + (width - w) / 2, y + (height - h) / 2, w, h);
  kit.laid(woodBoard(w, h), box);
  const title = speech.t('ui.inPlay.holiday');
  const style = { size: low ? 19 : 30, colour: '#fffaf0', outline: 5 } as const;
  if (low) {
    const side = Math.min(h - 12, w * 0.3);
    kit.fitted('icons/holiday', boxOf(box.x + 8, box.y + (h - side) / 2, side, side));
    const room = w - side - 28;
    kit.words(title, box.x + side + 16 + room / 2, box.y + h / 2, {
      ...style,
      fit: room,
      lines: 2,
      high: h - 10,
    });
    return;
  }
  const side = h * 0.44;
  kit.fitted('icons/holiday', boxOf(x + (width - side) / 2, box.y + 10, side, side));
  const top = box.y + side + 14;
  kit.words(title, x + width / 2, top + 20, { ...style, fit: w - 40 });
  const text = speech.t('ui.inPlay.away', { name: speech.seat(seat) });
  const rest = box.y + h - top - 46;
  const small = {
    size: 18,
    family: 'text',
    colour: '#fffaf0',
    outline: 3,
    fit: w - 50,
    lines: 2,
    high: rest,
  } as const;
  kit.words(text, x + width / 2, top + 40 + rest / 2, small);
}
