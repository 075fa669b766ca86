/**
 * Flat Monte Carlo, for comparison: every option is played on to the end of the game as often as time allows, and the
 * one that came out best on average is taken. It knows nothing but the rules and the quick player.
 */

import type { Json } from '../../../engine/kernel/state.ts';
import { tableOf } from '../../../engine/petz/query.ts';
import { type PetzBot, plainly } from '../../bot.ts';
import { Trial } from '../search/rate.ts';
import { Table } from '../search/table.ts';
import { blindOptions } from './options.ts';

const SAMPLES = 12;
/** Rounds played in all at a budget of 1: about as long as the strongest rival thinks. */
const ROUNDS = 110;

export const flat: PetzBot = {
  name: 'flat',
  decide(view, _ask, domain, tools) {
    const trials = blindOptions(domain, SAMPLES, tools).map((choice) => new Trial(choice));
    if (trials.length === 1) return plainly((trials[0] as Trial).choice as Json);
    const table = new Table(view, tools, true);
    const rounds = tableOf(view).rounds - view.round + 1;
    const each = Math.max(1, Math.round((ROUNDS * tools.budget) / rounds / trials.length));
    for (let n = 0; n < each; n++) {
      if (n > 0 && tools.outOfTime?.()) break;
      for (const trial of trials) trial.results.push(table.play(n, trial.choice));
    }
    return plainly(trials.reduce((best, trial) => (trial.worth > best.worth ? trial : best)).choice);
  },
};
