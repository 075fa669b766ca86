/** Sell from the platform at most so often. */

import { wholeNumber } from '../../ids.ts';
import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const platformGoal: Goal<'petz'> = {
  id: 'platform',
  game: 'petz',
  params: { max: wholeNumber(0, 30) },
  look(run, { max = 0 }) {
    const sold = ownOf(run, 'petz.sold').filter((sale) => sale.platform);
    return atMost(sold.length, max, run.outcome !== null);
  },
};
