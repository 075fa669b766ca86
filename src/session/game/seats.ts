/** Who plays: each seat is a person with a name or a bot with a name and a strength. */

import type { BotName, Character, RivalId } from '../../bots/names.ts';
import type { Seat } from '../../engine/kernel/state.ts';

export { CHARACTERS, type Character, canonical, STRENGTHS } from '../../bots/names.ts';

/** How well a bot plays. Besides the strengths to choose from there is chance, for tests and for games of old. */
export type Strength = BotName;

/** The sides of the window, from the lower one on with the clock. */
export const WINDOW_SIDES = ['bottom', 'left', 'top', 'right'] as const;
export type WindowSide = (typeof WINDOW_SIDES)[number];

/** What one person at the device wishes otherwise than the device's settings say. */
export interface Prefs {
  /** Size of the text, 1 to 2 times the usual. */
  text?: number | undefined;
  /** Whether hints are offered to this person. */
  hints?: boolean | undefined;
  /** Hides nothing from the other persons at the device: no curtain falls before or after this one. */
  open?: boolean | undefined;
  /** The hands of all persons are held: each is shown by its owner only. */
  held?: boolean | undefined;
  /** The turn in which this person has shown its hand. */
  shown?: string | undefined;
  /** Where this person sits round a device that lies flat; without it at the lower edge. */
  side?: WindowSide | undefined;
}

export type Player =
  | { kind: 'person'; name: string; prefs?: Prefs | undefined }
  | {
      kind: 'bot';
      name: string;
      strength: Strength;
      /** Who the bot plays as; games saved before there were rivals have none. */
      rival?: RivalId;
      /** What the bot is fond of; one without plays plainly. */
      character?: Character;
      /** How long it thinks, if not as long as usual (1): a level says so. */
      budget?: number | undefined;
      /** Saved for the person who left the seat to the bot, and may come back. */
      prefs?: Prefs | undefined;
    };

export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return players[seat]?.kind === 'person';
}

/** Does one of two persons hide nothing, so that they look together? */
export function hidesNothing(players: readonly Player[], a: Seat, b: Seat): boolean {
  return [a, b].some((seat) => players[seat]?.prefs?.open === true);
}

/** The seats of all persons, in order. */
export function persons(players: readonly Player[]): Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
}

/** How well the bot of a seat plays. */
function strengthOf(players: readonly Player[], seat: Seat): Strength {
  const player = players[seat];
  return player?.kind === 'bot' ? player.strength : 'random';
}

/** What the bot of a seat is fond of. */
export function characterOf(players: readonly Player[], seat: Seat): Character | undefined {
  const player = players[seat];
  return player?.kind === 'bot' ? player.character : undefined;
}

/** How long the bot of a seat thinks, 1 being the usual; undefined where the seat does not set it. */
function budgetOf(players: readonly Player[], seat: Seat): number | undefined {
  const player = players[seat];
  return player?.kind === 'bot' ? player.budget : undefined;
}

/** How a bot thinks: how well, what it is fond of, and for how long. */
export interface SeatBot {
  strength: Strength;
  character?: Character | undefined;
  budget?: number | undefined;
}

/** Who thinks for a seat. */
export function mindOf(players: readonly Player[], seat: Seat): SeatBot {
  return {
    strength: strengthOf(players, seat),
    character: characterOf(players, seat),
    budget: budgetOf(players, seat),
  };
}
