/**
 * What the Need decks are likely to bring. Everything here follows from the printed make-up of the decks
 * (PB-ASSIGN-09) and a pet's bars, both public, so the results are cached.
 */

import { petCard } from '../../engine/petz/data/cards.ts';
import { dominantNeed, NEED_CARDS, NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { COLOURS, NEEDS, type Need, type Term } from '../../engine/petz/data/schema.ts';
import { demandsOf } from '../../engine/petz/query.ts';

/** Share of each need (by `NEEDS`) in each deck (by `COLOURS`). */
export const SHARES: readonly (readonly number[])[] = COLOURS.map((colour) => {
  const deck = NEED_CARDS.filter((card) => card.colour === colour);
  return NEEDS.map((need) => deck.filter((card) => card.need === need).length / deck.length);
});

/** By how many standard deviations choosing k of k+1 cards beats taking k blindly: the least of k+1 is left out. */
const GAIN_OF_CHOICE = [0, 0.56, 0.85, 1.03, 1.16, 1.27, 1.35, 1.42];

/** What is known of a pet that has a say in its needs. */
export interface PetKind {
  id: string;
  size: number;
  /** Each accessory asks for one more card. */
  wears?: string[];
}

/** Pets with the same key get the same cards. */
export function keyOf({ id, size, wears }: PetKind): string {
  return wears === undefined ? `${id}${size}` : `${id}${size}+${wears.join('+')}`;
}

/** Cards of each colour that a pet asks for. */
function barCounts(pet: PetKind): number[] {
  const counts = COLOURS.map(() => 0);
  for (const colour of demandsOf(pet))
    counts[COLOURS.indexOf(colour)] = (counts[COLOURS.indexOf(colour)] ?? 0) + 1;
  return counts;
}

/** A key for what was computed for a pet of some size. */
function remember<T>(): (key: string, compute: () => T) => T {
  const known = new Map<string, T>();
  return (key, compute) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = compute();
    known.set(key, now);
    return now;
  };
}

/** How many needs of each kind a pet gets on average, from random cards. */
export function meanNeeds(pet: PetKind): readonly number[] {
  return meanKnown(keyOf(pet), () => {
    const bars = barCounts(pet);
    return NEEDS.map((_need, n) =>
      bars.reduce((sum, count, colour) => sum + count * (SHARES[colour]?.[n] ?? 0), 0),
    );
  });
}
const meanKnown = remember<readonly number[]>();

/** Chances of 0, 1, 2 … needs of one kind, from random cards. */
export function spread(pet: PetKind, need: Need): readonly number[] {
  return spreadKnown(keyOf(pet) + need, () => {
    let chances = [1];
    for (const [colour, count] of barCounts(pet).entries()) {
      const p = SHARES[colour]?.[NEED_INDEX[need]] ?? 0;
      for (let i = 0; i < count; i++) {
        const next = new Array<number>(chances.length + 1).fill(0);
        for (const [n, chance] of chances.entries()) {
          next[n] = (next[n] ?? 0) + chance * (1 - p);
          next[n + 1] = (next[n + 1] ?? 0) + chance * p;
        }
        chances = next;
      }
    }
    return chances;
  });
}
const spreadKnown = remember<readonly number[]>();

/** By how much a need is expected to go over a limit. */
export function expectedExcess(pet: PetKind, need: Need, limit: number): number {
  return spread(pet, need).reduce((sum, chance, n) => sum + chance * Math.max(0, n - limit), 0);
}

/** How well an owner can be expected to do at a list of symbols, tokens and manure not counted. */
export function expectedTerms(terms: readonly Term[], pet: PetKind, doubles: boolean): number {
  const known = termsKnown.get(terms) ?? remember<number>();
  termsKnown.set(terms, known);
  return known(`${keyOf(pet)}${doubles}`, () => computeTerms(terms, pet, doubles));
}
/** By the symbols themselves: a tile may be judged otherwise than it is printed. */
const termsKnown = new WeakMap<readonly Term[], ReturnType<typeof remember<number>>>();

