/** Mined puzzles, proven again: what is found now is what is written, and all words are there. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMined } from '../../campaign/mined/puzzle.ts';
import { type MinedPuzzle, PACK_SIZE } from '../../campaign/mined/schema.ts';
import type { Level } from '../../campaign/schema.ts';
import { hash } from '../../engine/kernel/data.ts';
import { root } from '../capture.ts';
import { catalogueKeys } from '../levels/disk.ts';
import { replayLevel } from '../levels/play.ts';
import type { LongRun } from '../long-run.ts';
import { packName, readMinedFiles } from './files.ts';
import { unagreed } from './group/check.ts';
import { MARGINS } from './kinds.ts';
import { searchQuest } from './quest/search-level.ts';
import { searchLevel } from './search-level.ts';

/** Every key of a text in a puzzle's words, however deep. */
function keysIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (Array.isArray(words)) return words.flatMap(keysIn);
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(keysIn) : [];
}

/** What is wrong with a puzzle's words: keys that a language has nothing under. */
function unsaid({ words, shops }: MinedPuzzle, catalogues: ReturnType<typeof catalogueKeys>): string[] {
  return [...keysIn(words), ...keysIn(shops?.why ?? null)].flatMap((key) => {
    const silent = Object.entries(catalogues).filter(([, known]) => !known.has(key));
    return silent.map(([language]) => `words: '${key}' has no words in ${language}`);
  });
}

/** What a search finds now that is not what is written. */
function unfound({ best, second, lines }: MinedPuzzle, level: Level): string[] {
  const found = level.game === 'quest' ? searchQuest(level) : searchLevel(level);
  const written = { best, second, lines };
  const wrong = (['best', 'second'] as const).filter((name) => found[name] !== written[name]);
  return [
    ...wrong.map((name) => `${name}: ${written[name]} is written, ${found[name]} found`),
    ...(found.ends === lines ? [] : [`lines: ${lines} are written, ${found.ends} found`]),
  ];
}

/** What does not hold of a puzzle any more. */
function unproven(puzzle: MinedPuzzle, level: Level): string[] {
  const { kind, best, second, solution } = puzzle;
  const end = replayLevel(level, level.seed ?? 'puzzle', solution as never);
  return [
    ...(kind === 'group' ? unagreed(puzzle, level) : unfound(puzzle, level)),
    ...(best - second < MARGINS[kind] ? [`second: ${second} is hardly worse than ${best}`] : []),
    ...(end.stars.length === level.goals.length ? [] : ['solution: it does not reach the best']),
  ];
}

/** One puzzle, proven again; what is wrong, as lines. */
export function checkMined(puzzle: MinedPuzzle, catalogues = catalogueKeys()): string[] {
  const where = `levels/mined: ${puzzle.id}`;
  const read = readMined(where, puzzle);
  if (!read.ok) return read.problems;
  try {
    return [...unsaid(puzzle, catalogues), ...unproven(puzzle, read.level)].map(
      (line) => `${where}: ${line}`,
    );
  } catch (error) {
    return [
      `${where}: cannot be searched through: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
}

/** So many of a list, evenly spread over it. */
function sampled<T>(list: readonly T[], count: number): T[] {
  const step = list.length / Math.min(count, list.length);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

interface Checked {
  problems: string[];
  /** How many puzzles were looked at. */
  looked: number;
}

/** So many of the mined puzzles proven again. */
export function checkSomeMined(count: number): Checked {
  const { puzzles, problems } = readMinedFiles();
  const catalogues = catalogueKeys();
  const some = sampled(puzzles, count);
  return {
    problems: [...problems, ...some.flatMap((one) => checkMined(one, catalogues))],
    looked: some.length,
  };
}

// ---- All of them, pack by pack, with the counts written down ----

const COUNTS = 'docs/mined.json';

/** What came of a pack: its fingerprint, how many of its puzzles were proven again, and how many are wrong. */
type PackCounts = Record<string, { of: string; proven: number; problems: number }>;

/** The counts of `docs/mined.json`. */
function readMinedCounts(): PackCounts {
  const file = join(root, COUNTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackCounts) : {};
}

/** The packs as they are, by name. */
function packsOf(puzzles: readonly MinedPuzzle[]): { name: string; puzzles: MinedPuzzle[]; of: string }[] {
  return Array.from({ length: Math.ceil(puzzles.length / PACK_SIZE) }, (_, at) => {
    const own = puzzles.slice(PACK_SIZE * at, PACK_SIZE * (at + 1));
    return { name: packName(at + 1), puzzles: own, of: hash(JSON.parse(JSON.stringify(own))) };
  });
}

/** How many of the puzzles there are were proven again as they are, and found right. */
export function provenMined(): { proven: number; puzzles: number } {
  const counts = readMinedCounts();
  const { puzzles } = readMinedFiles();
  const held = packsOf(puzzles).filter(({ name, of }) => counts[name]?.of === of);
  const proven = held.reduce((sum, { name }) => {
    const { proven = 0, problems = 0 } = counts[name] ?? {};
    return sum + proven - problems;
  }, 0);
  return { proven, puzzles: puzzles.length };
}

/**
 * Proves pack after pack again until it is time, and writes down what came of each; with `resume` packs that were proven
 * as they are stay.
 */
export function checkAllMined(
  { inTime, resume }: Pick<LongRun, 'inTime'> & { resume: boolean },
  report: (line: string) => void,
): Checked {
  const { puzzles, problems } = readMinedFiles();
  const catalogues = catalogueKeys();
  const before = resume ? readMinedCounts() : {};
  const counts: PackCounts = {};
  let looked = 0;
  for (const { name, puzzles: own, of } of packsOf(puzzles)) {
    const known = before[name];
    if (known?.of === of && known.problems === 0) counts[name] = known;
    else if (inTime()) {
      const wrong = own.map((one) => checkMined(one, catalogues));
      problems.push(...wrong.flat());
      looked += own.length;
      counts[name] = { of, proven: own.length, problems: wrong.filter((lines) => lines.length > 0).length };
      report(`${name}: ${own.length} puzzles, ${counts[name].problems} wrong`);
    }
    writeFileSync(join(root, COUNTS), `${JSON.stringify(counts, null, 2)}\n`);
  }
  return { problems, looked };
}
