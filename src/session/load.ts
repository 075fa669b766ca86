/** From a text of unknown origin to a game that can go on, or to the code of what is wrong with it. */

import * as v from 'valibot';
import { hash } from '../engine/kernel/data.ts';
import { fileKind, type Raw } from './file-kind.ts';
import { type AnyGameFile, type GameFile, gameFileSchema } from './game-file.ts';
import { ENGINES, type EngineOf, type GameId, isGameId, versionOf } from './games.ts';
import { migrate } from './migrate/migrate.ts';

/** What can be wrong with a save; each code has its sentence (`ui.save.<code>`). */
export const LOAD_PROBLEMS = ['notASave', 'tooLarge', 'newerFormat', 'damaged', 'otherRules'] as const;
export type LoadProblem = (typeof LOAD_PROBLEMS)[number];

export type Loaded = { ok: true; save: AnyGameFile } | { ok: false; problem: LoadProblem };

function no(problem: LoadProblem): Loaded {
  return { ok: false, problem };
}

/** True if the state can be played on: its inventory is complete and its question can be asked. */
function isPlayable<G extends GameId>({ game, setup, snapshot: state }: GameFile<G>): boolean {
  const engine: EngineOf<G> = ENGINES[game];
  try {
    if (engine.rules.checkSetup(setup) !== null || engine.rules.audit(state).length > 0) return false;
    return state.outcome !== null || engine.waiting(state).every((x) => engine.domain(state, x) !== null);
  } catch {
    // Whatever a foreign state makes the rules trip over: it is not one of ours.
    return false;
  }
}

/** Reads a save from a text of unknown origin. Never throws. */
export function readGame(text: string): Loaded {
  const found = fileKind(text);
  if (found.kind !== 'none') return checkGame(found.data);
  return no(found.problem === 'tooLarge' ? 'tooLarge' : 'notASave');
}

/**
 * Checks data that claims to be a save; it was read within limits. One of another rules version goes on from its
 * snapshot when that still makes sense; its log is then only a story.
 */
export function checkGame(raw: Raw): Loaded {
  const { game, format } = raw;
  if (!isGameId(game) || typeof format !== 'number') return no('notASave');
  const lifted = migrate(raw);
  if (lifted === null) return no('newerFormat');
  const parsed = v.safeParse(gameFileSchema, lifted);
  if (!parsed.success) return no('damaged');
  // The schema has checked the frame; the state itself is checked by its hash and by the rules.
  const save = parsed.output as unknown as AnyGameFile;
  if (save.players.length !== save.setup.seats || hash(save.snapshot) !== save.hash) return no('damaged');
  if (isPlayable<GameId>(save)) return { ok: true, save };
  return no(save.version === versionOf(save.game) ? 'damaged' : 'otherRules');
}

export function writeGame(save: GameFile<GameId>): string {
  return JSON.stringify(save);
}
