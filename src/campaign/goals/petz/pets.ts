/** Have so many pets in the shop at the end. */

import { petsOf } from '../../../engine/petz/query.ts';
import { whole } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopIn } from './seen.ts';

export const pets: Goal<'petz'> = {
  id: 'pets',
  game: 'petz',
  params: { min: whole(1, 4) },
  look(run, { min = 1 }) {
    return atEnd(petsOf(shopIn(run)).length, min, run.outcome !== null);
  },
};
