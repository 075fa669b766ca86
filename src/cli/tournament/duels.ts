/**
 * The strongest bot against the bots to measure others by: one step ahead, which takes no time to speak of, flat Monte
 * Carlo, and itself as it was before it was taught more, which are given as much time as it takes. Two shops, both at both
 * seats on the same seeds; or the same seat of four on the same seed, one after the other, among masters. In Pug Quest a
 * whole party of each plays the same seed against the Monsters, and who comes farther has won: what a bot is worth as a
 * Hero shows most where no other bot's moves are in the count.
 *
 * Time is that of the processor, so that a busy machine does not matter. A bot's budget counts iterations; how many of
 * them another one needs to think as long as its rival is found out by a few games before. From then on both budgets
 * stand fast, so that the games can be played again, and the time they truly took is shown beside them.
 */

import { type LongRun, stepsInTime } from '../long-run.ts';
import { type GameWatcher, playPetz, playQuest } from '../playing.ts';
import { wilson } from '../statistics.ts';
import { markdownTable, right } from '../table.ts';
import { balanceSetup } from './balance-cells.ts';
import { CELLS, lineup, type TableCell, tableSetup } from './cells.ts';
import type { DuelResult, TournamentCounts } from './counts.ts';
import { comeTo } from './ladder/cells.ts';
import { eloOf, shareOf } from './ladder/sequential.ts';

const CHAMPION = 'archimp';

interface Baseline {
  readonly id: string;
  /** Whom he meets. */
  readonly against: string;
  /** How many of the games he is to win, in percent; or against whom else he is to win not much more than here. */
  readonly aim: number | string;
  /** Whether the other one is given the same time. */
  readonly evenTime: boolean;
  /** The table, among `CELLS`, or the Heroes of Pug Quest and their mode. */
  readonly cell: string | { readonly heroes: number; readonly mode: 'normal' | 'hard' };
  /** Who sits at all other seats; left out, the two meet each other. */
  readonly among?: string;
}

