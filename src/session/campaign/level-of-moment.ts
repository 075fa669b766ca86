/** A level that begins in the middle of a game that was played. */

import { writeStart } from '../../campaign/start-of.ts';
import { writeQuestStart } from '../../campaign/start-of-quest.ts';
import type { GameId, SetupOf, StateOf } from '../../engine/games.ts';
import type { Petz } from '../../engine/petz/state.ts';
import type { Quest } from '../../engine/quest/state.ts';

/** A moment at which a level can begin. */
export interface StartMoment<G extends GameId = GameId> {
  /** How many answers were given before it. */
  at: number;
  /** The game from there on. */
  setup: SetupOf<G>;
}

/**
 * The nearest moment at which a level can begin: the one after `at` answers or the last before it, or else the first
 * after it. Null: nothing of this game can be written as a beginning.
 */
export function nearestStart<G extends GameId>(
  game: G,
  states: readonly StateOf<G>[],
  at: number,
): StartMoment<G> | null {
  const before = Array.from({ length: at + 1 }, (_, i) => at - i);
  const after = Array.from({ length: Math.max(0, states.length - at - 1) }, (_, i) => at + 1 + i);
  for (const moment of [...before, ...after]) {
    const state: unknown = states[moment];
    const written = game === 'petz' ? writeStart(state as Petz) : writeQuestStart(state as Quest);
    if (written.ok) return { at: moment, setup: written.setup as SetupOf<G> };
  }
  return null;
}
