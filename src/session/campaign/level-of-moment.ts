/** A level that begins in the middle of a game that was played. */

import type { Level } from '../../campaign/schema.ts';
import { writeStart } from '../../campaign/start-of.ts';
import { writeQuestStart } from '../../campaign/start-of-quest.ts';
import type { GameId, SetupOf, StateOf } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import type { Petz } from '../../engine/petz/state.ts';
import type { Quest } from '../../engine/quest/state.ts';
import { withOnlyPerson } from '../game/rivals.ts';
import { retell } from '../game/story.ts';
import type { GameFile } from '../saves/game-file.ts';
import { asLevel } from './as-level.ts';

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

/** The level that begins there, a person in that seat; null where a level cannot say what the game is. */
export function levelFrom(file: GameFile<GameId>, { setup }: StartMoment, seat: Seat): Level | null {
  const { game, seed } = file;
  return asLevel({ game, setup, seed, players: withOnlyPerson(file.players, seat, '') })?.level ?? null;
}

/** A level that begins where a game has got to, a person in that seat; null where none can begin. */
export function levelOfGame(file: GameFile<GameId>, seat: Seat): Level | null {
  const found = startOf(file);
  return found === null ? null : levelFrom(file, found, seat);
}

/** The moment nearest to the last answer of a game at which a level can begin. */
function startOf(file: GameFile<GameId>): StartMoment | null {
  const states: StateOf<GameId>[] = [];
  retell<GameId>(file.game, file.setup, file.seed, file.log, (state) => states.push(state));
  return states.length === 0 ? null : nearestStart<GameId>(file.game, states, states.length - 1);
}

/** The same level, with its goals and words, beginning where its game has got to; null where none can begin. */
export function levelFromHere(level: Level, file: GameFile<GameId>): Level | null {
  const found = startOf(file);
  if (found === null) return null;
  const { needs: _, ...plain } = level as Level & { needs?: unknown };
  const { start, decks, needs, heroes } = found.setup as SetupOf<'petz'> & { heroes?: unknown };
  return {
    ...plain,
    ...{ start, decks },
    ...(needs === undefined ? {} : { needs }),
    ...(heroes === undefined ? {} : { heroes }),
  } as Level;
}
