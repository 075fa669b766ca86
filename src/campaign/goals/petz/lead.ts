/** End so far ahead of the best rival. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { scoreOf } from './seen.ts';

export const lead: Goal<'petz'> = {
  id: 'lead',
  game: 'petz',
  params: { min: wholeNumber(1, 300) },
  look(run, { min = 1 }) {
    const others = run.view.shops.flatMap((_shop, seat) => (seat === run.seat ? [] : [scoreOf(run, seat)]));
    return atEnd(scoreOf(run, run.seat) - Math.max(...others), min, run.outcome !== null);
  },
};
