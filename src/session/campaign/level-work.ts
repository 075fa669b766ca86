/** What takes long about a level, found in a worker beside the page: whether a puzzle is one, and how the town did. */

import { type Remote, wrap } from 'comlink';
import type { Level } from '../../campaign/schema.ts';
import type { LevelWork } from './level-worker.ts';
import type { PuzzleProof } from './puzzle-proof.ts';
import { TOWN_STRENGTHS, type TownStrength } from './town-strengths.ts';

/** Games in which the first goal was reached, and games played. */
export type TownCounts = Partial<Record<TownStrength, { won: number; games: number }>>;

/** How long a player waits for a proof, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Lets a worker of its own answer; `onEnd` gets what was found, or null without workers and when one breaks down. What
 * is given back ends the worker: `onEnd` is not called any more.
 */
export function inLevelWorker<T>(
  ask: (work: Remote<LevelWork>) => Promise<T>,
  onEnd: (found: T | null) => void,
): () => void {
  let worker: Worker | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    worker?.terminate();
  };
  const end = (found: T | null) => {
    if (isOver) return;
    stop();
    onEnd(found);
  };
  try {
    worker = new Worker(new URL('./level-worker.ts', import.meta.url), { type: 'module', name: 'level' });
    worker.addEventListener('error', () => end(null));
    ask(wrap<LevelWork>(worker)).then(end, () => end(null));
  } catch {
    // No answer arrives before there is a way to stop it.
    queueMicrotask(() => end(null));
  }
  return stop;
}

/** Proves a puzzle; what is given back ends it. */
export function proveBeside(level: Level, onProof: (proof: PuzzleProof) => void): () => void {
  const end = (proof: PuzzleProof) => {
    stop();
    onProof(proof);
  };
  const timer = window.setTimeout(() => end({ ok: false, why: 'time' }), PATIENCE);
  const stopWorker = inLevelWorker(
    async (work): Promise<PuzzleProof> => work.proof(level),
    (proof) => end(proof ?? { ok: false, why: 'tooLarge' }),
  );
  const stop = () => {
    window.clearTimeout(timer);
    stopWorker();
  };
  return stop;
}

/**
 * How the town did: the level played by every strength in its player's seat, `games` of each, side by side; `onNews` is
 * called after every game. What is given back ends it. Without workers nothing is counted.
 */
export function countTown(level: Level, games: number, onNews: (counts: TownCounts) => void): () => void {
  let counts: TownCounts = {};
  const all = async (work: Remote<LevelWork>) => {
    for (let game = 1; game <= games; game++)
      for (const strength of TOWN_STRENGTHS) {
        const isWon = await work.townGame(level, strength, `${level.id} town ${game}`);
        const { won, games: played } = counts[strength] ?? { won: 0, games: 0 };
        counts = { ...counts, [strength]: { won: won + (isWon ? 1 : 0), games: played + 1 } };
        onNews(counts);
      }
  };
  return inLevelWorker(all, () => undefined);
}
