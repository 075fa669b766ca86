/** What a player has reached in the campaign: plain data, and how data of unknown origin is checked. */

import * as v from 'valibot';
import { memorySchema, newMemory } from './coach.ts';
import { resultsSchema } from './daily/results-schema.ts';
import { flag, id, list, whole } from './ids.ts';

/** Grows whenever the shape of a progress changes. */
export const PROGRESS_FORMAT = 1;

const name = v.pipe(v.string(), v.maxLength(60));
const count = whole(0, 1_000_000);

/** What is known of one level. */
const recordSchema = v.object({
  /** Won at least once. */
  won: flag,
  /** Which of its goals were ever reached in a game that was won; each is a star. */
  goals: v.pipe(list(whole(0, 2)), v.maxLength(3)),
  /** Games played to their end. */
  tries: count,
  /** Of those, games lost. */
  lost: count,
});
export type LevelRecord = v.InferOutput<typeof recordSchema>;

/** A picture in the album: a pet sold in a level that was won. */
const pictureSchema = v.object({
  pet: id.pet,
  customer: id.customer,
  level: name,
  reputation: whole(-100, 1000),
  size: whole(1, 9),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** The most pictures that an album keeps; the newest ones stay. */
export const ALBUM_SIZE = 1000;

/** How long the text of a level of others may be. */
const LONGEST_KEPT = 60_000;

export const progressSchema = v.object({
  format: v.literal(PROGRESS_FORMAT),
  levels: v.record(name, recordSchema),
  /** What was chosen, by the name of the choice. */
  choices: v.record(name, name),
  /** Ids of cosmetics, and levels as `level:town.3`. */
  unlocked: v.pipe(list(name), v.maxLength(500)),
  album: v.pipe(list(pictureSchema), v.maxLength(ALBUM_SIZE)),
  /** What the coach remembers; a progress from before there was one has none. */
  coach: v.fallback(v.optional(memorySchema, newMemory()), newMemory()),
  /** What was reached at the daily fairs, by day. */
  daily: v.fallback(v.optional(resultsSchema, {}), {}),
  /** Levels that somebody has shared, as texts by their ids; one that was given away again is empty. */
  kept: v.fallback(v.optional(v.record(name, v.pipe(v.string(), v.maxLength(LONGEST_KEPT))), {}), {}),
});
export type Progress = v.InferOutput<typeof progressSchema>;
