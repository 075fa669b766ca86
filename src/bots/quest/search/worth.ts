/** What a state is worth, on the way into the next World too, where the Heroes stand nowhere yet. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { heroId } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { valueFor } from '../value.ts';

/** What a state is worth to the side of a seat. */
export function worthFor(s: Quest, seat: Seat): number {
  if (s.ask?.kind !== 'quest.place') return valueFor(s, seat);
  const all = s.heroes.flatMap((hero, i) => (hero.status === 'in' ? [heroId(i)] : []));
  return valueFor({ ...s, halves: { ...s.halves, heroes: [all, [], [], [], []] } }, seat);
}
