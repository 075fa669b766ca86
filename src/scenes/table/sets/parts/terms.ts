/** Symbols of a tile counted for a pet as it lies open: what earns a match or an exhibition score, symbol by symbol. */
import type { Need, Term } from '../../../../engine/petz/data/schema.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { cardOf, colourOf, NEED_INDEX, needsOf, POTION } from '../../../../session/facts.ts';
import { isNeed } from '../../../../ui/access/text/tiles.ts';

/** A symbol, how often it was met, and what that brings in all. */
export interface Count {
  term: Term;
  times: number;
  value: number;
}

/** A pet and the plot it lives on. */
export interface Housed {
  pet: Pet;
  plot: Pick<Plot, 'manure'>;
}

function colours(cards: readonly number[]): number {
  return new Set(cards.map(cardOf).map((card) => (card === POTION ? '*' : colourOf(card)))).size;
}

function coloursOf(cards: readonly number[], need: string): number {
  const showing = cards.filter((laid) => cardOf(laid) !== POTION && needsOf(laid).some((x) => x === need));
  return new Set(showing.map((laid) => colourOf(cardOf(laid)))).size;
}

const needsFor = (pet: Pet, need: Need): number => pet.needs?.[NEED_INDEX[need]] ?? 0;

function times(
  { of, rainbow, with: other, without }: Term,
  { pet, plot }: Housed,
  named: Need | null,
): number {
  if (of === 'suffering') return pet.suffering;
  if (of === 'mutation') return pet.mutation;
  if (of === 'manure') return plot.manure;
  if (of === 'pets') return 1;
  if (of === 'chosen') return named === null ? 0 : needsFor(pet, named);
  if (of === 'kinds') return (pet.needs ?? []).filter((n) => n > 0).length;
  // These are counted for the whole shop.
  if (of === 'eaten' || of === 'wounded') return 0;
  if (of === 'colours') return colours(pet.cards ?? []);
  if (other !== undefined) return Math.min(needsFor(pet, of), needsFor(pet, other));
  if (without !== undefined) return Math.max(0, needsFor(pet, of) - needsFor(pet, without));
  return rainbow === true ? coloursOf(pet.cards ?? [], of) : needsFor(pet, of);
}

/** What a shop did in its turn: meals of food, own imps in the hospital. */
export interface Deeds {
  eaten: number;
  wounded: number;
}

/** Every symbol of a tile, for one pet or several together; `deeds` of the shop, where it shows all it has. */
export function countTerms(
  terms: readonly Term[],
  pets: readonly Housed[],
  named: Need | null = null,
  deeds: Deeds = { eaten: 0, wounded: 0 },
): Count[] {
  return terms.map((term) => {
    const done = term.of === 'eaten' || term.of === 'wounded' ? deeds[term.of] : 0;
    const met = pets.reduce((sum, pet) => sum + times(term, pet, named), done);
    return { term, times: met, value: met * term.value };
  });
}

export const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { value }) => sum + value, 0);

/** The drawing of what a symbol counts. */
export function symbolOf(of: Term['of']): string {
  if (isNeed(of)) return `icons/need-${of}`;
  const own = { eaten: 'food', wounded: 'hospital' } as const;
  return `icons/count-${of === 'eaten' || of === 'wounded' ? own[of] : of}`;
}
