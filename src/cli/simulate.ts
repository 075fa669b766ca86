/** `npm run simulate -- --seats hard,easy,random --games 20 --seed 7`: whole games between bots, without a screen. */

import { writeFileSync } from 'node:fs';
import { type GameUnderLaws, petzUnderLaws, questUnderLaws } from '../../test/laws/game.ts';
import { LawWatch } from '../../test/laws/walk.ts';
import { isBotName } from '../bots/roster.ts';
import { readLevel } from '../campaign/load.ts';
import type { SetupOf, StateOf } from '../engine/games.ts';
import { hash } from '../engine/kernel/data.ts';
import { hashLog } from '../session/game/replay.ts';
import { toSave } from '../session/saves/save-format.ts';
import { type GameName, readGameName, readQuestVariants, readSeats, readVariants } from './game-options.ts';
import { dealt, names, replayLevel } from './levels/play.ts';
import {
  type BotManners,
  type GameWatcher,
  type PlayedGame,
  type PlayMoment,
  playPetz,
  playQuest,
} from './playing.ts';
import { type GameLine, gameRow, headRow, type Summary, summarise, summaryRows } from './simulate-table.ts';
import { complain, printLine } from './terminal.ts';
import {
  command,
  readArgs,
  readWholeNumber,
  runCommand,
  textOfFile,
  UsageError,
  writeNamed,
} from './usage.ts';

const COMMAND = command({
  call: 'npm run simulate',
  about: 'Whole games between bots, without a screen.',
  options: {
    game: { type: 'string', value: 'NAME', default: 'petz', help: 'petz or quest' },
    seats: { type: 'string', value: 'LIST', help: 'a bot for each seat, such as hard,easy,master:gambler' },
    games: { type: 'string', value: 'N', default: '1', help: 'how many games' },
    seed: { type: 'string', value: 'TEXT', default: '1', help: 'which games' },
    variants: {
      type: 'string',
      value: 'LIST',
      help: 'rules, such as full,dark-alleys,extended; of quest: lord, hard',
    },
    level: { type: 'string', value: 'FILE', help: 'a level instead, --seats plays for the persons' },
    lord: { type: 'string', value: 'NAME', help: 'of quest: the handicap of the Evil Lord' },
    log: { type: 'string', value: 'FILE', help: 'keeps the games' },
    check: { type: 'boolean', default: false, help: 'holds every law at every step' },
    json: { type: 'boolean', default: false, help: 'a line of JSON for each game' },
  },
  example: '--seats random,apprentice,master,master:gambler --games 20 --seed 7',
});

/** How games of a kind are played and watched. */
interface Played<G extends GameName> {
  play(
    setup: SetupOf<G>,
    seats: readonly string[],
    seed: string,
    how: GameWatcher<StateOf<G>> & BotManners,
  ): PlayedGame<StateOf<G>>;
  underLaws(name: string, setup: SetupOf<G>): GameUnderLaws;
}

const PLAYED: { [G in GameName]: Played<G> } = {
  petz: { play: playPetz, underLaws: petzUnderLaws },
  quest: { play: playQuest, underLaws: questUnderLaws },
};

/** A game that was played. */
interface Report {
  line: GameLine;
  problems: string[];
  log: PlayedGame['log'];
  note?: string;
}

/** Has one game played, under every law if wanted, and timed. */
function playOne<G extends GameName>(
  game: G,
  setup: SetupOf<G>,
  seats: string[],
  { seed, check, ...how }: BotManners & { seed: string; check: boolean },
): Report {
  const { play, underLaws } = PLAYED[game];
  const laws = check ? new LawWatch(underLaws('game', setup), seed) : null;
  const problems: (string | null)[] = [];
  const watch = ({ state, seat, choice }: PlayMoment<StateOf<G>>) => {
    if (laws !== null) problems.push(laws.answered(state, seat, choice));
  };
  const began = performance.now();
  const { state, log } = play(setup, seats, seed, { ...how, watch });
  if (laws !== null) problems.push(laws.end(state, log));
  const ms = Math.round((performance.now() - began) * 100) / 100;
  const { scores, winners } = state.outcome ?? { scores: [], winners: [] };
  const line = { game, seed, seats, scores, winners, rounds: state.round, decisions: log.length, ms };
  return {
    line: { ...line, hash: hash(state) },
    problems: problems.filter((problem) => problem !== null),
    log,
  };
}

