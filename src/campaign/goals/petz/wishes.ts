/** Meet so many wishes of customers in all: the matches of all sales together. */

import { whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { ownOf } from './seen.ts';

export const wishes: Goal<'petz'> = {
  id: 'wishes',
  game: 'petz',
  params: { min: whole(1, 300) },
  look(run, { min = 1 }) {
    const met = ownOf(run, 'petz.sold').reduce((sum, sale) => sum + sale.match, 0);
    return reach(met, min, run.outcome !== null);
  },
};
