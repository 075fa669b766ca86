/** Soulful-Eyed Lemur: pairs of needs of its neighbours cancel its own (DA-PET-LEMUR). */

import { NEED_INDEX } from '../../../data/needs.ts';
import type { Need } from '../../../data/schema.ts';
import type { Pet } from '../../../state.ts';
import { neighboursOf } from '../../query.ts';

/**
 * Needs of one kind that its neighbours cancel for the pet on a plot: pairs are counted for each neighbour by itself,
 * from the needs as revealed, whatever became of them (DA-PET-LEMUR-01, DA-PET-LEMUR-02, DA-PET-LEMUR-03,
 * DA-PET-LEMUR-04, DA-PET-LEMUR-05, R-DA-65, R-DA-67). 0 for any other pet.
 */
export function pairsFor(
  pet: Pick<Pet, 'id'>,
  revealed: readonly (readonly number[] | null)[],
  at: number,
  need: Need,
): number {
  if (pet.id !== 'soulfulLemur' || need === 'sleep') return 0;
  return neighboursOf(at).reduce(
    (sum, next) => sum + Math.floor((revealed[next]?.[NEED_INDEX[need]] ?? 0) / 2),
    0,
  );
}
