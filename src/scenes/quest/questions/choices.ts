/** Placing a hero and the Evil Lord's decisions: which answer belongs to what is picked. Pure functions. */

import type { LordPlay } from '../../../engine/quest/choices.ts';
import { COLUMNS } from '../../../engine/quest/read.ts';
import type { Cell } from '../../../engine/quest/state.ts';
import type { Draft } from '../draft.ts';

/** The key of a place on the heroes' half. */
export const placeKey = ({ column, row }: Cell): string => `heroes${column}/${row}`;

/** The place that is picked, if it is offered. */
export function pickedCell(cells: readonly Cell[], draft: Pick<Draft, 'column' | 'count'>): Cell | null {
  return cells.find(({ column, row }) => column === draft.column && row === draft.count) ?? null;
}

/** The column so many steps from another, round the sides. */
export const columnAt = (from: number, steps: number): number =>
  (((from + steps) % COLUMNS) + COLUMNS) % COLUMNS;

/** For every column within reach the shortest way there. */
export function waysTo(options: readonly number[], from: number): Map<number, number> {
  const ways = new Map<number, number>();
  for (const steps of [...options].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)) {
    const to = columnAt(from, steps);
    if (!ways.has(to)) ways.set(to, steps);
  }
  return ways;
}

/** The step that is picked; to stay, before anything is. */
export function pickedSteps(options: readonly number[], count: number | null): number {
  return count !== null && options.includes(count) ? count : 0;
}

/** The treasures on offer, each once. */
export function playsOn(options: readonly (LordPlay | null)[]): string[] {
  return [...new Set(options.flatMap((option) => option?.id ?? []))];
}

/** The answer for a treasure and the way picked to pay for it. */
export function pickedPlay(
  options: readonly (LordPlay | null)[],
  chosen: string | null,
  way: number,
): LordPlay | null {
  const ways = options.filter((option) => option?.id === chosen);
  return ways[way % Math.max(1, ways.length)] ?? null;
}
