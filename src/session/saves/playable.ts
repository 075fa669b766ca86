/** Whether a game of unknown origin can be played on from its snapshot, and what its log makes of it where it cannot. */

import { ENGINES, type EngineOf, type GameId, type StateOf, versionOf } from '../../engine/games.ts';
import { equal, hash } from '../../engine/kernel/data.ts';
import { dice } from '../../engine/kernel/rng.ts';
import { replayLog } from '../game/replay.ts';
import type { GameFile } from './game-file.ts';

/** More answers than any game has. */
export const MOST_ANSWERS = 5000;
/** So many answers are tried out from a snapshot that comes in a file. */
const TRIED = 60;

/** Whether the rules can deal a setup at all. May be asked about anything. */
export function isDealable<G extends GameId>({ game, setup }: Pick<GameFile<G>, 'game' | 'setup'>): boolean {
  const engine: EngineOf<G> = ENGINES[game];
  try {
    return engine.rules.checkSetup(setup) === null;
  } catch {
    return false;
  }
}

/**
 * Whether the snapshot has the shape of a state of this setup, all its pieces are there, and everybody can be shown and
 * asked what the rules say.
 */
export function isSound<G extends GameId>({ game, setup, snapshot: state }: GameFile<G>): boolean {
  const engine: EngineOf<G> = ENGINES[game];
  const { rules } = engine;
  try {
    if (!equal(state.setup, setup) || !rules.isState(state, setup)) return false;
    if (rules.audit(state).length > 0 || !engine.stands(state)) return false;
    for (let seat = 0; seat < setup.seats; seat++) engine.view(state, seat);
    return true;
  } catch {
    // A state that makes the rules fail is not one of ours.
    return false;
  }
}

/**
 * Whether the rules can go on from a snapshot: some answers are tried out, by chance but always the same, and no piece
 * may get lost. It finds what the scripts that run have in their hands, of which no schema knows.
 */
export function goesOn<G extends GameId>({ game, snapshot }: GameFile<G>): boolean {
  const engine: EngineOf<G> = ENGINES[game];
  const rng = dice('trial');
  let state: StateOf<G> = snapshot;
  try {
    for (let n = 0; n < TRIED && state.outcome === null; n++) {
      const [seat] = engine.waiting(state);
      if (seat === undefined) return false;
      const choice = engine.sample(state, seat, rng);
      const applied = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) return false;
      state = applied.state;
    }
    return engine.rules.isState(state, state.setup) && engine.rules.audit(state).length === 0;
  } catch {
    return false;
  }
}

/** The same game as its answers make it; null if the rules of today refuse one, or are not those it was played by. */
export function replayed<G extends GameId>(save: GameFile<G>): GameFile<G> | null {
  const { game, version, setup, seed, log } = save;
  if (version !== versionOf(game) || log.length > MOST_ANSWERS) return null;
  try {
    const end = replayLog<G>(setup, seed, log, undefined, game);
    return end.ok ? { ...save, snapshot: end.state, hash: hash(end.state) } : null;
  } catch {
    return null;
  }
}
