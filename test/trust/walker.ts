/** A worker process of the walk: games by their numbers, as long as it is given any. */

import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt } from '../../src/cli/levels/play.ts';
import { dealOf, gameOfDeal } from '../laws/deals.ts';
import { walkGame } from '../laws/walk.ts';
import { nothingYet } from './tally.ts';

interface Portion {
  seed: string;
  from: number;
  to: number;
}

const levels = readCampaignFiles().levels.map(({ level }) => dealt(level));

/** Walks the games `from` to `to - 1` and tells what came of them. */
process.on('message', ({ seed, from, to }: Portion) => {
  const batch = nothingYet();
  for (let n = from; n < to; n++) {
    const deal = dealOf(seed, n, levels);
    const walked = { ...deal, ...walkGame(gameOfDeal(deal), deal.seed, batch.looks) };
    const row = batch.byKind[deal.kind] ?? { games: 0, actions: 0 };
    batch.byKind[deal.kind] = { games: row.games + 1, actions: row.actions + walked.log.length };
    batch.games++;
    batch.actions += walked.log.length;
    for (const { id } of deal.setup.mods) batch.twists[id] = (batch.twists[id] ?? 0) + 1;
    if (walked.problem !== null) batch.violations.push(walked);
  }
  process.send?.(batch);
});
