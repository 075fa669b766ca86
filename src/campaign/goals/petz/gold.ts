/** Own so much gold at the end. */

import { whole } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopIn } from './seen.ts';

export const gold: Goal<'petz'> = {
  id: 'gold',
  game: 'petz',
  params: { min: whole(1, 300) },
  look(run, { min = 1 }) {
    return atEnd(shopIn(run).gold, min, run.outcome !== null);
  },
};
