/** Poop needs (PB-NEED-POOP). */

import { expansionsOf } from '../../expansion.ts';
import { iconsOf, needCount } from '../../query.ts';
import { petsNow, relieved, type ShowStep } from './vars.ts';

/**
 * One manure a need, one fewer for each absorbing icon, never less than none (PB-NEED-POOP-01, PB-NEED-POOP-02,
 * PB-NEED-POOP-03, RUL-47).
 * Also PB-NEED-POOP-04.
 */
export const poop: ShowStep[] = [
  {
    name: 'poop',
    run(c, v) {
      for (const { pet, plot, at } of petsNow(c.s, v)) {
        const all = needCount(pet, 'poop');
        if (all === 0) continue;
        const needs = all - relieved(c, v, at, 'poop', all);
        const absorbed = Math.min(needs, iconsOf(plot, 'absorb'));
        const manure = needs - absorbed;
        plot.manure += manure;
        c.emit({ type: 'petz.pooped', seat: v.seat, plot: at, pet: pet.id, manure, absorbed });
        for (const { pooped } of expansionsOf(c.s)) pooped?.(c, v, at, manure);
      }
      return undefined;
    },
  },
];
