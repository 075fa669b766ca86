/** Telling a game again from its beginning: setup, seed and answers give the same states and the same story. */

import type { Seat } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import type { Petz, PetzSetup } from '../engine/petz/state.ts';
import type { Entry } from './log.ts';
import { type LogLine, replayLog } from './replay.ts';

/** The entry for what happened; round and phase are those in which it began. */
export function entryFor(
  id: number,
  before: Petz | null,
  after: Petz,
  seat: Seat | null,
  events: readonly PetzEvent[],
): Entry {
  const { round, phase } = before ?? after;
  return { id, seat, kind: before?.ask?.kind ?? null, round, phase, events };
}

/** Plays a log through. Null if it cannot be played: then it belongs to other rules. */
export function retell(
  setup: PetzSetup,
  seed: string,
  log: readonly LogLine[],
): { state: Petz; entries: Entry[] } | null {
  const entries: Entry[] = [];
  let before: Petz | null = null;
  try {
    const told = replayLog(setup, seed, log, ({ step, state, events }) => {
      entries.push(entryFor(step, before, state, log[step - 1]?.[0] ?? null, events));
      before = state;
      return undefined;
    });
    return told.ok ? { state: told.state, entries } : null;
  } catch {
    // A setup that these rules refuse.
    return null;
  }
}
