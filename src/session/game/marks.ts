/**
 * Marks that persons at one device lay on things of the table while they confer: "I take this one". They are no part of
 * the game: they are not saved with it, tell the rules nothing, and are gone with the round they were laid in.
 */

import type { Seat } from '../../engine/kernel/state.ts';

export interface TableMarks {
  /** The round they belong to. */
  when: string;
  /** Whose mark lies on what. */
  on: Readonly<Record<string, Seat>>;
}

export const noMarks: TableMarks = { when: '', on: {} };

/** Whose mark lies on a thing in that round; null: none. */
export function markOn({ when, on }: TableMarks, now: string, thing: string): Seat | null {
  return when === now ? (on[thing] ?? null) : null;
}

/** The mark of the next person on a thing: from none to each of them in turn, and to none again. */
export function turnMark(
  marks: TableMarks,
  now: string,
  thing: string,
  persons: readonly Seat[],
): TableMarks {
  const { [thing]: mark, ...others } = marks.when === now ? marks.on : {};
  const next = persons[mark === undefined ? 0 : persons.indexOf(mark) + 1];
  return { when: now, on: next === undefined ? others : { ...others, [thing]: next } };
}
