/**
 * A known answer against others: all meet the same imaginations, half of them are let go again and again, and another
 * one is taken only where it is better by more than chance would make it look.
 */

import type { Json } from '../../../engine/kernel/state.ts';
import { type Imagination, leadOver, type Runner, ranked } from './race.ts';

/**
 * What two answers usually differ by from one imagination to another, as a chance to win, and how many trials that
 * counts for: the spread of two or three says next to nothing.
 */
const USUAL_SPREAD = 0.05;
const TRUST = 3;
/** Imaginations before the clock is looked at. */
const LEAST = 2;

/** The runners left and then those let go, best first; `plays` in all. The first choice, which is known, always stays. */
export function halveRunners(
  choices: readonly Json[],
  plays: number,
  imagine: () => Imagination,
  outOfTime: () => boolean,
): Runner[] {
  const runners = choices.map((choice): Runner => ({ choice, worths: [] }));
  const [known] = runners;
  const stages = Math.max(1, Math.ceil(Math.log2(runners.length)));
  let left = runners;
  for (let stage = 0; stage < stages; stage++) {
    const times = Math.max(LEAST, Math.round(plays / stages / left.length));
    for (let i = 0; i < times; i++) {
      if ((known?.worths.length ?? 0) >= LEAST && outOfTime()) return ranked(runners);
      const bring = imagine();
      for (const runner of left) runner.worths.push(bring(runner.choice));
    }
    const keep = Math.max(2, Math.ceil(left.length / 2));
    left = ranked(left).filter((runner, i) => i < keep || runner === known);
  }
  return ranked(runners);
}

/** The variance of what others differ from the known one by: from all of them together, and from experience. */
function spreadOf(runners: readonly Runner[], known: Runner): number {
  let sum = TRUST * USUAL_SPREAD ** 2;
  let count = TRUST;
  for (const runner of runners) {
    const n = runner.worths.length;
    if (runner === known || n < 2) continue;
    sum += leadOver(runner, known).error ** 2 * n * (n - 1);
    count += n - 1;
  }
  return sum / count;
}

/** The best that is ahead of the known one by so many standard errors, or that. */
export function settle(runners: readonly Runner[], known: Runner, doubt: number): Runner {
  const spread = spreadOf(runners, known);
  for (const runner of runners) {
    if (runner === known) return known;
    const { lead } = leadOver(runner, known);
    if (lead > doubt * Math.sqrt(spread / Math.max(1, runner.worths.length))) return runner;
  }
  return known;
}
