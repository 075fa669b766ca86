/** No manure is left at the end, or at the end of every round. */

import * as v from 'valibot';
import { manureOf } from '../../../engine/petz/query.ts';
import { flagSchema } from '../../ids.ts';
import type { Goal, LevelGame } from '../goal.ts';
import { shopSeen } from './seen.ts';

/**
 * The manure in the shop at the end of each round that is over. The view tells what lies there now, the story what
 * came and went since: so it is read from its end.
 */
export function leftovers(run: LevelGame<'petz'>): number[] {
  const found: number[] = [];
  let there = manureOf(shopSeen(run));
  for (const event of run.events.toReversed()) {
    if (event.type === 'petz.passedToken') found.unshift(there);
    if (!('seat' in event) || event.seat !== run.seat) continue;
    if (event.type === 'petz.pooped') there -= event.manure;
    const isCleaning =
      event.type === 'petz.shovelled' || event.type === 'petz.cleaned' || event.type === 'petz.slugged';
    if (isCleaning) for (const tokens of event.plots) there += tokens;
  }
  return found;
}

export const cleanGoal: Goal<'petz'> = {
  id: 'clean',
  game: 'petz',
  params: { always: v.exactOptional(flagSchema) },
  look(run, { always = false }) {
    const now = manureOf(shopSeen(run));
    const isOver = run.outcome !== null;
    if (always && Math.max(0, ...leftovers(run)) > 0) return { state: 'failed', now, of: 0 };
    return { state: isOver ? (now > 0 ? 'failed' : 'done') : 'open', now, of: 0 };
  },
};
