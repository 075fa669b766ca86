/** Sizes in which drawings are painted: steps of a geometric row, so that a window of nearly the same size finds them painted. */

import type { Size } from '../rect.ts';

/** Each step is so many times the one before: an image is scaled down by less. */
const FACTOR = 1.125;
/** Steps are rounded up to this many device pixels. */
const STEP = 2;

/** The step for a length in device pixels: at least as long, less than `FACTOR` times as long but for rounding. */
export function sizeClass(length: number): number {
  const step = Math.ceil(Math.log(Math.max(STEP, length)) / Math.log(FACTOR) - 1e-6);
  return Math.ceil((FACTOR ** step - 1e-6) / STEP) * STEP;
}

/** The size of a drawing that is made for one size alone, such as a board of so many pixels: as it is shown, and crisp. */
export const exact = (width: number, height: number): Size => ({
  width: Math.max(STEP, Math.ceil(width / STEP) * STEP),
  height: Math.max(STEP, Math.ceil(height / STEP) * STEP),
});

/** The size in which a drawing is painted that keeps its proportions: its longer side is a step. */
export function proportional(width: number, height: number): Size {
  const longer = Math.max(width, height, 1);
  const factor = sizeClass(longer) / longer;
  const rounded = (length: number) => Math.max(STEP, Math.round((length * factor) / STEP) * STEP);
  return { width: rounded(width), height: rounded(height) };
}
