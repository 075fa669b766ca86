/** No pet goes hungry. */

import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const wellFed: Goal<'petz'> = {
  id: 'wellFed',
  game: 'petz',
  params: {},
  look(run) {
    const hungry = ownOf(run, 'petz.suffered').filter((event) => event.cause === 'hunger');
    return atMost(hungry.length, 0, run.outcome !== null);
  },
};
