/** It takes at most so many Rounds in all. */

import { whole } from '../../ids.ts';
import { atMost, type Goal } from '../goal.ts';
import { toldOf } from './seen.ts';

export const rounds: Goal<'quest'> = {
  id: 'rounds',
  game: 'quest',
  params: { max: whole(1, 30) },
  look(run, { max = 30 }) {
    return atMost(toldOf(run, 'quest.round').length, max, run.outcome !== null);
  },
};
