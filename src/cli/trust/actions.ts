/** `npm run trust -- --actions N`: random answers over both games and all variants, under all laws. */

import { relative } from 'node:path';
import { root } from '../capture.ts';
import { complain } from '../terminal.ts';
import { type WalkWish, walkMany } from './crew.ts';
import type { WalkBatch } from './tally.ts';
import { writeViolation } from './violation.ts';

/** What is kept of a walk. */
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
  let told = began;
  const sum = await walkMany(wish, ({ actions, games, violations }) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
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
