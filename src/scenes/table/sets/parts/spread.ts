/** How things to choose from are spread over a stage of any shape. Pure functions; all numbers are CSS pixels. */
import { box, type Rect } from '../../../../ui/rect.ts';

/** Whom or what it is about, and the things: beside each other, in a high stage one above the other. */
export function split(stage: Rect, share: number, gap = 12): { lead: Rect; things: Rect } {
  const { x, y, width, height } = stage;
  if (height > width * 0.8) {
    const high = height * 0.32;
    const rest = y + high + gap;
    return { lead: { ...stage, height: high }, things: { ...stage, y: rest, height: y + height - rest } };
  }
  const wide = Math.min(width * share, height * 1.1);
  const rest = x + wide + gap;
  return { lead: { ...stage, width: wide }, things: { ...stage, x: rest, width: x + width - rest } };
}

/** How high a card is for its width, at most and at least. */
interface Shape {
  most: number;
  /** Its height in widths. */
  tall: number;
}

/** Boxes for cards in as many rows as make them largest, centred. */
export function spreadGrid(room: Rect, count: number, { most, tall }: Shape, gap = 10): Rect[] {
  if (count === 0) return [];
  const sizeFor = (rows: number) => {
    const columns = Math.ceil(count / rows);
    const across = (room.width - gap * (columns - 1)) / columns;
    const down = (room.height - gap * (rows - 1)) / rows;
    return Math.min(most, across, down / tall);
  };
  let rows = 1;
  for (let n = 2; n <= Math.min(3, count); n++) if (sizeFor(n) > sizeFor(rows) * 1.04) rows = n;
  const width = sizeFor(rows);
  const height = width * tall;
  const columns = Math.ceil(count / rows);
  const used = Math.ceil(count / columns);
  const top = room.y + (room.height - used * height - (used - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inRow = Math.min(columns, count - line * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return box(left + (i % columns) * (width + gap), top + line * (height + gap), width, height);
  });
}

/** Boxes for some things beside each other, centred, none wider than `most`. */
export function boxesInRow(room: Rect, count: number, most: number): Rect[] {
  const width = Math.min(most, room.width / Math.max(1, count));
  const left = room.x + (room.width - width * count) / 2;
  return Array.from({ length: count }, (_, i) => box(left + i * width, room.y, width, room.height));
}
