/** One sale that brings so much reputation. */

import { wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { ownOf } from './seen.ts';

export const saleWorth: Goal<'petz'> = {
  id: 'saleWorth',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    const best = Math.max(0, ...ownOf(run, 'petz.sold').map((sale) => sale.reputation));
    return reached(best, min, run.outcome !== null);
  },
};
