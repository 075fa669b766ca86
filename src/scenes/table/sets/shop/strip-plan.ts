/** Where things stand in the narrow column of a phone's shop: pure functions; all numbers are CSS pixels. */
import type { Rect } from '../../../../ui/rect.ts';
import { CHIP } from '../parts/words.ts';

export interface StripColumn {
  /** Its middle. */
  x: number;
  size: number;
  /** A customer, or the exhibition. */
  of: string;
}

/** The columns of scores at the right; the face and the verdict before them keep their room. */
export function stripColumns(inner: Rect, step: number, of: readonly string[]): StripColumn[] {
  const room = inner.width * 0.54;
  const pitch = Math.min(step * 0.82 + 2, room / Math.max(1, of.length));
  const size = Math.min(step * 0.78, pitch - 1);
  const right = inner.x + inner.width - 3 - pitch / 2;
  return of.map((each, i) => ({ x: right - (of.length - 1 - i) * pitch, size, of: each }));
}

export interface ChipPlan {
  /** Of the picture before them. */
  face: number;
  /** The height of a chip. */
  line: number;
  across: 1 | 2;
  lines: number;
}

/** Two chips beside each other with a small picture if there is room for it, else one below the other. */
export function planChips(count: number, room: number): ChipPlan {
  const low = { face: 28, line: 23 } as const;
  if (count > 2 && room >= low.face + 4 + 2 * low.line * CHIP)
    return { ...low, across: 2, lines: Math.ceil(count / 2) };
  const line = 25;
  return { face: Math.min(40, room - line * CHIP - 4), line, across: 1, lines: Math.max(1, count) };
}
