/** Those who go with a group besides imps and gold. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { COMPANIONS, type Companion, type Group } from '../../engine/petz/state.ts';

/** Who may go with a group now. */
export function friendsIn(stocks: { readonly [name: string]: number }): Companion[] {
  return COMPANIONS.filter((companion) => (stocks[companion] ?? 0) > 0);
}

/** The groups with every companion in one of them; one that is in a group already may change to another. */
export function joined(split: readonly Group[], friends: readonly Companion[], rng: Rng): Group[] {
  const groups = split.map((group) => ({ ...group }));
  if (groups.length === 0) return groups;
  for (const friend of friends) {
    const now = groups.find((group) => (group[friend] ?? 0) > 0);
    if (now !== undefined && rng.below(3) > 0) continue;
    if (now !== undefined) delete now[friend];
    (groups[rng.below(groups.length)] as Group)[friend] = 1;
  }
  return groups;
}

/** The groups as the question wants them; all other companions go with the first. */
export function together(groups: readonly Group[], stocks: { readonly [name: string]: number }): Json {
  return groups.map((group, i) =>
    Object.fromEntries(
      Object.entries(stocks).map(([name, stock]) => {
        if (name === 'imps' || name === 'gold') return [name, group[name]];
        return [name, i === 0 ? stock : 0];
      }),
    ),
  );
}
