/** Own so many artifacts at the end. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopSeen } from './seen.ts';

export const artifacts: Goal<'petz'> = {
  id: 'artifacts',
  game: 'petz',
  params: { min: wholeNumber(1, 13) },
  look(run, { min = 1 }) {
    return atEnd(shopSeen(run).artifacts.length, min, run.outcome !== null);
  },
};
