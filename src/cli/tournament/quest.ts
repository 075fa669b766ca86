/**
 * Pug Quest in the tournament: every strength as Heroes against the rulebook's Monsters, and Heroes and Evil Lords
 * against each other. All tables of a cell play the same seeds.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { STRENGTHS } from '../../bots/names.ts';
import { playQuest } from '../playing.ts';
import { UsageError } from '../usage.ts';
import { balanceSetup, heroesWon, type QuestKind } from './balance-cells.ts';
import type { MatchResult } from './elo.ts';
import { botsFingerprint } from './fingerprint.ts';

export interface QuestCell {
  readonly id: string;
  /** As in the heading of its table. */
  readonly title: string;
  readonly kind: QuestKind;
  readonly heroes: number;
}

export const QUEST_CELLS: readonly QuestCell[] = [
  { id: 'quest-3', title: 'Three Heroes against the Monsters', kind: 'normal', heroes: 3 },
  { id: 'quest-1', title: 'One Hero against the Monsters', kind: 'normal', heroes: 1 },
  { id: 'quest-5', title: 'Five Heroes against the Monsters', kind: 'normal', heroes: 5 },
  { id: 'quest-hard-3', title: 'Three Heroes, hard mode', kind: 'hard', heroes: 3 },
  { id: 'lord-3', title: 'Three Heroes against the Evil Lord, even match', kind: 'even', heroes: 3 },
  { id: 'lord-1', title: 'One Hero against the Evil Lord, even match', kind: 'even', heroes: 1 },
  { id: 'lord-5', title: 'Five Heroes against the Evil Lord, even match', kind: 'even', heroes: 5 },
];

/** Whoever the Monsters are moved by: nobody. */
export const MONSTER_SIDE = 'the Monsters';
/** How the Evil Lord of a strength is called, so that he is rated apart from its Heroes. */
export const lordOf = (strength: string): string => `lord:${strength}`;

/** Both sides of a table. */
export interface Sides {
  heroes: string;
  /** Null for the rulebook's Monsters. */
  lord: string | null;
}

/** Whom everybody of the other side meets: those in the middle, against whom nobody always wins. */
const YARDSTICKS: readonly string[] = ['trader', 'master'];

export function sidesOf({ kind }: QuestCell, names: readonly string[]): Sides[] {
  if (kind === 'normal' || kind === 'hard') return names.map((heroes) => ({ heroes, lord: null }));
  const yardsticks = names.filter((name) => YARDSTICKS.includes(name));
  const meet = yardsticks.length > 0 ? yardsticks : names;
  const all = names.flatMap((heroes) => names.map((lord): Sides => ({ heroes, lord })));
  return all.filter(({ heroes, lord }) => meet.includes(heroes) || meet.includes(lord ?? ''));
}

export const sidesKey = ({ heroes, lord }: Sides): string => `${heroes} ${lord ?? '-'}`;
function readKey(key: string): Sides {
  const [heroes = '', lord = '-'] = key.split(' ');
  return { heroes, lord: lord === '-' ? null : lord };
}

/** What the games were played with: the first two bots by themselves, and all others. */
interface PlayedWith {
  master: string;
  others: string;
}

export interface QuestCounts {
  seed: string;
  playedWith: PlayedWith;
  budgets: Record<string, number>;
  /** By cell and sides: a letter for each game, 1 where the Heroes have won, 0 where not. */
  games: Record<string, Record<string, string>>;
}

const today = (): PlayedWith => ({ master: botsFingerprint('master'), others: botsFingerprint('archimp') });
export const emptyQuest = (seed: string): QuestCounts => ({
  seed,
  playedWith: today(),
  budgets: {},
  games: {},
});

/** `docs/bots.md` has its quests beside it. */
const fileOf = (out: string): string => out.replace(/(\.md)?$/, '-quest.json');

export function readQuest(out: string): QuestCounts | null {
  const file = fileOf(out);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as QuestCounts) : null;
}

