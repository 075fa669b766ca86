/**
 * What a saved or exported game looks like, and how a file of unknown origin is read: nothing of it is believed
 * before it was checked, and all that is wrong is reported in one clear line.
 */

import * as v from 'valibot';
import { ENGINES, type GameId, isGameId, type SetupOf, versionOf } from '../../engine/games.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import { readJson } from '../../engine/kernel/safe-json.ts';
import { jsonSchema, refusalText } from '../../engine/kernel/schema-setup.ts';
import type { Hashes, LogLine } from '../game/replay.ts';
import { LONGEST_FILE } from './file-kind.ts';

/** Grows whenever the shape of a save changes. */
export const SAVE_FORMAT = 1;

/** What every file about a game holds. */
export interface GameRecord<G extends GameId = 'petz'> {
  format: number;
  game: G;
  /** Version of the rules that the log was played by. */
  version: number;
  setup: SetupOf<G>;
  seed: string;
  log: LogLine[];
  /** Fingerprint of the state after the last answer. */
  hash: string;
}

export interface SaveFile<G extends GameId = 'petz'> extends GameRecord<G> {
  hashes?: Hashes | undefined;
}

export type AnySaveFile = SaveFile<'petz'> | SaveFile<'quest'>;

/** What is wrong with a file: a code for the texts, and a line for a developer. */
interface SaveProblem {
  code: 'notJson' | 'notASave' | 'otherFormat' | 'unknownGame' | 'otherVersion' | 'impossibleSetup';
  message: string;
}

type ReadSave = { ok: true; save: AnySaveFile } | { ok: false; problem: SaveProblem };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a fingerprint is 16 hex digits'));

/** The parts of every file about a game of that kind; what is in a setup the rules say. */
export const recordParts = <G extends GameId>(game: G) => ({
  format: v.literal(SAVE_FORMAT),
  version: count,
  seed: v.string(),
  log: v.array(v.strictTuple([count, jsonSchema])),
  hash: fingerprint,
  game: v.literal(game),
  setup: v.custom<SetupOf<G>>(isRecord, 'braces { } belong here'),
});

const hashes = v.optional(
  v.strictObject({ every: v.pipe(v.number(), v.integer(), v.minValue(1)), at: v.array(fingerprint) }),
);
const saveSchema = v.variant('game', [
  v.object({ ...recordParts('petz'), hashes }),
  v.object({ ...recordParts('quest'), hashes }),
]);

const parseSave = (data: unknown) => v.safeParse(saveSchema, data);

function wrong(code: SaveProblem['code'], message: string): ReadSave {
  return { ok: false, problem: { code, message } };
}

/** Checks data that claims to be a save. Parts that a newer program may have added are left out. */
export function checkSave(data: unknown): ReadSave {
  if (!isRecord(data)) return wrong('notASave', 'this is not a saved game');
  if (data.format !== SAVE_FORMAT) {
    if (typeof data.format !== 'number') return wrong('notASave', 'this is not a saved game (no format)');
    return wrong('otherFormat', `format ${data.format} is not known here, only ${SAVE_FORMAT}`);
  }
  if (!isGameId(data.game)) return wrong('unknownGame', `the game '${String(data.game)}' is not known here`);
  let result: ReturnType<typeof parseSave>;
  try {
    result = parseSave(data);
  } catch {
    // Data nested so deeply that checking it runs out of stack.
    return wrong('notASave', 'this is not a saved game (nested too deeply)');
  }
  if (!result.success) {
    const issue = result.issues[0];
    return wrong('notASave', `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
  }
  const save: AnySaveFile = result.output;
  const version = versionOf(save.game);
  if (save.version !== version) {
    const message = `played by version ${save.version} of the rules, these are version ${version}`;
    return wrong('otherVersion', message);
  }
  const refusal = checkSetup<GameId>(save);
  if (refusal !== null) {
    return wrong('impossibleSetup', `setup: ${refusalText(refusal)}`);
  }
  return { ok: true, save };
}

/** Reads a save from text. */
export function readSave(text: string): ReadSave {
  const read = readJson(text, LONGEST_FILE);
  if (read.ok) return checkSave(read.data);
  if (read.cause === 'notJson') return wrong('notJson', 'this is not JSON');
  return wrong('notASave', `this is not a saved game (${'why' in read ? read.why : 'too large'})`);
}

function checkSetup<G extends GameId>({ game, setup }: Pick<SaveFile<G>, 'game' | 'setup'>) {
  return ENGINES[game].rules.checkSetup(setup);
}

/** A game ready to be written; without a name it is one of the first. */
export function toSave<G extends GameId = 'petz'>(
  save: Omit<SaveFile<G>, 'format' | 'game' | 'version'>,
  game: G = 'petz' as G,
): SaveFile<G> {
  return { format: SAVE_FORMAT, game, version: versionOf(game), ...save };
}
