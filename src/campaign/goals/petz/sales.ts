/** Sell so many pets; if wanted to one customer only, or of one kind. */

import * as v from 'valibot';
import { id, wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { ownOf } from './seen.ts';

export const salesGoal: Goal<'petz'> = {
  id: 'sales',
  game: 'petz',
  params: { min: wholeNumber(1, 30), customer: v.exactOptional(id.customer), pet: v.exactOptional(id.pet) },
  look(run, { min = 1, customer, pet }) {
    const sold = ownOf(run, 'petz.sold').filter(
      (sale) =>
        (customer === undefined || sale.customer === customer) && (pet === undefined || sale.pet === pet),
    );
    return reached(sold.length, min, run.outcome !== null);
  },
};
