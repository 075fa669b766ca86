/**
 * `npm run quest-chance`: learns from games of masters what chance of winning goes with a position
 * of Pug Quest, and writes `src/bots/quest/search/chance.json`. The same games and seed give the same numbers.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS_OF_GAMES, kindOfGame, STAGES, signsOf, worldStage } from '../bots/quest/search/chance.ts';
import { heroCount } from '../engine/quest/query.ts';
import type { Quest } from '../engine/quest/state.ts';
import { jsonText } from './json-text.ts';
import { playQuest } from './playing.ts';
import { printLine } from './terminal.ts';
import { balanceSetup, heroesWon, PARTY_SIZES } from './tournament/balance-cells.ts';
import { solveLinear } from './train/fit.ts';
import { command, readArgs, readWholeNumber, runCommand, writeNamed } from './usage.ts';

// Logistic regression that keeps its weights small: what goes with winning, found by Newton's method.

interface WinSample {
  row: readonly number[];
  /** 1 or 0. */
  won: number;
  weight: number;
}

/** Rounds of Newton's method; it settles after about ten. */
const ROUNDS = 25;

/** The slope of the error and how it bends, at these weights. */
function bend(samples: readonly WinSample[], weights: readonly number[], penalties: readonly number[]) {
  const slope = weights.map((w, i) => w * (penalties[i] ?? 0));
  const curve = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  for (const { row, won, weight } of samples) {
    // Most numbers of a row are 0.
    const used = row.flatMap((x, i) => (x === 0 ? [] : [i]));
    const sum = used.reduce((all, i) => all + (row[i] ?? 0) * (weights[i] ?? 0), 0);
    const p = 1 / (1 + Math.exp(-sum));
    for (const i of used) {
      const x = row[i] ?? 0;
      slope[i] = (slope[i] ?? 0) + weight * (p - won) * x;
      const line = curve[i];
      if (line === undefined) continue;
      for (const j of used) line[j] = (line[j] ?? 0) + weight * p * (1 - p) * x * (row[j] ?? 0);
    }
  }
  return { slope, curve };
}

/** The weights that tell winning positions from others best. */
function learnLogistic(samples: readonly WinSample[], penalties: readonly number[]): number[] {
  let weights = penalties.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = bend(samples, weights, penalties);
    const step = solveLinear(curve, slope);
    weights = weights.map((w, i) => w - (step[i] ?? 0));
  }
  return weights;
}

const FILE = join(import.meta.dirname, '..', 'bots', 'quest', 'search', 'chance.json');

/** In turn all kinds and sizes. */
const CELLS = PARTY_SIZES.flatMap((size) =>
  (['normal', 'hard', 'even'] as const).map((kind) => balanceSetup(kind, size)),
);

/** How hard the games' masters think: many games of a quick one teach more than few of a slow one. */
const BUDGET = 0.34;

/** How many of each block there are; a number of it stands for one of them, or for none. */
const SIGNS = 3;
const BLOCKS = {
  stage: STAGES,
  kind: KINDS_OF_GAMES,
  both: KINDS_OF_GAMES * STAGES,
  size: KINDS_OF_GAMES * PARTY_SIZES.length,
};
/** How strongly the weights of the blocks, of the signs, and of the signs by stage are held small. */
const PENALTIES = { stage: 1, kind: 1, both: 2, size: 1, sign: 0.1, signByStage: 2 };

const oneOf = (n: number, at: number): number[] => Array.from({ length: n }, (_, i) => (i === at ? 1 : 0));

/** A position as a row of numbers: where it belongs, and its signs, once for all and once for its stage alone. */
function rowOf(s: Quest): number[] {
  const [kind, stage, signs] = [kindOfGame(s), worldStage(s), signsOf(s)];
  return [
    1,
    ...oneOf(BLOCKS.stage, stage),
    ...oneOf(BLOCKS.kind, kind),
    ...oneOf(BLOCKS.both, kind * STAGES + stage),
    ...oneOf(BLOCKS.size, kind * PARTY_SIZES.length + heroCount(s.setup) - 1),
    ...signs,
    ...oneOf(STAGES, stage).flatMap((on) => signs.map((sign) => on * sign)),
  ];
}

function penalties(): number[] {
  const each = (n: number, penalty: number): number[] => new Array<number>(n).fill(penalty);
  return [
    0.01,
    ...each(BLOCKS.stage, PENALTIES.stage),
    ...each(BLOCKS.kind, PENALTIES.kind),
    ...each(BLOCKS.both, PENALTIES.both),
    ...each(BLOCKS.size, PENALTIES.size),
    ...each(SIGNS, PENALTIES.sign),
    ...each(SIGNS * STAGES, PENALTIES.signByStage),
  ];
}

/** The first position of each Round of a game, and who won it. A game counts the same however long it is. */
function samplesOf(game: number, seed: string): WinSample[] {
  const setup = CELLS[game % CELLS.length];
  if (setup === undefined) return [];
  const rows: number[][] = [];
  let last = '';
  const { state } = playQuest(setup, new Array(setup.seats).fill('hard'), `${seed}.${game}`, {
    budget: BUDGET,
    after(s) {
      const moment = `${s.number} ${s.round} ${s.over} ${s.ask?.kind === 'quest.place'}`;
      if (s.ask === null || s.outcome !== null || moment === last) return;
      last = moment;
      rows.push(rowOf(s));
    },
  });
  const won = heroesWon(state) ? 1 : 0;
  return rows.map((row) => ({ row, won, weight: 2 / rows.length }));
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** The learned weights, added up to what `chance.ts` reads: a bias and signs by kind and stage, and a bias by size. */
function tables(weights: readonly number[]) {
  const w = (i: number): number => weights[i] ?? 0;
  const kinds = 1 + BLOCKS.stage;
  const both = kinds + BLOCKS.kind;
  const sizes = both + BLOCKS.both;
  const signs = sizes + BLOCKS.size;
  const ofStage = (kind: number, stage: number): number[] => {
    const at = kind * STAGES + stage;
    const bias = w(0) + w(1 + stage) + w(kinds + kind) + w(both + at);
    const slopes = oneOf(SIGNS, -1).map((_, i) => w(signs + i) + w(signs + SIGNS * (1 + stage) + i));
    return [bias, ...slopes].map(rounded);
  };
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  return {
    weights: range(KINDS_OF_GAMES).flatMap((kind) => range(STAGES).map((stage) => ofStage(kind, stage))),
    sizes: range(KINDS_OF_GAMES).map((kind) =>
      PARTY_SIZES.map((_, i) => rounded(w(sizes + kind * PARTY_SIZES.length + i))),
    ),
  };
}

const COMMAND = command({
  call: 'npm run quest-chance',
  about: 'What chance to win goes with a position of Pug Quest, learned from games of masters.',
  options: {
    games: { type: 'string', value: 'N', default: '450', help: 'games played' },
    seed: { type: 'string', value: 'TEXT', default: 'chance', help: 'which games' },
    out: { type: 'string', value: 'FILE', default: FILE, help: 'where the numbers go' },
  },
  example: '--games 45 --out chance.json',
});

function questChance(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const games = readWholeNumber('--games', values.games, 1, 100_000);
  const samples = Array.from({ length: games }, (_, i) => samplesOf(i, values.seed)).flat();
  const found = tables(learnLogistic(samples, penalties()));
  writeNamed('--out', values.out, () => writeFileSync(values.out, jsonText(found)));
  printLine(`${samples.length} positions of ${games} games`);
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, questChance);
