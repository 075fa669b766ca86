/** The Heroes suffer at most so much damage in all; `own`: your own Hero alone. */

import * as v from 'valibot';
import { heroId } from '../../../engine/quest/query.ts';
import { flagSchema, wholeNumber } from '../../ids.ts';
import { atMost, type Goal } from '../goal.ts';
import { eventsOf, isHero } from './seen.ts';

export const unhurt: Goal<'quest'> = {
  id: 'unhurt',
  game: 'quest',
  params: { max: wholeNumber(0, 99), own: v.exactOptional(flagSchema) },
  look(run, { max = 0, own = false }) {
    const hurt = eventsOf(run, 'quest.hurt').filter(({ id }) => (own ? id === heroId(run.seat) : isHero(id)));
    const damage = hurt.reduce((sum, { n }) => sum + n, 0);
    return atMost(damage, max, run.outcome !== null);
  },
};
