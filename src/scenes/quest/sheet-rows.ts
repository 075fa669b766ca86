/** Where the rows of a hero's sheet lie. Pure, in CSS pixels. */
import type { Rect } from '../../ui/rect.ts';

/** The height of a row that is still locked. */
const LOCKED = 44;

/** Rows below each other: those that are still locked say little and are low, so that the others can say all. */
export function inOneColumn(room: Rect, open: readonly boolean[], gap: number, k: number): Rect[] {
  const locked = open.filter((isOpen) => !isOpen).length;
  const whole = room.height - gap * (open.length - 1);
  const even = whole / open.length;
  const low = Math.min(LOCKED, even);
  const high = Math.min(98 * Math.max(1, k), (whole - locked * low) / Math.max(1, open.length - locked));
  let { y } = room;
  return open.map((isOpen) => {
    const height = isOpen ? high : low;
    const rect = { x: room.x, y, width: room.width, height };
    y += height + gap;
    return rect;
  });
}
