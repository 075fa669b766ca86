/** Defeat so many Monsters; `own`: by your own Hero. */

import * as v from 'valibot';
import { heroId } from '../../../engine/quest/query.ts';
import { flagSchema, wholeNumber } from '../../ids.ts';
import { type Goal, reached } from '../goal.ts';
import { eventsOf, isHero } from './seen.ts';

export const felled: Goal<'quest'> = {
  id: 'felled',
  game: 'quest',
  params: { min: wholeNumber(1, 30), own: v.exactOptional(flagSchema) },
  look(run, { min = 1, own = false }) {
    const felled = eventsOf(run, 'quest.fell').filter(
      ({ id, by }) => !isHero(id) && (!own || by === heroId(run.seat)),
    );
    return reached(felled.length, min, run.outcome !== null);
  },
};
