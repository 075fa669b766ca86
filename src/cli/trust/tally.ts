/** What a walk adds up to. */

import { type Looks, noLooks } from './laws.ts';
import type { Walked } from './walk.ts';

export interface Batch {
  games: number;
  actions: number;
  byKind: Record<string, { games: number; actions: number }>;
  /** How many games had each modifier. */
  twists: Record<string, number>;
  looks: Looks;
  violations: Walked[];
}

export const nothingYet = (): Batch => ({
  games: 0,
  actions: 0,
  byKind: {},
  twists: {},
  looks: noLooks(),
  violations: [],
});

/** Adds a batch to the sum, in place. */
export function add(sum: Batch, batch: Batch): void {
  sum.games += batch.games;
  sum.actions += batch.actions;
  sum.violations.push(...batch.violations);
  for (const [kind, { games, actions }] of Object.entries(batch.byKind)) {
    const row = sum.byKind[kind] ?? { games: 0, actions: 0 };
    sum.byKind[kind] = { games: row.games + games, actions: row.actions + actions };
  }
  for (const [id, games] of Object.entries(batch.twists)) sum.twists[id] = (sum.twists[id] ?? 0) + games;
  for (const law of Object.keys(sum.looks) as (keyof Looks)[]) sum.looks[law] += batch.looks[law];
}
