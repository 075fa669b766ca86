/** A table that is opened: what the page gives it, and the book of its game. */
import type { GameId } from '../../engine/games.ts';
import type { Stagebook, TableLink } from './contract.ts';
import { petzBook } from './petz-book.ts';

export interface TableInit<G extends GameId = 'petz'> {
  link: TableLink<G>;
  /** Called whenever another picture is shown; null: there is none for this moment, the layer in words has the page. */
  onPicture(name: string | null): void;
  /** Is the picture in sight, with no page over it? */
  isSeen(): boolean;
  /** Is the table played in the picture, be there a page over it? What cannot be seen is not played. */
  isChosen(): boolean;
}

/** A table of either game. */
export type AnyTable = TableInit | TableInit<'quest'>;

/** Any one game, always that of the book: the director hands views and events on without looking into them. */
export type One = GameId;

/** A table with the book of its game. */
export interface OpenTable extends TableInit<One> {
  book: Stagebook<One>;
}

/** Finds the book of a table's game; that of Pug Quest comes, with its drawings, only when one is opened. */
export async function openTable(init: AnyTable): Promise<OpenTable> {
  const isQuest = init.link.session.game === 'quest';
  const book = isQuest ? (await import('../quest/book.ts')).questBook : petzBook;
  return { ...(init as TableInit<One>), book: book as Stagebook<One> };
}
