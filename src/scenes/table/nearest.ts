/** Which of the things that can be pressed the keyboard goes to. Pure. */
import type { Rect } from '../../ui/rect.ts';

export { type Direction, nearestHit } from '../../ui/nearest.ts';

interface Place {
  id: string;
  rect: Rect;
}

/** What digits choose from: the first of these families that the picture offers, from the upper left on. */
const CHOICES = ['item', 'option', 'way', 'entrant', 'sale', 'customer', 'group', 'tunnel', 'page'];

/** The things the keys 1 to 9 press, in reading order. */
export function numberedHits<T extends Place>(hits: readonly T[]): T[] {
  for (const family of CHOICES) {
    const found = hits.filter(({ id }) => id.replace(/[:\d].*$/, '') === family);
    if (found.length > 0) return inReadingOrder(found);
  }
  // A hand of energy is counted, not named: its cards come last, where nothing else is to be chosen.
  return inReadingOrder(hits.filter(({ id }) => /^card:\d+$/.test(id)));
}

/** From left to right in rows from above. */
export function inReadingOrder<T extends Place>(hits: readonly T[]): T[] {
  const row = ({ rect }: Place) => Math.round((rect.y + rect.height / 2) / 40);
  return [...hits].sort((a, b) => row(a) - row(b) || a.rect.x - b.rect.x);
}

/** Where the keyboard begins: with the answer that is ready, else with the first choice, else with anything. */
export function firstHit<T extends Place>(hits: readonly T[]): T | null {
  const ready = hits.find(({ id }) => ['send', 'ready', 'done', 'again', 'take'].includes(id));
  return ready ?? numberedHits(hits)[0] ?? hits.find(({ id }) => id.includes(':')) ?? hits[0] ?? null;
}
