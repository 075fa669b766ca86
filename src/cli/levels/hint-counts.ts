/**
 * How often whoever follows only hints reaches what a level asks for, and how often the master does, game by game with
 * the same cards. The counts stand in `docs/hints.json`, and as a table in the guide of levels.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../campaign/schema.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { root } from '../capture.ts';
import { complain } from '../terminal.ts';
import { fingerprint as fingerprintOf } from '../tournament/fingerprint.ts';
import { wilson } from '../tournament/pairings.ts';
import { BadAdvice, followCoach } from './follow.ts';
import { levelFingerprint, playLevel } from './play.ts';

const HINT_COUNTS = 'docs/hints.json';

/** Who reached the must in a game: both, whoever follows hints alone, the master alone, neither. */
type Reached = '=' | '+' | '-' | '0';

/** The games of a level, a letter each, in the order of their numbers. */
interface Counted {
  /** What they were played with: games of another form of the level, or of other bots, are not added to them. */
  of: string;
  games: string;
}

export type HintCounts = Record<string, Counted>;

export function readHintCounts(file = join(root, HINT_COUNTS)): HintCounts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HintCounts) : {};
}

const SRC = join(root, 'src');
/** All that decides how hints and the master play. */
const PLAYED_WITH = ['engine', 'bots', 'campaign'].map((name) => join(SRC, name));

/** What a level's games are played with; `bots` is the fingerprint of the code. */
function playedWith(level: Level, bots: string): string {
  const goals = level.goals as Json;
  return hash([levelFingerprint(level), JSON.parse(JSON.stringify(goals)) as Json, bots]);
}

async function byHintsAlone(level: Level, seed: string): Promise<boolean> {
  try {
    return (await followCoach(level, seed)).goals[0]?.state.state === 'done';
  } catch (error) {
    if (!(error instanceof BadAdvice)) throw error;
    complain(error.message);
    return false;
  }
}

/** The game of that number, counted from 1, once by hints and once by the master. */
async function gameOf(level: Level, n: number): Promise<Reached> {
  const seed = level.kind === 'puzzle' ? (level.seed ?? level.id) : `${level.id} town ${n}`;
  const hints = await byHintsAlone(level, seed);
  const master = playLevel(level, 'master', seed, { dice: `${level.id}|${n}` }).goals[0]?.state === 'done';
  if (hints) return master ? '=' : '+';
  return master ? '-' : '0';
}

interface HowMany {
  /** Games of each level. */
  games: number;
  /** When no further game is begun, on the clock of `performance.now`. */
  stop: number;
  /** Whether it goes on from the games that were counted with the same bots. */
  resume: boolean;
  /** Where the counts are kept. */
  file?: string;
}

/** Plays games, always one more of the level with the fewest, and writes them down one by one. */
export async function countHints(
  levels: readonly Level[],
  { games, stop, resume, file = join(root, HINT_COUNTS) }: HowMany,
): Promise<HintCounts> {
  const counts = readHintCounts(file);
  const bots = fingerprintOf(PLAYED_WITH);
  for (const level of levels) {
    const of = playedWith(level, bots);
    if (!resume || counts[level.id]?.of !== of) counts[level.id] = { of, games: '' };
  }
  const played = ({ id }: Level): number => counts[id]?.games.length ?? 0;
  while (performance.now() < stop) {
    const level = levels.reduce((least, one) => (played(one) < played(least) ? one : least));
    const counted = counts[level.id];
    if (counted === undefined || played(level) >= games) break;
    counted.games += await gameOf(level, played(level) + 1);
    writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);
  }
  return counts;
}

/** How often each letter stands in games. */
function tally(games: string): Record<Reached, number> {
  const found = { '=': 0, '+': 0, '-': 0, '0': 0 };
  for (const letter of games) found[letter as Reached]++;
  return found;
}

/** Sums of both, in that order. */
export function reachedIn(games: string): { hints: number; master: number } {
  const { '=': both, '+': hints, '-': master } = tally(games);
  return { hints: both + hints, master: both + master };
}

/**
 * By how many percent more often hints reach it than the master does: the 95 % interval for pairs of games, with half a
 * game added to each of the four kinds (Agresti and Min).
 */
export function aheadOfMaster(games: string): [low: number, high: number] {
  const { '+': hints, '-': master } = tally(games);
  const n = games.length + 2;
  const mean = (hints - master) / n;
  const error = 1.96 * Math.sqrt(((hints + master + 1) / n - mean ** 2) / n);
  const percent = (share: number): number => Math.round(100 * Math.max(-1, Math.min(1, share)));
  return [percent(mean - error), percent(mean + error)];
}

/** A row of the guide. */
export function hintsRow(name: string, games: string): string[] {
  const n = games.length;
  const share = (reached: number): string => {
    const [low, high] = wilson(reached, n);
    return `${Math.round((100 * reached) / n)} % (${Math.round(low)}–${Math.round(high)})`;
  };
  const { hints, master } = reachedIn(games);
  const { '+': alone, '-': without } = tally(games);
  const [low, high] = aheadOfMaster(games);
  return [name, String(n), share(hints), share(master), `${alone} : ${without}`, `${low} to ${high}`];
}
