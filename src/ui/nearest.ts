/** Which of many things on a surface lies nearest in a direction: for arrow keys and gamepads. Pure. */
import type { Rect } from './rect.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

/** The gap between two spans of a line; 0 if they overlap. */
const gap = (a: number, aEnd: number, b: number, bEnd: number) => Math.max(0, a - bEnd, b - aEnd);

/** The nearest in a direction; null if nothing lies there. */
export function nearestHit<T extends { rect: Rect }>(
  hits: readonly T[],
  from: Rect,
  direction: Direction,
): T | null {
  const isFlat = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const middle = (rect: Rect) => (isFlat ? rect.x + rect.width / 2 : rect.y + rect.height / 2);
  const side = (rect: Rect) => (isFlat ? rect.y + rect.height / 2 : rect.x + rect.width / 2);
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hit of hits) {
    const { rect } = hit;
    const ahead = (middle(rect) - middle(from)) * sign;
    if (ahead < 2) continue;
    const aside = isFlat
      ? gap(rect.y, rect.y + rect.height, from.y, from.y + from.height)
      : gap(rect.x, rect.x + rect.width, from.x, from.x + from.width);
    const reach = isFlat
      ? gap(rect.x, rect.x + rect.width, from.x, from.x + from.width)
      : gap(rect.y, rect.y + rect.height, from.y, from.y + from.height);
    // What lies above or below is not to the right, even if it begins a little farther to the right.
    if (reach === 0 && aside > 0) continue;
    // Middles decide between those that lie straight ahead; a step sideways must be worth it.
    const far = reach + ASIDE * aside + 0.1 * ahead + 0.05 * Math.abs(side(rect) - side(from));
    if (far >= least) continue;
    least = far;
    best = hit;
  }
  return best;
}
