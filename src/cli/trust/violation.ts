/** A game that broke a law, as a file that `npm run replay` opens. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId, SetupOf } from '../../engine/games.ts';
import type { GameDeal } from '../../laws/deals.ts';
import type { Walked } from '../../laws/walk.ts';
import { hashLog } from '../../session/game/replay.ts';
import { toSave } from '../../session/saves/save-format.ts';

/** The fingerprint of a state that never came about. */
const NONE = '0'.repeat(16);

function recorded<G extends GameId>(game: G, { setup, seed, log, hash }: GameDeal & Walked): string {
  const own = setup as SetupOf<G>;
  try {
    const { hashes, hash: last } = hashLog<G>(own, seed, log, 10, game);
    return JSON.stringify(toSave<G>({ setup: own, seed, log, hash: last, hashes }, game));
  } catch {
    // The last answer, or the deal itself, throws: the file says which answers led there.
    return JSON.stringify(toSave<G>({ setup: own, seed, log, hash: hash === '' ? NONE : hash }, game));
  }
}

/** Writes the file; its path. */
export function writeViolation(folder: string, walked: GameDeal & Walked): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${walked.seed.replace(/[^a-zA-Z0-9.-]+/g, '-')}.json`);
  writeFileSync(file, `${recorded<GameId>(walked.game, walked)}\n`);
  return file;
}
