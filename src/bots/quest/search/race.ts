/** Options in a race: all meet the same luck, and who falls behind is left out of the next lap. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { Weighed } from '../../bot.ts';

/** An option and what it has brought in each imagination. */
export interface Runner {
  choice: Json;
  worths: number[];
}

/** Imaginations of a lap, and how many options go on after it. */
export interface Lap {
  times: number;
  keep: number;
}

/** What an option brings in an imagination that is made once for all. */
export type Imagination = (choice: Json) => number;

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);

/** The standard error of the mean; of a single number nothing is known, which counts as a lot. */
function errorOf(xs: readonly number[]): number {
  if (xs.length < 2) return 0.5;
  const middle = mean(xs);
  const squares = xs.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return Math.sqrt(squares / (xs.length - 1) / xs.length);
}

/** By how much one is ahead of the other where both have run, and how sure that is. */
export function leadOver(a: Runner, b: Runner): { lead: number; error: number } {
  const laps = Math.min(a.worths.length, b.worths.length);
  const differences = Array.from({ length: laps }, (_, i) => (a.worths[i] ?? 0) - (b.worths[i] ?? 0));
  return { lead: mean(differences), error: errorOf(differences) };
}

/** Who has run farther has beaten the others before; among those the higher mean counts. */
export function ranked(runners: readonly Runner[]): Runner[] {
  return [...runners].sort((a, b) => b.worths.length - a.worths.length || mean(b.worths) - mean(a.worths));
}

/** Imaginations before any answer is left out for good reason, and how good that has to be. */
const SOON = 3;
const SURE = 2.5;

function stillRacing(runners: readonly Runner[]): Runner[] {
  const [best] = runners;
  if (best === undefined || best.worths.length < SOON) return [...runners];
  return runners.filter((one) => {
    const { lead, error } = leadOver(best, one);
    return one === best || lead <= SURE * error;
  });
}

/** Runs the laps, stopping early once only one is left or time is up; all runners, the winner first. */
export function race(
  choices: readonly Json[],
  laps: readonly Lap[],
  imagine: () => Imagination,
  outOfTime: () => boolean,
): Runner[] {
  const runners = choices.map((choice): Runner => ({ choice, worths: [] }));
  let left = runners;
  for (const { times, keep } of laps) {
    for (let i = 0; i < times && left.length > 1; i++) {
      if (i + (left[0]?.worths.length ?? 0) > 0 && outOfTime()) return ranked(runners);
      const bring = imagine();
      for (const runner of left) runner.worths.push(bring(runner.choice));
      left = stillRacing(ranked(left));
    }
    left = ranked(left).slice(0, keep);
  }
  return ranked(runners);
}

/** Chances in hundredths, as they are shown. */
export function weighed({ choice, worths }: Runner): Weighed {
  return { choice, worth: 100 * mean(worths), error: 100 * errorOf(worths) };
}
