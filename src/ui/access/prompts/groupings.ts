/** Ways to divide imps and gold into groups, to begin with. */

import type { Group } from '../../../engine/petz/state.ts';

export const GROUPINGS = ['singles', 'pairs', 'bigFirst'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** One gold for each of the first groups, until it is gone. */
function withGold(imps: readonly number[], gold: number): Group[] {
  return imps.map((n, at) => ({ imps: n, gold: at < gold ? 1 : 0 }));
}

/** Heaps of `size`, as many as fit; what is left over joins none. */
function heaps(imps: number, size: number, most: number): number[] {
  return Array.from({ length: Math.min(most, Math.floor(imps / size)) }, () => size);
}

export function grouping(name: Grouping, imps: number, gold: number, most: number): Group[] {
  switch (name) {
    case 'singles':
      return withGold(heaps(imps, 1, most), gold);
    case 'pairs':
      return withGold(imps < 2 ? heaps(imps, 1, most) : heaps(imps, 2, most), gold);
    case 'bigFirst': {
      const first = Math.min(3, imps);
      return first === 0 ? [] : withGold([first, ...heaps(imps - first, 1, most - 1)], gold);
    }
  }
}