export function writeQuest(out: string, counts: QuestCounts): void {
  writeFileSync(fileOf(out), `${JSON.stringify(counts, null, 1)}\n`);
}

/** What was counted before, without the games of those who have changed; `UsageError` if it cannot be gone on with. */
export function earlierQuest(out: string, seed: string): QuestCounts {
  const counts = readQuest(out);
  if (counts === null) return emptyQuest(seed);
  if (counts.seed !== seed) throw new UsageError(`--resume: the quests counted are of seed ${counts.seed}`);
  const now = today();
  if (counts.playedWith.master !== now.master) {
    throw new UsageError('--resume: the quests counted are of other values or bots; begin anew without it');
  }
  if (counts.playedWith.others === now.others) return counts;
  const stays = (name: string | null): boolean => name === null || name === 'master' || name === 'random';
  const games = Object.entries(counts.games).map(([cell, tables]) => [
    cell,
    Object.fromEntries(
      Object.entries(tables).filter(([key]) => stays(readKey(key).heroes) && stays(readKey(key).lord)),
    ),
  ]);
  return { ...counts, playedWith: now, games: Object.fromEntries(games) };
}

/** One game more at the table with the fewest; false once all have enough. */
export function playOneQuest(
  cells: readonly QuestCell[],
  names: readonly string[],
  counts: QuestCounts,
  most: number,
): boolean {
  const tables = cells.flatMap((cell) => sidesOf(cell, names).map((sides) => ({ cell, sides })));
  const played = ({ cell, sides }: (typeof tables)[number]): string =>
    counts.games[cell.id]?.[sidesKey(sides)] ?? '';
  const [first, ...others] = tables;
  if (first === undefined) return false;
  const next = others.reduce((best, one) => (played(one).length < played(best).length ? one : best), first);
  const before = played(next);
  if (before.length >= most) return false;
  const { cell, sides } = next;
  const setup = balanceSetup(cell.kind, cell.heroes);
  const seats = Array.from({ length: setup.seats }, (_, seat) =>
    seat < cell.heroes ? sides.heroes : (sides.lord ?? sides.heroes),
  );
  const seed = `${counts.seed}.${cell.id}.${before.length}`;
  const { state } = playQuest(setup, seats, seed, { budget: counts.budgets[cell.id] ?? 1 });
  counts.games[cell.id] ??= {};
  const games = counts.games[cell.id] ?? {};
  games[sidesKey(sides)] = before + (heroesWon(state) ? '1' : '0');
  return true;
}

/** Notes the budget of a cell; games of another budget are not to be added to those it has. */
export function beginQuest(counts: QuestCounts, cell: string, budget: number): void {
  const before = counts.budgets[cell];
  if (before !== undefined && before !== budget && counts.games[cell] !== undefined) {
    throw new UsageError(`--resume: the games of ${cell} were played with --budget ${before}`);
  }
  counts.budgets[cell] = budget;
}

/** All games of a cell, as meetings of two. */
export function questResults(counts: QuestCounts, cell: string): MatchResult[] {
  return Object.entries(counts.games[cell] ?? {}).flatMap(([key, games]) => {
    const { heroes, lord } = readKey(key);
    const names = [heroes, lord === null ? MONSTER_SIDE : lordOf(lord)];
    return [...games].map((won, block) => {
      const seat = won === '1' ? 0 : 1;
      return { names, scores: [1 - seat, seat], winners: [seat], block };
    });
  });
}

/** Who took part in a cell on one side, weakest first. */
export function sidesIn(counts: QuestCounts, cell: string): { heroes: string[]; lords: string[] } {
  const keys = Object.keys(counts.games[cell] ?? {}).map(readKey);
  const order = ['random', ...STRENGTHS];
  return {
    heroes: order.filter((name) => keys.some((key) => key.heroes === name)),
    lords: order.filter((name) => keys.some((key) => key.lord === name)),
  };
}
