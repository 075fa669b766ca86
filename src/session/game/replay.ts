/** Playing a recorded game again: the same setup, seed and answers always give the same states. */

import {
  ENGINES,
  type EngineOf,
  type EventOf,
  type GameId,
  type SetupOf,
  type StateOf,
} from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json, Refusal, Seat } from '../../engine/kernel/state.ts';

/** One answer of a game. */
export type LogLine = readonly [seat: Seat, choice: Json];

/** A moment of a replayed game; step 0 is the state before the first answer. */
interface ReplayStep<G extends GameId = 'petz'> {
  step: number;
  /** Never changed afterwards, so that it may be shared. */
  state: StateOf<G>;
  /** What led here since the step before. */
  events: EventOf<G>[];
}

type Replayed<G extends GameId = 'petz'> =
  | { ok: true; state: StateOf<G>; steps: number }
  /** `step` is the answer that the rules refuse, counted from 1; `state` is the one before it. */
  | { ok: false; state: StateOf<G>; step: number; refusal: Refusal };

/**
 * Plays a log from the start. `watch` sees every step, and may end the replay by answering `stop`. Without a game it
 * is one of the first.
 */
export function replayLog<G extends GameId = 'petz'>(
  setup: SetupOf<G>,
  seed: string,
  log: readonly LogLine[],
  watch?: (moment: ReplayStep<G>) => 'stop' | undefined,
  game: G = 'petz' as G,
): Replayed<G> {
  const engine: EngineOf<G> = ENGINES[game];
  const start = engine.start(setup, seed);
  let state = start.state;
  let step = 0;
  if (watch?.({ step, state, events: start.events }) === 'stop') return { ok: true, state, steps: 0 };
  for (const [seat, choice] of log) {
    step++;
    const applied = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) return { ok: false, state, step, refusal: applied.refusal };
    state = applied.state;
    if (watch?.({ step, state, events: applied.events }) === 'stop') break;
  }
  return { ok: true, state, steps: step };
}

/** Fingerprints along a game, so that a replay can tell where it first went another way. */
export interface Hashes {
  /** How many answers lie between two of them. */
  every: number;
  /** The first is that of the state before any answer. */
  at: string[];
}

/** The fingerprints of a log's states, the last of them that of the final state. */
export function hashLog<G extends GameId = 'petz'>(
  setup: SetupOf<G>,
  seed: string,
  log: readonly LogLine[],
  every = 10,
  game: G = 'petz' as G,
): { hashes: Hashes; hash: string } {
  const at: string[] = [];
  const note = ({ step, state }: ReplayStep<G>) => {
    if (step % every === 0) at.push(hash(state));
    return undefined;
  };
  const { state } = replayLog<G>(setup, seed, log, note, game);
  return { hashes: { every, at }, hash: hash(state) };
}

/** Where a replay first differs from what was recorded. */
export type Difference =
  | { kind: 'setup'; message: string }
  | { kind: 'refused'; step: number; refusal: Refusal }
  | { kind: 'hash'; step: number; recorded: string; replayed: string };

/** A game as it was recorded: what `SaveFile` holds of it. */
export interface Recorded<G extends GameId = GameId> {
  game: G;
  setup: SetupOf<G>;
  seed: string;
  log: readonly LogLine[];
  /** Fingerprint of the state after the last answer. */
  hash: string;
  hashes?: Hashes | undefined;
}

/** Replays a recording and compares every fingerprint in it; null if all are right. */
export function firstDifference<G extends GameId>(game: Recorded<G>): Difference | null {
  let found: Difference | null = null;
  let replayed: Replayed<G>;
  const compare = ({ step, state }: ReplayStep<G>) => {
    const { every, at } = game.hashes ?? { every: 1, at: [] };
    const recorded = step % every === 0 ? at[step / every] : undefined;
    if (recorded === undefined) return undefined;
    const now = hash(state);
    if (now === recorded) return undefined;
    found = { kind: 'hash', step, recorded, replayed: now };
    return 'stop';
  };
  try {
    replayed = replayLog<G>(game.setup, game.seed, game.log, compare, game.game);
  } catch (error) {
    return { kind: 'setup', message: error instanceof Error ? error.message : String(error) };
  }
  if (found !== null) return found;
  if (!replayed.ok) return { kind: 'refused', step: replayed.step, refusal: replayed.refusal };
  const now = hash(replayed.state);
  if (now === game.hash) return null;
  return { kind: 'hash', step: replayed.steps, recorded: game.hash, replayed: now };
}
