/** The English words that may come a moment later: the levels' stories, the book of rules, the daily fair, mined puzzles, the player's rating, the chance against rivals and what is said about playing offline. */
import { merge } from './merge.ts';

export const deferred = merge(
  {},
  import.meta.glob(
    [
      './parts/level-*.en.json',
      './parts/*rules.en.json',
      './parts/offline.en.json',
      './parts/asking.en.json',
      './parts/fair.en.json',
      './parts/mined.en.json',
      './parts/replay.en.json',
      './parts/chance.en.json',
      './parts/trainer.en.json',
      './parts/editor.en.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
