/**
 * `npm run tournament -- --balance`: how often the Heroes win Pug Quest, all seats played by one bot, by the number of
 * Heroes, the mode and the Evil Lord's handicap, with 95 % intervals. A game's seed follows from its cell and number
 * alone, so that any number of sittings gives the same table as one. Counts of other values or other bots are gone on
 * with only where the first games of every cell, played again, end as they did: then what has changed does not change
 * how a bot plays.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_HANDICAP } from '../../session/game/party.ts';
import { type LongRun, stepsInTime } from '../long-run.ts';
import { withMadeParts } from '../made-parts.ts';
import { wilson } from '../statistics.ts';
import { markdownTable } from '../table.ts';
import { printLine } from '../terminal.ts';
import { UsageError, writeNamed } from '../usage.ts';
import {
  type BalanceCell,
  balanceSetup,
  bossLivesOf,
  emptyCell,
  endsAs,
  PARTY_SIZES,
  playInto,
  QUEST_KINDS,
  type QuestKind,
  type WinCount,
} from './balance-cells.ts';
import { botsFingerprint } from './fingerprint.ts';

/** What is measured if nothing else is asked for: both modes, and the Evil Lord as the game offers him first. */
const USUAL = `normal,hard,${FIRST_HANDICAP}`;

/** Has the words of every page of counts. */
export const BALANCE_PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'quest-balance.md');

/** What must be the same for counts to be added up. */
interface Header {
  bot: string;
  seed: string;
  budget: number;
  /** See `fingerprint.ts`. */
  playedWith: string;
}

interface Counts extends Header {
  cells: Cells;
}

/** The names of the cells that are asked for: `hard` is all sizes, `hard-3` one. */
function chosenCells(text: string): string[] {
  const all = QUEST_KINDS.flatMap((kind) =>
    PARTY_SIZES.map((heroes) => ({ kind, name: cellName(kind, heroes) })),
  );
  return text.split(',').flatMap((wanted) => {
    const found = all.filter(({ kind, name }) => wanted.trim() === kind || wanted.trim() === name);
    if (found.length === 0)
      throw new UsageError(`--cells: there is no '${wanted}'; there are ${QUEST_KINDS.join(', ')}`);
    return found.map(({ name }) => name);
  });
}

/** What the name of a cell says. */
function kindAndSize(name: string): [QuestKind, number] {
  const [kind = '', size = ''] = name.split('-');
  return [kind as QuestKind, Number(size)];
}

const countsFile = (out: string): string => out.replace(/(\.md)?$/, '.json');

function earlier(out: string, { bot, seed, budget, playedWith }: Header): Cells {
  const file = countsFile(out);
  if (!existsSync(file)) return {};
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  if (counts.bot !== bot || counts.seed !== seed || counts.budget !== budget) {
    throw new UsageError(`--resume: '${file}' counts games of ${counts.bot}, seed ${counts.seed}`);
  }
  if (counts.playedWith !== playedWith) checkFirst(file, counts);
  // A cell whose Boss has another Life by now begins anew.
  const unchanged = Object.entries(counts.cells).filter(
    ([name, cell]) => cell?.life === bossLivesOf(...kindAndSize(name)),
  );
  return Object.fromEntries(unchanged);
}

/** After a change of values or bots: the counts are gone on with if their first games end as they did. */
function checkFirst(file: string, { bot, seed, budget, cells }: Counts): void {
  let again = 0;
  for (const [name, cell] of Object.entries(cells)) {
    const setup = balanceSetup(...kindAndSize(name));
    for (const [i, remembered] of (cell?.first ?? []).entries()) {
      again++;
      if (endsAs(remembered, setup, bot, `${seed}.${name}.${i + 1}`, budget)) continue;
      throw new UsageError(
        `--resume: '${file}' counts games of other values or bots, and game ${i + 1} of ${name} ends otherwise now; begin anew without it`,
      );
    }
  }
  if (again === 0)
    throw new UsageError(
      `--resume: '${file}' counts games of other values or bots, and does not say how they ended`,
    );
  printLine(`${again} games end as they did.`);
}

function write(out: string, header: Header, cells: Cells): void {
  writeNamed('--out', out, () => {
    writeFileSync(countsFile(out), `${JSON.stringify({ ...header, cells }, null, 1)}\n`);
    const parts = Object.entries(partsOf(header, cells)).map(([name, lines]) => [
      name,
      () => lines.join('\n'),
    ]);
    const text = readFileSync(existsSync(out) ? out : BALANCE_PAGE, 'utf8');
    writeFileSync(out, withMadeParts(out, text, Object.fromEntries(parts)));
  });
}

/** One game more in the cell with the fewest; false once all have enough. */
function playOne(cells: Cells, names: readonly string[], games: number, header: Header): boolean {
  const counts = names.map((name) => cells[name]?.games ?? 0);
  const least = Math.min(...counts);
  const name = names[counts.indexOf(least)];
  if (least >= games || name === undefined) return false;
  const [kind, size] = kindAndSize(name);
  const cell = cells[name] ?? emptyCell(bossLivesOf(kind, size));
  cells[name] = cell;
  const setup = balanceSetup(kind, size);
  playInto(cell, setup, header.bot, `${header.seed}.${name}.${cell.games + 1}`, header.budget);
  return true;
}

interface HowBalance extends Pick<LongRun, 'inTime'> {
  /** Who plays all seats. */
  bot: string;
  games: number;
  seed: string;
  budget: number;
  /** Which cells; none for the usual ones. */
  cells: string;
  resume: boolean;
}

/** Plays until every cell has so many games or the time is over, and writes counts and page. */
export function playBalance(
  { bot, games, seed, budget, cells: wanted, resume, inTime }: HowBalance,
  out: string,
): number {
  const names = chosenCells(wanted === '' ? USUAL : wanted);
  const header: Header = { bot, seed, budget, playedWith: botsFingerprint(bot) };
  const cells = resume ? earlier(out, header) : {};
  for (const _ of stepsInTime({ inTime, save: () => write(out, header, cells) }))
    if (!playOne(cells, names, games, header)) break;
  for (const lines of Object.values(partsOf(header, cells))) printLine(`${lines.join('\n')}\n`);
  return 0;
}

// The tables of `docs/quest-balance.md`, made from the counted games.

type Cells = Partial<Record<string, BalanceCell>>;

const cellName = (kind: QuestKind, heroes: number): string => `${kind}-${heroes}`;

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
  return markdownTable(heads, rows);
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
  return markdownTable(heads, rows);
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
  return markdownTable([heading, ...kinds.map((kind) => TITLES[kind])], rows);
}

/** The tables of the page, by the names in its marks. */
function partsOf({ bot, budget, seed }: Header, cells: Cells): Record<string, string[]> {
  return {
    terms: [
      `- Every seat is played by the \`${bot}\` bot (budget ${budget}, seed \`${seed}\`).`,
      `- The game offers first: ${TITLES[FIRST_HANDICAP]}.`,
    ],
    wins: wins(cells),
    rounds: rounds(cells),
    bosses: by(cells, 'bosses', 'Boss', PARTY_SIZES),
    heroes: by(cells, 'heroes', 'Hero', PARTY_SIZES.slice(1)),
  };
}
