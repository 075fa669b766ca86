/** Defeat Heroes so often. */

import { whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { isHero, toldOf } from './seen.ts';

export const downed: Goal<'quest'> = {
  id: 'downed',
  game: 'quest',
  params: { min: whole(1, 15) },
  look(run, { min = 1 }) {
    const downed = toldOf(run, 'quest.fell').filter(({ id }) => isHero(id));
    return reach(downed.length, min, run.outcome !== null);
  },
};
