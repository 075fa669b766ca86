/** Where the rows of the shops lie when all groups are shown. A pure function; all numbers are CSS pixels. */
import type { Rect } from '../../../../ui/button.ts';

export interface RevealRow {
  seat: number;
  rect: Rect;
  face: Rect;
  name: Rect;
  /** The places of the groups, biggest first. */
  groups: Rect[];
}

export interface RevealLayout {
  board: Rect;
  title: { x: number; y: number; size: number };
  rows: RevealRow[];
}

/** Where the rows lie in a window: my own last; `most` is how many groups a shop may have. */
export function layoutReveal(area: Rect, seats: readonly number[], most: number): RevealLayout {
  const small = area.height < 480;
  const edge = small ? 6 : 20;
  const head = small ? 30 : 54;
  const height = Math.min(area.height - 2 * edge, head + seats.length * (small ? 84 : 150) + 16);
  const width = Math.min(area.width - 2 * edge, 1100);
  const board = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
  const gap = small ? 4 : 10;
  const row = (height - head - 14 - gap * (seats.length - 1)) / seats.length;
  const left = small ? 152 : 204;
  const rows = seats.map((seat, i): RevealRow => {
    const rect = { x: board.x + 14, y: board.y + head + i * (row + gap), width: width - 28, height: row };
    const side = Math.min(row - 4, small ? 46 : 92);
    const face = { x: rect.x + 6, y: rect.y + (row - side) / 2, width: side, height: side };
    const room = { x: rect.x + left, width: rect.width - left - 8 };
    // The lower right corner is for the way on.
    const step = Math.min(small ? 92 : 150, (room.width - (small ? 150 : 190)) / most);
    const groups = Array.from({ length: most }, (_, n) => ({
      x: room.x + n * step + 4,
      y: rect.y + 5,
      width: step - 8,
      height: row - 10,
    }));
    const name = { x: face.x + side + 4, y: rect.y, width: left - side - 18, height: row };
    return { seat, rect, face, name, groups };
  });
  return { board, title: { x: board.x + width / 2, y: board.y + head / 2 + 2, size: small ? 20 : 30 }, rows };
}
