/** Where what a rival says may stand in the town, and for how long. Pure functions; all numbers are CSS pixels. */
import type { Rect } from '../../../ui/rect.ts';
import { layoutErrand } from '../sets/errands/layout.ts';
import { layoutTown } from '../sets/town/layout.ts';

/** Milliseconds that a line stays while others are at it, and that one stays which is said as my turn comes. */
const STAY = 5200;
const MINE = 2800;
/** Who has had so long to read it needs it no more when it is his turn. */
const READ = 1300;
/** The round button to skip with stands in the corner. */
const CORNER = 72;
const WIDEST = 340;

/** Whose turn it is: mine, the others', or theirs while I may still take my answer back. */
export type LineMoment = 'mine' | 'theirs' | 'undo';

export interface LinePlace {
  rect: Rect;
  lines: 1 | 2;
  size: number;
}

/** How much longer a line of that age stays; 0: not at all. */
export function lineLasts(isMyTurn: boolean, age: number): number {
  if (!isMyTurn) return Math.max(0, STAY - age);
  return age >= READ && age < MINE ? 0 : Math.max(0, MINE - age);
}

/** On an errand: over the things, beside the question. */
export function placeOnErrand(area: Rect): LinePlace {
  const { compact, line } = layoutErrand(area, true);
  return { rect: line, lines: 1, size: compact ? 16 : 18 };
}

/** On the counter while my buttons are not there, else over the strip. */
export function placeOfLine(area: Rect, window: Rect, moment: LineMoment): LinePlace {
  const { compact, strip, counter } = layoutTown(area, window);
  const size = compact ? 16 : 18;
  if (moment === 'mine') {
    const height = compact ? strip.height + 8 : strip.height + 10;
    return { rect: { ...strip, y: strip.y - (compact ? 2 : 4), height }, lines: 1, size };
  }
  const { rect, undo, hint, send } = counter;
  if (compact) {
    const { x } = moment === 'undo' ? hint : undo;
    const width = window.x + window.width - CORNER - x;
    // Where the buttons have a line of their own, it is there.
    const y = rect.height > 120 ? undo.y - 6 : rect.y + 5;
    return { rect: { x, y, width, height: rect.y + rect.height - 9 - y }, lines: 2, size };
  }
  const right = undo.x - 12;
  const width = Math.min(WIDEST, right - counter.groups.x);
  return { rect: { x: right - width, y: send.y, width, height: rect.height - 60 }, lines: 2, size };
}
