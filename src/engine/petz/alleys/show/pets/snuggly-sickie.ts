/** Snuggly Sickie: ill only for want of illness (DA-PET-SICKIE). */

import type { Pet } from '../../../state.ts';

/** The disease need that a Sickie without any has for the check (DA-PET-SICKIE-02). It never counts as assigned (R-DA-68). */
export function virtualDisease(pet: Pick<Pet, 'id'> | null, needs: number): number {
  return pet?.id === 'snugglySickie' && needs === 0 ? 1 : 0;
}
