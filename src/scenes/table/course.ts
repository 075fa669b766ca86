/**
 * The course of what is played: runs of beats on one stage after the other, and where a skip leads. A skip
 * passes over what one shop does, never over what a player wants to have seen: those beats are stops.
 */
import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';

/** Beats played on one stage. */
export interface CourseAct {
  /** The seat that does all of it; null: all, or none. */
  whose: Seat | null;
  /** Its beats that are not skipped, by their number, in order. */
  stops: readonly number[];
  /** Plays it from a beat on. */
  play(from: number): Promise<void>;
}

/** The beat of an act at which it is played on. */
export interface CoursePlace {
  act: number;
  beat: number;
}

/** `begun`: how many beats of the act have begun. What has begun is no stop any more. */
function stopIn({ stops }: Pick<CourseAct, 'stops'>, begun: number): number | undefined {
  return stops.find((beat) => beat >= begun);
}

/** After one act the next begins; null after the last. */
export function nextAct(acts: readonly unknown[], { act }: CoursePlace): CoursePlace | null {
  return act + 1 < acts.length ? { act: act + 1, beat: 0 } : null;
}

/** Over the rest of an act: to the next stop in it, else to the act after it. `beat` counts those that have begun. */
export function passAct(acts: readonly Pick<CourseAct, 'stops'>[], at: CoursePlace): CoursePlace | null {
  const act = acts[at.act];
  const stop = act === undefined ? undefined : stopIn(act, at.beat);
  return stop === undefined ? nextAct(acts, at) : { act: at.act, beat: stop };
}

/** Over everything the same shop does from here on, as far as the next stop. `beat` counts those that have begun. */
export function skipFrom(
  acts: readonly Pick<CourseAct, 'whose' | 'stops'>[],
  at: CoursePlace,
): CoursePlace | null {
  const whose = acts[at.act]?.whose;
  let place = passAct(acts, at);
  while (place !== null && place.act !== at.act) {
    const act = acts[place.act];
    if (act === undefined || act.whose !== whose) return place;
    const stop = stopIn(act, 0);
    if (stop !== undefined) return { ...place, beat: stop };
    place = nextAct(acts, place);
  }
  return place;
}

/** The podium, a rival's sale, what befalls a pet of one's own: a player who skips is shown these all the same. */
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
