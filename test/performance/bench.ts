/**
 * `npm run bench`: how fast the engine and the bots are, as medians over repeated runs, beside what is hoped for.
 * Exit code 1 if something is so slow that it must be a mistake.
 *
 * Random games are counted twice. A process plays its first ones slowly, as its code is still being compiled; what a
 * simulation of thousands of games goes at is measured after a warm-up of 2,000.
 *
 * A copy is measured as searching bots use it: copied, played on for ten answers, thrown away. Its time is the
 * difference between such a search and one that makes every copy twice, so what becomes of the copies, their removal
 * included, is counted too.
 */

import { hard } from '../../src/bots/petz/index.ts';
import { quantile } from '../../src/cli/statistics.ts';
import { right, textTable } from '../../src/cli/table.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, readWholeNumber, runCommand } from '../../src/cli/usage.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';

interface Measured {
  what: string;
  unit: 'games/s' | 'µs' | 'ms';
  value: number;
  /** What is hoped for; null: only reported. */
  budget: number | null;
  /** Worse than this is a failure; null: only reported. */
  alarm: number | null;
}

/** Milliseconds a short piece of work takes by the clock. */
function time(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Milliseconds of processor time of a longer piece: right on a busy machine too. */
function processorTime(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Plays on at random and in silence, as fast as the engine can; `visit` sees the state before each answer. */
function playOn(s: Petz, rng: Rng, answers: number, visit?: (s: Petz, seat: number) => void): void {
  for (let i = 0; i < answers && s.outcome === null; i++) {
    const seat = petzEngine.waiting(s)[0] ?? 0;
    visit?.(s, seat);
    petzEngine.applyTo(s, seat, petzEngine.sample(s, seat, rng));
  }
}

/** A whole random game. */
function randomGame(seed: string, visit?: (s: Petz, seat: number) => void): void {
  playOn(petzEngine.start(basicSetup(4), seed).state, dice(seed), Number.POSITIVE_INFINITY, visit);
}

interface Position {
  state: Petz;
  seat: number;
}

/** Positions from all over some games: every few steps one. */
function positions(games: number): Position[] {
  const found: Position[] = [];
  let step = 0;
  for (let i = 0; i < games; i++) {
    randomGame(`bench ${i}`, (s, seat) => {
      if (step++ % 5 === 0) found.push({ state: petz.clone(s), seat });
    });
  }
  return found;
}

/** Rounds over all positions in one run: processor time is counted in steps of milliseconds, so a run must be long. */
const ROUNDS = 30;

/** Microseconds that some work takes at a position: the median over runs of the mean over all positions. */
function perPosition(runs: number, list: readonly Position[], work: (p: Position) => void): number {
  const means = Array.from({ length: runs }, () => {
    const ms = processorTime(() => {
      for (let round = 0; round < ROUNDS; round++) for (const position of list) work(position);
    });
    return (1000 * ms) / (list.length * ROUNDS);
  });
  return quantile(means, 0.5);
}

/** Answers that a search plays on from each copy. */
const PLAYED_ON = 10;

/** Microseconds of processor time for one copy in the middle of a search (see above). */
function copyInSearch(runs: number, list: readonly Position[]): number {
  const rng = dice('bench');
  const search = (copies: number): number =>
    processorTime(() => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const { state } of list) {
          for (let i = 1; i < copies; i++) petz.clone(state);
          playOn(petz.clone(state), rng, PLAYED_ON);
        }
      }
    });
  search(2);
  const differences = Array.from({ length: runs }, () => {
    const once = search(1);
    return search(2) - once;
  });
  return (1000 * quantile(differences, 0.5)) / (list.length * ROUNDS);
}

/** Median over single answers; the copy that each is applied to is not counted. */
function applyTo(list: readonly Position[]): number {
  const rng = dice('bench');
  return quantile(
    list.map(({ state, seat }) => {
      const choice = petzEngine.sample(state, seat, rng);
      const s = petz.clone(state);
      return 1000 * time(() => petzEngine.applyTo(s, seat, choice));
    }),
    0.5,
  );
}

