/** Lay at most so many potions at pets. */

import { cardOf, POTION } from '../../../engine/petz/data/needs.ts';
import { wholeNumber } from '../../ids.ts';
import { atMost, type Goal } from '../goal.ts';
import { ownOf } from './seen.ts';

export const potions: Goal<'petz'> = {
  id: 'potions',
  game: 'petz',
  params: { max: wholeNumber(0, 30) },
  look(run, { max = 0 }) {
    const laid = ownOf(run, 'petz.revealed').flatMap(({ pets }) => pets.flatMap(({ cards }) => cards));
    return atMost(laid.filter((card) => cardOf(card) === POTION).length, max, run.outcome !== null);
  },
};
