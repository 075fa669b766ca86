/** What a walk adds up to. */

import type { GameDeal } from '../laws/deals.ts';
import type { Looks } from '../laws/laws.ts';
import type { Walked } from '../laws/walk.ts';

export interface WalkBatch {
  games: number;
  actions: number;
  byKind: Record<string, { games: number; actions: number }>;
  /** How many games had each modifier. */
  twists: Record<string, number>;
  looks: Looks;
  violations: (GameDeal & Walked)[];
}

export const nothingYet = (): WalkBatch => ({
  games: 0,
  actions: 0,
  byKind: {},
  twists: {},
  looks: {},
  violations: [],
});

/** Adds a batch to the sum, in place. */
export function add(sum: WalkBatch, batch: WalkBatch): void {
  sum.games += batch.games;
  sum.actions += batch.actions;
  sum.violations.push(...batch.violations);
  for (const [kind, { games, actions }] of Object.entries(batch.byKind)) {
    const row = sum.byKind[kind] ?? { games: 0, actions: 0 };
    sum.byKind[kind] = { games: row.games + games, actions: row.actions + actions };
  }
  for (const [id, games] of Object.entries(batch.twists)) sum.twists[id] = (sum.twists[id] ?? 0) + games;
  for (const [law, looks] of Object.entries(batch.looks)) sum.looks[law] = (sum.looks[law] ?? 0) + looks;
}
