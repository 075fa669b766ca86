/**
 * After a change of the code that is not meant to change how anybody plays: some of the counted games are played again,
 * and where nearly every one of them ends with the very same scores the cell stays counted.
 */

import { playPetz } from '../playing.ts';
import { printLine } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { CELLS, lineup, type TableCell, tableSetup } from './cells.ts';
import { type Header, hasChanged, readCounts, type TournamentCounts, writeCounts } from './counts.ts';

/** A table of a cell whose games can still be played as they were. */
interface Counted {
  cell: TableCell;
  names: readonly string[];
  scores: readonly (readonly number[])[];
}

function tablesIn(counts: TournamentCounts, header: Header): Counted[] {
  const changed = hasChanged(counts, header);
  return CELLS.flatMap((cell) =>
    Object.entries(counts.games[cell.id] ?? {})
      .map(
        ([key, games]): Counted => ({ cell, names: key.split(','), scores: games.map(([scores]) => scores) }),
      )
      .filter(({ names, scores }) => scores.length > 0 && !names.some(changed)),
  );
}

/** Plays one counted game again; false if it ends otherwise. */
function endsAlike({ cell, names, scores }: Counted, number: number, counts: TournamentCounts): boolean {
  const { names: seats, block } = lineup(names, number);
  const budget = counts.budgets[cell.id] ?? 1;
  const { outcome } = playPetz(tableSetup(cell), seats, `${counts.seed}.${cell.id}.${block}`, {
    budget,
  }).state;
  return JSON.stringify(outcome?.scores) === JSON.stringify(scores[number]);
}

/**
 * A mended rule or a slip that comes up once in a while changes a game here and there, and no rating that could be told
 * from chance.
 */
const FEW = 0.1;

/** Plays games again, of all tables in turn; a cell where too many end otherwise is to be counted anew. */
export function adopt(file: string, header: Header, most: number, inTime: () => boolean): void {
  const counts = readCounts(file);
  if (counts === null) throw new UsageError(`--adopt: there is no '${file}'`);
  const tables = tablesIn(counts, header);
  const again = new Map<string, { played: number; others: number }>();
  for (let i = 0; i < most && inTime(); i++) {
    const table = tables[i % tables.length];
    if (table === undefined) break;
    const count = again.get(table.cell.id) ?? { played: 0, others: 0 };
    again.set(table.cell.id, count);
    // A step that leads through all seats and blocks.
    const number = (Math.floor(i / tables.length) * 7 + 3) % table.scores.length;
    count.played++;
    if (!endsAlike(table, number, counts)) count.others++;
  }
  const isSame = (cell: string): boolean => {
    const { played, others } = again.get(cell) ?? { played: 0, others: 0 };
    return played > 0 && others <= FEW * played;
  };
  for (const [cell, { played, others }] of again) {
    printLine(
      `${cell}: ${others} of ${played} games end otherwise${isSame(cell) ? '' : '; to be counted anew'}`,
    );
  }
  const unchanged = <T>(of: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).filter(([cell]) => isSame(cell)));
  const { games, budgets, duels, ...others } = counts;
  const same = duels !== undefined && !hasChanged(counts, header)('archimp') ? { duels } : {};
  writeCounts(file, {
    ...others,
    games: unchanged(games),
    budgets: unchanged(budgets),
    playedWith: header.playedWith,
    ...same,
  });
}
