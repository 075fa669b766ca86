/** What lies where in the position a level begins in, and how it is changed: one form for both games. */

import type { Level } from '../../../campaign/schema.ts';

/** What a piece is, which gives it its name and its picture. */
export type PieceKind =
  | 'pet'
  | 'cage'
  | 'addon'
  | 'artifact'
  | 'need'
  | 'phase'
  | 'seat'
  | 'energy'
  | 'treasure'
  | 'foe'
  | 'world';

/** Which pieces may lie there, and which do. */
export type PiecePick =
  | { type: 'one'; of: PieceKind; value: string | null; options: readonly string[]; isNeeded?: true }
  | { type: 'count'; value: number; min: number; max: number }
  /** Several; where one may lie there more than once it stays among the options. */
  | { type: 'list'; of: PieceKind; value: readonly string[]; options: readonly string[]; most: number };

/** One thing at a place that can be changed by itself. */
export interface PiecePart {
  /** Names it: `size`, `manure` … */
  name: string;
  /** Whose it is where a place has several alike: a Foe's card, or a number. */
  whose?: string;
  pick: PiecePick;
  /** The level with something else there. What cannot be is for the loader to say. */
  set(value: string | number | readonly string[] | null): Level;
}

/** A place of the table: a plot, a stand, a player's stores, a column. */
export interface PiecePlace {
  /** `plot:2`, `town:cages`, `hero`, `column:0`; within a seat, or of the whole table. */
  id: string;
  seat: number | null;
  parts: readonly PiecePart[];
}

/** A list with another value in a place. Beyond its end it grows. */
export function withAt<T>(list: readonly T[], at: number, value: T, fill: T): T[] {
  const grown = Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => list[i] ?? fill);
  return grown.with(at, value);
}

/** The parts of a place that do not depend on what lies there. */
export const countPart = (
  name: string,
  [value, min, max]: readonly [value: number, min: number, max: number],
  set: (value: number) => Level,
  whose?: string,
): PiecePart => ({
  name,
  ...(whose === undefined ? {} : { whose }),
  pick: { type: 'count', value, min, max },
  set: (wanted) => set(Math.max(min, Math.min(max, Number(wanted)))),
});
