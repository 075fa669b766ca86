/** The story of a game: what happened, answer by answer, told to each seat as far as it may know. */

import type { Seat } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { petz } from '../engine/petz/index.ts';
import type { Phase } from '../engine/petz/state.ts';

/** What one answer led to. */
export interface Entry {
  /** Counts up through the game; 0 is the deal. */
  id: number;
  /** Who answered; null for the deal. */
  seat: Seat | null;
  /** The kind of question that was answered. */
  kind: string | null;
  round: number;
  phase: Phase;
  events: readonly PetzEvent[];
}

/** The entry as a seat may read it; null if it tells that seat nothing. */
export function redactEntry(entry: Entry, seat: Seat | null): Entry | null {
  const events = entry.events.flatMap((event) => petz.redact(event, seat) ?? []);
  return events.length === 0 ? null : { ...entry, events };
}

/** Everything a seat may read of the story. */
export function readLog(entries: readonly Entry[], seat: Seat | null): Entry[] {
  return entries.flatMap((entry) => redactEntry(entry, seat) ?? []);
}

/** What has happened since a seat's own last answer, that answer's consequences left out. */
export function recapFor(entries: readonly Entry[], seat: Seat): Entry[] {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return readLog(entries.slice(last + 1), seat);
}
