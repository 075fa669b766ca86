/** What a player has reached in the campaign: plain data, and how data of unknown origin is checked. */

import * as v from 'valibot';
import { flagSchema, wholeNumber } from '../engine/kernel/schema-words.ts';
import { memorySchema, newMemory } from './coach.ts';
import { entryList, entryRecord } from './entries.ts';
import { LONGEST_LEVEL } from './limits.ts';
import { BETWEEN, MOST_STEPS } from './picks.ts';
import { trainerSchema } from './trainer/trainer-schema.ts';

// How results of fairs are checked that come from a file or another page.

const resultSchema = v.object({
  /** Half points are points too. */
  best: v.pipe(v.number(), v.minValue(-500), v.maxValue(1000)),
  medal: wholeNumber(0, 3),
  tries: wholeNumber(0, 1_000_000),
});

/** By day; keys that are no day are dropped. */
const resultsSchema = entryRecord(v.pipe(v.string(), v.maxLength(10)), resultSchema);

/** Grows whenever the shape of a progress changes. */
export const PROGRESS_FORMAT = 1;

const name = v.pipe(v.string(), v.maxLength(60));
const count = v.fallback(wholeNumber(0, 1_000_000), 0);

/** What is known of one level. */
const recordSchema = v.object({
  /** Won at least once. */
  won: flagSchema,
  /** Which of its goals were ever reached in a game that was won; each is a star. */
  goals: v.pipe(
    entryList(wholeNumber(0, 2), 100),
    v.transform((goals) => [...new Set(goals)].sort()),
  ),
  /** Games played to their end. */
  tries: count,
  /** Of those, games lost. */
  lost: count,
});
export type LevelRecord = v.InferOutput<typeof recordSchema>;

/** A picture in the album: a pet sold in a level that was won. Who is on it may be known to other programs only. */
const pictureSchema = v.object({
  pet: name,
  customer: name,
  level: name,
  reputation: wholeNumber(-100, 1000),
  size: wholeNumber(1, 9),
});
export type AlbumPicture = v.InferOutput<typeof pictureSchema>;

/** The most pictures that an album keeps; the newest ones stay. */
export const ALBUM_SIZE = 1000;

/** What a rival remembers: the most points the player was ever ahead in a level, and behind. */
const rivalSchema = v.object({ beaten: wholeNumber(0, 1_000_000), lost: wholeNumber(0, 1_000_000) });
export type RivalPast = v.InferOutput<typeof rivalSchema>;

export const progressSchema = v.object({
  format: v.literal(PROGRESS_FORMAT),
  levels: entryRecord(name, recordSchema),
  /** What was chosen, by the name of the choice. */
  choices: entryRecord(name, name),
  /** What the first part of a level brought when it was last won, by the level's id; a text, so that the newest one counts. */
  between: entryRecord(name, BETWEEN),
  /** The highest step of difficulty at which a level was won, by its id. */
  steps: entryRecord(name, wholeNumber(1, MOST_STEPS)),
  /** Ids of cosmetics, and levels as `level:town.3`. */
  unlocked: entryList(name, 500),
  album: entryList(pictureSchema, ALBUM_SIZE),
  /** The rivals met in levels, by their ids. */
  met: entryRecord(name, rivalSchema),
  /** Pets that the player's shop lost in a level, each once. */
  fled: entryList(name, 100),
  /** What the coach remembers; a progress from before there was one has none. */
  coach: v.fallback(v.optional(memorySchema, newMemory()), newMemory()),
  /** What was reached at the daily fairs, by day. */
  daily: resultsSchema,
  /** Puzzles served by rating; a progress from before there were any has none. */
  trainer: trainerSchema,
  /** Shared levels, as texts by their ids; one that was removed again is empty. */
  kept: entryRecord(name, v.pipe(v.string(), v.maxLength(LONGEST_LEVEL))),
});
export type Progress = v.InferOutput<typeof progressSchema>;
