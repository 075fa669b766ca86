/** Clear so many Worlds. */

import { wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { eventsOf } from './seen.ts';

export const worlds: Goal<'quest'> = {
  id: 'worlds',
  game: 'quest',
  params: { min: wholeNumber(1, 3) },
  look(run, { min = 1 }) {
    const cleared = eventsOf(run, 'quest.worldOver').filter(({ how }) => how === 'cleared');
    return reached(cleared.length, min, run.outcome !== null);
  },
};
