/** Stand on the podium of so many exhibitions, or on a better place if one is named. */

import * as v from 'valibot';
import { wholeNumber } from '../../ids.ts';
import { type Goal, type LevelGame, reached } from '../goal.ts';

/** The player's place in each exhibition held so far; null where the shop took no part (PB-EXH-10). */
export function showPlaces({ events, seat }: LevelGame<'petz'>): (number | null)[] {
  const places: (number | null)[] = [];
  let scores = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'petz.showed' && event.takesPart) scores.set(event.seat, event.score);
    if (event.type !== 'petz.awarded') continue;
    const own = scores.get(seat);
    const above = [...scores.values()].filter((score) => own !== undefined && score > own);
    places.push(own === undefined ? null : above.length + 1);
    scores = new Map();
  }
  return places;
}

export const shows: Goal<'petz'> = {
  id: 'shows',
  game: 'petz',
  params: { min: wholeNumber(1, 9), place: v.exactOptional(wholeNumber(1, 3)) },
  look(run, { min = 1, place = 3 }) {
    const stood = showPlaces(run).filter((own) => own !== null && own <= place);
    return reached(stood.length, min, run.outcome !== null);
  },
};
