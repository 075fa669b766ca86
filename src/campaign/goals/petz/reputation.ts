/** End with so much reputation, the final scoring included. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { scoreOf } from './seen.ts';

export const reputation: Goal<'petz'> = {
  id: 'reputation',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    return atEnd(scoreOf(run, run.seat), min, run.outcome !== null);
  },
};
