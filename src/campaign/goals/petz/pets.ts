/** Have so many pets in the shop at the end. */

import { petsOf } from '../../../engine/petz/query.ts';
import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { shopSeen } from './seen.ts';

export const pets: Goal<'petz'> = {
  id: 'pets',
  game: 'petz',
  params: { min: wholeNumber(1, 4) },
  look(run, { min = 1 }) {
    return atEnd(petsOf(shopSeen(run)).length, min, run.outcome !== null);
  },
};
