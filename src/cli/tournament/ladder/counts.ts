/** The pairs of games that were played for the ladder, and how more of them are played. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '../../../bots/names.ts';
import { type LongRun, stepsInTime } from '../../long-run.ts';
import { printLine } from '../../terminal.ts';
import { playedToday } from '../counts.ts';
import { botsFingerprint } from '../fingerprint.ts';
import { type LadderCell, type PairResult, type Rung, rungKey } from './cells.ts';
import { judgeSeries, type SeriesFinding } from './sequential.ts';

/** What two have played at one table. */
interface Played {
  /** What they were made of, and how much they thought: other games are not added to these. */
  playedWith: string;
  budget: number;
  /** How the first pairs ran, move for move; empty where they were counted in a round robin once, whose seeds they are. */
  first: string;
  /** A word for each pair, such as `1,0.75`. */
  pairs: string;
}

export interface LadderCounts {
  seed: string;
  /** By cell and rung. */
  cells: Record<string, Record<string, Played>>;
}

/** So many pairs are remembered move for move. */
const FIRST = 3;

const fileOf = (out: string): string => out.replace(/(\.md)?$/, '-ladder.json');

export function readLadder(out: string): LadderCounts | null {
  const file = fileOf(out);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LadderCounts) : null;
}

export function writeLadder(out: string, counts: LadderCounts): void {
  writeFileSync(fileOf(out), `${JSON.stringify(counts, null, 1)}\n`);
}

const resultsIn = ({ pairs }: Played): PairResult[] =>
  pairs.split(' ').flatMap((word): PairResult[] => {
    const [one, other] = word.split(',').map(Number);
    return one === undefined || other === undefined ? [] : [[one, other]];
  });

/** All pairs of a rung. */
export function pairsOf(counts: LadderCounts, cell: LadderCell, rung: Rung): PairResult[] {
  const played = counts.cells[cell.id]?.[rungKey(rung)];
  return played === undefined ? [] : resultsIn(played);
}

/** Whether its pairs were counted among others in a round robin, the way before this one; played on, they are played anew. */
export const isOlder = (counts: LadderCounts, cell: LadderCell, rung: Rung): boolean =>
  counts.cells[cell.id]?.[rungKey(rung)]?.first === '';

/** What the pairs of a rung say. */
export function findingOf(counts: LadderCounts, cell: LadderCell, rung: Rung): SeriesFinding {
  return judgeSeries(pairsOf(counts, cell, rung).flatMap((pair) => cell.share(rung, pair) ?? []));
}

/** Computed once, as the bots that play were read at the start; later changes of their files do not count. */
const made = new Map<string, string>();

/** What two are made of: master and those below do not know those who search. */
function madeOf({ game }: LadderCell, { upper, lower }: Rung): string {
  const searches = [upper, lower].some((name) => name === 'archimp' || canonical(name) === null);
  const kind = `${game} ${searches}`;
  const known = made.get(kind);
  if (known !== undefined) return known;
  const { playedWith, searchedWith } = playedToday();
  const shops = searches ? `${playedWith} ${searchedWith}` : playedWith;
  const now = game === 'quest' ? botsFingerprint('archimp') : shops;
  made.set(kind, now);
  return now;
}

const pairSeed = ({ seed }: LadderCounts, cell: LadderCell, number: number): string =>
  `${seed}.${cell.id}.${number}`;

const digest = (before: string, logs: unknown): string =>
  createHash('sha256')
    .update(`${before}${JSON.stringify(logs)}`)
    .digest('hex')
    .slice(0, 16);

/** Whether the first pairs, played again, run as they did. */
function runsAlike(counts: LadderCounts, cell: LadderCell, rung: Rung, { first, pairs }: Played): boolean {
  const again = Math.min(FIRST, pairs.split(' ').length);
  let now = '';
  for (let i = 0; i < again; i++) now = digest(now, cell.play(rung, pairSeed(counts, cell, i)).logs);
  return now === first;
}

export interface HowLadder extends LongRun {
  cells: readonly LadderCell[];
  rungsOf(cell: LadderCell): Rung[];
  /** Pairs that every rung is to have, and pairs after which one is left undecided. */
  least: number;
  most: number;
}

/**
 * What was counted of the chosen rungs with other bots or values is looked at again: where the first pairs still run move
 * for move as they did it stays, else it is left out, to be played anew.
 */
export function dropChanged(counts: LadderCounts, { cells, rungsOf }: HowLadder): void {
  for (const cell of cells) {
    for (const rung of rungsOf(cell)) {
      const played = counts.cells[cell.id]?.[rungKey(rung)];
      if (played === undefined) continue;
      const now = madeOf(cell, rung);
      const isSame = played.budget === cell.budget && played.playedWith === now;
      if (isSame) continue;
      if (played.budget === cell.budget && runsAlike(counts, cell, rung, played)) played.playedWith = now;
      else {
        delete counts.cells[cell.id]?.[rungKey(rung)];
        printLine(`${cell.id}: ${rungKey(rung)} is played anew`);
      }
    }
  }
}

/** One pair more; its result is noted. */
function playOne(counts: LadderCounts, cell: LadderCell, rung: Rung, playedWith: string): void {
  counts.cells[cell.id] ??= {};
  const table = counts.cells[cell.id] ?? {};
  const key = rungKey(rung);
  const played = table[key] ?? { playedWith, budget: cell.budget, first: '', pairs: '' };
  const number = resultsIn(played).length;
  const { result, logs } = cell.play(rung, pairSeed(counts, cell, number));
  if (number < FIRST) played.first = digest(played.first, logs);
  played.pairs = `${played.pairs} ${result.map((x) => Math.round(1000 * x) / 1000).join(',')}`.trim();
  table[key] = played;
}

/**
 * Plays until the test has decided every rung or is not to go on, and then until all have the least number of pairs: of
 * those still open always the one with the fewest.
 */
export function playLadder(counts: LadderCounts, how: HowLadder): void {
  const { cells, rungsOf, least, most } = how;
  const open = cells.flatMap((cell) =>
    rungsOf(cell).map((rung) => {
      const size = pairsOf(counts, cell, rung).length;
      return {
        cell,
        rung,
        size,
        playedWith: madeOf(cell, rung),
        decided: findingOf(counts, cell, rung).verdict !== null,
      };
    }),
  );
  for (const _ of stepsInTime(how)) {
    const undecided = open.filter(({ size, decided }) => !decided && size < most);
    const left = undecided.length > 0 ? undecided : open.filter(({ size }) => size < least);
    const [first, ...others] = left;
    if (first === undefined) break;
    const next = others.reduce((best, one) => (one.size < best.size ? one : best), first);
    playOne(counts, next.cell, next.rung, next.playedWith);
    next.size++;
    next.decided = findingOf(counts, next.cell, next.rung).verdict !== null;
  }
}
