/** Where a tooltip stands: inside the window, and clear of the finger or the thing it speaks of. Pure. */
import type { Rect, Size } from '../rect.ts';

/** The side of the tooltip its tail sticks out of; null: there is no room for one. */
type TailSide = 'down' | 'up' | 'left' | 'right' | null;

interface TipPlace {
  x: number;
  y: number;
  side: TailSide;
  /** The tip of the tail, measured along its side from the tooltip's upper left corner. */
  tail: number;
}

const TAIL = 12;
/** Between the tooltip and the edge of the window. */
const EDGE = 8;
/** The tail stays clear of the round corners. */
const CORNER = 26;

/** How wide a tooltip may be: on a phone it must find room beside a finger in the middle. */
export function widestTip({ width, height }: Size): number {
  return Math.min(height < 520 ? 280 : 380, width - 24);
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Tries each anchor in turn, the best first: above it, below it, right, left. If nothing fits, the tooltip goes to the
 * edge of the window that is farthest from the last anchor.
 */
export function placeTip(size: Size, anchors: readonly Rect[], window: Rect): TipPlace {
  for (const anchor of anchors) {
    const found = beside(size, anchor, window);
    if (found !== null) return found;
  }
  const last = anchors.at(-1) ?? window;
  const isLow = last.y + last.height / 2 > window.y + window.height / 2;
  const x = clamp(last.x + last.width / 2 - size.width / 2, window.x + EDGE, rightmost(size, window));
  return { x, y: isLow ? window.y + EDGE : lowest(size, window), side: null, tail: 0 };
}

const rightmost = (size: Size, window: Rect) =>
  Math.max(window.x + EDGE, window.x + window.width - EDGE - size.width);
const lowest = (size: Size, window: Rect) =>
  Math.max(window.y + EDGE, window.y + window.height - EDGE - size.height);

function beside(size: Size, anchor: Rect, window: Rect): TipPlace | null {
  const { width, height } = size;
  const middleX = anchor.x + anchor.width / 2;
  const middleY = anchor.y + anchor.height / 2;
  const x = clamp(middleX - width / 2, window.x + EDGE, rightmost(size, window));
  const y = clamp(middleY - height / 2, window.y + EDGE, lowest(size, window));
  const across = clamp(middleX - x, CORNER, width - CORNER);
  const along = clamp(middleY - y, CORNER, height - CORNER);
  const places: readonly TipPlace[] = [
    { x, y: anchor.y - TAIL - height, side: 'down', tail: across },
    { x, y: anchor.y + anchor.height + TAIL, side: 'up', tail: across },
    { x: anchor.x + anchor.width + TAIL, y, side: 'left', tail: along },
    { x: anchor.x - TAIL - width, y, side: 'right', tail: along },
  ];
  const fits = (at: TipPlace) =>
    at.x >= window.x + EDGE &&
    at.y >= window.y + EDGE &&
    at.x + width <= window.x + window.width - EDGE &&
    at.y + height <= window.y + window.height - EDGE;
  return places.find(fits) ?? null;
}
