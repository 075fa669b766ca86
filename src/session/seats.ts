/** Who plays: each seat is a person with a name or a bot with a name and a strength. */

import { BOT_NAMES, type BotName } from '../bots/names.ts';
import type { Seat } from '../engine/kernel/state.ts';
import type { RivalId } from './rivals.ts';

/** How well a bot plays, weakest first. */
export const STRENGTHS = BOT_NAMES;
export type Strength = BotName;

export type Player =
  | { kind: 'person'; name: string }
  | {
      kind: 'bot';
      name: string;
      strength: Strength;
      /** Who the bot plays as; games saved before there were rivals have none. */
      rival?: RivalId;
    };

export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return players[seat]?.kind === 'person';
}

/** The seats of all persons, in order. */
export function persons(players: readonly Player[]): Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
}
