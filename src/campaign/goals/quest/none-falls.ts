/** No Hero is ever defeated. */

import { atMost, type Goal } from '../goal.ts';
import { eventsOf, isHero } from './seen.ts';

export const noneFalls: Goal<'quest'> = {
  id: 'noneFalls',
  game: 'quest',
  params: {},
  look(run) {
    const fallen = eventsOf(run, 'quest.fell').filter(({ id }) => isHero(id));
    return atMost(fallen.length, 0, run.outcome !== null);
  },
};
