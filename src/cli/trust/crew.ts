/**
 * Spreads a walk over the cores: each worker is given the next few games as soon as it has walked the ones before.
 * Workers are processes and no threads: those do not know how to load TypeScript.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { add, nothingYet, type WalkBatch } from './tally.ts';

const WALKER = fileURLToPath(new URL('./walker.ts', import.meta.url));
/** Games given out at a time. */
const PORTION = 24;
/** So many violations are enough to look at. */
const ENOUGH = 12;

export interface WalkWish {
  actions: number;
  seed: string;
  workers?: number;
  /** The first game's number; for going on where another run has ended. */
  from?: number;
}

/** Walks random games until that many answers were given; `report` is told after every portion. */
export function walkMany(wish: WalkWish, report: (sum: WalkBatch) => void): Promise<WalkBatch> {
  const { actions, seed, workers = availableParallelism(), from = 0 } = wish;
  const sum = nothingYet();
  let next = from;
  return new Promise((resolve, reject) => {
    let busy = 0;
    const give = (worker: ChildProcess): void => {
      if (sum.actions >= actions || sum.violations.length >= ENOUGH) {
        worker.disconnect();
        if (busy === 0) resolve(sum);
        return;
      }
      busy++;
      worker.send({ seed, from: next, to: next + PORTION });
      next += PORTION;
    };
    for (let i = 0; i < workers; i++) {
      const worker = fork(WALKER);
      worker.on('error', reject);
      worker.on('exit', (code) => {
        if (code !== 0) reject(new Error(`a worker has ended with ${code}`));
      });
      worker.on('message', (batch: WalkBatch) => {
        busy--;
        add(sum, batch);
        report(sum);
        give(worker);
      });
      give(worker);
    }
  });
}