export const BASELINES: readonly Baseline[] = [
  { id: 'greedy', against: 'greedy', aim: 75, evenTime: false, cell: 'base-2' },
  { id: 'flat', against: 'flat', aim: 55, evenTime: true, cell: 'base-2' },
  // He searched as he does: with the same budget he thinks as long, but where a lookahead takes time too.
  { id: 'former', against: 'former', aim: 60, evenTime: false, cell: 'base-2' },
  { id: 'former-4', against: 'former', aim: 58, evenTime: true, cell: 'base-4', among: 'master' },
  // 60 Elo.
  { id: 'former-alleys', against: 'former', aim: 58.5, evenTime: false, cell: 'alleys-2' },
  // He thinks four times as long as he did, which the time at the table has always allowed.
  {
    id: 'former-quest-3',
    against: 'former',
    aim: 58.5,
    evenTime: false,
    cell: { heroes: 3, mode: 'normal' },
  },
  { id: 'former-hard-3', against: 'former', aim: 58.5, evenTime: false, cell: { heroes: 3, mode: 'hard' } },
  { id: 'master', against: 'master', aim: 64, evenTime: false, cell: 'base-2' },
  { id: 'spoiler', against: 'spoiler', aim: 'master', evenTime: false, cell: 'base-2' },
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

/** How long each seat has thought, and who has to watch the game for that. */
function stopwatch(seats: number): { thought: number[]; watcher: GameWatcher<unknown> } {
  const thought = new Array<number>(seats).fill(0);
  let since = 0;
  return {
    thought,
    watcher: {
      after: () => {
        since = worked();
      },
      watch: ({ seat }) => {
        thought[seat] = (thought[seat] ?? 0) + worked() - since;
      },
    },
  };
}

const cellOf = ({ cell }: Baseline): TableCell => CELLS.find(({ id }) => id === cell) as TableCell;

/** One game, and how long each seat has thought in it. */
function timedGame(cell: TableCell, names: readonly string[], seed: string, budgets: readonly number[]) {
  const { thought, watcher } = stopwatch(names.length);
  const { state } = playPetz(tableSetup(cell), names, seed, { budgets, ...watcher });
  const { winners = [], scores = [] } = state.outcome ?? {};
  return { winners, scores, thought };
}

/** A game of a duel: a letter for how it ended, and how long each of both has thought. */
interface Duelled {
  letter: string;
  time: readonly [own: number, other: number];
}

interface Meeting {
  baseline: Baseline;
  champion: string;
  seed: string;
  budgets: DuelResult['budgets'];
}

/** Both at one table; the first of both sits at the seat that the number of the game says. */
function faceToFace(number: number, { baseline, champion, seed, budgets }: Meeting): Duelled {
  const { names, block } = lineup([champion, baseline.against], number);
  const seat = names.indexOf(champion);
  const game = timedGame(
    cellOf(baseline),
    names,
    `${seed}.duel.${baseline.against}.${block}`,
    seat === 0 ? budgets : [...budgets].reverse(),
  );
  const { winners, thought } = game;
  const end = !winners.includes(seat) ? '0' : winners.length > 1 ? '=' : '1';
  return { letter: end, time: [thought[seat] ?? 0, thought[1 - seat] ?? 0] };
}

/** How much of a victory a seat has, and how far it is ahead of the best of the others. */
function resultAt({ winners, scores }: ReturnType<typeof timedGame>, seat: number): [number, number] {
  const rivals = scores.filter((_score, at) => at !== seat);
  const victory = winners.includes(seat) ? 1 / winners.length : 0;
  return [victory, (scores[seat] ?? 0) - Math.max(...rivals)];
}

/** Each of both at the same seat among the same others: who has won it is better, else who has come nearer to that. */
function inTurn(number: number, { baseline, champion, seed, budgets }: Meeting, among: string): Duelled {
  const cell = cellOf(baseline);
  const { names, block } = lineup(
    Array.from({ length: cell.seats }, (_, at) => (at === 0 ? champion : among)),
    number,
  );
  const seat = names.indexOf(champion);
  const [own, other] = [champion, baseline.against].map((name, i) =>
    timedGame(
      cell,
      names.with(seat, name),
      `${seed}.duel.${baseline.id}.${block}`,
      names.map((_name, at) => (at === seat ? (budgets[i] ?? 1) : budgets[0])),
    ),
  ) as [ReturnType<typeof timedGame>, ReturnType<typeof timedGame>];
  const [victory, lead] = resultAt(own, seat);
  const [otherVictory, otherLead] = resultAt(other, seat);
  const better = victory - otherVictory || lead - otherLead;
  return {
    letter: better > 0 ? '1' : better < 0 ? '0' : '=',
    time: [own.thought[seat] ?? 0, other.thought[seat] ?? 0],
  };
}

/** A party of each on one seed, one after the other: who has come farther. Where both come equally far it says nothing. */
function parties(number: number, meeting: Meeting, heroes: number, mode: 'normal' | 'hard'): Duelled {
  const { baseline, champion, seed, budgets } = meeting;
  const setup = balanceSetup(mode, heroes);
  const [own, other] = [champion, baseline.against].map((name, i) => {
    const { thought, watcher } = stopwatch(heroes);
    const names = new Array<string>(heroes).fill(name);
    const own = `${seed}.duel.${baseline.id}.${number}`;
    const played = playQuest(setup, names, own, { budget: budgets[i] ?? 1, ...watcher });
    return { end: comeTo(setup, own, played), time: thought.reduce((sum, ms) => sum + ms, 0) };
  }) as [Record<'end' | 'time', number>, Record<'end' | 'time', number>];
  return {
    letter: own.end > other.end ? '1' : own.end < other.end ? '0' : '-',
    time: [own.time, other.time],
  };
}

/** Plays the game of a number. */
function duelGame(number: number, meeting: Meeting): Duelled {
  const { among, cell } = meeting.baseline;
  if (typeof cell !== 'string') return parties(number, meeting, cell.heroes, cell.mode);
  return among === undefined ? faceToFace(number, meeting) : inTurn(number, meeting, among);
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

function beginDuel(baseline: Baseline, { seed, budget, champion = CHAMPION }: HowDuels): DuelResult {
  const timed = (other: number, turn: number): readonly [number, number] => {
    let [own, rival] = [0, 0];
    const meeting: Meeting = { baseline, champion, seed: `${seed}.timing`, budgets: [budget, other] };
    for (let i = 0; i < TIMING_GAMES; i++) {
      const { time } = duelGame(turn * TIMING_GAMES + i, meeting);
      own += time[0];
      rival += time[1];
    }
    return [own, rival];
  };
  const other = baseline.evenTime ? evenBudget(budget, timed) : budget;
  return { budgets: [budget, other], games: '', seconds: [0, 0] };
}

/** Seconds and milliseconds together, in whole milliseconds. */
const added = (seconds: number, ms: number): number => Math.round(1000 * seconds + ms) / 1000;

/** Plays until each of the duels has so many games, each in turn; false from `inTime` ends it earlier. */
export function playDuels(
  most: number,
  how: HowDuels,
  counts: Pick<TournamentCounts, 'duels'>,
  baselines: readonly Baseline[] = BASELINES,
): void {
  const { seed, budget, champion = CHAMPION } = how;
  counts.duels ??= {};
  const duels = counts.duels;
  for (const baseline of baselines) {
    const before = duels[baseline.id];
    if (before === undefined || before.budgets[0] !== budget) duels[baseline.id] = beginDuel(baseline, how);
  }
  for (const step of stepsInTime(how)) {
    const number = step - 1;
    if (number >= most) break;
    for (const baseline of baselines) {
      const duel = duels[baseline.id];
      if (duel === undefined || duel.games.length !== number) continue;
      const { letter, time } = duelGame(number, { baseline, champion, seed, budgets: duel.budgets });
      duel.games += letter;
      duel.seconds = [added(duel.seconds[0], time[0]), added(duel.seconds[1], time[1])];
    }
  }
}

/** Games that tell and wins of a duel; a shared victory is half a win. */
export function wonOf({ games }: DuelResult): { games: number; won: number } {
  const telling = [...games].filter((game) => game !== '-');
  const won = telling.reduce((sum, game) => sum + (game === '1' ? 1 : game === '=' ? 0.5 : 0), 0);
  return { games: telling.length, won };
}

// The table of the strongest bot against those to measure others by.

const WHO: Readonly<Record<string, string>> = {
  greedy: 'one step ahead (`greedy`)',
  flat: 'flat Monte Carlo (`flat`), at equal time',
  former: 'himself as he was (`former`), at equal time',
  'former-4': 'the same, at one seat of four among masters',
  'former-alleys': 'the same, two shops, Dark Alleys',
  'former-quest-3': 'the same, three Heroes against the Monsters',
  'former-hard-3': 'the same, three Heroes, hard mode',
  master: 'the master',
  spoiler: 'a master who spoils what he wants (`spoiler`)',
};

const DIGITS = 1;

const percentOf = (duel: DuelResult): number => {
  const { games, won } = wonOf(duel);
  return (100 * won) / games;
};

/** What an adversary who knows his habits may gain by that, in Elo. */
const MAY_GAIN = 60;

/** How many of the games he is to win, in percent; null where the other duel was not played. */
function aimOf({ aim }: Baseline, duels: Readonly<Record<string, DuelResult>>): number | null {
  if (typeof aim === 'number') return aim;
  const other = duels[aim];
  if (other === undefined || other.games === '') return null;
  return Math.round(1000 * shareOf(eloOf(percentOf(other) / 100) - MAY_GAIN)) / 10;
}

function row(
  baseline: Baseline,
  duel: DuelResult,
  duels: Readonly<Record<string, DuelResult>>,
): (string | number)[] {
  const { id } = baseline;
  const { games, won } = wonOf(duel);
  const percent = percentOf(duel);
  const aim = aimOf(baseline, duels);
  const [low, high] = wilson(won, games);
  const played = duel.games.length;
  const times = duel.seconds.map((all) => `${(all / played).toFixed(DIGITS)} s`);
  const [own, other] = duel.budgets;
  const budgets = own === other ? String(own) : `${own} : ${other}`;
  return [
    WHO[id] ?? id,
    games === played ? games : `${games} of ${played}`,
    `${percent.toFixed(DIGITS)} %`,
    `${low} to ${high} %`,
    aim === null ? '' : `${aim} %: ${percent >= aim ? 'yes' : 'no'}`,
    budgets,
    times.join(' : '),
  ];
}

/** Nothing where nothing has been counted. */
export function duelsPart({ duels = {} }: TournamentCounts): string[] {
  const rows = BASELINES.flatMap((baseline) => {
    const duel = duels[baseline.id];
    return duel === undefined || duel.games === '' ? [] : [row(baseline, duel, duels)];
  });
  if (rows.length === 0) return [];
  return markdownTable(
    ['Against', right('Games'), right('Won'), '95 %', 'Aim', 'Budgets', 'Time to think in a game'],
    rows,
  );
}
