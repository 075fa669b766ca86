/**
 * A game as this device keeps it: the save that every program of the house reads, and with it who plays and the
 * state itself, so that it goes on at once even under newer rules.
 */

import * as v from 'valibot';
import type { Petz } from '../engine/petz/state.ts';
import { RIVAL_IDS } from './rivals.ts';
import { SAVE_FORMAT, type SaveFile } from './save-format.ts';
import { type Player, STRENGTHS } from './seats.ts';

export interface GameFile extends Omit<SaveFile, 'hashes'> {
  /** Who sits where. */
  players: Player[];
  /** The state after the last answer; `hash` is its fingerprint. */
  snapshot: Petz;
}

const name = v.pipe(v.string(), v.maxLength(60));
const player = v.variant('kind', [
  v.object({ kind: v.literal('person'), name }),
  v.object({
    kind: v.literal('bot'),
    name,
    strength: v.picklist(STRENGTHS),
    // A rival that only a newer program knows is nobody here; the bot plays on.
    rival: v.fallback(v.optional(v.picklist(RIVAL_IDS)), undefined),
  }),
]);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/** Only the frame: that the snapshot is a sound state is found out by its hash and by asking it something. */
export const gameFileSchema = v.object({
  format: v.literal(SAVE_FORMAT),
  game: v.literal('petz'),
  version: v.pipe(v.number(), v.integer()),
  setup: v.looseObject({ seats: v.picklist([2, 3, 4]) }),
  seed: v.string(),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  log: v.array(v.strictTuple([seat, v.unknown()])),
  snapshot: v.looseObject({ round: v.number(), phase: v.string(), shops: v.array(v.unknown()) }),
  hash: v.string(),
});
