/** The English words that the game begins with: all but the levels' stories, the book of rules, the daily fair, mined puzzles, the player's rating, the chance against rivals and what is said about playing offline and watching. */
import own from './en.json' with { type: 'json' };
import { merge } from './merge.ts';

export const first = merge(
  own,
  import.meta.glob(
    [
      './parts/*.en.json',
      '!./parts/level-*.en.json',
      '!./parts/*rules.en.json',
      '!./parts/offline.en.json',
      '!./parts/asking.en.json',
      '!./parts/fair.en.json',
      '!./parts/mined.en.json',
      '!./parts/replay.en.json',
      '!./parts/chance.en.json',
      '!./parts/trainer.en.json',
      '!./parts/editor.en.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
