/** The Heroes win. */

import { atEnd, type Goal } from '../goal.ts';

export const victory: Goal<'quest'> = {
  id: 'victory',
  game: 'quest',
  params: {},
  look(run) {
    const won = run.outcome?.winners.includes(0) === true;
    return atEnd(won ? 1 : 0, 1, run.outcome !== null);
  },
};
