/** Which of the written hints of levels were asked for; a returning player finds them open. */

import type { Level } from '../../../session/campaign/levels.ts';

const read = new Map<string, number>();

/** How many of a level's hints are open. */
export function hintsRead(level: Level): number {
  return Math.min(read.get(level.id) ?? 0, level.hints ?? 0);
}

/** The next hint is asked for. */
export function readHint(level: Level): void {
  read.set(level.id, hintsRead(level) + 1);
}

/** A level's own hints come first: what to do next is only said when all of them are read. */
export function hasUnreadHints(level: Level): boolean {
  return hintsRead(level) < (level.hints ?? 0);
}
