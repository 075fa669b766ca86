/** One sale that brings so much reputation. */

import { whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { ownOf } from './seen.ts';

export const saleWorth: Goal<'petz'> = {
  id: 'saleWorth',
  game: 'petz',
  params: { min: whole(1, 300) },
  look(run, { min = 1 }) {
    const best = Math.max(0, ...ownOf(run, 'petz.sold').map((sale) => sale.reputation));
    return reach(best, min, run.outcome !== null);
  },
};
