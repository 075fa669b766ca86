/**
 * One step ahead, for comparison: every option is applied to one imagined table, the round is finished by the quick
 * player, and the option after which the learned value is highest is taken.
 */

import type { Json } from '../../../engine/kernel/state.ts';
import { type PetzBot, plainly } from '../../bot.ts';
import { Table } from '../search/table.ts';
import { blindOptions } from './options.ts';

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
