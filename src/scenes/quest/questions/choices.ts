/** Placing a hero and moving the Evil Lord's creatures: which answer belongs to what is picked. Pure functions. */

import { columnBeside } from '../../../engine/quest/read.ts';
import type { Cell } from '../../../engine/quest/schema-start.ts';
import type { Draft } from '../draft.ts';

/** The key of a place on the heroes' half. */
export const placeKey = ({ column, row }: Cell): string => `heroes${column}/${row}`;

/** The place that is picked, if it is offered. */
export function pickedCell(cells: readonly Cell[], draft: Pick<Draft, 'column' | 'count'>): Cell | null {
  return cells.find(({ column, row }) => column === draft.column && row === draft.count) ?? null;
}

/** For every column within reach the shortest way there. */
export function waysTo(options: readonly number[], from: number): Map<number, number> {
  const ways = new Map<number, number>();
  for (const steps of [...options].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)) {
    const to = columnBeside(from, steps);
    if (!ways.has(to)) ways.set(to, steps);
  }
  return ways;
}

/** The step that is picked; to stay, before anything is. */
export function pickedSteps(options: readonly number[], count: number | null): number {
  return count !== null && options.includes(count) ? count : 0;
}