function computeTerms(terms: readonly Term[], pet: PetKind, doubles: boolean): number {
  const chosen = terms.filter((term) => term.of === 'chosen');
  if (chosen.length > 0) {
    const best = NEEDS.map((of) => {
      const named = chosen.filter(({ only = of }) => only === of);
      const value = named.reduce((sum, term) => sum + term.value, 0);
      return computeTerms([{ of, value }], pet, doubles);
    });
    return Math.max(...best);
  }
  const weights = NEEDS.map((need) => plainWeight(terms, need));
  let sum = 0;
  for (const [colour, bars] of barCounts(pet).entries()) {
    if (bars > 0) sum += expectedOfColour(weights, colour, bars, doubles);
  }
  for (const term of terms) sum += term.value * expectedCount(term, pet);
  return sum;
}

function plainWeight(terms: readonly Term[], need: Need): number {
  let weight = 0;
  for (const term of terms) if (term.rainbow !== true) weight += term.value * shareIn(term, need);
  return weight;
}

/** How much a need does for each half of a pair, and for a symbol that counts only what no pair uses. */
const HALF = 0.4;
const LEFT_OVER = 0.25;

/** How far one need of a kind goes towards a symbol: all the way, or half of a pair. */
export function shareIn(term: Term, need: Need): number {
  if (term.with !== undefined) return term.of === need || term.with === need ? HALF : 0;
  if (term.of !== need) return 0;
  return term.without === undefined ? 1 : LEFT_OVER;
}

/** Worth of the best `bars` out of one more card of a colour. */
function expectedOfColour(
  weights: readonly number[],
  colour: number,
  bars: number,
  doubles: boolean,
): number {
  const shares = SHARES[colour] ?? [];
  const dominant = NEED_INDEX[dominantNeed(COLOURS[colour] ?? 'G')];
  const extra = doubles ? Math.max(0, weights[dominant] ?? 0) : 0;
  const worth = weights.map((weight, n) => weight + (n === dominant ? 0 : extra));
  const mean = worth.reduce((sum, w, n) => sum + w * (shares[n] ?? 0), 0);
  const variance = worth.reduce((sum, w, n) => sum + (w - mean) ** 2 * (shares[n] ?? 0), 0);
  return bars * mean + (GAIN_OF_CHOICE[bars] ?? 1.4) * Math.sqrt(variance);
}

/** How often a symbol counts that is not a plain need. */
function expectedCount(term: Term, pet: PetKind): number {
  const bars = barCounts(pet);
  if (term.of === 'pets') return 1;
  if (term.of === 'eaten') return isFed(pet) ? 0.8 * (meanNeeds(pet)[NEED_INDEX.hunger] ?? 0) : 0;
  if (term.of === 'wounded') return 0.5 * expectedExcess(pet, 'anger', 2);
  if (term.of === 'colours') return bars.filter((count) => count > 0).length;
  if (term.of === 'kinds') {
    const kinds = NEEDS.map((_need, n) => 1 - chanceOfNone(bars, n));
    return kinds.reduce((sum, chance) => sum + chance, 0);
  }
  if (term.rainbow !== true) return 0;
  const index = (NEED_INDEX as Record<string, number>)[term.of] ?? -1;
  return bars.reduce(
    (sum, count, colour) => sum + (count === 0 ? 0 : 1 - (1 - (SHARES[colour]?.[index] ?? 0)) ** (count + 1)),
    0,
  );
}

/** True if it eats food at all. */
function isFed({ id }: PetKind): boolean {
  return petCard(id).fasts !== true;
}

/** The chance that a need comes up nowhere, with one card of each colour to choose from beyond the bars. */
function chanceOfNone(bars: readonly number[], need: number): number {
  return bars.reduce(
    (chance, count, colour) =>
      count === 0 ? chance : chance * (1 - (SHARES[colour]?.[need] ?? 0)) ** (count + 1),
    1,
  );
}
