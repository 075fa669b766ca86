/**
 * `npm run train -- --games N --seed S`: bots play games against themselves, and what a shop is worth at the
 * beginning of a round is learned from them and written to `src/bots/petz/search/value.json`. The same number and
 * seed give the same file. Every fifth game is kept back to see how well it foretells games it has not learned from.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { correlation, foretold, regress } from './train/fit.ts';
import { type Sample, samplesOf, TABLES } from './train/samples.ts';
import { readArgs, runCommand, UsageError, wholeNumber } from './usage.ts';

const FILE = join(import.meta.dirname, '..', 'bots', 'petz', 'search', 'value.json');

/** Every so manieth game is kept back. */
const KEPT_BACK = 5;

/** The weights of a box by rounds left, with a line about each. */
export function learn(samples: readonly Sample[], tell: (line: string) => void): number[][] {
  const most = Math.max(-1, ...samples.map((x) => x.left));
  return Array.from({ length: most + 1 }, (_, left) => {
    // Whole turns of all tables, so that every kind of table is among them.
    const isBack = ({ game }: Sample): boolean =>
      Math.floor(game / TABLES.length) % KEPT_BACK === KEPT_BACK - 1;
    const weights = regress(
      samples.filter((x) => !isBack(x)),
      left,
    );
    const tested = samples.filter((x) => x.left === left && isBack(x));
    const pairs = tested.map((x) => [foretold(weights, x.features), x.gained] as const);
    const error = Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / Math.max(1, pairs.length));
    tell(
      `${left} rounds left: ${tested.length} kept back, correlation ${correlation(pairs).toFixed(3)}, off by ${error.toFixed(1)}`,
    );
    return weights;
  });
}

export function train(args: readonly string[]): number {
  const { values } = readArgs(args, {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'train' },
    bot: { type: 'string', default: 'hard' },
    budget: { type: 'string', default: '20' },
    out: { type: 'string', default: FILE },
  });
  const games = wholeNumber('--games', values.games, 20, 1_000_000);
  const budget = wholeNumber('--budget', values.budget, 1, 1000) / 100;
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) samples.push(...samplesOf(game, values.seed, values.bot, budget));
  const weights = [false, true].map((alleys) => {
    console.log(alleys ? 'Dark Alleys' : 'base game');
    return learn(
      samples.filter((x) => x.alleys === alleys),
      (line) => console.log(`  ${line}`),
    );
  });
  try {
    writeFileSync(values.out, `${JSON.stringify({ base: weights[0], alleys: weights[1] })}\n`);
  } catch {
    throw new UsageError(`--out: '${values.out}' cannot be written`);
  }
  return 0;
}

if (import.meta.filename === process.argv[1]) runCommand(train);
