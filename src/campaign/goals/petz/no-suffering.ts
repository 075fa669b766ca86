/** No pet suffers. */

import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const noSuffering: Goal<'petz'> = {
  id: 'noSuffering',
  game: 'petz',
  params: {},
  look(run) {
    const tokens = ownOf(run, 'petz.suffered').reduce((sum, event) => sum + event.tokens, 0);
    return atMost(tokens, 0, run.outcome !== null);
  },
};
