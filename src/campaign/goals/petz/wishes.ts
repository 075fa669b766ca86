/** Meet so many wishes of customers in all: the matches of all sales together. */

import { wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { ownOf } from './seen.ts';

export const wishes: Goal<'petz'> = {
  id: 'wishes',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    const met = ownOf(run, 'petz.sold').reduce((sum, sale) => sum + sale.match, 0);
    return reached(met, min, run.outcome !== null);
  },
};
