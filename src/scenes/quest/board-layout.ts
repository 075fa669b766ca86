/** The board: five columns, two lines of foes above two of heroes; who queues further back stands in a stack. */
import { COLUMNS } from '../../engine/quest/read.ts';
import type { Side } from '../../engine/quest/state.ts';
import type { Rect } from '../../ui/rect.ts';

/** Lines printed on each half. */
export const LINES = 2;
/** So high is a cell at the least, in CSS pixels. */
const FINGER = 41;

export interface BoardLayout {
  rect: Rect;
  k: number;
  /** By half, column and line from the front. */
  cells: Readonly<Record<Side, readonly (readonly Rect[])[]>>;
  /** Where the queue behind the second line stands: small faces at the outer edge of the last cell. */
  stacks: Readonly<Record<Side, readonly Rect[]>>;
  /** How wide a face in a stack is. */
  face: number;
  /** Round plates with the numbers of the columns; on a phone between the halves. */
  numbers: readonly Rect[];
}

export function layoutBoard(rect: Rect, k: number, small: boolean): BoardLayout {
  const side = small ? 3 : Math.round(10 * k);
  const gap = small ? 4 : Math.round(6 * k);
  const foot = small ? 2 : Math.round(16 * k);
  const head = small ? 8 : Math.round(12 * k);
  // On a phone as much as cells for a fingertip leave.
  const left = rect.height - head - foot - 2 * gap - 2 * LINES * FINGER;
  const across = small ? Math.max(5, Math.min(14, left)) : Math.round(18 * k);
  const width = (rect.width - 2 * side - gap * (COLUMNS - 1)) / COLUMNS;
  const height = (rect.height - head - foot - across - 2 * gap) / (2 * LINES);
  const face = small ? 30 : Math.round(46 * k);
  const top = rect.y + head;
  const lineY: Readonly<Record<Side, readonly number[]>> = {
    foes: [top + height + gap, top],
    heroes: [top + 2 * height + gap + across, top + 3 * height + 2 * gap + across],
  };
  const columns = Array.from({ length: COLUMNS }, (_, i) => rect.x + side + i * (width + gap));
  const cellsOf = (half: Side) => columns.map((x) => lineY[half].map((y) => ({ x, y, width, height })));
  const stackOf = (half: Side) =>
    columns.map((x) => {
      const back = lineY[half][LINES - 1] ?? top;
      const y = half === 'foes' ? back - face * 0.22 : back + height - face * 0.78;
      return { x: x + 2, y, width: width - 4, height: face };
    });
  const number = small ? 20 : Math.round(32 * k);
  const base = small ? top + 2 * height + gap + across / 2 : rect.y + rect.height - foot / 2;
  return {
    rect,
    k,
    cells: { foes: cellsOf('foes'), heroes: cellsOf('heroes') },
    stacks: { foes: stackOf('foes'), heroes: stackOf('heroes') },
    face,
    numbers: columns.map((x) => ({
      x: x + width / 2 - number / 2,
      y: base - number / 2,
      width: number,
      height: number,
    })),
  };
}
