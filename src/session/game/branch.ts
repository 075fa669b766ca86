/**
 * Going back in a game: the same setup, the same seed and the answers up to one of them give the state in which that
 * answer was given, and from there on everything may come differently.
 */

import type { GameId } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { GameFile } from '../saves/game-file.ts';
import { retell } from './story.ts';

/** The game as it was before the answer of an entry; null if there is none, or if it cannot be played again. */
export function branchOf<G extends GameId>(file: GameFile<G>, entry: number): GameFile<G> | null {
  const { game, setup, seed, log } = file;
  if (entry < 1 || entry > log.length) return null;
  const before = log.slice(0, entry - 1);
  const history = retell<G>(game, setup, seed, before);
  if (history === null) return null;
  return { ...file, log: before, snapshot: history.state, hash: hash(history.state) };
}

/** The same game from its first question. */
export function restartOf<G extends GameId>(file: GameFile<G>): GameFile<G> | null {
  const history = retell<G>(file.game, file.setup, file.seed, []);
  return history === null ? null : { ...file, log: [], snapshot: history.state, hash: hash(history.state) };
}
