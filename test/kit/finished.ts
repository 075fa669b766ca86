/** A short game of two shops, played to its end by chance, as a save keeps it. */

import { versionOf } from '../../src/engine/games.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { SAVE_FORMAT } from '../../src/session/saves/save-format.ts';

const SHORT: PetzSetup = { ...basicSetup(2), stop: { round: 1, scoring: 'final' } };

/** `answers`: stops after so many. */
export function finished(answers = Number.POSITIVE_INFINITY): GameFile {
  const rng = dice('finished');
  const log: LogLine[] = [];
  let { state } = petzEngine.start(SHORT, 'finished');
  while (state.outcome === null && log.length < answers) {
    const [seat = 0] = petzEngine.waiting(state);
    const choice = petzEngine.sample(state, seat, rng);
    const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
    log.push([seat, choice]);
  }
  return {
    format: SAVE_FORMAT,
    game: 'petz',
    version: versionOf('petz'),
    setup: SHORT,
    seed: 'finished',
    players: [
      { kind: 'person', name: 'Ember' },
      { kind: 'bot', name: 'Knut', strength: 'apprentice', rival: 'knut' },
    ],
    log,
    snapshot: state,
    hash: hash(state),
  };
}
