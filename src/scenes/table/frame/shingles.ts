/** How much room the shingles of the twists take in the bar, and where each hangs. Pure functions; CSS pixels. */
import { columns, type Rect } from '../../../ui/rect.ts';

const GAP = 4;

/** The width the bar leaves to so many twists: one or two shingles, each as wide as a fingertip. */
export function shinglesWidth(
  twists: number,
  bar: { small: boolean; narrow: boolean; goals: boolean; k: number },
): number {
  if (twists === 0) return 0;
  const one = bar.small ? 46 : bar.narrow ? 50 : 56 * bar.k;
  const most = bar.small || (bar.narrow && bar.goals) ? 1 : 2;
  const shown = Math.min(twists, most);
  return shown * one + (shown - 1) * GAP;
}

/** As many shingles as have room; what is left stands behind the last of them. */
export function shinglesFor(room: Rect, twists: number): Rect[] {
  return columns(room, Math.min(twists, Math.max(1, Math.round(room.width / 54))), GAP);
}
