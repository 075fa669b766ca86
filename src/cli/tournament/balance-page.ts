/** The page `docs/quest-balance.md`, written from the counted games. */

import { FIRST_HANDICAP } from '../../session/game/party.ts';
import {
  type BalanceCell,
  PARTY_SIZES,
  QUEST_KINDS,
  type QuestKind,
  type WinCount,
} from './balance-cells.ts';
import { wilson } from './pairings.ts';

export type Cells = Partial<Record<string, BalanceCell>>;

export const cellName = (kind: QuestKind, heroes: number): string => `${kind}-${heroes}`;

const TITLES: Record<QuestKind, string> = {
  normal: 'monsters, normal',
  hard: 'monsters, hard mode',
  none: 'Evil Lord, as in the rulebook',
  refill: 'Evil Lord, Heroes refill',
  even: 'Evil Lord, even match',
};

function share({ games, won }: WinCount): string {
  if (games === 0) return '–';
  const [low, high] = wilson(won, games);
  return `${Math.round((100 * won) / games)} % (${Math.round(low)}–${Math.round(high)}; ${games})`;
}

function table(lines: readonly string[][]): string[] {
  const [heads = [], ...rows] = lines;
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function pooled(tallies: readonly (WinCount | undefined)[]): WinCount {
  const sum = { games: 0, won: 0 };
  for (const tally of tallies) {
    sum.games += tally?.games ?? 0;
    sum.won += tally?.won ?? 0;
  }
  return sum;
}

/** Kinds of which any game has been counted. */
function played(cells: Cells): QuestKind[] {
  return QUEST_KINDS.filter((kind) => PARTY_SIZES.some((n) => (cells[cellName(kind, n)]?.games ?? 0) > 0));
}

function wins(cells: Cells): string[] {
  const heads = ['Against', ...PARTY_SIZES.map((n) => (n === 1 ? '1 Hero' : `${n} Heroes`)), 'all'];
  const rows = played(cells).map((kind) => {
    const row = PARTY_SIZES.map((n) => cells[cellName(kind, n)]);
    return [TITLES[kind], ...row.map((cell) => share(cell ?? { games: 0, won: 0 })), share(pooled(row))];
  });
  return table([heads, ...rows]);
}

function rounds(cells: Cells): string[] {
  const heads = ['Against', ...PARTY_SIZES.map((n) => (n === 1 ? '1 Hero' : `${n} Heroes`))];
  const rows = played(cells).map((kind) => [
    TITLES[kind],
    ...PARTY_SIZES.map((n) => {
      const cell = cells[cellName(kind, n)];
      return cell === undefined || cell.games === 0 ? '–' : (cell.rounds / cell.games).toFixed(1);
    }),
  ]);
  return table([heads, ...rows]);
}

/** Wins by Boss or by Hero, all party sizes together. */
function by(cells: Cells, what: 'bosses' | 'heroes', heading: string, sizes: readonly number[]): string[] {
  const kinds = played(cells);
  const of = (kind: QuestKind): BalanceCell[] => sizes.flatMap((n) => cells[cellName(kind, n)] ?? []);
  const ids = [
    ...new Set(kinds.flatMap((kind) => of(kind).flatMap((cell) => Object.keys(cell[what])))),
  ].sort();
  const rows = ids.map((id) => [
    `\`${id}\``,
    ...kinds.map((kind) => share(pooled(of(kind).map((cell) => cell[what][id])))),
  ]);
  return table([[heading, ...kinds.map((kind) => TITLES[kind])], ...rows]);
}

/** The whole page. */
export function balancePage(cells: Cells, bot: string, seed: string, budget: number): string {
  return [
    '# How often the Heroes win Fantasy Pug Quest',
    '',
    `Every seat is played by the \`${bot}\` bot (budget ${budget}, seed \`${seed}\`), the Heroes drawn at random. In`,
    'brackets the 95 % interval and the number of games: look at both before changing a number, few games say little.',
    '',
    'Aims: 35–65 % in each size of the normal mode, 10–35 % in the hard mode, and 35–65 % against the Evil Lord as the',
    `game offers him first, which is “${TITLES[FIRST_HANDICAP]}”. Cells of fewer than 300 games decide nothing yet: go on`,
    'with `npm run tournament -- --balance --games 300 --resume`. Once a card, a number or a bot has changed, the counts are void:',
    '`--resume` refuses to add to them, and of a Boss Life that has changed it begins the cell anew.',
    '',
    ...wins(cells),
    '',
    '## Rounds in a game',
    '',
    'The three Worlds together; in the hard mode they share ten Rounds, and the one in which a World is cleared counts',
    'for both.',
    '',
    ...rounds(cells),
    '',
    '## By Boss',
    '',
    'Games that reached the third World, all party sizes together.',
    '',
    ...by(cells, 'bosses', 'Boss', PARTY_SIZES),
    '',
    '## By Hero',
    '',
    'Games in which the Hero took part, parties of two and more.',
    '',
    ...by(cells, 'heroes', 'Hero', PARTY_SIZES.slice(1)),
    '',
    'Written by `npm run tournament -- --balance`; the counts stand in `quest-balance.json`, from which `--resume` goes on.',
    '',
  ].join('\n');
}
