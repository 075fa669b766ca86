/** So many Heroes are in play at the end. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';

export const standingGoal: Goal<'quest'> = {
  id: 'standing',
  game: 'quest',
  params: { min: wholeNumber(1, 5) },
  look(run, { min = 1 }) {
    const standing = run.view.heroes.filter(({ status }) => status === 'in');
    return atEnd(standing.length, min, run.outcome !== null);
  },
};
