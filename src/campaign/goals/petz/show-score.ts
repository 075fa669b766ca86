/** Show so many points at one exhibition. */

import { whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { ownOf } from './seen.ts';

export const showScore: Goal<'petz'> = {
  id: 'showScore',
  game: 'petz',
  params: { min: whole(1, 300) },
  look(run, { min = 1 }) {
    const best = Math.max(0, ...ownOf(run, 'petz.showed').map((show) => show.score));
    return reach(best, min, run.outcome !== null);
  },
};
