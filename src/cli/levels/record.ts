/** Finding a game that wins a level: bots sit in the seats of persons, and now and then stray from their ways. */

import { readMined } from '../../campaign/mined/puzzle.ts';
import type { MinedPuzzle } from '../../campaign/mined/schema.ts';
import type { Picks } from '../../campaign/picks.ts';
import type { Level, Solution } from '../../campaign/schema.ts';
import { jsonListText } from '../json-text.ts';
import { readMinedFiles } from '../mine/files.ts';
import { MARGINS } from '../mine/kinds.ts';
import { searchQuest } from '../mine/quest/search-level.ts';
import { searchLevel } from '../mine/search-level.ts';
import { catalogueKeys } from './disk.ts';
import { levelManners, personSeats, playLevel, replayLevel } from './play.ts';

// Mined puzzles, proven again: what their solution reaches is the best, the second best is worse, all words
// are there.

/** Every key of a text in a puzzle's words, however deep. */
function keysIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (Array.isArray(words)) return words.flatMap(keysIn);
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(keysIn) : [];
}

/** What is wrong with a puzzle's words: keys that a language has nothing under. */
function unsaid({ words }: MinedPuzzle, catalogues: ReturnType<typeof catalogueKeys>): string[] {
  return keysIn(words).flatMap((key) => {
    const silent = Object.entries(catalogues).filter(([, known]) => !known.has(key));
    return silent.map(([language]) => `words: '${key}' has no words in ${language}`);
  });
}

/** What a search finds now that is not what is written. */
function unproven({ kind, best, second, lines, solution }: MinedPuzzle, level: Level): string[] {
  const found = level.game === 'quest' ? searchQuest(level) : searchLevel(level);
  const end = replayLevel(level, level.seed ?? 'puzzle', solution as never);
  const written = { best, second, lines };
  const wrong = (['best', 'second'] as const).filter((name) => found[name] !== written[name]);
  return [
    ...wrong.map((name) => `${name}: ${written[name]} is written, ${found[name]} found`),
    ...(found.ends === lines ? [] : [`lines: ${lines} are written, ${found.ends} found`]),
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

/** All mined puzzles proven again, or so many of them; what is wrong, and how many were looked at. */
export function checkAllMined(count = Number.POSITIVE_INFINITY): { problems: string[]; looked: number } {
  const { puzzles, problems } = readMinedFiles();
  const catalogues = catalogueKeys();
  const some = sampled(puzzles, count);
  return {
    problems: [...problems, ...some.flatMap((one) => checkMined(one, catalogues))],
    looked: some.length,
  };
}

/** How often a bot strays, try by try: first not at all, then more and more. */
const CHANCES = [0, 0.02, 0.05, 0.1, 0.2];

/** The best of so many tries; null if none has won. `told` hears of every better one. */
export function recordLevel(
  level: Level,
  { strength, tries }: { strength: string; tries: number },
  report: (line: string) => void,
  picks: Picks = {},
): Solution | null {
  const manners = levelManners(level, strength);
  const seats = personSeats(level);
  let best: Solution | null = null;
  for (let i = 0; i < tries; i++) {
    const manner = manners[i % manners.length] ?? strength;
    const chance = CHANCES[Math.floor(i / manners.length) % CHANCES.length] ?? 0;
    const seed = level.seed ?? `${level.id}.${i + 1}`;
    const stray = chance > 0 ? { stray: { seats, chance } } : {};
    const { log, stars } = playLevel(level, manner, seed, { dice: `${level.id}|${i}`, ...stray }, picks);
    if (stars.length === 0 || stars.length <= (best?.stars ?? 0)) continue;
    const chosen = picks.first === undefined ? {} : { picks: { ...picks } };
    best = { seed, ...chosen, log: log as Solution['log'], stars: stars.length };
    report(
      `try ${i + 1}, ${manner}: ${stars.length} of ${level.goals.length} stars in ${log.length} answers`,
    );
    if (stars.length === level.goals.length) break;
  }
  return best;
}

/** A solution as it is written: one answer a line. */
export function solutionText({ seed, log, stars, picks }: Solution): string {
  return jsonListText({ seed, ...(picks === undefined ? {} : { picks }), stars }, 'log', log);
}
