/** Sizes shared by the bar's style and the layouts beside it, in CSS pixels. */
import { type Size, shortSide } from '../rect.ts';

/** From the edge of the bar to its last tool, and between two parts of it. */
export const BAR_EDGE = 8;
export const BAR_GAP = 4;

/** How wide a tool is; `k`: how much larger than usual everything is. */
export function toolWidth(window: Size, k: number): number {
  if (shortSide(window) < 520) return 46;
  return window.width < 1100 ? 54 : 64 * Math.max(1, k);
}
