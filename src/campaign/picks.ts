/** What the player chooses in the briefing of a level. Part of the saved game, so it is checked like everything else. */

import * as v from 'valibot';
import type { Seat } from '../engine/kernel/state.ts';

export interface Picks {
  /** The answers to the level's choices that are asked before it. */
  choices?: Record<string, string>;
  /** The pet that goes along, out of the album. */
  companion?: string;
  /** Seats marked `friend` where a person sits. */
  friends?: Seat[];
  /** Other cards than the level's own. */
  anew?: true;
  /** The step of difficulty, from 1; the level as written without it. */
  step?: number;
  /** The piece that is taken along, by its id. */
  extra?: string;
  /** What the first part of the level brought (`heldInFirst`). */
  first?: string;
}

/** The most steps of difficulty there are. */
export const MOST_STEPS = 10;

/** The most that is saved between the parts of a level. */
export const BETWEEN = v.pipe(v.string(), v.maxLength(1000));

const word = v.pipe(v.string(), v.maxLength(60));

export const picksSchema = v.object({
  choices: v.exactOptional(v.record(word, word)),
  companion: v.exactOptional(word),
  friends: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)))),
  anew: v.exactOptional(v.literal(true)),
  step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STEPS))),
  extra: v.exactOptional(word),
  first: v.exactOptional(BETWEEN),
}) satisfies v.GenericSchema<Picks>;

/** Which level a game belongs to, as a save keeps it. */
export interface LevelRef {
  id: string;
  picks: Picks;
}
