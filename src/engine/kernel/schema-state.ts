/**
 * What the state of a game must look like that comes from a file: the kernel's part of it, and the words in which each
 * game describes its own. Whether all pieces are there is the audit's business.
 */

import * as v from 'valibot';
import type { Json, Seat } from './state.ts';

/** No pile, purse or table holds nearly as much. */
const MOST = 10_000;
/** No score is nearly as great. */
const MOST_POINTS = 1_000_000;
/** The most seats of any game. */
const SEATS = 6;
/** Longer than any name of a piece, a place or a step. */
const LONGEST = 100;

export const flag = v.boolean();
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
/** In halves; may be below zero. */
export const points = v.pipe(
  v.number(),
  v.multipleOf(0.5),
  v.minValue(-MOST_POINTS),
  v.maxValue(MOST_POINTS),
);
export const seat: v.GenericSchema<Seat> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(SEATS - 1),
);
/** The name of a piece, a place or a step. */
export const word = v.pipe(v.string(), v.maxLength(LONGEST));
export const words = listOf(word);
export const counts = listOf(count);

/** A list of any length there may be, or of exactly so many. */
export function listOf<T>(entry: v.GenericSchema<T>, length?: number) {
  return length === undefined
    ? v.pipe(v.array(entry), v.maxLength(MOST))
    : v.pipe(v.array(entry), v.length(length));
}

/** Counts up through a whole game. */
const counter = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Its reader has seen to it that it is data and nothing else. */
const json = v.custom<Json>((x) => x !== undefined);
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(2 ** 32));

/** The kernel's part of every state, besides the setup, for a game with such questions. */
export const baseWith = <Kind extends string>(kinds: readonly Kind[]) => ({
  rng: v.strictTuple([fraction, fraction, fraction, fraction]),
  tasks: listOf(
    v.object({
      proc: word,
      at: word,
      vars: v.custom<object>((x) => typeof x === 'object' && x !== null && !Array.isArray(x)),
    }),
  ),
  ask: v.nullable(
    v.object({
      id: counter,
      kind: v.picklist(kinds),
      seats: v.pipe(listOf(seat), v.minLength(1)),
      how: v.picklist(['one', 'all', 'any']),
      sealed: v.record(v.pipe(v.string(), v.regex(/^[0-5]$/)), json),
    }),
  ),
  asked: counter,
  secrets: counter,
  outcome: v.nullable(v.object({ reason: word, scores: listOf(points), winners: listOf(seat) })),
});
