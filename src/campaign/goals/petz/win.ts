/** Be the first in town when the game ends; a tie is a win too. */

import { atEnd, type Goal } from '../goal.ts';

export const win: Goal<'petz'> = {
  id: 'win',
  game: 'petz',
  params: {},
  look(run) {
    const won = run.outcome?.winners.includes(run.seat) === true;
    return atEnd(won ? 1 : 0, 1, run.outcome !== null);
  },
};
