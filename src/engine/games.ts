/**
 * The games there are, by their ids: their types, their engines, and the few things in which they differ for
 * code that runs a game. Bots, session, campaign and commands have them from here.
 */

import type { Domain } from './kernel/domain.ts';
import type { Rng } from './kernel/rng.ts';
import type { SeatInfo } from './kernel/rules.ts';
import type { Action, Ask, Json, Refusal, Seat } from './kernel/state.ts';
import type { PetzEvent } from './petz/events.ts';
import { petzEngine } from './petz/index.ts';
import { tableOf } from './petz/query.ts';
import type { PetzSetup } from './petz/schema-setup.ts';
import type { Petz, Phase } from './petz/state.ts';
import type { PetzView } from './petz/view.ts';
import type { QuestEvent } from './quest/events.ts';
import { questEngine } from './quest/index.ts';
import { lordSeat } from './quest/query.ts';
import type { QuestSetup } from './quest/schema-setup.ts';
import type { Quest } from './quest/state.ts';
import type { QuestView } from './quest/view.ts';

export const GAME_IDS = ['petz', 'quest'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(x: unknown): x is GameId {
  return GAME_IDS.some((id) => id === x);
}

/** What belongs to each game. `when` is the moment an entry of its story began at, `unfinished` what the title tells. */
interface Games {
  petz: {
    setup: PetzSetup;
    state: Petz;
    view: PetzView;
    event: PetzEvent;
    when: { round: number; phase: Phase };
    unfinished: { round: number; rounds: number; phase: Phase };
  };
  quest: {
    setup: QuestSetup;
    state: Quest;
    view: QuestView;
    event: QuestEvent;
    /** `number` is the world token, 1 to 3 (0 before the first World), `world` the id of its card. */
    when: { round: number; number: number; world: string | null };
    unfinished: { round: number; number: number; world: string | null };
  };
}

export type SetupOf<G extends GameId> = Games[G]['setup'];
export type StateOf<G extends GameId> = Games[G]['state'];
export type ViewOf<G extends GameId> = Games[G]['view'];
export type EventOf<G extends GameId> = Games[G]['event'];
export type WhenOf<G extends GameId> = Games[G]['when'];
export type UnfinishedOf<G extends GameId> = Games[G]['unfinished'];

type Applied<G extends GameId> =
  | { ok: true; state: StateOf<G>; events: EventOf<G>[] }
  | { ok: false; refusal: Refusal };

/** What the session asks of an engine and its rules. */
export interface EngineOf<G extends GameId> {
  readonly rules: {
    readonly version: number;
    seats(setup: SetupOf<G>): SeatInfo[];
    checkSetup(setup: SetupOf<G>): Refusal | null;
    redact(event: EventOf<G>, seat: Seat | null): EventOf<G> | null;
    audit(state: StateOf<G>): string[];
    isState(data: unknown, setup: SetupOf<G>): boolean;
  };
  stands(state: StateOf<G>): boolean;
  start(setup: SetupOf<G>, seed: string): { state: StateOf<G>; events: EventOf<G>[] };
  view(state: StateOf<G>, seat: Seat | null): ViewOf<G>;
  domain(state: StateOf<G>, seat: Seat): Domain | null;
  waiting(state: { ask: Ask | null }): Seat[];
  check(state: StateOf<G>, action: Action): Refusal | null;
  apply(
    state: StateOf<G>,
    action: Action,
    witness?: (state: StateOf<G>, event: EventOf<G>) => void,
  ): Applied<G>;
  imagine(view: ViewOf<G>, rng: Rng): StateOf<G>;
  sample(state: StateOf<G>, seat: Seat, rng: Rng): Json;
}

/** With everything that only one of the games has, for a caller that knows which it is. */
export const WHOLE_ENGINES = { petz: petzEngine, quest: questEngine } as const;

export const ENGINES: { readonly [G in GameId]: EngineOf<G> } = WHOLE_ENGINES;

/** What a game says to the session. */
export interface Game<G extends GameId> {
  /** Fewest and most seats, the quick check of a save before the rules look at it. */
  readonly seats: readonly [least: number, most: number];
  /** Whether two seats (or one and the same) see the same, so that no curtain falls between them and steps are taken back together. */
  shares(setup: SetupOf<G>, a: Seat, b: Seat): boolean;
  /** Where in the game a state stands, for the story. */
  when(state: StateOf<G>): WhenOf<G>;
  /** Where an unfinished game stands, for the title. */
  unfinished(setup: SetupOf<G>, state: StateOf<G>): UnfinishedOf<G>;
}

export const GAMES: { readonly [G in GameId]: Game<G> } = {
  petz: {
    seats: [2, 4],
    shares: (_setup, a, b) => a === b,
    when: ({ round, phase }) => ({ round, phase }),
    unfinished: (setup, { round, phase }) => ({ round, rounds: tableOf({ setup }).rounds, phase }),
  },
  quest: {
    seats: [1, 6],
    // Heroes play with open hands; the Evil Lord sees none of them, nor they his (PQ-HIDDEN-03 to -05).
    shares: (setup, a, b) => (a === lordSeat(setup)) === (b === lordSeat(setup)),
    when: ({ round, number, world }) => ({ round, number, world }),
    unfinished: (_setup, { round, number, world }) => ({ round, number: Math.max(1, number), world }),
  },
};

/** The version of a game's rules. */
export function versionOf(game: GameId): number {
  return ENGINES[game].rules.version;
}
