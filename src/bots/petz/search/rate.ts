/**
 * What legal choices of the open question are expected to bring: the same for every question. Each is played on from
 * the same imaginations (common random numbers), so that what they differ in is not lost in the dice.
 */

import type { Ask, Json } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { PetzTools, Weighed } from '../../bot.ts';
import { Table } from './table.ts';

/** Imaginations at a budget of 1. */
const IMAGINATIONS = 24;

/** One choice and what came of it in each imagination so far. */
export class Trial {
  readonly choice: Json;
  readonly results: number[] = [];

  constructor(choice: Json) {
    this.choice = choice;
  }

  get worth(): number {
    return meanOf(this.results);
  }

  get weighed(): Weighed {
    return { choice: this.choice, worth: this.worth, error: errorOf(this.results) };
  }
}

function meanOf(list: readonly number[]): number {
  let sum = 0;
  for (const x of list) sum += x;
  return list.length === 0 ? Number.NEGATIVE_INFINITY : sum / list.length;
}

/** Standard error of a mean. */
function errorOf(list: readonly number[]): number {
  if (list.length < 2) return Number.POSITIVE_INFINITY;
  const mean = meanOf(list);
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (list.length - 1);
  return Math.sqrt(variance / list.length);
}

/** How much better one choice did than another, in the imaginations that both were tried in. */
export function margin(a: Trial, b: Trial): { mean: number; error: number } {
  const n = Math.min(a.results.length, b.results.length);
  const gaps = Array.from({ length: n }, (_, i) => (a.results[i] as number) - (b.results[i] as number));
  return { mean: meanOf(gaps), error: errorOf(gaps) };
}

/** In the order of the choices. All are tried equally often; the answer is the same for the same dice and budget. */
export function rate(view: PetzView, _ask: Ask, choices: readonly Json[], tools: PetzTools): Weighed[] {
  const table = new Table(view, tools);
  const trials = choices.map((choice) => new Trial(choice));
  const most = Math.max(4, Math.round(IMAGINATIONS * tools.budget));
  for (let n = 0; n < most; n++) {
    if (n >= 2 && tools.outOfTime?.()) break;
    for (const trial of trials) trial.results.push(table.play(n, trial.choice));
  }
  return trials.map((trial) => trial.weighed);
}

/**
 * The trials that are left when half of them were dropped again and again, the best first; those dropped follow.
 * `plays` in all. The first choice is never dropped: it is what would be done without any search.
 */
export function halve(choices: readonly Json[], plays: number, table: Table, tools: PetzTools): Trial[] {
  let left = choices.map((choice) => new Trial(choice));
  const [known] = left;
  const dropped: Trial[] = [];
  const stages = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let stage = 0; stage < stages; stage++) {
    const each = Math.max(2, Math.round(plays / stages / left.length));
    const goal = (left[0]?.results.length ?? 0) + each;
    for (let n = left[0]?.results.length ?? 0; n < goal; n++) {
      if (n >= 2 && tools.outOfTime?.()) return sorted([...left, ...dropped]);
      for (const trial of left) trial.results.push(table.play(n, trial.choice));
    }
    left = sorted(left);
    if (stage === stages - 1) break;
    const most = Math.max(2, Math.ceil(left.length / 2));
    for (const [i, trial] of left.entries()) if (i >= most && trial !== known) dropped.unshift(trial);
    left = left.filter((trial, i) => i < most || trial === known);
  }
  return [...left, ...dropped];
}

function sorted(trials: readonly Trial[]): Trial[] {
  return [...trials].sort((a, b) => b.worth - a.worth);
}
