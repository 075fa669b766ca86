/** Which of the pieces that were earned can be taken along into a level, or into a free game. */

import type { GameId, SetupOf } from '../engine/games.ts';
import type { Seat } from '../engine/kernel/state.ts';
import { petz } from '../engine/petz/index.ts';
import { quest } from '../engine/quest/index.ts';
import { type Extra, extrasEarned, heroesWithExtra, shopsWithExtra, withExtra } from './extras.ts';
import { impossible } from './load.ts';
import type { Book, Level, Picks, Progress } from './schema.ts';
import { levelSetup } from './setup.ts';

/** Those of them that can be taken along into a level, as it is dealt with these picks: none that lies there already. */
export function extrasFor(book: Book, progress: Progress, level: Level, picks: Picks): Extra[] {
  const plain = JSON.stringify(levelSetup(level, progress, picks).setup);
  return extrasEarned(book, progress).filter((extra) => {
    const dealt = levelSetup(withExtra(level, extra), progress, picks);
    return JSON.stringify(dealt.setup) !== plain && impossible(dealt) === null;
  });
}

/** A free game, as it is set up. */
export type FreeSetup = { [G in GameId]: { game: G; setup: SetupOf<G> } }[GameId];

/** A free game with the piece in the hands of a seat. Heroes are chosen there without being earned. */
export function freeWithExtra<F extends FreeSetup>(free: F, extra: Extra | undefined, you: Seat): F {
  if (extra === undefined || 'hero' in extra) return free;
  if (free.game === 'petz') return { ...free, setup: shopsWithExtra(free.setup, extra, you) };
  return { ...free, setup: heroesWithExtra(free.setup, extra, you) };
}

/** Those of them that can be taken along into a free game by the player in that seat. */
export function freeExtras(book: Book, progress: Progress, free: FreeSetup, you: Seat): Extra[] {
  return extrasEarned(book, progress).filter((extra) => {
    const dealt = freeWithExtra(free, extra, you);
    if (dealt.setup === free.setup) return false;
    return (dealt.game === 'petz' ? petz.checkSetup(dealt.setup) : quest.checkSetup(dealt.setup)) === null;
  });
}
