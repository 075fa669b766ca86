/** What nobody skips unseen in Dungeon Petz, and whose doings a skip passes over. */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';

/** The podium, a rival's sale, what befalls a pet of one's own: whoever skips is shown these all the same. */
export function isStop(event: PetzEvent, viewer: Seat): boolean {
  switch (event.type) {
    case 'petz.awarded':
    case 'petz.finalShow':
      return true;
    case 'petz.sold':
      return event.seat !== viewer;
    case 'petz.suffered':
    case 'petz.mutated':
      return event.seat === viewer;
    case 'petz.lost':
      // Who lets a pet go has seen it.
      return event.seat === viewer && event.cause !== 'released';
    default:
      return false;
  }
}

/** The shop that does all of this; null if several have a part in it, or none. */
export function whoseDoings(events: readonly PetzEvent[]): Seat | null {
  const seats = new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : [])));
  const [only] = seats;
  return seats.size === 1 && only !== undefined ? only : null;
}
