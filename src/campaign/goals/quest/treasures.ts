/** The Heroes hold so many treasures at the end. */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal } from '../goal.ts';

export const treasures: Goal<'quest'> = {
  id: 'treasures',
  game: 'quest',
  params: { min: wholeNumber(1, 21) },
  look(run, { min = 1 }) {
    const held = run.view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
    return atEnd(held, min, run.outcome !== null);
  },
};
