/** Symbols of a tile counted for a pet as it lies open: what earns a match or an exhibition score, symbol by symbol. */
import type { Need, Term } from '../../../../engine/petz/data/schema.ts';
import { countTerm } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { isNeed } from '../../../../text/tiles.ts';

/** A symbol, how often it was met, and what that brings in all. */
export interface TermCount {
  term: Term;
  times: number;
  value: number;
}

/** A pet and the plot it lives on. */
export interface PetInPlot {
  pet: Pet;
  plot: Pick<Plot, 'manure'>;
}

/** What a shop did in its turn: meals of food, own imps in the hospital. */
export interface Deeds {
  eaten: number;
  wounded: number;
}

/** Every symbol of a tile, for one pet or several together; `deeds` of the shop, where it shows all it has. */
export function countTerms(
  terms: readonly Term[],
  pets: readonly PetInPlot[],
  named: Need | null = null,
  deeds: Deeds = { eaten: 0, wounded: 0 },
): TermCount[] {
  return terms.map((term) => {
    const done = term.of === 'eaten' || term.of === 'wounded' ? deeds[term.of] : 0;
    const met = pets.reduce((sum, { pet, plot }) => sum + countTerm(term, pet, plot, named), done);
    return { term, times: met, value: met * term.value };
  });
}

export const sumOf = (counts: readonly TermCount[]): number =>
  counts.reduce((sum, { value }) => sum + value, 0);

/** The drawing of what a symbol counts. */
export function symbolOf(of: Term['of']): string {
  if (isNeed(of)) return `icons/need-${of}`;
  const own = { eaten: 'food', wounded: 'hospital' } as const;
  return `icons/count-${of === 'eaten' || of === 'wounded' ? own[of] : of}`;
}
