/**
 * The picture turned to the player who sits at another side of a device that lies flat: `data-side` on <html> names
 * the edge of the window where its lower edge lies, and the styles turn it. What is measured in the window, and
 * where that is in the picture, in CSS pixels.
 */
import { box, type Point, type Rect, type Size } from './rect.ts';

const sideNow = () => document.documentElement.dataset.side;

export const isRotated = (): boolean => sideNow() !== undefined;

/** A point of a surface so large, as one counts that is turned to a side of it. */
function turnedTo(side: string | undefined, { x, y }: Point, { width, height }: Size): Point {
  switch (side) {
    case 'left':
      return { x: y, y: width - x };
    case 'top':
      return { x: width - x, y: height - y };
    case 'right':
      return { x: height - y, y: x };
    default:
      return { x, y };
  }
}

/** A point of the window, as the picture counts. */
export const pointInPicture = (point: Point): Point =>
  turnedTo(sideNow(), point, { width: window.innerWidth, height: window.innerHeight });

const BACK: Readonly<Record<string, string>> = { left: 'right', top: 'top', right: 'left' };

/** A point of the picture, as the window counts. */
function pointInWindow(point: Point): Point {
  const { innerWidth: width, innerHeight: height } = window;
  const side = BACK[sideNow() ?? ''];
  return turnedTo(side, point, side === 'top' ? { width, height } : { width: height, height: width });
}

const through =
  (turn: (point: Point) => Point) =>
  ({ x, y, width, height }: Rect): Rect => {
    const [a, b] = [turn({ x, y }), turn({ x: x + width, y: y + height })];
    return box(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  };

/** A rectangle of the window, as the picture counts. */
export const rectInPicture = through(pointInPicture);
/** A rectangle of the picture, as the window counts. */
export const rectInWindow = through(pointInWindow);
