/** The board: five columns, two lines of foes above two of heroes; who queues further back stands in a stack. */
import { COLUMNS } from '../../engine/quest/read.ts';
import type { Side } from '../../engine/quest/state.ts';
import type { Rect } from '../../ui/rect.ts';

/** Lines printed on each half. */
export const LINES = 2;

export interface BoardLayout {
  rect: Rect;
  k: number;
  /** By half, column and line from the front. */
  cells: Readonly<Record<Side, readonly (readonly Rect[])[]>>;
  /** Where the queue behind the second line stands: small faces at the outer edge of the last cell. */
  stacks: Readonly<Record<Side, readonly Rect[]>>;
  /** How wide a face in a stack is. */
  face: number;
  /** Round plates with the numbers of the columns; none on a phone. */
  numbers: readonly Rect[];
}

export function layoutBoard(rect: Rect, k: number, small: boolean): BoardLayout {
  const side = small ? 3 : Math.round(10 * k);
  const gap = small ? 4 : Math.round(6 * k);
  const across = small ? 5 : Math.round(18 * k);
  const foot = small ? 2 : Math.round(16 * k);
  const head = small ? 8 : Math.round(12 * k);
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
  const number = Math.round(32 * k);
  const base = rect.y + rect.height - foot / 2;
  return {
    rect,
    k,
    cells: { foes: cellsOf('foes'), heroes: cellsOf('heroes') },
    stacks: { foes: stackOf('foes'), heroes: stackOf('heroes') },
    face,
    numbers: small
      ? []
      : columns.map((x) => ({
          x: x + width / 2 - number / 2,
          y: base - number / 2,
          width: number,
          height: number,
        })),
  };
}
