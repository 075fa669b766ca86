/** What the battle of Pug Quest consists of, and where each part stands: the same in lying and upright windows. */

import { COLUMNS } from '../../engine/quest/read.ts';
import type { Side } from '../../engine/quest/state.ts';
import { BAR_EDGE, BAR_GAP } from '../../ui/panels/bar-room.ts';
import { around, box, type Rect } from '../../ui/rect.ts';

/** A button with the lip and the shadow below its face, to the face alone. */
export const LIP = 1.115;

/** The place of a question's tools in a line of the bar, before the menu. */
export function toolsIn(bar: Rect, wide: number, { y, height }: Rect, tool: number): Rect {
  const menu = bar.x + bar.width - BAR_EDGE - tool;
  return box(menu - BAR_GAP - wide, y, wide, height);
}

export interface BattleLayout {
  /** A phone's window. */
  small: boolean;
  /** How much larger letters and pictures are than in a window of 1280 by 800. */
  k: number;
  window: Rect;
  bar: Rect;
  /** Rule, hint and undo of a question, before the menu. */
  tools: Rect;
  /** The world card; over the board on a phone. */
  card: Rect;
  /** The frame of the open energy, and in it the places of its cards, the last for the deck. */
  display: Rect;
  ribbon: Rect;
  board: BoardLayout;
  /** The hero's sheet; a drawer over the board on a phone. */
  sheet: Rect;
  /** What opens the sheet on a phone: the face of its Hero. No wider than 0 elsewhere. */
  tab: Rect;
  /** The counter below: the hand lies on it. */
  counter: Rect;
  /** Actions left, size of the hand. */
  left: Rect;
  hand: Rect;
  /** Six small buttons, then the one that says what will be done. */
  buttons: readonly Rect[];
  main: Rect;
  /** Where a sentence stands that says what is asked: the upper edge of the counter. */
  prompt: Rect;
}

/** Lines printed on each half. */
export const LINES = 2;
/** So high is a cell at the least, in CSS pixels. */
const FINGER = 41;

export interface BoardLayout {
  rect: Rect;
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
    cells: { foes: cellsOf('foes'), heroes: cellsOf('heroes') },
    stacks: { foes: stackOf('foes'), heroes: stackOf('heroes') },
    face,
    numbers: columns.map((x) => around({ x: x + width / 2, y: base }, number)),
  };
}
