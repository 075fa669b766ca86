/** Own so much gold at the end. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopSeen } from './seen.ts';

export const gold: Goal<'petz'> = {
  id: 'gold',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    return atEnd(shopSeen(run).gold, min, run.outcome !== null);
  },
};
