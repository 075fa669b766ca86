/** The story of a game: what happened, answer by answer, shown to each seat as far as it may know. */

import { ENGINES, type EventOf, type GameId, type WhenOf } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';

/** What one answer led to, and when in the game that was. */
export type Entry<G extends GameId = 'petz'> = {
  /** Counts up through the game; 0 is the deal. */
  id: number;
  /** Who answered; null for the deal. */
  seat: Seat | null;
  /** The kind of question that was answered. */
  kind: string | null;
  events: readonly EventOf<G>[];
} & WhenOf<G>;

/** The entry as a seat may read it; null if it tells that seat nothing. */
export function redactEntry<G extends GameId>(game: G, entry: Entry<G>, seat: Seat | null): Entry<G> | null {
  const { rules } = ENGINES[game];
  const events = entry.events.flatMap((event: EventOf<G>) => rules.redact(event, seat) ?? []);
  return events.length === 0 ? null : { ...entry, events };
}

/** Everything a seat may read of the story. */
export function readLog<G extends GameId>(
  game: G,
  entries: readonly Entry<G>[],
  seat: Seat | null,
): Entry<G>[] {
  return entries.flatMap((entry) => redactEntry(game, entry, seat) ?? []);
}

/** What has happened since a seat's own last answer, that answer's consequences left out. */
export function recapFor<G extends GameId>(game: G, entries: readonly Entry<G>[], seat: Seat): Entry<G>[] {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return readLog(game, entries.slice(last + 1), seat);
}
