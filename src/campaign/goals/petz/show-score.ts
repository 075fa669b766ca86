/** Show so many points at one exhibition. */

import { wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { ownOf } from './seen.ts';

export const showScoreGoal: Goal<'petz'> = {
  id: 'showScore',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    const best = Math.max(0, ...ownOf(run, 'petz.showed').map((show) => show.score));
    return reached(best, min, run.outcome !== null);
  },
};
