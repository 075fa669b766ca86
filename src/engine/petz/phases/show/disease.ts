/** Disease needs (PB-NEED-DISEASE). */

import { loseTheSuffering, suffer } from '../../care.ts';
import { expansionsOf } from '../../expansion.ts';
import { needCount } from '../../query.ts';
import { petsNow, type ShowStep } from './vars.ts';

/**
 * Suffering from disease needs and the manure around them (PB-NEED-DISEASE-01, PB-NEED-DISEASE-02, PB-NEED-DISEASE-03,
 * PB-NEED-DISEASE-04).
 */
export function illness(needs: number, manure: number): number {
  const sum = needs + manure;
  return needs === 0 || sum <= 2 ? 0 : sum - 1;
}

/** Nothing can be paid against it, and it can kill (PB-NEED-DISEASE-05, PB-NEED-DISEASE-06). */
export const disease: ShowStep[] = [
  {
    name: 'disease',
    run(c, v) {
      for (const { pet, plot, at } of petsNow(c.s, v)) {
        let needs = needCount(pet, 'disease');
        for (const { diseaseNeeds } of expansionsOf(c.s)) needs = diseaseNeeds?.(c, v, at, needs) ?? needs;
        const tokens = illness(needs, plot.manure);
        suffer(c, v.seat, at, tokens, 'disease');
        if (tokens > 0) v.ill = true;
      }
      loseTheSuffering(c, v.seat);
    },
  },
];
