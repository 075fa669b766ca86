/** The packs of mined puzzles and their index as they lie on the disk. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShape } from '../../campaign/load.ts';
import {
  type MinedIndex,
  type MinedPuzzle,
  minedIndexSchema,
  PACK_SIZE,
  packSchema,
} from '../../campaign/mined/schema.ts';
import { root } from '../capture.ts';
import { jsonListText } from '../json-text.ts';

const FOLDER = join(root, 'levels/mined');
const INDEX = 'index.json';
const PACK = /^\d{3}\.json$/;

interface MinedFiles {
  puzzles: MinedPuzzle[];
  index: MinedIndex;
  /** What is wrong with the files, as lines. */
  problems: string[];
}

/** `003.json` */
export const packName = (number: number): string => `${String(number).padStart(3, '0')}.json`;

/** The easiest first; of equals by id. */
const byRating = (a: MinedPuzzle, b: MinedPuzzle): number => a.rating - b.rating || (a.id < b.id ? -1 : 1);

/** The index of packs in their order. */
function indexOf(puzzles: readonly MinedPuzzle[], games: MinedIndex['games']): MinedIndex {
  return {
    games,
    puzzles: puzzles.map(({ id, kind, themes, rating, deviation, lines }, at) => {
      return [id, kind, themes, rating, deviation, lines, 1 + Math.floor(at / PACK_SIZE)];
    }),
  };
}

/** Reads all packs. The index must be that of the packs, and no id may stand twice. */
export function readMinedFiles(): MinedFiles {
  const names = existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => PACK.test(name))
        .sort()
    : [];
  const problems: string[] = [];
  const puzzles: MinedPuzzle[] = [];
  const open = <T>(name: string, schema: Parameters<typeof readShape>[1]): T | null => {
    const read = readShape(
      `levels/mined/${name}`,
      schema,
      readFileSync(join(FOLDER, name), 'utf8'),
      MOST_TEXT,
    );
    if (!read.ok) problems.push(...read.problems);
    return read.ok ? (read.content as T) : null;
  };
  for (const name of names)
    puzzles.push(...(open<{ puzzles: MinedPuzzle[] }>(name, packSchema)?.puzzles ?? []));
  const index = open<MinedIndex>(INDEX, minedIndexSchema) ?? { games: {}, puzzles: [] };
  const ids = puzzles.map(({ id }) => id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at)))
    problems.push(`${id}: it is there twice`);
  if (JSON.stringify(indexOf(puzzles, index.games)) !== JSON.stringify(index)) {
    problems.push('levels/mined/index.json: it is not the index of the packs');
  }
  return { puzzles, index, problems };
}

/** A pack or an index is no longer than this, in characters. */
const MOST_TEXT = 2_000_000;

/** Writes all packs and the index anew. */
export function writeMinedFiles(puzzles: readonly MinedPuzzle[], games: MinedIndex['games']): void {
  mkdirSync(FOLDER, { recursive: true });
  const sorted = [...puzzles].sort(byRating);
  const packs = Math.ceil(sorted.length / PACK_SIZE);
  for (let number = 1; number <= packs; number++) {
    const part = sorted.slice((number - 1) * PACK_SIZE, number * PACK_SIZE);
    writeFileSync(join(FOLDER, packName(number)), jsonListText({}, 'puzzles', part));
  }
  for (const name of readdirSync(FOLDER)) {
    if (PACK.test(name) && Number(name.slice(0, 3)) > packs) rmSync(join(FOLDER, name));
  }
  const index = indexOf(sorted, games);
  writeFileSync(join(FOLDER, INDEX), jsonListText({ games }, 'puzzles', index.puzzles));
}
