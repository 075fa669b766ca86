/** What is asked of a player in a level, and how near a table is to it. */

import { goalState } from '../../campaign/goals/index.ts';
import type { GoalState, GoalUse, Level, Run } from '../../campaign/schema.ts';
import type { GameEvent, Json, Outcome, Seat } from '../../engine/kernel/state.ts';

/** A level as the bot that advises its player sees it: plain data, and nothing that the player may not know. */
export interface Aims {
  level: Level;
  /** The level's own player. */
  seat: Seat;
  /** The story so far as that seat knows it. */
  events: readonly GameEvent[];
  /** In a puzzle, in which nothing is left to chance: how it was dealt, and the answers so far. */
  puzzle?: { setup: unknown; seed: string; log: readonly (readonly [Seat, Json])[] };
}

/** A table that was reached or imagined, as the level's player sees it. */
interface Seen {
  view: unknown;
  /** What has happened since the story so far. */
  events: readonly GameEvent[];
  outcome: Outcome | null;
}

/** What every good player wants in any case: a bot that weighs points or chances weighs these. */
const WANTED_ANYWAY = ['win', 'lead', 'beat', 'reputation', 'victory', 'lordWins'];

/** Goals that good play alone does not bring. */
export const isOwnAim = ({ id }: GoalUse): boolean => !WANTED_ANYWAY.includes(id);

/** How the goals of a level stand at a table, in their order. */
export function goalsAt({ level, seat, events }: Aims, seen: Seen): GoalState[] {
  const run = {
    ...seen,
    level,
    seat,
    game: level.game,
    events: [...events, ...seen.events],
  } as Run;
  return level.goals.map((use) => goalState(run, use));
}

/** How good a goal looks, from 0 (lost) to 1 (reached): what may still be lost looks the better the less of it is spent. */
export function promise({ max }: GoalUse, { state, now, of }: GoalState): number {
  if (state !== 'open') return state === 'done' ? 1 : 0;
  const isLimit = max !== undefined || of === 0;
  if (isLimit) return of > 0 ? 1 - (0.3 * now) / of : now > 0 ? 0.5 : 1;
  return 0.9 * Math.min(1, now / of);
}
