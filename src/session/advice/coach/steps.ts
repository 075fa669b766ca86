/** Which step of a lesson is due: the first that has not begun, fits the moment, and has something to say. */
import type { CoachMemory, CoachStep } from '../../../campaign/coach.ts';
import type { GameId } from '../../../engine/games.ts';
import { conditionHolds } from './conditions.ts';
import { hasBegun, isNeedless } from './memory.ts';
import type { CoachMoment } from './moment.ts';

const listed = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T];

/** Does it happen to the player, or to everybody? */
function isMine(event: object, seat: number): boolean {
  return !('seat' in event) || event.seat === seat;
}

/** Does the moment fit what a step waits for? A step with an event waits for that, others for a question. */
function fits<G extends GameId>(game: G, { when }: CoachStep, { sight, events }: CoachMoment<G>): boolean {
  const { view, ask, seat } = sight;
  if (when.ask !== undefined && ask?.kind !== when.ask) return false;
  if (when.event !== undefined) {
    if (!events.some((event) => event.type === when.event && isMine(event, seat))) return false;
  } else if (ask === null) return false;
  if (when.round !== undefined && view.round !== when.round) return false;
  if (when.phase !== undefined && (!('phase' in view) || view.phase !== when.phase)) return false;
  return (
    listed(when.if).every((condition) => conditionHolds(game, condition, sight)) &&
    !listed(when.not).some((condition) => conditionHolds(game, condition, sight))
  );
}

/** The next step of a lesson that is due; null if there is none. */
export function dueStep<G extends GameId>(
  game: G,
  lesson: { level: string; steps: readonly CoachStep[] },
  memory: CoachMemory,
  moment: CoachMoment<G>,
): CoachStep | null {
  const { level, steps } = lesson;
  const found = steps.find(
    (step) => !hasBegun(memory, level, step) && fits(game, step, moment) && !isNeedless(memory, level, step),
  );
  return found ?? null;
}

/** Does its last bubble stay until the question is answered? */
export function waitsForAnswer({ when, until }: CoachStep): boolean {
  return (until ?? (when.ask === undefined ? 'press' : 'answer')) === 'answer';
}

export const watchesOf = ({ watch }: CoachStep) => listed(watch);

/** One place belongs to the last bubble, several to one bubble each. */
export function stepPoints(point: CoachStep['point'], bubbles: number): (string | null)[] {
  return Array.from({ length: bubbles }, (_, i) => {
    if (typeof point === 'string') return i === bubbles - 1 ? point : null;
    return point?.[i] ?? null;
  });
}
