/** A game that bots have played as far as wanted, as the file of it. */

import { type GameId, type SetupOf, type StateOf, versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { Player } from '../../src/session/game/seats.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { SAVE_FORMAT } from '../../src/session/saves/save-format.ts';

/** What is played on afterwards leaves the file as it is. */
export function gameAt<G extends GameId>(
  game: G,
  given: {
    setup: SetupOf<G>;
    seed: string;
    state: StateOf<G>;
    log: readonly LogLine[];
    players: Player[];
  },
): GameFile<G> {
  const { setup, seed, players } = given;
  const snapshot = structuredClone(given.state);
  const log = structuredClone([...given.log]);
  const frame = { format: SAVE_FORMAT, game, version: versionOf(game) };
  return { ...frame, setup, seed, players, log, snapshot, hash: hash(snapshot) };
}
