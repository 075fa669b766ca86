/** What is saved of puzzles served by rating, a part of the progress: plain data; what cannot be read costs itself. */

import * as v from 'valibot';
import { flagSchema, wholeNumber } from '../../engine/kernel/schema-words.ts';
import { dayNumber } from '../daily/days.ts';
import { entryList, entryRecord } from '../entries.ts';
import { MOST_MISTAKES, MOST_SEEN } from '../limits.ts';
import { MAX_DEVIATION, UNRATED } from './rating.ts';

const name = v.pipe(v.string(), v.maxLength(60));
const day = v.pipe(
  v.string(),
  v.check((text) => dayNumber(text) !== null),
);
const count = v.fallback(wholeNumber(0, 1_000_000), 0);
const number = (least: number, most: number, usual: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), usual);

/** A puzzle that was not solved alone, to be asked again. */
const mistakeSchema = v.object({
  id: name,
  /** How often it was solved since. */
  step: wholeNumber(0, 9),
  due: day,
});

/** The puzzle that was served and is not answered yet. */
const openSchema = v.object({ id: name, helped: v.fallback(flagSchema, false) });

const fields = {
  /** Counts every change: of two pages' states the one with more turns is right. */
  turn: count,
  rating: number(0, 4000, UNRATED.rating),
  deviation: number(1, MAX_DEVIATION, MAX_DEVIATION),
  volatility: number(0.0001, 1, UNRATED.volatility),
  /** When the rating was played for last; null: never. */
  day: v.fallback(v.nullable(day), null),
  /** How often each puzzle was answered, by id. It only grows. */
  seen: v.pipe(
    entryRecord(name, wholeNumber(1, 1_000_000)),
    v.transform((seen) => Object.fromEntries(Object.entries(seen).slice(-MOST_SEEN))),
  ),
  /** Puzzles solved alone one after the other, now and at best. */
  streak: count,
  bestStreak: count,
  /** The most puzzles of a storm. */
  storm: count,
  mistakes: entryList(mistakeSchema, MOST_MISTAKES),
  /** First answers by kind and theme: all, and those that were right. */
  themes: entryRecord(name, v.object({ all: count, right: count })),
  open: v.fallback(v.nullable(openSchema), null),
};
const trainer = v.object(fields);
export type TrainerState = v.InferOutput<typeof trainer>;

/** Of a player who was never served a puzzle. */
export function newTrainer(): TrainerState {
  const nothing = { turn: 0, seen: {}, streak: 0, bestStreak: 0, storm: 0, mistakes: [], themes: {} };
  return { ...UNRATED, ...nothing, day: null, open: null };
}

/** Read with care: each field for itself, and what is missing as of a newcomer. */
export const trainerSchema = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((data): TrainerState => {
    const known = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
    return v.parse(trainer, { ...newTrainer(), ...known });
  }),
);
