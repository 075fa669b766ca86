/** Telling a game again from its beginning: setup, seed and answers give the same states and the same story. */

import { type EventOf, GAMES, type GameId, type SetupOf, type StateOf } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import type { Entry } from './log.ts';
import { type LogLine, replayLog } from './replay.ts';

/** What an answer (null: the deal) has led to. */
interface Happened<G extends GameId> {
  before: StateOf<G> | null;
  after: StateOf<G>;
  seat: Seat | null;
  events: readonly EventOf<G>[];
}

/** The entry for what happened; round and phase are those in which it began. */
export function entryFor<G extends GameId>(game: G, id: number, happened: Happened<G>): Entry<G> {
  const { before, after, seat, events } = happened;
  const answered = { id, seat, kind: before?.ask?.kind ?? null, events };
  return { ...answered, ...GAMES[game].when(before ?? after) };
}

/** Plays a log through; `each` is shown every state on the way. Null if it cannot be played: it belongs to other rules. */
export function retell<G extends GameId>(
  game: G,
  setup: SetupOf<G>,
  seed: string,
  log: readonly LogLine[],
  each: (state: StateOf<G>) => void = () => undefined,
): { state: StateOf<G>; entries: Entry<G>[] } | null {
  const entries: Entry<G>[] = [];
  let before: StateOf<G> | null = null;
  try {
    const history = replayLog<G>(
      setup,
      seed,
      log,
      ({ step, state, events }) => {
        const seat = log[step - 1]?.[0] ?? null;
        entries.push(entryFor(game, step, { before, after: state, seat, events }));
        before = state;
        each(state);
        return undefined;
      },
      game,
    );
    return history.ok ? { state: history.state, entries } : null;
  } catch {
    // A setup that these rules refuse.
    return null;
  }
}
