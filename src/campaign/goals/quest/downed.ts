/** Defeat Heroes so often. */

import { wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { eventsOf, isHero } from './seen.ts';

export const downed: Goal<'quest'> = {
  id: 'downed',
  game: 'quest',
  params: { min: wholeNumber(1, 15) },
  look(run, { min = 1 }) {
    const downed = eventsOf(run, 'quest.fell').filter(({ id }) => isHero(id));
    return reached(downed.length, min, run.outcome !== null);
  },
};