/** One recorded game as a line of a log file; with several games each has a line of its own. */
function recordOf<G extends GameName>(game: G, setup: SetupOf<G>, seed: string, log: Report['log']): string {
  const { hashes, hash: last } = hashLog<G>(setup, seed, log, undefined, game);
  return JSON.stringify(toSave<G>({ setup, seed, log, hash: last, hashes }, game));
}

function write(file: string, lines: readonly string[]): void {
  writeNamed('--log', file, () => writeFileSync(file, `${lines.join('\n')}\n`));
}

/** What is played, and how a game of it is saved in a log file. */
interface Plan {
  game: GameName;
  seats: string[];
  play(seed: string, check: boolean): Report;
  record(seed: string, log: Report['log']): string;
}

function planFor<G extends GameName>(game: G, setup: SetupOf<G>, seats: string[]): Plan {
  return {
    game,
    seats,
    play: (seed, check) => playOne(game, setup, seats, { seed, check }),
    record: (seed, log) => recordOf(game, setup, seed, log),
  };
}

/** A level, with this bot in the seats of persons. Its own seed stays; the bots' dice are others in every game. */
function levelPlan(file: string, persons: string): Plan {
  const read = readLevel(file, textOfFile(file));
  if (!read.ok) throw new UsageError(`--level: ${read.problems.join('; ')}`);
  const { level } = read;
  const deal = dealt(level);
  const seats = names(level, persons);
  return {
    game: level.game,
    seats,
    play(seed, check) {
      const how = { seed: level.seed ?? seed, check, budget: level.budget ?? 1, dice: seed };
      const report =
        deal.game === 'petz'
          ? playOne('petz', deal.setup, seats, how)
          : playOne('quest', deal.setup, seats, how);
      const { goals, stars } = replayLevel(level, how.seed, report.log);
      const goalTexts = goals.map(
        ({ state, now, of }, i) => `${level.goals[i]?.id} ${state} (${now} of ${of})`,
      );
      return { ...report, note: `${stars.length} stars: ${goalTexts.join(', ')}` };
    },
    record: () => '',
  };
}

interface Wishes {
  level?: string | undefined;
  seats?: string | undefined;
  variants?: string | undefined;
  lord?: string | undefined;
  log?: string | undefined;
}

function planOf(game: GameName, { level, seats, variants, lord, log }: Wishes): Plan {
  if (level !== undefined) {
    if (variants !== undefined || lord !== undefined || log !== undefined) {
      throw new UsageError('--level brings its own variants and lord, and keeps no log');
    }
    const [bot = '', second] = (seats ?? 'trader').split(',');
    if (second !== undefined)
      throw new UsageError('--level takes one bot as --seats: it plays for the persons');
    if (!isBotName(bot)) throw new UsageError(`--seats: no bot is called '${bot}'`);
    return levelPlan(level, bot);
  }
  const bots = seats ?? 'random,random,random,random';
  if (game === 'petz') {
    const seated = readSeats(bots);
    return planFor(game, readVariants(variants ?? '', seated.length), seated);
  }
  const { setup, seats: seated } = readQuestVariants(variants ?? '', lord, bots);
  return planFor(game, setup, seated);
}

export function simulate(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const game = readGameName(values.game);
  if (game === 'petz' && values.lord !== undefined) throw new UsageError('--lord is for --game quest');
  const plan = planOf(game, values);
  const games = readWholeNumber('--games', values.games, 1, 1_000_000);
  const records: string[] = [];
  // The file is tried out before the games, which may take long.
  if (values.log !== undefined) write(values.log, []);
  const summary: Summary = summarise(plan.game, plan.seats);
  let code = 0;
  if (!values.json) printLine(headRow(plan.seats));
  for (let i = 1; i <= games; i++) {
    const seed = `${values.seed}.${i}`;
    const { line, problems, log, note } = plan.play(seed, values.check);
    summary.add(line);
    printLine(values.json ? JSON.stringify(line) : gameRow(line));
    if (note !== undefined && !values.json) printLine(`  ${note}`);
    if (values.log !== undefined) records.push(plan.record(seed, log));
    for (const problem of problems) complain(`game ${seed}: ${problem}`);
    if (problems.length > 0) code = 1;
  }
  if (values.log !== undefined) write(values.log, records);
  printLine(values.json ? JSON.stringify({ summary: summary.result() }) : summaryRows(summary.result()));
  return code;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, simulate);
