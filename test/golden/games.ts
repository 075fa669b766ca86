/**
 * The golden games: whole games of random answers, recorded once, so that a change of the rules that was not
 * meant shows as a different state. They are saves like any other (`npm run replay` reads them), with the final
 * scores beside them for the eye.
 */

import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { hashLog, type LogLine } from '../../src/session/game/replay.ts';
import { type SaveFile, toSave } from '../../src/session/saves/save-format.ts';

interface GoldenGame {
  name: string;
  setup: PetzSetup;
  seed: string;
}

export interface GoldenFile extends SaveFile {
  scores: number[];
}

/** Answers between two fingerprints. */
const EVERY = 10;

/** An extended game of 3 with every variant (DA-START-06). */
const FULL_ALLEYS = alleysSetup(3, 'extended', { ...fullSetup(3).variants, finalOrder: true });

/** Basic and full rules for each number of shops, twice; and games with Dark Alleys that miss none of its questions. */
export const GOLDEN_GAMES: readonly GoldenGame[] = [
  ...[2, 3, 4].flatMap((seats) =>
    ['a', 'i'].flatMap((seed) => [
      { name: `basic-${seats}-${seed}`, setup: basicSetup(seats), seed: `golden ${seed}` },
      { name: `full-${seats}-${seed}`, setup: fullSetup(seats), seed: `golden ${seed}` },
    ]),
  ),
  { name: 'alleys-3-n1258', setup: FULL_ALLEYS, seed: 'golden n1258' },
  { name: 'alleys-4-n1042', setup: alleysSetup(4, 'extended'), seed: 'golden n1042' },
  { name: 'alleys-4-n2388', setup: alleysSetup(4, 'extended'), seed: 'golden n2388' },
];

/** Plays a golden game anew, the seats that may answer in random order. */
export function recordGolden({ setup, seed, name }: GoldenGame): GoldenFile {
  const rng = dice(name);
  const { state } = petzEngine.start(setup, seed);
  const log: LogLine[] = [];
  while (state.outcome === null) {
    const waiting = petzEngine.waiting(state);
    const seat = waiting[rng.below(waiting.length)];
    if (seat === undefined) throw new Error('no seat is asked, but the game is not over');
    const choice = petzEngine.sample(state, seat, rng);
    log.push([seat, choice]);
    petzEngine.applyTo(state, seat, choice);
  }
  const { hashes, hash } = hashLog(setup, seed, log, EVERY);
  return { ...toSave({ setup, seed, log, hash, hashes }), scores: [...state.outcome.scores] };
}

/** The file's text: every answer on a line of its own, so that a difference can be read. */
export function goldenText({ log, ...rest }: GoldenFile): string {
  const head = JSON.stringify(rest, null, 1).replace(/\n}$/, '');
  return `${head},\n "log": [\n${log.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n ]\n}\n`;
}
