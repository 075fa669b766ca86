/** Where things lie on the rug of the exchange. Pure. */
import type { Rect } from '../../../ui/rect.ts';

/** Width of a card to its height. */
const CARD = 192 / 272;

/** Places for so many things on the rug: one row, or two where there are many. */
export function onRug(room: Rect, count: number): Rect[] {
  if (count === 0) return [];
  const rows = count > 7 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const gap = 14;
  const height = Math.min((room.height - gap * (rows - 1)) / rows, (room.width / perRow - gap) / CARD);
  const width = height * CARD;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    const top = room.y + (room.height - rows * height - (rows - 1) * gap) / 2;
    return { x: left + (i % perRow) * (width + gap), y: top + row * (height + gap), width, height };
  });
}
