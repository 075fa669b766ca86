/** How the town did: a level played by every strength in its player's seat, some games each, beside the page. */

import type { Level } from '../../campaign/schema.ts';
import { TOWN_STRENGTHS, type TownJob, type TownNews, type TownStrength } from './town-job.ts';

/** Games in which the first goal was reached, and games played. */
export type TownCounts = Partial<Record<TownStrength, { won: number; games: number }>>;

/**
 * Counts `games` of each strength, all strengths side by side; `onNews` is called after every game. What is given back
 * ends it. Without workers nothing is counted.
 */
export function countTown(level: Level, games: number, onNews: (counts: TownCounts) => void): () => void {
  let counts: TownCounts = {};
  const job: TownJob = { level, games, strengths: TOWN_STRENGTHS };
  try {
    const worker = new Worker(new URL('./town-worker.ts', import.meta.url), {
      type: 'module',
      name: 'town',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<TownNews>) => {
      const { won, games: played } = counts[data.strength] ?? { won: 0, games: 0 };
      counts = { ...counts, [data.strength]: { won: won + (data.won ? 1 : 0), games: played + 1 } };
      onNews(counts);
    });
    worker.postMessage(job);
    return () => worker.terminate();
  } catch {
    return () => undefined;
  }
}
