/**
 * The strongest bot heads-up against the bots to measure others by: one step ahead, which takes no time to speak of, and
 * flat Monte Carlo, which is given as much time as the strongest takes. Two shops, both at both seats on the same seeds.
 *
 * Time is that of the processor, so that a busy machine does not matter. A bot's budget counts iterations; how many of
 * them flat Monte Carlo needs to think as long as its rival is found out by a few games before. From then on both
 * budgets stand fast, so that the games can be played again, and the time they truly took is told beside them.
 */

import { type LongRun, stepsInTime } from '../long-run.ts';
import { type PlayMoment, playPetz } from '../playing.ts';
import { markdownTable, right } from '../table.ts';
import { CELLS, lineup, type TableCell, tableSetup } from './cells.ts';
import type { DuelResult, TournamentCounts } from './counts.ts';
import { wilson } from './pairings.ts';

const CELL = CELLS.find(({ id }) => id === 'base-2') as TableCell;
const SETUP = tableSetup(CELL);

const CHAMPION = 'archimp';

interface Yardstick {
  /** Whom he meets. */
  against: string;
  /** How many of the games he is to win, in percent. */
  aim: number;
  /** Whether the other one is given the same time. */
  evenTime: boolean;
}

const YARDSTICKS: readonly Yardstick[] = [
  { against: 'greedy', aim: 75, evenTime: false },
  { against: 'flat', aim: 55, evenTime: true },
];

/** Games by which the time of a budget is found out, and how often it is corrected by what they took. */
const TIMING_GAMES = 4;
const CORRECTIONS = 3;

interface HowDuels extends LongRun {
  seed: string;
  budget: number;
  champion?: string;
}

/** Milliseconds that the processor has worked for this program. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One game, and how long each seat has thought in it. */
function timedGame(names: readonly string[], seed: string, budgets: readonly number[]) {
  const thought = names.map(() => 0);
  let since = 0;
  const { state } = playPetz(SETUP, names, seed, {
    budgets,
    after: () => {
      since = worked();
    },
    watch: ({ seat }: PlayMoment) => {
      thought[seat] = (thought[seat] ?? 0) + worked() - since;
    },
  });
  return { winners: state.outcome?.winners ?? [], thought };
}

/** Plays the game of a number; the first of both sits at the seat it says. */
function duelGame(
  number: number,
  both: readonly [string, string],
  seed: string,
  given: DuelResult['budgets'],
) {
  const [champion, against] = both;
  const { names, block } = lineup(both, number);
  const seat = names.indexOf(champion);
  const budgets = seat === 0 ? given : [...given].reverse();
  const { winners, thought } = timedGame(names, `${seed}.duel.${against}.${block}`, budgets);
  return { winners, seat, time: [thought[seat] ?? 0, thought[1 - seat] ?? 0] as const };
}

/** The budget with which the other one thinks as long as the champion does with his. */
export function evenBudget(
  budget: number,
  timed: (other: number, turn: number) => readonly [own: number, other: number],
): number {
  let other = budget;
  for (let turn = 0; turn < CORRECTIONS; turn++) {
    const [own, rival] = timed(other, turn);
    other = Math.round(Math.min(10, Math.max(0.01, (other * own) / Math.max(rival, 0.001))) * 1000) / 1000;
  }
  return other;
}

function beginDuel(
  { against, evenTime }: Yardstick,
  { seed, budget, champion = CHAMPION }: HowDuels,
): DuelResult {
  const timed = (other: number, turn: number): readonly [number, number] => {
    let [own, rival] = [0, 0];
    for (let i = 0; i < TIMING_GAMES; i++) {
      const { time } = duelGame(turn * TIMING_GAMES + i, [champion, against], `${seed}.timing`, [
        budget,
        other,
      ]);
      own += time[0];
      rival += time[1];
    }
    return [own, rival];
  };
  const other = evenTime ? evenBudget(budget, timed) : budget;
  return { budgets: [budget, other], games: '', seconds: [0, 0] };
}

/** Seconds and milliseconds together, in whole milliseconds. */
const added = (seconds: number, ms: number): number => Math.round(1000 * seconds + ms) / 1000;

/** A letter for each game: won, lost, or shared. */
function letter(winners: readonly number[], seat: number): string {
  if (!winners.includes(seat)) return '0';
  return winners.length > 1 ? '=' : '1';
}

/** Plays until each of the duels has so many games, each in turn; false from `inTime` ends it earlier. */
export function playDuels(
  most: number,
  how: HowDuels,
  counts: Pick<TournamentCounts, 'duels'>,
  yardsticks: readonly Yardstick[] = YARDSTICKS,
): void {
  const { seed, budget, champion = CHAMPION } = how;
  counts.duels ??= {};
  const duels = counts.duels;
  for (const yardstick of yardsticks) {
    const before = duels[yardstick.against];
    if (before === undefined || before.budgets[0] !== budget) {
      duels[yardstick.against] = beginDuel(yardstick, how);
    }
  }
  for (const step of stepsInTime(how)) {
    const number = step - 1;
    if (number >= most) break;
    for (const { against } of yardsticks) {
      const duel = duels[against];
      if (duel === undefined || duel.games.length !== number) continue;
      const { winners, seat, time } = duelGame(number, [champion, against], seed, duel.budgets);
      duel.games += letter(winners, seat);
      duel.seconds = [added(duel.seconds[0], time[0]), added(duel.seconds[1], time[1])];
    }
  }
}

/** Games and wins of a duel; a shared victory is half a win. */
export function wonOf({ games }: DuelResult): { games: number; won: number } {
  const won = [...games].reduce((sum, game) => sum + (game === '1' ? 1 : game === '=' ? 0.5 : 0), 0);
  return { games: games.length, won };
}

// The part of the page about the strongest bot against those to measure others by.

const WHO: Readonly<Record<string, string>> = {
  greedy: 'one step ahead (`greedy`)',
  flat: 'flat Monte Carlo (`flat`), at equal time',
};

const DIGITS = 1;

function row(against: string, aim: number, duel: DuelResult): (string | number)[] {
  const { games, won } = wonOf(duel);
  const percent = (100 * won) / games;
  const [low, high] = wilson(won, games);
  const times = duel.seconds.map((all) => `${(all / games).toFixed(DIGITS)} s`);
  const [own, other] = duel.budgets;
  const budgets = against === 'flat' ? `${own} : ${other}` : String(own);
  const holds = percent >= aim ? 'yes' : 'no';
  return [
    WHO[against] ?? against,
    games,
    `${percent.toFixed(DIGITS)} %`,
    `${low} to ${high} %`,
    `${aim} %: ${holds}`,
    budgets,
    times.join(' : '),
  ];
}

/** Nothing where nothing has been counted. */
export function duelsPart({ duels = {} }: TournamentCounts): string[] {
  const rows = YARDSTICKS.flatMap(({ against, aim }) => {
    const duel = duels[against];
    return duel === undefined || duel.games === '' ? [] : [row(against, aim, duel)];
  });
  if (rows.length === 0) return [];
  return [
    `### The ${CHAMPION} heads-up`,
    '',
    'Two shops, base game, both at both seats on the same seeds; a shared victory is half a win. How many iterations flat',
    'Monte Carlo needs to think as long as its rival is found out by games before; what both then truly took of the',
    "processor's time in a game stands in the last column. `npm run tournament -- --duels 200 --budget 0.4 --seed spring",
    '--resume` plays these games.',
    '',
    ...markdownTable(
      ['Against', right('Games'), right('Won'), '95 %', 'Aim', 'Budgets', 'Time to think in a game'],
      rows,
    ),
    '',
  ];
}
