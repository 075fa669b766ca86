/** It takes at most so many Rounds in all. */

import { wholeNumber } from '../../ids.ts';
import { atMost, type Goal } from '../goal.ts';
import { eventsOf } from './seen.ts';

export const roundsGoal: Goal<'quest'> = {
  id: 'rounds',
  game: 'quest',
  params: { max: wholeNumber(1, 30) },
  look(run, { max = 30 }) {
    return atMost(eventsOf(run, 'quest.round').length, max, run.outcome !== null);
  },
};
