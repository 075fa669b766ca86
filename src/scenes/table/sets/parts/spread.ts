/** How things to choose from are spread over a stage of any shape. Pure functions; all numbers are CSS pixels. */
import { box, centre, columns, lined, type Rect, stacked } from '../../../../ui/rect.ts';

/** How far apart things are, and both parts of a stage. */
const GAP = 10;
const APART = 12;

/** Whom or what it is about, and the things: beside each other, in a high stage one above the other. */
export function split(stage: Rect, share: number): { lead: Rect; things: Rect } {
  const { width, height } = stage;
  const [lead, things] =
    height > width * 0.8
      ? stacked(stage, APART, [height * 0.32, null])
      : lined(stage, APART, [Math.min(width * share, height * 1.1), null]);
  return { lead, things };
}

/** How high a card is for its width, at most and at least. */
interface Shape {
  most: number;
  /** Its height in widths. */
  tall: number;
}

/** Boxes for cards in as many rows as make them largest, centred. */
export function spreadGrid(room: Rect, count: number, { most, tall }: Shape): Rect[] {
  if (count === 0) return [];
  const sizeFor = (rows: number) => {
    const columns = Math.ceil(count / rows);
    const across = (room.width - GAP * (columns - 1)) / columns;
    const down = (room.height - GAP * (rows - 1)) / rows;
    return Math.min(most, across, down / tall);
  };
  let rows = 1;
  for (let n = 2; n <= Math.min(3, count); n++) if (sizeFor(n) > sizeFor(rows) * 1.04) rows = n;
  const width = sizeFor(rows);
  const height = width * tall;
  const columns = Math.ceil(count / rows);
  const used = Math.ceil(count / columns);
  const top = room.y + (room.height - used * height - (used - 1) * GAP) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inRow = Math.min(columns, count - line * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * GAP) / 2;
    return box(left + (i % columns) * (width + GAP), top + line * (height + GAP), width, height);
  });
}

/** Boxes for some things beside each other, centred, none wider than `most`. */
export function boxesInRow(room: Rect, count: number, most: number): Rect[] {
  const width = Math.min(most, room.width / Math.max(1, count));
  return columns(centre(room, width * count, room.height), count);
}
