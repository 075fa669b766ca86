/** How much room the shingles of the twists take in the bar, and where each hangs. Pure functions; CSS pixels. */
import type { Rect } from '../../../ui/rect.ts';

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
export function shinglesFor({ x, y, width, height }: Rect, twists: number): Rect[] {
  const count = Math.min(twists, Math.max(1, Math.round(width / 54)));
  const one = (width - GAP * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (one + GAP), y, width: one, height }));
}
