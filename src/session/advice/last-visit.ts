/** Who went to a place of the town in the round before, and with how large a group: what it took to be there in time. */

import type { Seat } from '../../engine/kernel/state.ts';
import { sizeOf } from '../../engine/petz/read.ts';
import type { Session } from '../game/session.ts';

interface Visit {
  seat: Seat;
  size: number;
}

/**
 * The visits of the round before the one under way, by the id of the space, as a seat may know them; null in the first
 * round, and where the story is not known.
 */
export function visitsLastRound(session: Session, viewer: Seat): ReadonlyMap<string, Visit> | null {
  const { round } = session.view(viewer);
  const before = session.story(viewer).filter((entry) => entry.round === round - 1);
  if (before.length === 0) return null;
  const events = before.flatMap((entry) => entry.events);
  return new Map(
    events.flatMap((event) =>
      event.type === 'petz.sent'
        ? [[event.space, { seat: event.seat, size: sizeOf(event.group) }] as const]
        : [],
    ),
  );
}
