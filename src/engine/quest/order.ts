/** Whose turn is next (PQ-INIT). */

import { initiative, inPlay, sideOf, standsAt } from './query.ts';
import type { CreatureId, OpenQuest, Side } from './state.ts';

/** One that has not acted yet, with what decides. */
export interface Candidate {
  id: CreatureId;
  side: Side;
  init: number;
  column: number;
  row: number;
}

/**
 * The highest Initiative; equal ones of both factions by the majority at this moment, the Heroes first if there is
 * none (PQ-INIT-01, PQ-INIT-02, PQ-INIT-03, PQ-INIT-04, PQ-INIT-05, R-PQ-12, R-PQ-13).
 */
export function pickNext(waiting: readonly Candidate[], counts: Record<Side, number>): CreatureId | null {
  const best = Math.max(...waiting.map((x) => x.init));
  const tied = waiting.filter((x) => x.init === best);
  const first: Side = counts.foes > counts.heroes ? 'foes' : 'heroes';
  const side = tied.filter((x) => x.side === first);
  return (side.length > 0 ? side : tied).sort(within)[0]?.id ?? null;
}

/** Heroes by seat; Monsters and Boss by column, then row (PQ-INIT-04). */
function within(a: Candidate, b: Candidate): number {
  if (a.side === 'heroes') return a.id < b.id ? -1 : 1;
  return a.column - b.column || a.row - b.row;
}

/** Those that may still have a turn in this Round (R-PQ-14, R-PQ-15). */
function candidates(s: OpenQuest): Candidate[] {
  return [...inPlay(s, 'heroes'), ...inPlay(s, 'foes')]
    .filter((id) => !s.acted.includes(id))
    .map((id) => {
      const { column, row } = standsAt(s, id) ?? { column: 0, row: 0 };
      return { id, side: sideOf(id), init: initiative(s, id), column, row };
    });
}

/** Who is next to act; null if the Round is over (PQ-SETUP-12). */
export function nextCreature(s: OpenQuest): CreatureId | null {
  const counts = { heroes: inPlay(s, 'heroes').length, foes: inPlay(s, 'foes').length };
  return pickNext(candidates(s), counts);
}

/** The rest of the Round's order as it stands now, for the track. */
export function turnsAhead(s: OpenQuest): CreatureId[] {
  const counts = { heroes: inPlay(s, 'heroes').length, foes: inPlay(s, 'foes').length };
  let left = candidates(s);
  const order: CreatureId[] = [];
  while (left.length > 0) {
    const id = pickNext(left, counts);
    order.push(id ?? '');
    left = left.filter((x) => x.id !== id);
  }
  return order;
}
