/** Where what a rival says may stand in the town, and for how long. Pure functions; all numbers are CSS pixels. */
import { box, type Rect } from '../../../ui/rect.ts';
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

interface LinePlace {
  rect: Rect;
  /** It hides what is written there, while it is there. */
  isWhole: boolean;
  small: boolean;
}

/** How much longer a line of that age stays; 0: not at all. */
export function lineLasts(isMyTurn: boolean, age: number): number {
  if (!isMyTurn) return Math.max(0, STAY - age);
  return age >= READ && age < MINE ? 0 : Math.max(0, MINE - age);
}

/** On an errand: over the things, beside the question. */
export function placeOnErrand(area: Rect): LinePlace {
  const { compact, line } = layoutErrand(area, true);
  return { rect: line, isWhole: true, small: compact };
}

/** Over the strip when my turn has come, else on the counter while my buttons are not there. */
export function placeOfLine(area: Rect, window: Rect, isMine: boolean): LinePlace {
  const { compact, strip, counter } = layoutTown(area, window);
  if (isMine)
    return {
      rect: { ...strip, y: strip.y - 2, height: Math.max(44, strip.height) },
      isWhole: true,
      small: compact,
    };
  const { rect, buttons, groups } = counter;
  const right = window.x + window.width - CORNER;
  if (compact) {
    const line = { ...buttons, width: right - buttons.x };
    return { rect: line, isWhole: false, small: true };
  }
  const width = Math.min(WIDEST, buttons.x - 12 - groups.x);
  const line = box(buttons.x - 12 - width, buttons.y, width, rect.height - 60);
  return { rect: line, isWhole: false, small: false };
}
