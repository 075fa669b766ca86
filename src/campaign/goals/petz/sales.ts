/** Sell so many pets; if wanted to one customer only, or of one kind. */

import * as v from 'valibot';
import { id, whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { ownOf } from './seen.ts';

export const sales: Goal<'petz'> = {
  id: 'sales',
  game: 'petz',
  params: { min: whole(1, 30), customer: v.exactOptional(id.customer), pet: v.exactOptional(id.pet) },
  look(run, { min = 1, customer, pet }) {
    const sold = ownOf(run, 'petz.sold').filter(
      (sale) =>
        (customer === undefined || sale.customer === customer) && (pet === undefined || sale.pet === pet),
    );
    return reach(sold.length, min, run.outcome !== null);
  },
};
