/** No pet mutates. */

import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const noMutation: Goal<'petz'> = {
  id: 'noMutation',
  game: 'petz',
  params: {},
  look(run) {
    const tokens = ownOf(run, 'petz.mutated').reduce((sum, event) => sum + event.tokens, 0);
    return atMost(tokens, 0, run.outcome !== null);
  },
};
