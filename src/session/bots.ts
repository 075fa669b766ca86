/** The real thinker: the house's bots, in their worker. */

import { endWorker, thinkInWorker } from '../bots/host.ts';
import type { Thinker } from './thinker.ts';

export const workerThinker: Thinker = {
  think: ({ game, strength, view, ask, domain, seed }) =>
    thinkInWorker(game, strength, view, ask, domain, seed),
  end: endWorker,
};
