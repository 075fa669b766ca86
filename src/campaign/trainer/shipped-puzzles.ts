/** The puzzles made by hand, as entries to be served by rating. */

import type { Book, Level } from '../schema.ts';
import type { PuzzleEntry } from './trainer.ts';

/** What is not yet rated lies in the middle, and that is all that is known. */
const UNRATED = { rating: 1500, deviation: 350 };

/** What is to be done where a game begins with this phase. */
const KINDS: Readonly<Record<string, string>> = {
  shopping: 'order',
  needs: 'assign',
  showing: 'show',
  business: 'sale',
};

function kindOf(level: Level): string {
  return level.game === 'quest' ? 'combo' : (KINDS[level.start?.phase ?? ''] ?? 'assign');
}

/** All of the book, in its order, with the ratings that their proofs have measured. */
export function shippedPuzzles(book: Book): PuzzleEntry[] {
  const all = book.all.filter(({ kind }) => kind === 'puzzle');
  return all.map((level) => {
    const { rating = UNRATED.rating, deviation = UNRATED.deviation } = book.proof(level.id) ?? {};
    return { id: level.id, kind: kindOf(level), themes: [], rating, deviation };
  });
}
