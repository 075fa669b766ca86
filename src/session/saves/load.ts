/** From a text of unknown origin to a game that can go on, or to the code of what is wrong with it. */

import * as v from 'valibot';
import { type GameId, isGameId, versionOf } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import { fileKind, type Raw } from './file-kind.ts';
import { type AnyGameFile, type GameFile, gameFileSchema } from './game-file.ts';
import { goesOn, isDealable, isSound, replayed } from './playable.ts';
import { SAVE_FORMAT } from './save-format.ts';

// Lifts old save files to the format of today, step by step: `ALL` has a `Migration` for every format after the first.

/** A save file of any age, before it was checked. */
type OldFile = Readonly<Record<string, unknown>>;

interface Migration {
  /** The format that comes out; it takes the one before. */
  to: number;
  lift(file: OldFile): OldFile;
}

/** Format 1 is the first one: nothing to lift yet. */
const ALL: readonly Migration[] = [];

/** The file in today's format; null if it is newer than we are or no step leads there. */
export function migrate(
  file: OldFile,
  migrations: readonly Migration[] = ALL,
  target: number = SAVE_FORMAT,
): OldFile | null {
  let lifted = file;
  while (lifted.format !== target) {
    const { format } = lifted;
    if (typeof format !== 'number' || format > target) return null;
    const step = migrations.find((x) => x.to === format + 1);
    if (step === undefined) return null;
    lifted = { ...step.lift(lifted), format: step.to };
  }
  return lifted;
}

/** What can be wrong with a save; each code has its sentence (`ui.save.<code>`). */
const LOAD_PROBLEMS = [
  ...(['notASave', 'tooLarge', 'newerFormat', 'damaged', 'impossible', 'otherRules'] as const),
];
export type LoadProblem = (typeof LOAD_PROBLEMS)[number];

type Loaded = { ok: true; save: AnyGameFile } | { ok: false; problem: LoadProblem };

function no(problem: LoadProblem): Loaded {
  return { ok: false, problem };
}

/** Reads a save as this device stores it, or as it comes in a file. Never throws. */
export function readGame(text: string, from: 'store' | 'file' = 'store'): Loaded {
  const found = fileKind(text);
  if (found.kind !== 'none') return check(found.data, from === 'file');
  return no(found.problem === 'tooLarge' ? 'tooLarge' : 'notASave');
}

/** Checks a save that comes in a file, read within limits: it is tried out whether it goes on. Never throws. */
export function checkGameFile(raw: Raw): Loaded {
  return check(raw, true);
}

/**
 * A save goes on from its snapshot, also one of other rules when that still makes sense; its log is then only a story.
 * Where the snapshot is none, the answers are given again.
 */
function check(raw: Raw, isTried: boolean): Loaded {
  const { game, format } = raw;
  if (!isGameId(game) || typeof format !== 'number') return no('notASave');
  const lifted = migrate(raw);
  if (lifted === null) return no('newerFormat');
  const parsed = v.safeParse(gameFileSchema, lifted);
  if (!parsed.success) return no('damaged');
  // The schema has checked the frame; the state itself is checked by its hash and by the rules.
  const save = parsed.output as unknown as AnyGameFile;
  const { length } = save.players;
  if (length !== save.setup.seats || save.log.some(([seat]) => seat >= length)) return no('damaged');
  const isOld = save.version !== versionOf(save.game);
  if (!isDealable<GameId>(save)) return no(isOld ? 'otherRules' : 'damaged');
  const isWhole = hash(save.snapshot) === save.hash;
  if (isWhole && isSound<GameId>(save) && (!isTried || goesOn<GameId>(save))) return { ok: true, save };
  const again = replayed<GameId>(save) as AnyGameFile | null;
  // Without its seal the snapshot has no say: the answers must lead to where the game says it ended.
  if (again !== null && (isWhole || again.hash === save.hash)) return { ok: true, save: again };
  if (!isWhole) return no('damaged');
  return no(isOld ? 'otherRules' : 'impossible');
}

export function writeGame(save: GameFile<GameId>): string {
  return JSON.stringify(save);
}
