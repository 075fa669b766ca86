/** Which of the pieces that were earned can be taken along into a level. */

import { type Extra, extrasEarned, withExtra } from './extras.ts';
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
