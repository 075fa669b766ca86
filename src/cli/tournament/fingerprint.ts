/** What the counted games have been played with: games of other values or other bots are not to be added to them. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { quest } from '../../engine/quest/index.ts';

const SRC = join(import.meta.dirname, '..', '..');

/** The cards and numbers of the game, and those who play it. */
const PLAYED_WITH = [join(SRC, 'engine', 'quest', 'data'), join(SRC, 'bots', 'quest')];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** What a file says; the Bosses' Life is left out of the board, since it stands with each cell (`lifeOf`). */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  if (basename(file) !== 'board.json') return text;
  const { bossLife: _bossLife, ...board } = JSON.parse(text);
  return JSON.stringify(board);
}

/**
 * What only the strengths beside the master are made of. Their games must not outlive a change of it, but the master's
 * do: a count of many hours stays good.
 */
const APART = ['rate.ts', 'strengths/', 'search/', 'reference/'];
const WITHOUT_THEM = new Set(['random', 'hard', 'master']);

const isCommon = (file: string): boolean => !APART.some((start) => file.startsWith(start));

/** A short hash over the names and texts of all files in these folders, or of those that are `among` them. */
export function fingerprint(
  folders: readonly string[],
  among: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesIn(folder).sort()) {
      const name = relative(folder, file).replaceAll('\\', '/');
      if (among(name)) hash.update(`${name}\n${textOf(file)}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** What games of this bot are played with: the version of the rules, their values, and the bots. */
export function botsFingerprint(bot: string): string {
  return `${quest.version}.${fingerprint(PLAYED_WITH, WITHOUT_THEM.has(bot) ? isCommon : undefined)}`;
}
