/**
 * `npm run replay -- FILE…`: plays exported games again and compares every fingerprint. A file holds one game, or
 * one on each line. Exit code 1 and the first differing step where a game goes another way.
 */

import { readFileSync } from 'node:fs';
import type { GameId } from '../session/games.ts';
import { type Difference, firstDifference } from '../session/replay.ts';
import { type AnySaveFile, checkSave, readSave } from '../session/save-format.ts';
import { readArgs, runCommand, UsageError } from './usage.ts';

interface Named {
  name: string;
  save: AnySaveFile;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`'${file}' cannot be read`);
  }
}

/** The games in a file. Throws `UsageError` for anything that is no game. */
function gamesIn(file: string): Named[] {
  const text = textOf(file).trim();
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return text.split('\n').map((line, i) => named(`${file}:${i + 1}`, readSave(line)));
  }
  return [named(file, checkSave(whole))];
}

function named(name: string, read: ReturnType<typeof readSave>): Named {
  if (!read.ok) throw new UsageError(`${name}: ${read.problem.message}`);
  return { name, save: read.save };
}

function describe(found: Difference): string {
  switch (found.kind) {
    case 'setup':
      return `cannot be set up: ${found.message}`;
    case 'refused':
      return `step ${found.step}: refused, ${found.refusal.code} ${JSON.stringify(found.refusal.data)}`;
    case 'hash':
      return `step ${found.step}: the state is ${found.replayed}, recorded was ${found.recorded}`;
  }
}

export function replay(args: readonly string[]): number {
  const { positionals } = readArgs(args, {}, true);
  if (positionals.length === 0) throw new UsageError('replay takes one or more files of exported games');
  const games = positionals.flatMap(gamesIn);
  let differing = 0;
  for (const { name, save } of games) {
    const found = firstDifference<GameId>(save);
    if (found === null) {
      console.log(`${name}: same, ${save.log.length} steps, ${save.hash}`);
      continue;
    }
    differing++;
    console.log(`${name}: DIFFERS at ${describe(found)}`);
  }
  console.log(`${games.length} games, ${differing} differ`);
  return differing > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) runCommand(replay);
