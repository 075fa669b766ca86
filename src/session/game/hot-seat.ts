/** Who is at the device, and who is called to it behind a curtain: several persons may share one. */

import type { Seat } from '../../engine/kernel/state.ts';

/** Who is at the device: the person who may look (null: none, as with bots alone), or the one called behind a curtain. */
export interface Device {
  viewer: Seat | null;
  curtain: Seat | null;
}

interface Around {
  /** The seats of all persons. */
  persons: readonly Seat[];
  /** Those of them that are asked. */
  asked: readonly Seat[];
  isOver: boolean;
  /** Who looked last, also while a curtain hangs. */
  last: Seat | null;
  /** Whether two seats see the same. */
  shares: (a: Seat, b: Seat) => boolean;
}

const NO_PERSON: Device = { viewer: null, curtain: null };

/**
 * The person at the device stays if asked; else the next one asked is called, behind a curtain if it sees something
 * else. A person who has left the game makes room, if possible for one who sees the same.
 */
export function deviceFor({ viewer, curtain }: Device, around: Around): Device {
  const { persons, isOver } = around;
  if (persons.length === 0) return NO_PERSON;
  const now = curtain ?? viewer;
  const next = nextFor(now, around);
  if (next !== null)
    return next === viewer || isFree(next, around) ? open(next) : { viewer: null, curtain: next };
  if (now !== null && persons.includes(now)) return isOver ? open(now) : { viewer, curtain };
  // The end of a game that was opened from a file: no person is called any more, so the first who may look does.
  const first = isOver ? persons.find((seat) => isFree(seat, around)) : undefined;
  return first === undefined ? NO_PERSON : open(first);
}

const open = (viewer: Seat): Device => ({ viewer, curtain: null });

/** Who is to be at the device; null if it makes no difference. */
function nextFor(now: Seat | null, { persons, asked, shares }: Around): Seat | null {
  if (now !== null && asked.includes(now)) return now;
  const next = asked[0] ?? null;
  if (next !== null || (now !== null && persons.includes(now))) return next;
  const alike = now === null ? undefined : persons.find((seat) => shares(seat, now));
  return alike ?? (persons.length === 1 ? (persons[0] ?? null) : null);
}

/** Whether a seat's person may look at once: it sees nothing that the last viewer may not see. */
function isFree(seat: Seat, { persons, last, shares }: Around): boolean {
  return last === null ? persons.every((other) => shares(seat, other)) : shares(seat, last);
}
