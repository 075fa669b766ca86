/** The Evil Lord wins. */

import { lordSeat } from '../../../engine/quest/query.ts';
import { atEnd, type Goal } from '../goal.ts';

export const lordWins: Goal<'quest'> = {
  id: 'lordWins',
  game: 'quest',
  params: {},
  look(run) {
    const lord = lordSeat(run.view.setup);
    const won = lord !== null && run.outcome?.winners.includes(lord) === true;
    return atEnd(won ? 1 : 0, 1, run.outcome !== null);
  },
};
