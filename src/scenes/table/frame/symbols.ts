/** Where the symbols of a tile stand in the bar: a pure function; all numbers are CSS pixels. */

/** A symbol has its number and a picture one can tell: so much room it likes, and so little it can do with. */
const WIDEST = 50;
const EASY = 38;
const TIGHT = 33;
/** The height of one row: letters of 16, and a picture as high. */
const ROW = 21;
/** Room for the sign that there are more. */
const MORE = 18;

interface SymbolPlan {
  /** Fewer than all only if not even two rows hold them. */
  shown: number;
  inRow: number;
  rows: 1 | 2;
  /** From one symbol to the next. */
  step: number;
  icon: number;
}

/** How little room a number of symbols takes in one row. */
export const leastRoom = (count: number, k = 1): number => count * EASY * k;

/**
 * In one row if they fit, closer together if they must, else in two rows if `high` has room for them; what fits
 * nowhere is left out. `k`: everything is so much larger.
 */
export function planSymbols(count: number, room: number, high: number, k = 1): SymbolPlan {
  const plan = (shown: number, rows: 1 | 2, wide: number): SymbolPlan => {
    const inRow = Math.max(1, Math.ceil(shown / rows));
    const step = Math.min(WIDEST * k, wide / inRow);
    const most = rows === 2 ? 19 * k : 26 * k;
    return { shown, inRow, rows, step, icon: Math.min(most, Math.max(15, step - 20 * k)) };
  };
  const holds = (wide: number, least: number) => Math.floor((wide + 0.5) / (least * k));
  if (count <= holds(room, EASY)) return plan(count, 1, room);
  if (high >= 2 * ROW * k && count <= 2 * holds(room, EASY)) return plan(count, 2, room);
  if (count <= holds(room, TIGHT)) return plan(count, 1, room);
  return plan(Math.max(1, holds(room - MORE, TIGHT)), 1, room - MORE);
}
