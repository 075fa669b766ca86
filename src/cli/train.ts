/**
 * `npm run train -- --games N --quick N --seed S`: what a shop is worth at the beginning of a round is learned from games
 * played for this and written to `src/bots/petz/search/value.json`. First from many games between those who play on in a
 * search, which take no time, and then from fewer between bots: where these do not say otherwise, what was learned before
 * stays. A round is learned from what it brings and from what the shop it leaves behind is worth, so the last round comes
 * first; the whole rest of the game would have more of chance in it. The same numbers and seed give the same file. How
 * well games that were not learned from are foretold is shown with every fifth held back; then they are learned from
 * too. `--box alleys` plays and learns only games with Dark Alleys and leaves the other weights as they are; `--box crowd`
 * only those of the base game with three and four shops, which have weights of their own.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from './terminal.ts';
import { correlation, predicted, regress } from './train/fit.ts';
import {
  BOXES,
  type Box,
  quickSamplesOf,
  type ShopSample,
  sampleBoxes,
  samplesOf,
  TABLES,
} from './train/samples.ts';
import { command, readArgs, readWholeNumber, runCommand, UsageError, writeNamed } from './usage.ts';

const FILE = join(import.meta.dirname, '..', 'bots', 'petz', 'search', 'value.json');

/** Every so manieth game is held back. */
const HELD_OUT = 5;

/** How much what is known before counts, in examples, where nothing to speak of is. */
const RIDGE = 12;
/** The same of what quick games have taught: in the alleys they play on as if there were none. */
const TAUGHT: Readonly<Record<Box, number>> = { base: 400, crowd: 400, alleys: 100 };

/** Whole turns of all tables, so that every kind of table is among them. */
const isBack = ({ game }: ShopSample): boolean =>
  Math.floor(game / TABLES.length) % HELD_OUT === HELD_OUT - 1;

/** The weights by rounds left. Those taught before are held near, as if so many examples spoke for them. */
export function learnValues(
  samples: readonly ShopSample[],
  taught?: { weights: readonly number[][]; examples: number },
): number[][] {
  const most = Math.max(-1, ...samples.map((x) => x.left));
  const learned: number[][] = [];
  for (let left = 0; left <= most; left++) {
    const after = learned[left - 1] ?? [];
    const examples = samples
      .filter((x) => x.left === left)
      .map(({ features, soon, next }) => ({
        features,
        target: next === null ? soon : soon + predicted(after, next),
      }));
    learned.push(regress(examples, taught?.examples ?? RIDGE, taught?.weights[left]));
  }
  return learned;
}

/** How well weights foretell games, in a line for each number of rounds left. */
export function judgeValues(weights: readonly number[][], samples: readonly ShopSample[]): string[] {
  return weights.map((of, left) => {
    const tested = samples.filter((x) => x.left === left);
    const pairs = tested.map((x) => [predicted(of, x.features), x.gained] as const);
    const error = Math.sqrt(pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / Math.max(1, pairs.length));
    return `${left} rounds left: ${tested.length} held back, correlation ${correlation(pairs).toFixed(3)}, off by ${error.toFixed(1)}`;
  });
}

const TITLES: Readonly<Record<Box, string>> = {
  base: 'base game',
  crowd: 'base game, three and four shops',
  alleys: 'Dark Alleys',
};

/** Learns the weights of a box. */
function learnBox(box: Box, quick: readonly ShopSample[], played: readonly ShopSample[]): number[][] {
  const here = (x: ShopSample): boolean => x.boxes.includes(box);
  const taught = { weights: learnValues(quick.filter(here)), examples: TAUGHT[box] };
  const own = played.filter(here);
  const known = learnValues(
    own.filter((x) => !isBack(x)),
    taught,
  );
  printLine(TITLES[box]);
  for (const line of judgeValues(known, own.filter(isBack))) printLine(`  ${line}`);
  return learnValues(own, taught);
}

function boxesIn(text: string): readonly Box[] {
  if (text === '') return BOXES;
  const box = BOXES.find((one) => one === text);
  if (box === undefined) throw new UsageError(`--box: there are ${BOXES.join(', ')}`);
  return [box];
}

const COMMAND = command({
  call: 'npm run train',
  about:
    'What a shop is worth at the beginning of a round, learned from games the bots play; for the searching bot.',
  options: {
    games: { type: 'string', value: 'N', default: '400', help: 'games between bots' },
    quick: {
      type: 'string',
      value: 'N',
      default: '6000',
      help: 'games between those who play on in a search',
    },
    seed: { type: 'string', value: 'TEXT', default: 'train', help: 'which games' },
    bot: { type: 'string', value: 'NAME', default: 'hard', help: 'who plays' },
    budget: { type: 'string', value: 'N', default: '10', help: 'how long it thinks, in per cent' },
    box: { type: 'string', value: 'NAME', default: '', help: 'only base, crowd or alleys' },
    out: { type: 'string', value: 'FILE', default: FILE, help: 'where the weights go' },
  },
  example: '--box alleys --games 400',
});

export function train(args: readonly string[]): number {
  const { values } = readArgs(args, COMMAND);
  const boxes = boxesIn(values.box);
  const games = readWholeNumber('--games', values.games, 20, 1_000_000);
  const budget = readWholeNumber('--budget', values.budget, 1, 1000) / 100;
  const quickGames = readWholeNumber('--quick', values.quick, 20, 1_000_000);
  const isWanted = (game: number): boolean => sampleBoxes(game).some((box) => boxes.includes(box));
  const played = (many: number, play: (game: number) => ShopSample[]): ShopSample[] =>
    Array.from({ length: many }, (_, game) => (isWanted(game) ? play(game) : [])).flat();
  const quick = played(quickGames, (game) => quickSamplesOf(game, values.seed));
  const own = played(games, (game) => samplesOf(game, values.seed, values.bot, budget));
  const learned = Object.fromEntries(boxes.map((box) => [box, learnBox(box, quick, own)]));
  const file = { ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), ...learned };
  writeNamed('--out', values.out, () => writeFileSync(values.out, `${JSON.stringify(file)}\n`));
  return 0;
}

if (import.meta.filename === process.argv[1]) await runCommand(COMMAND, train);
