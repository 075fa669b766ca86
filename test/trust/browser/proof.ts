/** The same games in any surroundings: recorded ones played again, and new ones of a seed. Pure, so that a page can do it. */

import { ENGINES, type EngineOf, type GameId, type SetupOf } from '../../../src/engine/games.ts';
import { hash } from '../../../src/engine/kernel/data.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { firstDifference, type Recorded, replayLog } from '../../../src/session/game/replay.ts';

/** A recorded game with its name. */
export interface NamedGame {
  name: string;
  save: Recorded;
}

/** What became of a game: the fingerprint of its last state; what differs from the record. */
export interface Proven {
  name: string;
  hash: string;
  steps: number;
  wrong: string | null;
}

/** Plays a recorded game again and compares every fingerprint in it. */
function again<G extends GameId>(name: string, save: Recorded<G>): Proven {
  const found = firstDifference<G>(save);
  const end = replayLog<G>(save.setup, save.seed, save.log, undefined, save.game);
  return {
    name,
    hash: hash(end.state),
    steps: end.ok ? end.steps : end.step,
    wrong: found === null ? null : JSON.stringify(found),
  };
}

/** A whole game of chance. */
function anew<G extends GameId>(name: string, game: G, setup: SetupOf<G>, seed: string): Proven {
  const engine: EngineOf<G> = ENGINES[game];
  const rng = dice(`${name} ${seed}`);
  let { state } = engine.start(setup, seed);
  let steps = 0;
  for (; state.outcome === null; steps++) {
    const seats = engine.waiting(state);
    const seat = seats[rng.below(seats.length)] ?? 0;
    const choice = engine.sample(state, seat, rng);
    const applied = engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) return { name, hash: hash(state), steps, wrong: applied.refusal.code };
    state = applied.state;
  }
  return { name, hash: hash(state), steps, wrong: null };
}

/** All recorded games, and new ones of every kind. */
export function prove(recorded: readonly NamedGame[], seed: string): Proven[] {
  return [
    ...recorded.map(({ name, save }) => again<GameId>(name, save)),
    anew('new, 2 shops', 'petz', basicSetup(2), seed),
    anew('new, 4 shops, full', 'petz', fullSetup(4), seed),
    anew('new, 3 shops, Dark Alleys', 'petz', alleysSetup(3, 'extended'), seed),
    anew('new, 3 Heroes', 'quest', questSetup(3), seed),
    anew('new, 2 Heroes and a lord', 'quest', questSetup(2, { lord: { handicap: 'refill' } }), seed),
  ];
}
