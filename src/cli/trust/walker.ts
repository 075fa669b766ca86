/** A worker process of the walk: games by their numbers, as long as it is given any. */

import { noLooks } from './laws.ts';
import { dealOf } from './setups.ts';
import type { Batch } from './tally.ts';
import { walkDeal } from './walk.ts';

interface Portion {
  seed: string;
  from: number;
  to: number;
}

/** Walks the games `from` to `to - 1` and tells what came of them. */
process.on('message', ({ seed, from, to }: Portion) => {
  const looks = noLooks();
  const batch: Batch = { games: 0, actions: 0, byKind: {}, twists: {}, looks, violations: [] };
  for (let n = from; n < to; n++) {
    const deal = dealOf(seed, n);
    const walked = walkDeal(deal, looks);
    const row = batch.byKind[deal.kind] ?? { games: 0, actions: 0 };
    batch.byKind[deal.kind] = { games: row.games + 1, actions: row.actions + walked.log.length };
    batch.games++;
    batch.actions += walked.log.length;
    for (const { id } of deal.setup.mods) batch.twists[id] = (batch.twists[id] ?? 0) + 1;
    if (walked.problem !== null) batch.violations.push(walked);
  }
  process.send?.(batch);
});
