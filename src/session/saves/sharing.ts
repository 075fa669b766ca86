/**
 * Passing things on: a level, or a game that is over, as a text that fits into a file or a link. All that comes back in
 * may have been made to harm: it is measured before it is read, read by schemas that let nothing unknown through, a game
 * is played again from its first answer, and nothing of it is ever run.
 */

import * as v from 'valibot';
import type { Level } from '../../campaign/schema.ts';
import { readSharedLevel } from '../../campaign/shared.ts';
import type { GameId } from '../../engine/games.ts';
import { hash, plain } from '../../engine/kernel/data.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import { readJson } from '../../engine/kernel/safe-json.ts';
import { replayLog } from '../game/replay.ts';
import { isLevel, type Raw, SHARED } from './file-kind.ts';
import { type AnyGameFile, type GameFile, playerSchema } from './game-file.ts';
import { checkGameFile } from './load.ts';
import { MOST_ANSWERS } from './playable.ts';
import { type AnySaveFile, checkSave } from './save-format.ts';

/** Grows whenever the shape of the file changes. */
const FORMAT = 1;
/** No game is nearly as long, in letters. */
export const LONGEST_SHARED = 1_000_000;

/** What can be wrong with what came; each has its sentence (`ui.shared.problem.<code>`). */
const SHARE_PROBLEMS = [
  ...(['brokenLink', 'tooLarge', 'broken', 'notShared', 'newerShared', 'badLevel'] as const),
  ...(['badGame', 'notOver', 'otherRules'] as const),
];
type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** What was shared, fully checked. */
type Shared =
  /** `text` is the level as it may be saved, and read again. */
  { what: 'level'; level: Level; text: string } | { what: 'game'; save: AnyGameFile };

export type ReadShared =
  | { ok: true; shared: Shared }
  /** `lines` say where and why, for its author. */
  | { ok: false; problem: ShareProblem; lines: readonly string[] };

const no = (problem: ShareProblem, lines: readonly string[] = []): ReadShared => ({
  ok: false,
  problem,
  lines,
});

// ---- Writing ----

/** A game as a file: who played, and every answer. What the players wished for themselves stays here. */
export function gameFile({
  game,
  version,
  setup,
  seed,
  players,
  log,
  hash,
  level,
}: GameFile<GameId>): string {
  const seats = players.map(({ prefs: _, ...player }) => player);
  return JSON.stringify({
    kind: SHARED,
    format: FORMAT,
    game: {
      game,
      version,
      setup,
      seed,
      players: seats,
      log,
      hash,
      ...(level === undefined ? {} : { level }),
    },
  });
}

// ---- Reading ----

/** Reads a text of unknown origin. Never throws. */
export function readShared(text: string): ReadShared {
  const read = readJson(text, LONGEST_SHARED);
  if (!read.ok) {
    if (read.cause === 'tooLarge') return no('tooLarge');
    // Levels may be written by hand: where the text breaks off is reported.
    return read.cause === 'notJson' && /^\s*\{/.test(text)
      ? broken(text)
      : no('notShared', read.cause === 'unsafe' ? [read.why] : []);
  }
  const { data } = read;
  if (!isRecord(data)) return no('notShared');
  return data.kind === SHARED ? readFile(data) : readBare(data, text);
}

function broken(text: string): ReadShared {
  const read = readSharedLevel(text);
  return no('broken', read.ok ? [] : read.problems);
}

function readFile({ format, level, game }: Raw): ReadShared {
  if (typeof format !== 'number') return no('notShared');
  if (format > FORMAT) return no('newerShared');
  if (isRecord(level)) return readLevel(JSON.stringify(level));
  return isRecord(game) ? readPlayed(game) : no('notShared');
}

/** A level as it lies among the levels, or a saved game that is over. */
function readBare(data: Raw, text: string): ReadShared {
  if (isLevel(data)) return readLevel(text);
  return 'game' in data && 'log' in data ? readPlayed(data) : no('notShared');
}

function readLevel(text: string): ReadShared {
  const read = readSharedLevel(text);
  if (!read.ok) return no('badLevel', read.problems);
  return { ok: true, shared: { what: 'level', level: read.level, text: JSON.stringify(read.level) } };
}

const players = v.pipe(v.array(playerSchema), v.maxLength(6));

/** A game is what its answers make of it: they are given again, and must lead to where it says it ended. */
function readPlayed(data: Raw): ReadShared {
  const { game, version, setup, seed, log, hash: end, level } = data;
  if (!Array.isArray(log) || log.length > MOST_ANSWERS) return no('badGame');
  if (typeof seed !== 'string' || seed.length > 100) return no('badGame');
  const read = checkSave({ format: 1, game, version, setup, seed, log, hash: end });
  if (!read.ok)
    return no(read.problem.code === 'otherVersion' ? 'otherRules' : 'badGame', [read.problem.message]);
  const seats = v.safeParse(players, data.players);
  if (!seats.success) return no('badGame');
  const state = endOf(read.save);
  if (state === null || hash(state) !== end) return no('badGame');
  const file = { ...read.save, players: seats.output, snapshot: state, level };
  const loaded = checkGameFile(plain(file));
  if (!loaded.ok) return no('badGame');
  return loaded.save.snapshot.outcome === null
    ? no('notOver')
    : { ok: true, shared: { what: 'game', save: loaded.save } };
}

/** The state after the last answer; null if the rules refuse one. */
function endOf(save: AnySaveFile) {
  const { game, setup, seed, log } = save;
  try {
    const replayed = replayLog<GameId>(setup, seed, log, undefined, game);
    return replayed.ok ? replayed.state : null;
  } catch {
    return null;
  }
}
