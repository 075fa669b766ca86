/** One clock for the whole story: the time token stays where it is between Worlds, in the normal mode too. */

import type { Twist } from '../twists.ts';
import { nothing } from './args.ts';

/**
 * `{ "id": "carryTime", "arg": null }`. As in the hard mode, all is lost with the tenth Round (PQ-HARD-04, PQ-HARD-05).
 */
export const carryTime: Twist = {
  id: 'carryTime',
  check: nothing,
  after: {
    'quest.world/begin'(c) {
      const { world, round } = c.s;
      if (world !== null) c.emit({ type: 'quest.twist', mod: 'carryTime', what: 'stayed', n: round });
    },
  },
  bend: { numbers: { oneClock: () => 1 } },
};
