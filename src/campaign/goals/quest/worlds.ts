/** Clear so many Worlds. */

import { whole } from '../../ids.ts';
import { type Goal, reach } from '../goal.ts';
import { toldOf } from './seen.ts';

export const worlds: Goal<'quest'> = {
  id: 'worlds',
  game: 'quest',
  params: { min: whole(1, 3) },
  look(run, { min = 1 }) {
    const cleared = toldOf(run, 'quest.worldOver').filter(({ how }) => how === 'cleared');
    return reach(cleared.length, min, run.outcome !== null);
  },
};
