/** No pet is lost, and none goes to the farm: who leaves was sold. */

import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const keepAll: Goal<'petz'> = {
  id: 'keepAll',
  game: 'petz',
  params: {},
  look(run) {
    return atMost(ownOf(run, 'petz.lost').length, 0, run.outcome !== null);
  },
};
