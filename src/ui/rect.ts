/**
 * Rectangles of the screen and the arithmetic of layouts: small pure functions, in the units of the caller (canvas
 * units or CSS pixels). x grows to the right, y downwards; no function changes what it is given.
 */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = Pick<Rect, 'x' | 'y'>;
export type Size = Pick<Rect, 'width' | 'height'>;

/** The least width and height of what a finger meets, in CSS pixels (WCAG 2.5.5). */
export const FINGER = 44;

/** Higher than wide, as a tablet or a phone held upright. */
export const isUpright = ({ width, height }: Size): boolean => height > width;

/** The shorter of its sides: that of a phone is the same, lying and upright. */
export const shortSide = ({ width, height }: Size): number => Math.min(width, height);

/** A rectangle by its numbers. */
export const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** Where a part of the page stands, as its style says it. */
export const cssBox = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

/** The point in the middle. */
export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The middle of the lower edge: where a figure stands. */
export const footOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height });

/** A rectangle of this size whose middle is the point; a square where only one number is given. */
export const around = ({ x, y }: Point, width: number, height = width): Rect =>
  box(x - width / 2, y - height / 2, width, height);

/** A rectangle of this size in the middle of another; a square where only one number is given. */
export const centre = (room: Rect, width: number, height = width): Rect =>
  box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height);

/** The largest rectangle in the middle of another that is `ratio` times as wide as high. */
export const fit = (room: Rect, ratio: number): Rect => {
  const height = Math.min(room.height, room.width / ratio);
  return centre(room, height * ratio, height);
};

/** The same with all edges moved inwards by `dx` at the sides and `dy` above and below; outwards if negative. */
export const inset = ({ x, y, width, height }: Rect, dx: number, dy = dx): Rect =>
  box(x + dx, y + dy, width - 2 * dx, height - 2 * dy);

/** The same, or moved outwards on all sides until a fingertip fits. */
export const fingertip = (rect: Rect): Rect =>
  inset(rect, Math.min(0, (Math.min(rect.width, rect.height) - FINGER) / 2));

/** Of the same width, so far under its lower edge. */
export const below = ({ x, y, width, height }: Rect, high: number, gap = 0): Rect =>
  box(x, y + height + gap, width, high);

/** Of the same height, so far to the right of its right edge. */
export const beside = ({ x, y, width, height }: Rect, wide: number, gap = 0): Rect =>
  box(x + width + gap, y, wide, height);

/** So many copies of the first, each `dx` and `dy` further than the one before. */
export const series = (first: Rect, count: number, dx: number, dy = 0): Rect[] =>
  Array.from({ length: count }, (_, i) => box(first.x + i * dx, first.y + i * dy, first.width, first.height));

/** So many cells in rows of `perRow`, all of one size, that fill the room; none is higher than `most`. */
export function grid(room: Rect, count: number, perRow: number, gap = 0, most = Infinity): Rect[] {
  const lines = Math.ceil(count / perRow);
  const width = (room.width - gap * (perRow - 1)) / perRow;
  const height = Math.min(most, (room.height - gap * (lines - 1)) / lines);
  return Array.from({ length: count }, (_, i) =>
    box(
      room.x + (i % perRow) * (width + gap),
      room.y + Math.floor(i / perRow) * (height + gap),
      width,
      height,
    ),
  );
}

/** So many rows below each other that fill the room; none is higher than `most`. */
export const rows = (room: Rect, count: number, gap = 0, most = Infinity): Rect[] =>
  grid(room, count, 1, gap, most);

/** So many columns beside each other that fill the room, from the left; none is wider than `most`. */
export function columns(room: Rect, count: number, gap = 0, most = Infinity): Rect[] {
  const width = Math.min(most, (room.width - gap * (count - 1)) / count);
  return series({ ...room, width }, count, width + gap);
}

/** Where each of these lengths begins, so far apart, and how long it is; of the rest each that is null takes a part. */
function measured(room: number, gap: number, lengths: readonly (number | null)[]): [number, number][] {
  const open = lengths.filter((length) => length === null).length;
  const fixed = lengths.reduce<number>((sum, length) => sum + (length ?? 0), gap * (lengths.length - 1));
  let at = 0;
  return lengths.map((length) => {
    const from = at;
    const long = length ?? (room - fixed) / open;
    at += long + gap;
    return [from, long];
  });
}

type RectOf<L> = { -readonly [K in keyof L]: Rect };

/** Rows of these heights below each other, from the upper edge; one that is null takes what the others leave. */
export const stacked = <const L extends readonly (number | null)[]>(room: Rect, gap: number, heights: L) =>
  measured(room.height, gap, heights).map(([y, high]) =>
    box(room.x, room.y + y, room.width, high),
  ) as RectOf<L>;

/** Columns of these widths beside each other, from the left; one that is null takes what the others leave. */
export const lined = <const L extends readonly (number | null)[]>(room: Rect, gap: number, widths: L) =>
  measured(room.width, gap, widths).map(([x, wide]) =>
    box(room.x + x, room.y, wide, room.height),
  ) as RectOf<L>;

/** The smallest rectangle round all of them. */
export function union(first: Rect, ...others: Rect[]): Rect {
  const all = [first, ...others];
  const x = Math.min(...all.map((rect) => rect.x));
  const y = Math.min(...all.map((rect) => rect.y));
  const right = Math.max(...all.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...all.map((rect) => rect.y + rect.height));
  return box(x, y, right - x, bottom - y);
}

/** What two rectangles have in common; null where that has no area. */
export function intersection(one: Rect, other: Rect): Rect | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Does the point lie in the rectangle? Its right and its lower edge belong to the neighbours. */
export const contains = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
