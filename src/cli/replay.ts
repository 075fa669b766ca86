/**
 * `npm run replay -- FILE…`: plays exported games again and compares every fingerprint. A file holds one game, or
 * one on each line. Exit code 1 and the first differing step where a game goes another way.
 */

import type { GameId } from '../engine/games.ts';
import { type Difference, firstDifference } from '../session/game/replay.ts';
import { type AnySaveFile, checkSave, readSave } from '../session/saves/save-format.ts';
import { howMany, printLine } from './terminal.ts';
import { command, readArgs, runCommand, textOfFile, UsageError } from './usage.ts';

interface Named {
  name: string;
  save: AnySaveFile;
}

/** The games in a file. Throws `UsageError` for anything that is no game. */
function gamesIn(file: string): Named[] {
  const text = textOfFile(file).trim();
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

const COMMAND = command({
  call: 'npm run replay',
  about:
    'Plays exported games again and names the first step whose state differs. A file holds one game, or one on each line.',
  operands: 'FILE…',
  options: {},
  example: 'game.json',
});

export function replay(args: readonly string[]): number {
  const { positionals } = readArgs(args, COMMAND);
  if (positionals.length === 0) throw new UsageError('replay takes one or more files of exported games');
  const games = positionals.flatMap(gamesIn);
  let differing = 0;
  for (const { name, save } of games) {
    const found = firstDifference<GameId>(save);
    if (found === null) {
      printLine(`${name}: same, ${save.log.length} steps, ${save.hash}`);
      continue;
    }
    differing++;
    printLine(`${name}: DIFFERS at ${describe(found)}`);
  }
  printLine(`${howMany(games.length, 'game')}, ${differing} different`);
  return differing > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, replay);
