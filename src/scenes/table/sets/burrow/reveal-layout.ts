/** Where the rows of the shops lie when all groups are shown. A pure function; all numbers are CSS pixels. */
import { box, inset, isUpright, type Rect } from '../../../../ui/rect.ts';
import { isPhone } from '../../panel-place.ts';

interface RevealRow {
  seat: number;
  rect: Rect;
  face: Rect;
  name: Rect;
  /** The places of the groups, biggest first. */
  groups: Rect[];
}

interface RevealLayout {
  board: Rect;
  title: { x: number; y: number; size: number; fit: number };
  rows: RevealRow[];
}

/** How much room the way on needs: below the rows, on a phone beside them. */
const WAY_ON = { below: 92, beside: 204 } as const;
/** A group wider than this many times its height would be mostly paper. */
const WIDEST = 2.6;

/** Where the rows of the seats lie in a window, in this order; `most` is how many groups a shop may have. */
export function layoutReveal(area: Rect, seats: readonly number[], most: number): RevealLayout {
  const small = isPhone(area);
  const under = small && isUpright(area);
  const edge = small ? 6 : 10;
  const board = inset(area, edge);
  const aside = small && !under;
  const head = aside ? 12 : 54;
  const foot = aside ? 12 : WAY_ON.below;
  const width = board.width - 28 - (aside ? WAY_ON.beside : 0);
  const gap = small ? 4 : 10;
  const row = (board.height - head - foot - gap * (seats.length - 1)) / seats.length;
  const left = under ? 0 : small ? 152 : 226;
  // On a phone held upright the groups have the whole width, below face and name.
  const lead = under ? 54 : 0;
  const rows = seats.map((seat, i): RevealRow => {
    const rect = box(board.x + 14, board.y + head + i * (row + gap), width, row);
    const side = Math.min(row - 4, small ? 46 : 108);
    const high = lead === 0 ? row : lead;
    const face = box(rect.x + 6, rect.y + (high - side) / 2, side, side);
    const room = { x: rect.x + left, width: rect.width - left - 6 };
    const step = Math.min(room.width / most, (row - lead - 10) * WIDEST);
    const groups = Array.from({ length: most }, (_, n) =>
      box(room.x + n * step + 4, rect.y + lead + 5, step - 8, row - lead - 10),
    );
    const name = box(face.x + side + 4, rect.y, (under ? 152 : left) - side - 18, high);
    return { seat, rect, face, name, groups };
  });
  const column = board.x + board.width - WAY_ON.beside / 2 - 8;
  const title = aside
    ? { x: column, y: board.y + 44, size: 22, fit: WAY_ON.beside - 24 }
    : { x: board.x + board.width / 2, y: board.y + head / 2 + 2, size: 30, fit: board.width - 40 };
  return { board, title, rows };
}
