/** The worker's side of counting how the town did. Started by `town-count.ts`. */

import { playTownGame } from './town-game.ts';
import type { TownJob, TownNews } from './town-job.ts';

self.addEventListener('message', ({ data }: MessageEvent<TownJob>) => {
  const { level, games, strengths } = data;
  for (let game = 1; game <= games; game++)
    for (const strength of strengths) {
      const won = playTownGame(level, strength, `${level.id} town ${game}`);
      self.postMessage({ strength, won } satisfies TownNews);
    }
});
