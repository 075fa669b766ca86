/**
 * How long a bot may think in play, where time counts and not the number of thoughts: short over what comes often,
 * longer over what shapes a whole round. A search looks at the clock between two thoughts.
 */

import { QUESTIONS as PETZ } from '../engine/petz/questions.ts';
import { QUESTIONS as QUEST } from '../engine/quest/questions.ts';

/** Milliseconds. Half of all answers come within the first, and none takes longer than the second (and its last thought). */
export const PATIENCE = { usual: 450, most: 1700 } as const;

/** Questions on which the whole round hangs; the others come many times a round. */
const WEIGHTY: readonly string[] = Object.entries({ ...PETZ, ...QUEST }).flatMap(([kind, { isWeighty }]) =>
  isWeighty ? [kind] : [],
);

/** How much of the time each strength takes; who is not named needs no time limit, being quick by nature. */
const SHARES: Readonly<Record<string, number>> = { master: 0.6, archimp: 1 };

/** Milliseconds for a thought of a bot about a kind of question. */
export function patienceFor(name: string, kind: string): number {
  return (SHARES[name] ?? 1) * (WEIGHTY.includes(kind) ? PATIENCE.most : PATIENCE.usual);
}

/** True when so many milliseconds, or a share of them, have passed since now, by the caller's clock. */
export function timer(ms: number, clock: () => number): (share?: number) => boolean {
  const begin = clock();
  return (share = 1) => clock() >= begin + share * ms;
}
