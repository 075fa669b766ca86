/** The games that were played so far, kept beside the page that is made from them. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '../../bots/names.ts';
import { UsageError } from '../usage.ts';
import { CELLS, type Company, lineup } from './cells.ts';
import type { MatchResult } from './elo.ts';
import { fingerprint } from './fingerprint.ts';

const SRC = join(import.meta.dirname, '..', '..');

const PETZ_BOTS = join(SRC, 'bots', 'petz');

/** Those who search are not known to the others: when they change, only their own games are to be played again. */
const isSearch = (file: string): boolean =>
  file.startsWith('search/') || file.startsWith('reference/') || file === 'archimp.ts';
/** Nor do characters matter to those who have none. */
const isCharacter = (file: string): boolean => file.startsWith('characters/') && file.endsWith('.json');

/** Fingerprints of what the games are played with, as they are now. */
export const playedToday = (): Omit<Header, 'seed'> => ({
  playedWith: fingerprint(
    [join(SRC, 'engine', 'petz', 'data'), PETZ_BOTS],
    (file) => !isSearch(file) && !isCharacter(file),
  ),
  searchedWith: fingerprint([PETZ_BOTS], isSearch),
  fondOf: fingerprint([PETZ_BOTS], isCharacter),
});

/** What must be the same for games to be added up. */
export interface Header {
  seed: string;
  /** The cards and numbers of the game, and those who play it; see `fingerprint`. */
  playedWith: string;
  /** Those who search. */
  searchedWith: string;
  /** The characters. */
  fondOf: string;
}

/** Scores by seat, then the winners' seats. */
type PairScores = [scores: number[], winners: number[]];

/** Games by cell and company (its names joined by commas), in the order of their numbers. */
export type Games = Record<string, Record<string, PairScores[]>>;

export interface TournamentCounts extends Header {
  /** How much the bots thought, by cell. */
  budgets: Record<string, number>;
  games: Games;
  manners?: MannerCounts;
  /** Games that were played to look at manners only, and with what budget. */
  looked?: { games: number; budget: number };
  /** The strongest bot against those to measure it by, see `YARDSTICKS`. */
  duels?: Record<string, DuelResult>;
}

/** Games of the strongest bot against another one: its own numbers come first. */
export interface DuelResult {
  budgets: [own: number, other: number];
  /** A letter for each game: 1 where it has won, 0 where it has lost, = where they share the victory. */
  games: string;
  /** How long each has thought in all these games. */
  seconds: [own: number, other: number];
}

/** Answers looked at and answers that did their giver harm for nothing, by bot and rule. */
export type MannerCounts = Record<string, { games: number; answers: number; broken: Record<string, number> }>;

export const companyKey = (company: Company): string => company.join(',');

export function readCounts(file: string): TournamentCounts | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as TournamentCounts;
}

/** What was counted before, if it can be gone on with; `UsageError` if not. */
export function earlier(file: string, header: Header): TournamentCounts | null {
  const counts = readCounts(file);
  if (counts === null) return null;
  if (counts.seed !== header.seed) {
    throw new UsageError(`--resume: '${file}' counts games of seed ${counts.seed}`);
  }
  if (counts.playedWith !== header.playedWith) {
    throw new UsageError(
      `--resume: '${file}' counts games of other values or bots; begin anew without it, or see --adopt`,
    );
  }
  return { ...without(counts, hasChanged(counts, header)), ...header };
}

/** Tells of everybody whether he plays otherwise than when the games were counted, by what he alone is made of. */
export function hasChanged(counts: Header, header: Header): (name: string) => boolean {
  const searches = (name: string): boolean =>
    name === 'archimp' || canonical(name.split(':')[0] ?? '') === null;
  return (name) =>
    (counts.searchedWith !== header.searchedWith && searches(name)) ||
    (counts.fondOf !== header.fondOf && name.includes(':'));
}

/** Notes the budget of a cell; games of another budget are not to be added to those it has. */
export function begin(counts: TournamentCounts, cell: string, budget: number): void {
  const before = counts.budgets[cell];
  if (before !== undefined && before !== budget) {
    throw new UsageError(`--resume: the games of ${cell} were played with --budget ${before}`);
  }
  counts.budgets[cell] = budget;
}

/** The counts without the games of those who have changed. */
function without(counts: TournamentCounts, changed: (name: string) => boolean): TournamentCounts {
  const games: Games = {};
  for (const [cell, tables] of Object.entries(counts.games)) {
    const kept = Object.entries(tables).filter(([key]) => !key.split(',').some(changed));
    if (kept.length > 0) games[cell] = Object.fromEntries(kept);
  }
  const budgets = Object.fromEntries(
    Object.entries(counts.budgets).filter(([cell]) => games[cell] !== undefined),
  );
  const manners = Object.fromEntries(Object.entries(counts.manners ?? {}).filter(([name]) => !changed(name)));
  const { duels, ...others } = counts;
  const kept = duels === undefined || changed('archimp') ? {} : { duels };
  return { ...others, budgets, games, manners, ...kept };
}

export function writeCounts(file: string, counts: TournamentCounts): void {
  // A game to a line, so that two versions can be compared.
  const text = JSON.stringify(counts, null, 1).replace(/\[[\s\d.,[\]-]+\]/g, (list) =>
    list.replaceAll(/\s+/g, '').replaceAll('],[[', '],\n[['),
  );
  writeFileSync(file, `${text}\n`);
}

/** All games of a cell with their lineups. */
export function resultsOf(games: Games, cell: string): MatchResult[] {
  return Object.entries(games[cell] ?? {}).flatMap(([key, kept]) =>
    kept.map(([scores, winners], game) => {
      const { names, block } = lineup(key.split(','), game);
      return { names, scores, winners, block };
    }),
  );
}

/** Everybody who took part in a cell, those of its pool first and in its order. */
export function namesIn(games: Games, cell: string, order: readonly string[]): string[] {
  const found = new Set(Object.keys(games[cell] ?? {}).flatMap((key) => key.split(',')));
  const pool = CELLS.find(({ id }) => id === cell)?.pool ?? order;
  return [...pool.filter((name) => found.has(name)), ...[...found].filter((name) => !pool.includes(name))];
}
