/** `npm run simulate -- --seats hard,easy,random --games 20 --seed 7`: whole games between bots, without a screen. */

import { existsSync, writeFileSync } from 'node:fs';
import { hash } from '../engine/kernel/data.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../engine/petz/state.ts';
import { questEngine } from '../engine/quest/index.ts';
import type { Quest, QuestSetup } from '../engine/quest/state.ts';
import { hashLog } from '../session/replay.ts';
import { toSave } from '../session/save-format.ts';
import { checkGame, type GameName, readQuestVariants, readSeats, readVariants } from './game-options.ts';
import { Invariants } from './invariants.ts';
import { type Played, playGame, playQuest } from './playing.ts';
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

interface Report<S> {
  line: GameLine;
  played: Played<S>;
  problems: string[];
}

/** Has one game played, checked if wanted, and timed. */
function timed<S extends Petz | Quest>(
  game: GameName,
  seats: string[],
  seed: string,
  play: () => { played: Played<S>; problems: string[] },
): Report<S> {
  const began = performance.now();
  const { played, problems } = play();
  const ms = Math.round((performance.now() - began) * 100) / 100;
  const { outcome, round } = played.state;
  const { scores, winners } = outcome ?? { scores: [], winners: [] };
  const decisions = played.log.length;
  const line = { game, seed, seats, scores, winners, rounds: round, decisions, ms, hash: hash(played.state) };
  return { line, played, problems };
}

function petzGame(setup: PetzSetup, seats: string[], seed: string, check: boolean): Report<Petz> {
  return timed('petz', seats, seed, () => {
    if (!check) return { played: playGame(setup, seats, seed), problems: [] };
    const laws = new Invariants(petzEngine, (s) => s.shops.map((shop) => shop.reputation));
    const played = playGame(setup, seats, seed, {
      watch: (moment) => laws.choice(moment),
      after: (s, step) => laws.state(s, step),
    });
    laws.game(setup, seed, played);
    return { played, problems: laws.problems };
  });
}

/** The Heroes have won if the Boss lies defeated. */
function questScores(s: Quest): number[] {
  const won = s.foes.some((foe) => foe.boss && foe.damage >= foe.life);
  const side = won ? 'hero' : 'lord';
  return questEngine.rules.seats(s.setup).map(({ role }) => (role === side ? 1 : 0));
}

function questGame(setup: QuestSetup, seats: string[], seed: string, check: boolean): Report<Quest> {
  return timed('quest', seats, seed, () => {
    if (!check) return { played: playQuest(setup, seats, seed), problems: [] };
    const laws = new Invariants(questEngine, questScores);
    const played = playQuest(setup, seats, seed, {
      watch: (moment) => laws.choice(moment),
      after: (s, step) => laws.state(s, step),
    });
    laws.game(setup, seed, played);
    return { played, problems: laws.problems };
  });
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

/** What is played, and how a game of it is kept in a log file. */
interface Plan {
  seats: string[];
  play(seed: string, check: boolean): { line: GameLine; problems: string[]; record: () => string };
}

function petzPlan(seatsText: string, variants: string): Plan {
  const seats = readSeats(seatsText);
  const setup = readVariants(variants, seats.length);
  return {
    seats,
    play(seed, check) {
      const report = petzGame(setup, seats, seed, check);
      return { ...report, record: () => recordOf(setup, seed, report.played) };
    },
  };
}

function questPlan(seatsText: string, variants: string, lord: string | undefined): Plan {
  const { setup, seats } = readQuestVariants(variants, lord, seatsText);
  return {
    seats,
    play: (seed, check) => ({ ...questGame(setup, seats, seed, check), record: () => '' }),
  };
}

export function simulate(args: readonly string[]): number {
  const { values } = readArgs(args, OPTIONS);
  const game = checkGame(values.game);
  if (game === 'petz' && values.lord !== undefined) throw new UsageError('--lord is for --game quest');
  if (game === 'quest' && values.log !== undefined) {
    throw new UsageError('--log: games of quest cannot be kept yet');
  }
  if (values.level !== undefined) {
    if (!existsSync(values.level)) throw new UsageError(`--level: there is no file '${values.level}'`);
    throw new UsageError('--level: levels come with the campaign, which is not built yet');
  }
  const plan =
    game === 'petz'
      ? petzPlan(values.seats, values.variants)
      : questPlan(values.seats, values.variants, values.lord);
  const games = wholeNumber('--games', values.games, 1, 1_000_000);
  const records: string[] = [];
  // The file is tried out before the games, which may take long.
  if (values.log !== undefined) write(values.log, []);
  const summary: Summary = summarise(game, plan.seats);
  let code = 0;
  if (!values.json) console.log(headRow(plan.seats));
  for (let i = 1; i <= games; i++) {
    const seed = `${values.seed}.${i}`;
    const { line, problems, record } = plan.play(seed, values.check);
    summary.add(line);
    console.log(values.json ? JSON.stringify(line) : gameRow(line));
    if (values.log !== undefined) records.push(record());
    for (const problem of problems) console.error(`game ${seed}: ${problem}`);
    if (problems.length > 0) code = 1;
  }
  if (values.log !== undefined) write(values.log, records);
  console.log(values.json ? JSON.stringify({ summary: summary.result() }) : summaryRows(summary.result()));
  return code;
}

if (import.meta.filename === process.argv[1]) runCommand(simulate);
