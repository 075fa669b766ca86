/** An answer laid open: the reason whoever gave it had, and what it and the best others were expected to bring. */

import type { GameId } from '../engine/games.ts';
import { equal } from '../engine/kernel/data.ts';
import type { Json } from '../engine/kernel/state.ts';
import { type GoalTrial, weighInLevel } from './advice/explain.ts';
import type { Reason, Weighed } from './bot.ts';
import { type Question, think } from './roster.ts';
import { weigh } from './weigh.ts';

export interface Explained {
  /** Null where there is nothing to say, or where the bot of the question would not have answered so. */
  why: Reason | null;
  /** The given answer first, then the two best others; empty where there was nothing to choose. */
  weighed: readonly Weighed[];
  /** In a level: how good its goals looked after the answer and after others, in their order. */
  goals?: readonly GoalTrial[];
  /** In a level: what whoever is asked would have answered instead. */
  advised?: Json;
}

/** Thinks the same thought once more. A bot that weighed its answers itself is taken at its word. */
export function explain<G extends GameId>(question: Question<G>, choice: Json): Explained {
  const { choice: same, why, weighed = [] } = think(question);
  const isSame = equal(same, choice);
  const { aims } = question;
  if (aims !== undefined) {
    const opened = weighInLevel(question, aims, choice);
    return isSame ? { why, ...opened } : { why: null, ...opened, advised: same };
  }
  const own = isSame && weighed.length > 2 ? weighed : null;
  return { why: isSame ? why : null, weighed: own ?? weigh(question, choice) };
}
