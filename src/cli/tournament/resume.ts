/**
 * Going on with the games counted, if they are still worth it: after a change of cards or bots some of them are played
 * again, and they stay counted where nearly every one ends with the very same scores. A bot that alone plays otherwise
 * loses only his own games.
 */

import { canonical } from '../../bots/names.ts';
import { playPetz } from '../playing.ts';
import { UsageError } from '../usage.ts';
import { CELLS, lineup, tableSetup } from './cells.ts';
import { type Games, type Header, readCounts, type TournamentCounts } from './counts.ts';

/** So many games are played again. */
const AGAIN = 60;
/**
 * Shares of them that may end otherwise: a mended rule or a slip that comes up once in a while changes a game here and
 * there, and no rating that could be told from chance.
 */
const FEW = 0.1;

/** What was counted before, without the games of those who have changed; `UsageError` if it cannot be gone on with. */
export function earlier(file: string, header: Header): TournamentCounts | null {
  const counts = readCounts(file);
  if (counts === null) return null;
  if (counts.seed !== header.seed) {
    throw new UsageError(`--resume: '${file}' counts games of seed ${counts.seed}`);
  }
  const same = without(counts, hasChanged(counts, header));
  if (counts.playedWith !== header.playedWith && !endAlike(same)) {
    throw new UsageError(
      `--resume: '${file}' counts games of other values or bots, which end otherwise now; begin anew without it`,
    );
  }
  return { ...same, ...header };
}

/** Tells of everybody whether he plays otherwise than when the games were counted, by what he alone is made of. */
function hasChanged(counts: Header, header: Header): (name: string) => boolean {
  const searches = (name: string): boolean =>
    name === 'archimp' || canonical(name.split(':')[0] ?? '') === null;
  return (name) =>
    (counts.searchedWith !== header.searchedWith && searches(name)) ||
    (counts.fondOf !== header.fondOf && name.includes(':'));
}

/** The counts without the games of those who have changed. */
function without(counts: TournamentCounts, changed: (name: string) => boolean): TournamentCounts {
  const games: Games = {};
  for (const [cell, tables] of Object.entries(counts.games)) {
    const same = Object.entries(tables).filter(([key]) => !key.split(',').some(changed));
    if (same.length > 0) games[cell] = Object.fromEntries(same);
  }
  const budgets = Object.fromEntries(
    Object.entries(counts.budgets).filter(([cell]) => games[cell] !== undefined),
  );
  const manners = Object.fromEntries(Object.entries(counts.manners ?? {}).filter(([name]) => !changed(name)));
  const { duels, ...others } = counts;
  const same = duels === undefined || changed('archimp') ? {} : { duels };
  return { ...others, budgets, games, manners, ...same };
}

/** Whether nearly all of some counted games, of all tables in turn, end with the same scores once more. */
function endAlike({ seed, budgets, games }: TournamentCounts): boolean {
  const tables = CELLS.flatMap((cell) =>
    Object.entries(games[cell.id] ?? {})
      .filter(([, list]) => list.length > 0)
      .map(([key, list]) => ({ cell, names: key.split(','), list })),
  );
  const all = tables.reduce((sum, { list }) => sum + list.length, 0);
  const again = Math.min(AGAIN, all);
  let others = 0;
  for (let i = 0; i < again; i++) {
    const table = tables[i % tables.length];
    if (table === undefined) break;
    const { cell, names, list } = table;
    // A step that leads through all seats and blocks.
    const number = (Math.floor(i / tables.length) * 7 + 3) % list.length;
    const { names: seats, block } = lineup(names, number);
    const { outcome } = playPetz(tableSetup(cell), seats, `${seed}.${cell.id}.${block}`, {
      budget: budgets[cell.id] ?? 1,
    }).state;
    if (JSON.stringify(outcome?.scores) !== JSON.stringify(list[number]?.[0])) others++;
  }
  return again > 0 && others <= FEW * again;
}
