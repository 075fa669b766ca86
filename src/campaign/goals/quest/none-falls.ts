/** No Hero is ever defeated. */

import { atMost, type Goal } from '../goal.ts';
import { isHero, toldOf } from './seen.ts';

export const noneFalls: Goal<'quest'> = {
  id: 'noneFalls',
  game: 'quest',
  params: {},
  look(run) {
    const fallen = toldOf(run, 'quest.fell').filter(({ id }) => isHero(id));
    return atMost(fallen.length, 0, run.outcome !== null);
  },
};
