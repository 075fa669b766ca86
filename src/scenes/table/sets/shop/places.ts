/** Rows and columns of small things inside the places of the layout: slots, cards, and what a finger hits there. */
import { box, FINGER, type Rect, series } from '../../../../ui/rect.ts';

/** How many columns the slots beside a cage take. */
export function columnsOf(bars: number): number {
  return bars <= 2 ? bars : Math.ceil(bars / 2);
}

/** The places of a pet's slots, in the order of its bars; each is what a finger may hit. */
export function slotRects({ tray }: PlotSpot, bars: number, compact: boolean): Rect[] {
  if (bars === 0) return [];
  const isNarrow = !compact && tray.width / bars < FINGER - 2;
  const columns = isNarrow || (compact && tray.height >= 2 * FINGER) ? columnsOf(bars) : bars;
  const rows = Math.ceil(bars / columns);
  // A second row stands above the tray, before the pet's feet.
  const height = isNarrow
    ? Math.max(FINGER + 2, tray.height * 0.6)
    : Math.min(tray.height / rows, compact ? 60 : 200);
  const pitch = Math.min(tray.width / columns, Math.max(FINGER + 1, height * 0.76));
  const left = tray.x + (tray.width - pitch * columns) / 2;
  const top = isNarrow ? tray.y + tray.height - height * rows : tray.y + (tray.height - height * rows) / 2;
  return Array.from({ length: bars }, (_, i) =>
    box(left + (i % columns) * pitch, top + Math.floor(i / columns) * height, pitch, height),
  );
}

/** The places of cards that are only looked at: as slots are, but as narrow as they must be. */
export function shownRects({ tray }: PlotSpot, count: number, compact: boolean): Rect[] {
  const height = compact ? Math.min(tray.height, 34) : tray.height * 0.88;
  const y = tray.y + tray.height - height;
  return rowRects(box(tray.x, y, tray.width, height), count, 0.74);
}

/** The places of cards in a row; they overlap if they must, but a finger's breadth of each stays free. */
export function rowRects(row: Rect, count: number, ratio: number, most = Number.POSITIVE_INFINITY): Rect[] {
  if (count === 0) return [];
  const height = Math.min(row.height, most);
  const width = Math.min(height * ratio, row.width);
  const pitch = count === 1 ? 0 : Math.min(width + 10, (row.width - width) / (count - 1));
  const left = row.x + (row.width - width - pitch * (count - 1)) / 2;
  const y = row.y + (row.height - height) / 2;
  return series(box(left, y, width, height), count, pitch);
}

/** How many cards of a shape fit into a row so that most of each is seen. */
export function roomFor(row: Rect, ratio: number): number {
  return Math.floor(row.width / Math.max(FINGER, row.height * ratio * 0.76));
}

/** Where a finger asks about a cage: its drawing above the tray. */
export function cageHit({ cage, tray }: PlotSpot, compact: boolean): Rect {
  return compact
    ? box(cage.x + 3, cage.y, cage.width - 6, cage.height)
    : { ...cage, height: Math.min(cage.height, tray.y - 6 - cage.y) };
}

export interface PlotSpot {
  rect: Rect;
  /** The cage's drawing, 5 to 4. */
  cage: Rect;
  addon: Rect;
  /** Room for the slots of its pet. */
  tray: Rect;
}
