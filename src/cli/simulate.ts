/** `npm run simulate -- --seats hard,easy,random --games 20 --seed 7`: whole games between bots, without a screen. */

import { writeFileSync } from 'node:fs';
import { type GameUnderLaws, petzUnderLaws, questUnderLaws } from '../../test/laws/game.ts';
import { LawWatch } from '../../test/laws/walk.ts';
import { isBotName } from '../bots/roster.ts';
import { readLevel } from '../campaign/load.ts';
import { hash } from '../engine/kernel/data.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import type { Petz } from '../engine/petz/state.ts';
import type { QuestSetup } from '../engine/quest/schema-setup.ts';
import type { Quest } from '../engine/quest/state.ts';
import { hashLog } from '../session/game/replay.ts';
import { toSave } from '../session/saves/save-format.ts';
import { type GameName, readGameName, readQuestVariants, readSeats, readVariants } from './game-options.ts';
import { dealt, names, replayLevel } from './levels/play.ts';
import { type BotManners, type GameWatcher, type PlayedGame, playPetz, playQuest } from './playing.ts';
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

interface Report<S> {
  line: GameLine;
  played: PlayedGame<S>;
  problems: string[];
}

/** Has one game played, checked if wanted, and timed. */
function timed<S extends Petz | Quest>(
  game: GameName,
  seats: string[],
  seed: string,
  play: () => { played: PlayedGame<S>; problems: string[] },
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

/** Has a game played under every law; what was wrong comes with it. */
function underLaws<S extends Petz | Quest>(
  game: GameUnderLaws,
  seed: string,
  play: (watching: GameWatcher<S>) => PlayedGame<S>,
): { played: PlayedGame<S>; problems: string[] } {
  const laws = new LawWatch(game, seed);
  const problems: (string | null)[] = [];
  const played = play({
    watch: ({ state, seat, choice }) => problems.push(laws.answered(state, seat, choice)),
  });
  problems.push(laws.end(played.state, played.log));
  return { played, problems: problems.filter((problem) => problem !== null) };
}

function petzReport(
  setup: PetzSetup,
  seats: string[],
  seed: string,
  check: boolean,
  how: BotManners = {},
): Report<Petz> {
  const play = (watching: GameWatcher<Petz>) => playPetz(setup, seats, seed, { ...how, ...watching });
  return timed('petz', seats, seed, () =>
    check ? underLaws(petzUnderLaws('game', setup), seed, play) : { played: play({}), problems: [] },
  );
}

function questReport(
  setup: QuestSetup,
  seats: string[],
  seed: string,
  check: boolean,
  how: BotManners = {},
): Report<Quest> {
  const play = (watching: GameWatcher<Quest>) => playQuest(setup, seats, seed, { ...how, ...watching });
  return timed('quest', seats, seed, () =>
    check ? underLaws(questUnderLaws('game', setup), seed, play) : { played: play({}), problems: [] },
  );
}

/** One recorded game as a line of a log file; with several games each has a line of its own. */
function recordOf(setup: PetzSetup, seed: string, { log }: PlayedGame): string {
  const { hashes, hash: last } = hashLog(setup, seed, log);
  return JSON.stringify(toSave({ setup, seed, log, hash: last, hashes }));
}

function write(file: string, lines: readonly string[]): void {
  writeNamed('--log', file, () => writeFileSync(file, `${lines.join('\n')}\n`));
}

/** What is played, and how a game of it is kept in a log file. */
interface Plan {
  game: GameName;
  seats: string[];
  play(
    seed: string,
    check: boolean,
  ): { line: GameLine; problems: string[]; record: () => string; note?: string };
}

function petzPlan(seatsText: string, variants: string): Plan {
  const seats = readSeats(seatsText);
  const setup = readVariants(variants, seats.length);
  return {
    game: 'petz',
    seats,
    play(seed, check) {
      const report = petzReport(setup, seats, seed, check);
      return { ...report, record: () => recordOf(setup, seed, report.played) };
    },
  };
}

function questPlan(seatsText: string, variants: string, lord: string | undefined): Plan {
  const { setup, seats } = readQuestVariants(variants, lord, seatsText);
  return {
    game: 'quest',
    seats,
    play: (seed, check) => ({ ...questReport(setup, seats, seed, check), record: () => '' }),
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
      const cards = level.seed ?? seed;
      const how = { budget: level.budget ?? 1, dice: seed };
      const report =
        deal.game === 'petz'
          ? petzReport(deal.setup, seats, cards, check, how)
          : questReport(deal.setup, seats, cards, check, how);
      const { goals, stars } = replayLevel(level, cards, report.played.log);
      const goalTexts = goals.map(
        ({ state, now, of }, i) => `${level.goals[i]?.id} ${state} (${now} of ${of})`,
      );
      return { ...report, record: () => '', note: `${stars.length} stars: ${goalTexts.join(', ')}` };
    },
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
  return game === 'petz' ? petzPlan(bots, variants ?? '') : questPlan(bots, variants ?? '', lord);
}

export function simulate(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const game = readGameName(values.game);
  if (game === 'petz' && values.lord !== undefined) throw new UsageError('--lord is for --game quest');
  if (game === 'quest' && values.log !== undefined) {
    throw new UsageError('--log: games of quest cannot be kept yet');
  }
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
    const { line, problems, record, note } = plan.play(seed, values.check);
    summary.add(line);
    printLine(values.json ? JSON.stringify(line) : gameRow(line));
    if (note !== undefined && !values.json) printLine(`  ${note}`);
    if (values.log !== undefined) records.push(record());
    for (const problem of problems) complain(`game ${seed}: ${problem}`);
    if (problems.length > 0) code = 1;
  }
  if (values.log !== undefined) write(values.log, records);
  printLine(values.json ? JSON.stringify({ summary: summary.result() }) : summaryRows(summary.result()));
  return code;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, simulate);
