/**
 * Files that were broken or forged on their way, given to every door: none throws, what is refused has its sentence in
 * every language, and what lies in the store stays as it is, letter by letter.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/capture.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { hash } from '../../src/engine/kernel/data.ts';
import { isRecord } from '../../src/engine/kernel/domain.ts';
import { dice, pickOne, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { saveKey } from '../../src/i18n/keys.ts';
import { atOnce } from '../../src/session/game/pacing.ts';
import { randomThinker } from '../../src/session/game/thinker.ts';
import { pack, unpack } from '../../src/session/saves/link.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { readShared } from '../../src/session/saves/sharing.ts';
import { SessionManager } from '../../src/session/session-manager.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { levelFile } from '../kit/shared-level.ts';
import { SAVES } from './saves.ts';

interface FilesResult {
  files: number;
  /** Of these, how many no door has taken in. */
  refused: number;
  violations: number;
}

/** Files of every kind as the game writes them. */
function honest(): string[] {
  const saved = readdirSync(SAVES).flatMap((folder) =>
    readdirSync(join(SAVES, folder)).map((name) => readFileSync(join(SAVES, folder, name), 'utf8')),
  );
  const levels = readCampaignFiles().levels.map(({ level }) => level);
  return [...saved, ...levels.map(levelFile), ...levels.map((level) => JSON.stringify(level))];
}

// ---- Broken texts ----

const INSERTS = [
  '"',
  '{',
  ']',
  ',',
  '\\',
  '\u0000',
  '\\ud800',
  '1e999',
  '-',
  'null',
  '🐉',
  '"__proto__":{},',
];

function brokenText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + pickOne(INSERTS, rng) + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + rng.below(20)),
    () => text.slice(0, at) + String.fromCharCode(32 + rng.below(95)) + text.slice(at + 1),
    () => text + text,
  ];
  return pickOne(ways, rng)();
}

// ---- Forged contents ----

/** As JSON, so that numbers without end and half letters can be written. */
const VALUES = [
  ...['null', 'true', '0', '-1', '0.5', '1e308', '-1e308', '1e999', '9007199254740993', '""', '"x"'],
  ...['"\\ud800"', '[]', '{}', '[[]]', '{"goals":[],"seats":[]}', '"\\u0000"', '[null]', '"petz"', '"quest"'],
  ...[
    `"${'x'.repeat(70_000)}"`,
    `${'['.repeat(30)}${']'.repeat(30)}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ],
];
const PLACE = '<<here>>';

/** Another value somewhere in it, or nothing at all. */
function forge(data: Json, rng: Rng): Json {
  if (data === null || typeof data !== 'object' || rng.below(9) === 0) return PLACE;
  const keys = Object.keys(data);
  if (keys.length === 0) return PLACE;
  const key = pickOne(keys, rng);
  if (Array.isArray(data)) return data.map((one, i) => (String(i) === key ? forge(one, rng) : one));
  const record = data as { readonly [key: string]: Json };
  if (rng.below(12) === 0) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return { ...record, [key]: forge(record[key] ?? null, rng) };
}

/** The sums of a forged file as its forger would make them. */
function resealed(data: Json): Json {
  if (!isRecord(data)) return data;
  if (data.snapshot !== undefined) return { ...data, hash: hash(data.snapshot) };
  return data.body === undefined ? data : { ...data, sum: hash(data.body) };
}

function forgedText(text: string, rng: Rng): string {
  const value = pickOne(VALUES, rng);
  const fill = (data: Json) => JSON.stringify(data).replaceAll(`"${PLACE}"`, () => value);
  const data = forge(JSON.parse(text) as Json, rng);
  try {
    const filled = JSON.parse(fill(data)) as Json;
    if (rng.below(4) > 0) return JSON.stringify(resealed(filled));
  } catch {
    // There is no sum of such data.
  }
  return fill(data);
}

// ---- The doors ----

/** All words of a language, as its files hold them. */
function wordsOf(language: string): Record<string, unknown> {
  const parts = join(root, 'src', 'i18n', 'parts');
  const files = readdirSync(parts).filter((name) => name.endsWith(`.${language}.json`));
  return Object.assign(
    {},
    ...[...files.map((name) => join(parts, name)), join(root, 'src', 'i18n', `${language}.json`)].map(
      (file) => JSON.parse(readFileSync(file, 'utf8')),
    ),
  );
}
const WORDS = ['en', 'fr', 'es'].map(wordsOf);
const hasSentence = (key: string): boolean => WORDS.every((words) => typeof words[key] === 'string');

/** What is wrong with how the doors took a file, and whether all have refused it. */
async function give(text: string): Promise<{ wrong: string[]; isRefused: boolean }> {
  const wrong: string[] = [];
  const keys: string[] = [];
  const file = openFile(text);
  if (file.kind === 'none') keys.push(saveKey(file.problem));
  const shared = readShared(text);
  if (!shared.ok) keys.push(`ui.shared.problem.${shared.problem}`);
  const unpacked = await unpack((await pack(text)) ?? `#play=d${text.slice(0, 99)}`);
  if (!unpacked.ok) keys.push(`ui.shared.problem.${unpacked.problem}`);
  const texts = new Map([['save/game/0', 'mine']]);
  const sessions = new SessionManager({
    store: memoryStore(texts),
    thinker: randomThinker,
    pace: atOnce,
    retryMs: null,
  });
  const problem = sessions.importGame(text);
  await sessions.settled();
  if (problem !== null) {
    keys.push(saveKey(problem));
    if (sessions.notice !== problem) wrong.push(`${problem} is not reported`);
    if (texts.size !== 1 || texts.get('save/game/0') !== 'mine')
      wrong.push(`${problem}, but the store has changed`);
  }
  wrong.push(...keys.filter((key) => !hasSentence(key)).map((key) => `no sentence ${key}`));
  return { wrong, isRefused: file.kind === 'none' && !shared.ok && problem !== null };
}

/** Gives so many broken and forged files to every door. */
export async function runFiles(
  files: number,
  seed: string,
  complain: (line: string) => void,
): Promise<FilesResult> {
  const rng = dice(`files ${seed}`);
  const all = honest();
  const result = { files: 0, refused: 0, violations: 0 };
  for (; result.files < files; result.files++) {
    const base = pickOne(all, rng);
    const text = rng.below(2) === 0 ? brokenText(base, rng) : forgedText(base, rng);
    const { wrong, isRefused } = await give(text).catch((error: unknown) => ({
      wrong: [`a door throws ${String(error)}`],
      isRefused: false,
    }));
    if (isRefused) result.refused++;
    result.violations += wrong.length;
    for (const line of wrong) complain(`file ${result.files} of '${seed}': ${line}: ${text.slice(0, 80)}`);
  }
  return result;
}
