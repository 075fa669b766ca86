/** End with more points than the shop of this seat. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';
import { scoreOf } from './seen.ts';

export const beat: Goal<'petz'> = {
  id: 'beat',
  game: 'petz',
  params: { seat: wholeNumber(0, 3) },
  look(run, { seat = 0 }) {
    const off = scoreOf(run, run.seat) - scoreOf(run, seat);
    return atEnd(off > 0 ? 1 : 0, 1, run.outcome !== null);
  },
};
