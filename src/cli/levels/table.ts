/** The levels as `npm run levels` prints them, one a line. */

import { STRENGTHS } from '../../bots/names.ts';
import type { Level, Proof } from '../../campaign/schema.ts';
import type { LevelFiles } from './disk.ts';
import { goalText, type Wins } from './town.ts';

const HEAD = ['level', 'kind', 'seats', 'twist', 'goals', 'stars', 'town'];

/** What makes the level another game: modifiers, and other parts that are not as printed. */
function twists(level: Level): string {
  const mods = (level.mods ?? []).map(({ id }) => id);
  const parts = (['start', 'stop', 'tune', 'decks'] as const).filter((part) => level[part] !== undefined);
  const own =
    level.game === 'petz' ? (['pool', 'needs', 'expansions'] as const) : (['mode', 'lord'] as const);
  const others = own.filter((part) => (level as Record<string, unknown>)[part] != null);
  return [...mods, ...parts, ...others].join(' ') || '-';
}

/** With fewer games the table says how many they were. */
const MANY = 200;

const hundredths = ([won, games]: Wins): number => Math.round((100 * won) / games);

/**
 * How often each strength wins each star, in hundredths, in the level's order: `master 98/41/7%`, `?` where a star was not
 * counted; or what a search has found.
 */
function provenText({ goals }: Level, proof: Proof | null): string {
  if (proof?.town === undefined)
    return proof?.lines === undefined
      ? '-'
      : `${proof.lines} best lines, ${proof.positions ?? '?'} positions`;
  const { town, stars } = proof;
  return STRENGTHS.flatMap((strength) => {
    const must = town[strength];
    if (must === undefined) return [];
    const others = goals.slice(1).map((goal) => stars?.[goalText(goal)]?.[strength]);
    const shares = [must, ...others].map((wins) => (wins === undefined ? '?' : hundredths(wins)));
    const few = must[1] < MANY ? ` of ${must[1]}` : '';
    return [`${strength} ${shares.join('/')}%${few}`];
  }).join(' ');
}

function row({ level, solution, proof }: LevelFiles): string[] {
  return [
    level.id,
    level.kind,
    String(level.seats.length),
    twists(level),
    level.goals.map(goalText).join(', '),
    `${solution?.stars ?? 0}/${level.goals.length}`,
    provenText(level, proof),
  ];
}

/** All levels, in columns. */
export function levelTable(levels: readonly LevelFiles[]): string {
  const rows = [HEAD, ...levels.map(row)];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
