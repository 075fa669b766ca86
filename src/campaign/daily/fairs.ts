/** Which fair is held on which day: a cycle of fairs that comes round again, each with its kind and its name. */

import { dayNumber } from './days.ts';

/** What kinds of fairs there are; each has its words (`ui.daily.kind.<kind>`). */
export const FAIR_KINDS = [
  'week',
  'twists',
  'world',
  'sales',
  'wishes',
  'stage',
  'party',
  'alleys',
  'inspector',
  'company',
] as const;
export type FairKind = (typeof FAIR_KINDS)[number];

/** How many fairs there are before the first comes again. */
export const FAIRS = 120;
/** How many names fairs go by (`ui.daily.of.<n>`); not a divisor of the cycle's steps, so that they mix. */
export const NAMES = 24;

/** The fair of a day, 0 to 119; null for a day without one. */
export function fairOn(day: string): number | null {
  const number = dayNumber(day);
  return number === null ? null : number % FAIRS;
}

export function fairKind(fair: number): FairKind {
  return FAIR_KINDS[fair % FAIR_KINDS.length] as FairKind;
}

/** Which of the names a fair goes by. */
export function fairName(fair: number): number {
  return (fair * 7 + Math.floor(fair / FAIR_KINDS.length)) % NAMES;
}
