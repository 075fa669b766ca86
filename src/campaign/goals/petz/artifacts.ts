/** Own so many artifacts at the end. */

import { whole } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopIn } from './seen.ts';

export const artifacts: Goal<'petz'> = {
  id: 'artifacts',
  game: 'petz',
  params: { min: whole(1, 13) },
  look(run, { min = 1 }) {
    return atEnd(shopIn(run).artifacts.length, min, run.outcome !== null);
  },
};
