/** The answers a game hung on: where a better one was passed by, and the finest of all. */

import type { Json } from '../../engine/kernel/state.ts';
import type { Weighed } from '../game/thinker.ts';

/** An answer beside the best of the others. */
export interface JudgedAnswer {
  /** The number of its entry in the story. */
  id: number;
  choice: Json;
  /** The best of the others. */
  other: Json;
  /** What the answer was expected to bring more than the other; below 0 where the other would have been better. */
  gain: number;
  /** How uncertain that is. */
  error: number;
  /** In a level: the same by its goals. */
  goals?: number;
}

export interface TurningPoints {
  /** Where most was passed by, the worst first. */
  missed: JudgedAnswer[];
  finest: JudgedAnswer | null;
}

/** So many are shown. */
const MOST = 3;
/** Less than this is no turning point. */
const LEAST = 0.75;

/** An answer that was weighed against others; null where there was no other. */
export function judged(id: number, weighed: readonly Weighed[]): JudgedAnswer | null {
  const [given, best] = weighed;
  if (given === undefined || best === undefined) return null;
  const error = Math.max(given.error, best.error);
  const goals = given.goals === undefined ? {} : { goals: given.goals - (best.goals ?? 0) };
  return { id, choice: given.choice, other: best.choice, gain: given.worth - best.worth, error, ...goals };
}

/** What is left of a gain or a loss when half the doubt is taken off: luck in the weighing makes no turning point. */
export function sure({ gain: worth, goals = 0, error }: JudgedAnswer): number {
  const gain = worth + goals;
  return Math.sign(gain) * Math.max(0, Math.abs(gain) - error / 2);
}

export function turningPoints(list: readonly JudgedAnswer[]): TurningPoints {
  const order = [...list].sort((a, b) => sure(a) - sure(b));
  const missed = order.filter((one) => sure(one) <= -LEAST).slice(0, MOST);
  const last = order.at(-1);
  return { missed, finest: last !== undefined && sure(last) >= LEAST ? last : null };
}
