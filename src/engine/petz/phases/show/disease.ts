/** Disease needs (PB-NEED-DISEASE). */

import { loseTheSuffering, suffer } from '../../care.ts';
import { needCount, petsOf, shopOf } from '../../query.ts';
import type { ShowStep } from './vars.ts';

/** Suffering from disease needs and the manure around them (PB-NEED-DISEASE-01 to 04). */
export function illness(needs: number, manure: number): number {
  const sum = needs + manure;
  return needs === 0 || sum <= 2 ? 0 : sum - 1;
}

export const disease: ShowStep[] = [
  {
    name: 'disease',
    run(c, v) {
      for (const { pet, plot, at } of petsOf(shopOf(c.s, v.seat))) {
        const tokens = illness(needCount(pet, 'disease'), plot.manure);
        suffer(c, v.seat, at, tokens, 'disease');
        if (tokens > 0) v.ill = true;
      }
      loseTheSuffering(c, v.seat);
      return undefined;
    },
  },
];
