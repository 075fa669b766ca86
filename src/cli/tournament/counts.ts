/** The games that were played so far, saved beside the page that is made from them. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  /** The strongest bot against those to measure it by, see `BASELINES`. */
  duels?: Record<string, DuelResult>;
}

/** Games of the strongest bot against another one: its own numbers come first. */
export interface DuelResult {
  budgets: [own: number, other: number];
  /** A letter for each game: 1 where it has won, 0 where it has lost, = where they share the victory, - where it says nothing. */
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

/** Notes the budget of a cell; games of another budget are not to be added to those it has. */
export function begin(counts: TournamentCounts, cell: string, budget: number): void {
  const before = counts.budgets[cell];
  if (before !== undefined && before !== budget) {
    throw new UsageError(`--resume: the games of ${cell} were played with --budget ${before}`);
  }
  counts.budgets[cell] = budget;
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
  return Object.entries(games[cell] ?? {}).flatMap(([key, matches]) =>
    matches.map(([scores, winners], game) => {
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
