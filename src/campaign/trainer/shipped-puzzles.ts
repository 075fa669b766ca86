/** The puzzles made by hand, as entries to be served by rating. */

import type { Book, Level } from '../schema.ts';
import type { PuzzleEntry } from './trainer.ts';

/** Their ratings are an estimate: that sure it is. */
const DEVIATION = 150;
/** The rating of a puzzle whose every position is on a best line, and what twice as many positions make of it. */
const PLAINEST = 1000;
const TWICE = 55;

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

/** All of the book, in its order. How hard one is follows from how many positions its proof had to look at for each best line. */
export function shippedPuzzles(book: Book): PuzzleEntry[] {
  const all = book.all.filter(({ kind }) => kind === 'puzzle');
  return all.map((level) => {
    const { positions = 1, lines = 1 } = book.proof(level.id) ?? {};
    const rating = Math.round(PLAINEST + TWICE * Math.log2(Math.max(1, positions / lines)));
    return { id: level.id, kind: kindOf(level), themes: [], rating, deviation: DEVIATION };
  });
}
