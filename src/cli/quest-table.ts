/**
 * `npm run quest-table`: how often the Heroes win Pug Quest, all seats played by one bot, by the number of Heroes, the
 * mode and the Evil Lord's handicap, with 95 % intervals. Written to `docs/quest-balance.md`. `--minutes` ends it
 * earlier, with as many games as were played.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBotName } from '../bots/roster.ts';
import { questSetup } from '../engine/quest/setup.ts';
import { HANDICAPS, type QuestSetup } from '../engine/quest/state.ts';
import { playQuest } from './playing.ts';
import { wilson } from './strength.ts';
import { readArgs, runCommand, UsageError, wholeNumber } from './usage.ts';

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'quest-balance.md');

const HEROES = [1, 2, 3, 4, 5];

interface Row {
  against: string;
  /** The setup for so many Heroes. */
  setup: (heroes: number) => QuestSetup;
}

const ROWS: readonly Row[] = [
  { against: 'monsters, normal', setup: (heroes) => questSetup(heroes) },
  { against: 'monsters, hard', setup: (heroes) => questSetup(heroes, { mode: 'hard' }) },
  ...HANDICAPS.map((handicap) => ({
    against: `Evil Lord, ${handicap}`,
    setup: (heroes: number) => questSetup(heroes, { lord: { handicap } }),
  })),
];

export interface QuestResult {
  games: number;
  heroesWon: number;
}

/** Whether the Heroes win a game between bots of one name. */
function heroesWin(setup: QuestSetup, bot: string, seed: string, budget: number): boolean {
  const names = Array.from({ length: setup.seats }, () => bot);
  return playQuest(setup, names, seed, { budget }).state.outcome?.winners.includes(0) ?? false;
}

/** So many games of one setup. */
export function playSetup(
  setup: QuestSetup,
  bot: string,
  games: number,
  seed: string,
  budget = 1,
): QuestResult {
  const seeds = Array.from({ length: games }, (_, i) => `${seed}.${i + 1}`);
  return { games, heroesWon: seeds.filter((one) => heroesWin(setup, bot, one, budget)).length };
}

function cell({ games, heroesWon }: QuestResult): string {
  const [low, high] = wilson(heroesWon, games);
  return `${Math.round((100 * heroesWon) / games)} % (${Math.round(low)}–${Math.round(high)})`;
}

/** The page, from its rows of cells. */
function page(lines: readonly string[][], bot: string, games: number, budget: number): string {
  const heads = ['Against', ...HEROES.map((n) => (n === 1 ? '1 Hero' : `${n} Heroes`))];
  const table = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '# How often the Heroes win Fantasy Pug Quest',
    '',
    `Every seat is played by the \`${bot}\` bot (budget ${budget}); ${games} games for each cell, Heroes drawn at random.`,
    'In brackets the 95 % interval: look at it before changing a number, few games say little.',
    '',
    ...table,
    '',
    'Written by `npm run quest-table`.',
    '',
  ].join('\n');
}

export function questTable(args: readonly string[]): number {
  const { values } = readArgs(args, {
    bot: { type: 'string', default: 'hard' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'balance' },
    budget: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    out: { type: 'string', default: FILE },
  });
  const { bot, seed, out } = values;
  if (!isBotName(bot)) throw new UsageError(`--bot: no bot is called '${bot}'`);
  const games = wholeNumber('--games', values.games, 1, 100_000);
  const budget = Number(values.budget);
  if (!(budget > 0 && budget <= 10)) throw new UsageError('--budget takes a number up to 10');
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new UsageError('--minutes takes a number');
  const stop = performance.now() + 60_000 * minutes;
  const cells = ROWS.map(() => HEROES.map((): QuestResult => ({ games: 0, heroesWon: 0 })));
  // A game of each kind in turn, so that all have as many when time is up.
  let played = 0;
  while (played < games && (played === 0 || performance.now() < stop)) {
    played++;
    for (const [row, { against, setup }] of ROWS.entries()) {
      for (const [column, heroes] of HEROES.entries()) {
        const result = cells[row]?.[column] as QuestResult;
        result.games++;
        if (heroesWin(setup(heroes), bot, `${seed}.${against}.${heroes}.${played}`, budget))
          result.heroesWon++;
      }
    }
  }
  const lines = ROWS.map(({ against }, row) => [against, ...(cells[row] ?? []).map(cell)]);
  for (const line of lines) console.log(line.join('   '));
  try {
    writeFileSync(out, page(lines, bot, played, budget));
  } catch {
    throw new UsageError(`--out: '${out}' cannot be written`);
  }
  return 0;
}

if (import.meta.filename === process.argv[1]) runCommand(questTable);
