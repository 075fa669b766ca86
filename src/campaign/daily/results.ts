/** What a player has reached at the fairs: by day, the best points and the best medal. Results only grow. */

import { dayNumber, shifted } from './days.ts';

export interface FairResult {
  /** The most points; half points are points too. */
  best: number;
  /** 0: none, 1 bronze, 2 silver, 3 gold. */
  medal: number;
  /** Games played to their end. */
  tries: number;
}

/** By day. */
export type FairResults = Record<string, FairResult>;

/** The most levels of others that are saved. */
export const MOST_SAVED = 30;

export function resultOf(results: FairResults, day: string): FairResult | null {
  return Object.hasOwn(results, day) ? (results[day] ?? null) : null;
}

/** The results after one more game of a day's fair. */
export function afterFair(
  results: FairResults,
  day: string,
  { points, medal }: { points: number; medal: number },
): FairResults {
  const before = resultOf(results, day);
  const best = Math.max(points, before?.best ?? points);
  const record = { best, medal: Math.max(medal, before?.medal ?? 0), tries: (before?.tries ?? 0) + 1 };
  return { ...results, [day]: record };
}

/** How many days in a row there was a medal, today or until yesterday: today's may still be won. */
export function streakOf(results: FairResults, today: string): number {
  const has = (day: string) => (resultOf(results, day)?.medal ?? 0) > 0;
  let day = has(today) ? today : shifted(today, -1);
  let streak = 0;
  while (dayNumber(day) !== null && has(day)) {
    streak++;
    day = shifted(day, -1);
  }
  return streak;
}