/** Milliseconds of the expert's decisions in games of his own. */
function decisions(games: number): { all: number; assign: number; worst: number } {
  const all: number[] = [];
  const assign: number[] = [];
  for (let i = 0; i < games; i++) {
    const s = petzEngine.start(basicSetup(4), `bench ${i}`).state;
    const rng = dice(`bench ${i}`);
    while (s.outcome === null) {
      const seat = petzEngine.waiting(s)[0] ?? 0;
      const view = petzEngine.view(s, seat);
      const domain = petzEngine.domain(s, seat);
      if (view.ask === null || domain === null) throw new Error('no seat is asked');
      const { ask } = view;
      let choice: ReturnType<typeof hard.decide>['choice'] = null;
      const ms = time(() => {
        choice = hard.decide(view, ask, domain, { engine: petzEngine, rng, budget: 1 }).choice;
      });
      all.push(ms);
      if (ask.kind === 'petz.assign') assign.push(ms);
      petzEngine.applyTo(s, seat, choice);
    }
  }
  return { all: quantile(all, 0.5), assign: quantile(assign, 0.5), worst: Math.max(...all) };
}

/** Random games in a second of processor time: the first ones of a process, and those of a long simulation. */
function gamesPerSecond(runs: number): { cold: number; warm: number } {
  let played = 0;
  const speed = (count: number): number => {
    const ms = processorTime(() => {
      for (let i = 0; i < count; i++) randomGame(`g${played++}`);
    });
    return (1000 * count) / ms;
  };
  const cold = speed(COLD);
  speed(WARM_UP);
  return {
    cold,
    warm: quantile(
      Array.from({ length: runs }, () => speed(200)),
      0.5,
    ),
  };
}

/** Games of a process that count as its first ones, and games after which its speed no longer grows. */
const COLD = 200;
const WARM_UP = 2000;

function measure(runs: number): Measured[] {
  const { cold, warm } = gamesPerSecond(runs);
  const list = positions(12);
  const views = list.map(({ state, seat }) => petzEngine.view(state, seat));
  const rng = dice('bench');
  let next = 0;
  const us = (what: string, budget: number, alarm: number | null, work: (p: Position) => void): Measured => {
    perPosition(2, list, work);
    return { what, unit: 'µs', value: perPosition(runs, list, work), budget, alarm };
  };
  const bot = decisions(3);
  return [
    { what: 'random games', unit: 'games/s', value: warm, budget: 1500, alarm: 300 },
    { what: `random games, first ${COLD}`, unit: 'games/s', value: cold, budget: null, alarm: null },
    { what: 'applyTo, median answer', unit: 'µs', value: applyTo(list), budget: 20, alarm: 50 },
    { what: 'clone', unit: 'µs', value: copyInSearch(runs, list), budget: 15, alarm: 30 },
    us('domain', 20, null, ({ state, seat }) => petzEngine.domain(state, seat)),
    us('view', 40, null, ({ state, seat }) => petzEngine.view(state, seat)),
    us('imagine', 60, null, () => {
      const view = views[next++ % views.length];
      if (view !== undefined) petzEngine.imagine(view, rng);
    }),
    { what: 'expert decision, median', unit: 'ms', value: bot.all, budget: 20, alarm: 500 },
    { what: 'expert assignment, median', unit: 'ms', value: bot.assign, budget: 100, alarm: 500 },
    { what: 'expert decision, worst', unit: 'ms', value: bot.worst, budget: 500, alarm: 2000 },
  ];
}

/** Games per second should be many, times short. */
function isWorse({ unit, value }: Measured, limit: number): boolean {
  return unit === 'games/s' ? value < limit : value > limit;
}

function verdict(m: Measured): string {
  if (m.alarm !== null && isWorse(m, m.alarm)) return 'TOO SLOW';
  if (m.budget === null) return '';
  return isWorse(m, m.budget) ? 'over budget' : 'ok';
}

function row(m: Measured): (string | number)[] {
  return [m.what, m.value.toFixed(m.value < 100 ? 2 : 0), m.unit, m.budget ?? '', verdict(m)];
}

const COMMAND = command({
  call: 'npm run bench',
  about: 'How fast the engine and the bots are, beside what is hoped for.',
  options: {
    json: { type: 'boolean', default: false, help: 'as JSON' },
    runs: { type: 'string', value: 'N', default: '7', help: 'how often each thing is measured' },
  },
  example: '--runs 3',
});

function bench(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const results = measure(readWholeNumber('--runs', values.runs, 1, 1000));
  if (values.json) printLine(JSON.stringify({ bench: results.map((m) => ({ ...m, verdict: verdict(m) })) }));
  else
    printLine(textTable(['what', right('measured'), 'unit', right('budget'), 'verdict'], results.map(row)));
  return results.some((m) => verdict(m) === 'TOO SLOW') ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, bench);
