/**
 * The strongest rival: he takes what the knowledge bot thinks best and some other choices, plays each on in many
 * imaginations, and goes his own way where that is better by more than it might be wrong.
 */

import { checkChoice } from '../../engine/kernel/domain.ts';
import type { PetzBot, Weighed } from '../bot.ts';
import { candidatesFor } from './search/candidates.ts';
import { halve, margin, type Trial } from './search/rate.ts';
import { Table, VALUES, type ValueFile } from './search/table.ts';

/** What two choices usually differ by from one imagination to another, in points, and how many trials that counts for. */
const USUAL_SPREAD = 6;
const TRUST = 2;
/** How many choices a decision names. */
const NAMED = 3;

const playedAlike = (a: Trial, b: Trial): number => Math.min(a.results.length, b.results.length);

/**
 * The variance of what choices differ from the known one by, from one imagination to another. That of two or three
 * playouts says next to nothing: so it is taken from all choices together, and from experience.
 */
function spreadOf(trials: readonly Trial[], known: Trial): number {
  let sum = TRUST * USUAL_SPREAD ** 2;
  let count = TRUST;
  for (const trial of trials) {
    const n = playedAlike(trial, known);
    if (trial === known || n < 2) continue;
    sum += margin(trial, known).error ** 2 * n * (n - 1);
    count += n - 1;
  }
  return sum / count;
}

/** The best trial that is better than the known one beyond doubt, or that. */
function settle(trials: readonly Trial[], known: Trial, doubt: number): Trial {
  const spread = spreadOf(trials, known);
  for (const trial of trials) {
    if (trial === known) return known;
    const error = Math.sqrt(spread / playedAlike(trial, known));
    if (margin(trial, known).mean > doubt * error) return trial;
  }
  return known;
}

/** The chosen one first, then the best others. */
function named(chosen: Trial, trials: readonly Trial[]): Weighed[] {
  const others = trials.filter((trial) => trial !== chosen && trial.results.length > 1);
  return [chosen, ...others].slice(0, NAMED).map((trial) => trial.weighed);
}

interface Skill {
  name: string;
  /** Playouts, as a share of the usual number. */
  plays: number;
  /** By how many standard errors another choice must be better than the knowledge bot's. */
  doubt: number;
  /** What a shop can still expect when a round begins. */
  values: ValueFile;
  /** Whether groups are sent with a lookahead in his playouts where three or four shops of the base game meet. */
  looksAhead: boolean;
}

/** An archimp with other numbers, for measuring what they are worth. */
export function archimpWith({ name, plays, doubt, values, looksAhead }: Skill): PetzBot {
  return {
    name,
    decide(view, ask, domain, tools) {
      const { known, choices, plays: usual, why } = candidatesFor(view, ask, domain, tools);
      if (choices.length < 2) return known;
      const crowded = view.shops.length > 2 && view.alleys === undefined;
      const table = new Table(view, tools, { values, looksAhead: looksAhead && crowded });
      const trials = halve(choices, plays * usual * tools.budget, table, tools);
      const first = trials.find((trial) => trial.choice === choices[0]) as Trial;
      const chosen = settle(trials, first, doubt);
      const weighed = named(chosen, trials);
      if (chosen === first || checkChoice(domain, chosen.choice, tools.engine.rules.forms) !== null) {
        return { ...known, weighed };
      }
      return { choice: chosen.choice, why: why(chosen.choice), weighed };
    },
  };
}

export const archimp: PetzBot = archimpWith({
  name: 'archimp',
  plays: 1,
  doubt: 1,
  values: VALUES,
  looksAhead: true,
});
