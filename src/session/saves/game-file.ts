/**
 * A game as this device stores it: the save that every program of the house reads, and with it who plays and the
 * state itself, so that it goes on at once even under newer rules.
 */

import * as v from 'valibot';
import { LONGEST_LEVEL } from '../../campaign/limits.ts';
import { type LevelRef, picksSchema } from '../../campaign/picks.ts';
import { GAMES, type GameId, type SetupOf, type StateOf } from '../../engine/games.ts';
import { seen } from '../../engine/kernel/names.ts';
import { RIVAL_IDS } from '../game/rivals.ts';
import { CHARACTERS, canonical, type Player, type Strength, WINDOW_SIDES } from '../game/seats.ts';
import { nameSchema } from '../profiles/names.ts';
import { type GameRecord, recordParts } from './save-format.ts';

/** That a game is a level of the campaign: which one, and what was chosen for it before it began. */
export interface LevelTag extends LevelRef {
  /** The player has gone back in it and answered otherwise. */
  branched?: boolean | undefined;
  /** The level itself, as text, if it was shared and is not in the book. Read anew, and checked, each time. */
  own?: string | undefined;
}

export interface GameFile<G extends GameId = 'petz'> extends GameRecord<G> {
  /** Who sits where. */
  players: Player[];
  /** The state after the last answer; `hash` is its fingerprint. */
  snapshot: StateOf<G>;
  level?: LevelTag | undefined;
}

export type AnyGameFile = GameFile<'petz'> | GameFile<'quest'>;

const name = v.fallback(nameSchema(60), '');
/** Wishes that make no sense are none; the game itself is sound all the same. */
const prefs = v.fallback(
  v.optional(
    v.object({
      text: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(2))), undefined),
      hints: v.fallback(v.optional(v.boolean()), undefined),
      open: v.fallback(v.optional(v.boolean()), undefined),
      held: v.fallback(v.optional(v.boolean()), undefined),
      shown: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(60))), undefined),
      side: v.fallback(v.optional(v.picklist(WINDOW_SIDES)), undefined),
    }),
  ),
  undefined,
);
/** Strengths by their names of today; games of old say `easy` and `hard`. */
const strengthSchema = v.pipe(
  v.string(),
  v.transform(canonical),
  v.custom<Strength>((name) => name !== null),
);
export const playerSchema = v.variant('kind', [
  v.object({ kind: v.literal('person'), name, prefs }),
  v.object({
    kind: v.literal('bot'),
    name,
    prefs,
    // A strength that only a newer program knows plays as most do.
    strength: v.fallback(strengthSchema, 'trader'),
    // A rival that only a newer program knows is none here; the bot plays on.
    rival: v.fallback(v.optional(v.picklist(RIVAL_IDS)), undefined),
    // Nor a character that only a newer program knows.
    character: v.fallback(v.optional(v.picklist(CHARACTERS)), undefined),
    // A bot thinks no longer than a level may ask for.
    budget: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.05), v.maxValue(10))), undefined),
  }),
]);

/** Without the name of its level it is a free game: the game itself is sound all the same. */
const level = v.fallback(
  v.optional(
    v.object({
      id: v.pipe(v.string(), v.maxLength(60)),
      picks: v.fallback(picksSchema, {}),
      branched: v.fallback(v.optional(v.boolean()), undefined),
      own: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LEVEL))), undefined),
    }),
  ),
  undefined,
);

/**
 * A setup in whose texts every letter can be seen: own Heroes and companions have names. A snapshot that has them
 * otherwise is made anew from the answers (`load.ts`).
 */
function seenSetup<G extends GameId>(setup: SetupOf<G>): SetupOf<G> {
  return JSON.parse(JSON.stringify(setup), (_, part) => (typeof part === 'string' ? seen(part) : part));
}

/** How many sit there, and who has answered, is checked beside the setup (`load.ts`). */
function partsOf<G extends GameId>(game: G) {
  const [least, most] = GAMES[game].seats;
  const players = v.pipe(v.array(playerSchema), v.minLength(least), v.maxLength(most));
  const record = recordParts(game);
  const setup = v.pipe(record.setup, v.transform(seenSetup<G>));
  return { ...record, setup, players, level, snapshot: v.optional(v.unknown(), null) };
}

/** Only the frame: whether the snapshot is a sound state the rules say (`playable.ts`). */
export const gameFileSchema = v.variant('game', [v.object(partsOf('petz')), v.object(partsOf('quest'))]);
