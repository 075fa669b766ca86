/** Ways to divide imps and gold into groups, to begin with. */

import type { Companion, Group } from '../../engine/petz/state.ts';

export const GROUPINGS = ['singles', 'pairs', 'bigFirst'] as const;
type Grouping = (typeof GROUPINGS)[number];

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

/** The group each companion goes with; null or absent: he stays at home. */
export type GoesWith = Partial<Record<Companion, number | null>>;

/**
 * The groups with the companions that are there to go along: each is named in every group, and none of them walks
 * without an imp (DA-BODY-05, DA-ARTIFACT-FANCYHAT-02).
 */
export function withCompanions(
  groups: readonly Group[],
  companions: readonly Companion[],
  goesWith: GoesWith,
): Group[] {
  return groups.map((group, at) => {
    const along = companions.map((who) => [who, goesWith[who] === at && group.imps > 0 ? 1 : 0]);
    return { ...group, ...Object.fromEntries(along) };
  });
}
