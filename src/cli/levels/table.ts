/** The levels as `npm run levels` prints them, one a line. */

import type { GoalUse } from '../../campaign/goals/goal.ts';
import type { Level, Proof } from '../../campaign/schema.ts';
import type { Shelved } from './disk.ts';

const HEAD = ['level', 'kind', 'seats', 'twist', 'goals', 'stars', 'town'];

/** `reputation 40`, `shows 2 place 1`. */
function goalText({ id, ...numbers }: GoalUse): string {
  const told = Object.entries(numbers).map(([name, value]) =>
    name === 'min' || name === 'max' ? String(value) : `${name} ${value}`,
  );
  return [id, ...told].join(' ');
}

/** What makes the level another game: modifiers, and other parts that are not as printed. */
function twists(level: Level): string {
  const mods = (level.mods ?? []).map(({ id }) => id);
  const parts = (['start', 'stop', 'tune', 'decks'] as const).filter((part) => level[part] !== undefined);
  const own =
    level.game === 'petz' ? (['pool', 'needs', 'expansions'] as const) : (['mode', 'lord'] as const);
  const others = own.filter((part) => (level as Record<string, unknown>)[part] != null);
  return [...mods, ...parts, ...others].join(' ') || '-';
}

/** Wins in hundredths by strength, or what a search has found. */
function provenText(proof: Proof | null): string {
  if (proof?.town !== undefined) {
    return Object.entries(proof.town)
      .map(([strength, [won, games]]) => `${strength} ${Math.round((100 * won) / games)}%`)
      .join(' ');
  }
  return proof?.lines === undefined ? '-' : `${proof.lines} best lines, ${proof.positions ?? '?'} positions`;
}

function row({ level, solution, proof }: Shelved): string[] {
  return [
    level.id,
    level.kind,
    String(level.seats.length),
    twists(level),
    level.goals.map(goalText).join(', '),
    `${solution?.stars ?? 0}/${level.goals.length}`,
    provenText(proof),
  ];
}

/** All levels, in columns. */
export function levelTable(levels: readonly Shelved[]): string {
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
