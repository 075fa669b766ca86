/** Poop needs (PB-NEED-POOP). */

import { iconsOf, needCount, petsOf, shopOf } from '../../query.ts';
import type { ShowStep } from './vars.ts';

/** One manure a need, one fewer for each absorbing icon, never less than none (PB-NEED-POOP-01 to 03, RUL-47). */
export const poop: ShowStep[] = [
  {
    name: 'poop',
    run(c, v) {
      for (const { pet, plot, at } of petsOf(shopOf(c.s, v.seat))) {
        const needs = needCount(pet, 'poop');
        if (needs === 0) continue;
        const absorbed = Math.min(needs, iconsOf(plot, 'absorb'));
        const manure = needs - absorbed;
        plot.manure += manure;
        c.emit({ type: 'petz.pooped', seat: v.seat, plot: at, pet: pet.id, manure, absorbed });
      }
      return undefined;
    },
  },
];
