/** Choices for bots that know nothing about the game: every option there is, or some at random of those too many to list. */

import { type Domain, listChoices, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { tableOf } from '../../../engine/petz/query.ts';
import { type PetzBot, type PetzTools, plainly } from '../../bot.ts';
import { Trial } from '../search/rate.ts';
import { Table } from '../search/table.ts';

function blindOptions(domain: Domain, samples: number, { engine, rng }: PetzTools): Json[] {
  const all = listChoices(domain);
  if (all !== null) return [...all];
  const found = new Map<string, Json>();
  for (let i = 0; i < samples; i++) {
    const choice = sampleChoice(domain, rng, engine.rules.forms);
    found.set(JSON.stringify(choice), choice);
  }
  return [...found.values()];
}

// One step ahead, for comparison: every option is applied to one imagined table, the round is finished by the
// quick player, and the option after which the learned value is highest is taken.

const SAMPLES = 24;

export const greedy: PetzBot = {
  name: 'greedy',
  decide(view, _ask, domain, tools) {
    const options = blindOptions(domain, SAMPLES, tools);
    if (options.length === 1) return plainly(options[0] as Json);
    const table = new Table(view, tools);
    let best = options[0] as Json;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of options) {
      const worth = table.play(0, choice);
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return plainly(best);
  },
};

// Flat Monte Carlo, for comparison: every option is played on to the end of the game as often as time allows,
// and the one that came out best on average is taken. It knows nothing but the rules and the quick player.

const FLAT_SAMPLES = 12;
/** Rounds played in all at a budget of 1: about as long as the strongest rival thinks. */
const ROUNDS = 110;

export const flat: PetzBot = {
  name: 'flat',
  decide(view, _ask, domain, tools) {
    const trials = blindOptions(domain, FLAT_SAMPLES, tools).map((choice) => new Trial(choice));
    if (trials.length === 1) return plainly((trials[0] as Trial).choice as Json);
    const table = new Table(view, tools, { toTheEnd: true });
    const rounds = tableOf(view).rounds - view.round + 1;
    const each = Math.max(1, Math.round((ROUNDS * tools.budget) / rounds / trials.length));
    for (let n = 0; n < each; n++) {
      if (n > 0 && tools.outOfTime?.()) break;
      for (const trial of trials) trial.results.push(table.play(n, trial.choice));
    }
    return plainly(trials.reduce((best, trial) => (trial.worth > best.worth ? trial : best)).choice);
  },
};
