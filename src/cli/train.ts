/**
 * `npm run train -- --games N --seed S`: bots play games against themselves, and what a shop is worth at the
 * beginning of a round is learned from them and written to `src/bots/petz/search/value.json`. The same number and
 * seed give the same file. How well games that were not learned from are foretold is shown with every fifth kept back;
 * then they are learned from too. `--box alleys` plays and learns only games with Dark Alleys and leaves the other
 * weights as they are. Those of the Dark Alleys were learned with `--box alleys --games 937 --seed more`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from './terminal.ts';
import { correlation, predicted, regress } from './train/fit.ts';
import { type ShopSample, sampleBox, samplesOf, TABLES } from './train/samples.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError, writeNamed } from './usage.ts';

const FILE = join(import.meta.dirname, '..', 'bots', 'petz', 'search', 'value.json');

/** Every so manieth game is kept back. */
const HELD_OUT = 5;
/** With Dark Alleys there is much more chance in a game: weights are held back more. */
const ALLEYS_RIDGE = 40;

const BOXES = ['base', 'alleys'] as const;
type Box = (typeof BOXES)[number];

/** The weights of a box by rounds left, with a line about each. */
export function learnValues(
  samples: readonly ShopSample[],
  tell: (line: string) => void,
  ridge?: number,
): number[][] {
  const most = Math.max(-1, ...samples.map((x) => x.left));
  return Array.from({ length: most + 1 }, (_, left) => {
    // Whole turns of all tables, so that every kind of table is among them.
    const isBack = ({ game }: ShopSample): boolean =>
      Math.floor(game / TABLES.length) % HELD_OUT === HELD_OUT - 1;
    const weights = regress(
      samples.filter((x) => !isBack(x)),
      left,
      ridge,
    );
    const tested = samples.filter((x) => x.left === left && isBack(x));
    const pairs = tested.map((x) => [predicted(weights, x.features), x.gained] as const);
    const error = Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / Math.max(1, pairs.length));
    tell(
      `${left} rounds left: ${tested.length} kept back, correlation ${correlation(pairs).toFixed(3)}, off by ${error.toFixed(1)}`,
    );
    return regress(samples, left, ridge);
  });
}

/** Learns the weights of a box; those of games without Dark Alleys are held back as little as may be. */
function learnBox(box: Box, samples: readonly ShopSample[]): number[][] {
  printLine(box === 'alleys' ? 'Dark Alleys' : 'base game');
  return learnValues(
    samples.filter((x) => x.alleys === (box === 'alleys')),
    (line) => printLine(`  ${line}`),
    box === 'alleys' ? ALLEYS_RIDGE : undefined,
  );
}

function boxesIn(text: string): readonly Box[] {
  if (text === '') return BOXES;
  const box = BOXES.find((one) => one === text);
  if (box === undefined) throw new UsageError(`--box: there are ${BOXES.join(' and ')}`);
  return [box];
}

const COMMAND = command({
  call: 'npm run train',
  about:
    'What a shop is worth at the beginning of a round, learned from games the bots play; for the searching bot.',
  options: {
    games: { type: 'string', value: 'N', default: '400', help: 'games played' },
    seed: { type: 'string', value: 'TEXT', default: 'train', help: 'which games' },
    bot: { type: 'string', value: 'NAME', default: 'hard', help: 'who plays' },
    budget: { type: 'string', value: 'N', default: '20', help: 'how long it thinks, in per cent' },
    box: { type: 'string', value: 'NAME', default: '', help: 'only base or alleys' },
    out: { type: 'string', value: 'FILE', default: FILE, help: 'where the weights go' },
  },
  example: '--box alleys --games 937 --seed more',
});

export function train(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const boxes = boxesIn(values.box);
  const games = readWholeNumber('--games', values.games, 20, 1_000_000);
  const budget = readWholeNumber('--budget', values.budget, 1, 1000) / 100;
  const samples: ShopSample[] = [];
  for (let game = 0; game < games; game++) {
    if (boxes.includes(sampleBox(game))) samples.push(...samplesOf(game, values.seed, values.bot, budget));
  }
  const learned = Object.fromEntries(boxes.map((box) => [box, learnBox(box, samples)]));
  const file = { ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), ...learned };
  writeNamed('--out', values.out, () => writeFileSync(values.out, `${JSON.stringify(file)}\n`));
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, train);
