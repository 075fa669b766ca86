/**
 * `npm run golden`: records the golden games and the playthrough anew. Only for changes of the rules that are
 * meant; what has changed is then read as a diff.
 */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/capture.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand } from '../../src/cli/usage.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { GOLDEN_GAMES, goldenText, recordGolden } from './games.ts';
import { playthrough } from './playthrough.ts';

const folder = join(root, 'test', 'golden');

/** The game that the playthrough tells. */
export const PLAYTHROUGH = { setup: basicSetup(2), seed: 'playthrough' };

const COMMAND = command({
  call: 'npm run golden',
  about: 'Records the golden games and the play-through anew; look at the diff.',
  options: {},
  example: '',
});

function golden(args: readonly string[]): number {
  readArgs(args, COMMAND);
  const games = join(folder, 'petz');
  mkdirSync(games, { recursive: true });
  for (const file of readdirSync(games)) rmSync(join(games, file));
  for (const game of GOLDEN_GAMES) {
    writeFileSync(join(games, `${game.name}.json`), goldenText(recordGolden(game)));
  }
  writeFileSync(join(folder, 'petz-playthrough.txt'), playthrough(PLAYTHROUGH.setup, PLAYTHROUGH.seed));
  printLine(`${GOLDEN_GAMES.length} games and a playthrough written`);
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, golden);
