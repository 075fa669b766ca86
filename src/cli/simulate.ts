/** `npm run simulate -- --seats hard,easy,random --games 20 --seed 7`: whole games between bots, without a screen. */

import { existsSync, writeFileSync } from 'node:fs';
import { hash } from '../engine/kernel/data.ts';
import type { PetzSetup } from '../engine/petz/state.ts';
import { hashLog } from '../session/replay.ts';
import { toSave } from '../session/save-format.ts';
import { checkGame, readSeats, readVariants } from './game-options.ts';
import { Invariants } from './invariants.ts';
import { type Played, playGame } from './playing.ts';
import { gameRow, headRow, type Summary, summarise, summaryRows } from './simulate-table.ts';
import { readArgs, runCommand, UsageError, wholeNumber } from './usage.ts';

/** One game as it is printed with `--json`. */
export interface GameLine {
  game: string;
  seed: string;
  seats: string[];
  scores: number[];
  winners: number[];
  rounds: number;
  decisions: number;
  ms: number;
  hash: string;
}

const OPTIONS = {
  game: { type: 'string', default: 'petz' },
  seats: { type: 'string', default: 'random,random,random,random' },
  games: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  variants: { type: 'string', default: '' },
  level: { type: 'string' },
  lord: { type: 'string' },
  log: { type: 'string' },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

function play(setup: PetzSetup, seats: string[], seed: string, check: boolean) {
  const invariants = check ? new Invariants() : null;
  const began = performance.now();
  const played = playGame(
    setup,
    seats,
    seed,
    invariants === null
      ? {}
      : { watch: (moment) => invariants.choice(moment), after: (s, step) => invariants.state(s, step) },
  );
  const ms = Math.round((performance.now() - began) * 100) / 100;
  invariants?.game(setup, seed, played);
  return { line: lineOf(played, seats, seed, ms), played, problems: invariants?.problems ?? [] };
}

function lineOf({ state, log }: Played, seats: string[], seed: string, ms: number): GameLine {
  const { outcome, round } = state;
  const { scores, winners } = outcome ?? { scores: [], winners: [] };
  return {
    game: 'petz',
    seed,
    seats,
    scores,
    winners,
    rounds: round,
    decisions: log.length,
    ms,
    hash: hash(state),
  };
}

/** One recorded game as a line of a log file; with several games each has a line of its own. */
function recordOf(setup: PetzSetup, seed: string, { log }: Played): string {
  const { hashes, hash: last } = hashLog(setup, seed, log);
  return JSON.stringify(toSave({ setup, seed, log, hash: last, hashes }));
}

function write(file: string, lines: readonly string[]): void {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`);
  } catch {
    throw new UsageError(`--log: '${file}' cannot be written`);
  }
}

export function simulate(args: readonly string[]): number {
  const { values } = readArgs(args, OPTIONS);
  checkGame(values.game);
  if (values.lord !== undefined) throw new UsageError('--lord is for --game quest, which is not built yet');
  if (values.level !== undefined) {
    if (!existsSync(values.level)) throw new UsageError(`--level: there is no file '${values.level}'`);
    throw new UsageError('--level: levels come with the campaign, which is not built yet');
  }
  const seats = readSeats(values.seats);
  const games = wholeNumber('--games', values.games, 1, 1_000_000);
  const setup = readVariants(values.variants, seats.length);
  const records: string[] = [];
  // The file is tried out before the games, which may take long.
  if (values.log !== undefined) write(values.log, []);
  const summary: Summary = summarise(seats);
  let code = 0;
  if (!values.json) console.log(headRow(seats));
  for (let i = 1; i <= games; i++) {
    const seed = `${values.seed}.${i}`;
    const { line, played, problems } = play(setup, seats, seed, values.check);
    summary.add(line);
    console.log(values.json ? JSON.stringify(line) : gameRow(line));
    if (values.log !== undefined) records.push(recordOf(setup, seed, played));
    for (const problem of problems) console.error(`game ${seed}: ${problem}`);
    if (problems.length > 0) code = 1;
  }
  if (values.log !== undefined) write(values.log, records);
  console.log(values.json ? JSON.stringify({ summary: summary.result() }) : summaryRows(summary.result()));
  return code;
}

if (import.meta.filename === process.argv[1]) runCommand(simulate);
