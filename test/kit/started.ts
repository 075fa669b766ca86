/** A game on its way, played so far by chance, as a save keeps it. */

import { ENGINES, type EngineOf, type GameId, type SetupOf, versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { AnyGameFile } from '../../src/session/saves/game-file.ts';
import { SAVE_FORMAT } from '../../src/session/saves/save-format.ts';
import { players } from './session.ts';

/** Games of two seats: two shops, or two Heroes. */
const SETUPS: { [G in GameId]: SetupOf<G> } = { petz: basicSetup(2), quest: questSetup(2) };

export function started<G extends GameId>(
  game: G,
  answers = 40,
  setup: SetupOf<G> = SETUPS[game],
): AnyGameFile {
  const engine: EngineOf<G> = ENGINES[game];
  const rng = dice('started');
  const log: LogLine[] = [];
  let { state } = engine.start(setup, 'started');
  while (state.outcome === null && log.length < answers) {
    const [seat = 0] = engine.waiting(state);
    const choice = engine.sample(state, seat, rng);
    const applied = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
    log.push([seat, choice]);
  }
  const frame = { format: SAVE_FORMAT, game, version: versionOf(game), seed: 'started' };
  const seats = players(['person', ...Array.from({ length: setup.seats - 1 }, () => 'bot')].join(' '));
  return {
    ...frame,
    setup,
    players: seats,
    log,
    snapshot: state,
    hash: hash(state),
  } as unknown as AnyGameFile;
}
