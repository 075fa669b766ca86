/** `npm run trust -- --actions N`: random answers over both games and all variants, under all laws. */

import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../src/cli/capture.ts';
import { complain } from '../../src/cli/terminal.ts';
import type { GameId, SetupOf } from '../../src/engine/games.ts';
import { hashLog } from '../../src/session/game/replay.ts';
import { toSave } from '../../src/session/saves/save-format.ts';
import type { GameDeal } from '../laws/deals.ts';
import type { Walked } from '../laws/walk.ts';
import { add, nothingYet, type WalkBatch } from './tally.ts';

/**
 * Spreads a walk over the cores: each worker is given the next few games as soon as it has walked the ones before.
 * Workers are processes and no threads: those do not know how to load TypeScript.
 */
const WALKER = fileURLToPath(new URL('./walker.ts', import.meta.url));
/** Games given out at a time. */
const PORTION = 24;
/** So many violations are enough to look at. */
const ENOUGH = 12;

interface WalkWish {
  actions: number;
  seed: string;
  workers?: number;
  /** The first game's number; for going on where another run has ended. */
  from?: number;
}

/** Walks random games until that many answers were given; `report` is called after every portion. */
function walkMany(wish: WalkWish, report: (sum: WalkBatch) => void): Promise<WalkBatch> {
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
function writeViolation(folder: string, walked: GameDeal & Walked): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${walked.seed.replace(/[^a-zA-Z0-9.-]+/g, '-')}.json`);
  writeFileSync(file, `${recorded<GameId>(walked.game, walked)}\n`);
  return file;
}

/** What is saved of a walk. */
export interface ActionsResult {
  actions: number;
  games: number;
  violations: number;
  seed: string;
  seconds: number;
  looks: WalkBatch['looks'];
  byKind: WalkBatch['byKind'];
  twists: WalkBatch['twists'];
}

const PROGRESS_MS = 5000;

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

/** Walks, tells how far it is, and writes down every game that broke a law. */
export async function runActions(wish: WalkWish, folder: string): Promise<ActionsResult> {
  const began = performance.now();
  let reported = began;
  const sum = await walkMany(wish, ({ actions, games, violations }) => {
    if (performance.now() - reported < PROGRESS_MS) return;
    reported = performance.now();
    const percent = Math.min(100, Math.floor((100 * actions) / wish.actions));
    complain(`${percent} %: ${actions} answers, ${games} games, ${violations.length} violations`);
  });
  for (const walked of sum.violations) {
    const file = relative(root, writeViolation(folder, walked));
    complain(
      `VIOLATION, seed '${walked.seed}' (${walked.kind}): ${walked.problem}\n  npm run replay -- ${file}`,
    );
  }
  const { actions, games, looks } = sum;
  return {
    actions,
    games,
    violations: sum.violations.length,
    seed: wish.seed,
    seconds: Math.round((performance.now() - began) / 1000),
    looks,
    byKind: sorted(sum.byKind),
    twists: sorted(sum.twists),
  };
}
