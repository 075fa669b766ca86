/**
 * A game as this device keeps it: the save that every program of the house reads, and with it who plays and the
 * state itself, so that it goes on at once even under newer rules.
 */

import * as v from 'valibot';
import { GAMES, type GameId, type StateOf } from './games.ts';
import { RIVAL_IDS } from './rivals.ts';
import { type GameRecord, SAVE_FORMAT } from './save-format.ts';
import { CHARACTERS, canonical, type Player, type Strength } from './seats.ts';

export interface GameFile<G extends GameId = 'petz'> extends GameRecord<G> {
  /** Who sits where. */
  players: Player[];
  /** The state after the last answer; `hash` is its fingerprint. */
  snapshot: StateOf<G>;
}

export type AnyGameFile = GameFile<'petz'> | GameFile<'quest'>;

const name = v.pipe(v.string(), v.maxLength(60));
/** Wishes that make no sense are none; the game itself is sound all the same. */
const prefs = v.fallback(
  v.optional(
    v.object({
      text: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(2))),
      hints: v.optional(v.boolean()),
    }),
  ),
  undefined,
);
/** Strengths by their names of today; games of old say `easy` and `hard`. */
export const strengthSchema = v.pipe(
  v.string(),
  v.transform(canonical),
  v.custom<Strength>((name) => name !== null),
);
const player = v.variant('kind', [
  v.object({ kind: v.literal('person'), name, prefs }),
  v.object({
    kind: v.literal('bot'),
    name,
    prefs,
    strength: strengthSchema,
    // A rival that only a newer program knows is nobody here; the bot plays on.
    rival: v.fallback(v.optional(v.picklist(RIVAL_IDS)), undefined),
    // Nor a character that only a newer program knows.
    character: v.fallback(v.optional(v.picklist(CHARACTERS)), undefined),
  }),
]);

function frameOf<G extends GameId>(game: G) {
  const [least, most] = GAMES[game].seats;
  const seats = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
  const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most - 1));
  return {
    format: v.literal(SAVE_FORMAT),
    game: v.literal(game),
    version: v.pipe(v.number(), v.integer()),
    setup: v.looseObject({ seats }),
    seed: v.string(),
    players: v.pipe(v.array(player), v.minLength(least), v.maxLength(most)),
    log: v.array(v.strictTuple([seat, v.unknown()])),
    hash: v.string(),
  };
}

/** Only the frame: that the snapshot is a sound state is found out by its hash and by asking it something. */
export const gameFileSchema = v.variant('game', [
  v.object({
    ...frameOf('petz'),
    snapshot: v.looseObject({ round: v.number(), phase: v.string(), shops: v.array(v.unknown()) }),
  }),
  v.object({
    ...frameOf('quest'),
    snapshot: v.looseObject({ round: v.number(), number: v.number(), heroes: v.array(v.unknown()) }),
  }),
]);
