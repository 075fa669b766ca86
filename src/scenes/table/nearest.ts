/** Which of the things that can be pressed the keyboard goes to. Pure. */
import type { Rect } from '../../ui/button.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Place {
  id: string;
  rect: Rect;
}

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

/** The gap between two spans of a line; 0 if they overlap. */
const gap = (a: number, aEnd: number, b: number, bEnd: number) => Math.max(0, a - bEnd, b - aEnd);

/** The nearest in a direction; null if nothing lies there. */
export function nearestHit<T extends Place>(hits: readonly T[], from: Rect, direction: Direction): T | null {
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

/** What digits choose from: the first of these families that the picture offers, from the upper left on. */
const CHOICES = ['item', 'option', 'way', 'entrant', 'need', 'sale', 'customer', 'group', 'tunnel', 'page'];

/** The things the keys 1 to 9 press, in reading order. */
export function numbered<T extends Place>(hits: readonly T[]): T[] {
  for (const family of CHOICES) {
    const found = hits.filter(({ id }) => id.replace(/[:\d].*$/, '') === family);
    if (found.length > 0) return inReadingOrder(found);
  }
  return [];
}

/** From left to right in rows from above. */
export function inReadingOrder<T extends Place>(hits: readonly T[]): T[] {
  const row = ({ rect }: Place) => Math.round((rect.y + rect.height / 2) / 40);
  return [...hits].sort((a, b) => row(a) - row(b) || a.rect.x - b.rect.x);
}

/** Where the keyboard begins: with the answer that is ready, else with the first choice, else with anything. */
export function firstHit<T extends Place>(hits: readonly T[]): T | null {
  const ready = hits.find(({ id }) => ['send', 'ready', 'done', 'again', 'take'].includes(id));
  return ready ?? numbered(hits)[0] ?? hits.find(({ id }) => id.includes(':')) ?? hits[0] ?? null;
}
