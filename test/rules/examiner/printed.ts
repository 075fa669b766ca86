/**
 * The printed pieces and what the rulebook counts with them, read a second time: from the data files alone, without the
 * code of the game. What the two readings disagree about is a mistake in one of them.
 */

import addonRows from '../../../src/engine/petz/data/addons.json' with { type: 'json' };
import boardFile from '../../../src/engine/petz/data/board.json' with { type: 'json' };
import cageRows from '../../../src/engine/petz/data/cages.json' with { type: 'json' };
import customerRows from '../../../src/engine/petz/data/customers.json' with { type: 'json' };
import exhibitionRows from '../../../src/engine/petz/data/exhibitions.json' with { type: 'json' };
import needsFile from '../../../src/engine/petz/data/needs.json' with { type: 'json' };
import petRows from '../../../src/engine/petz/data/pets.json' with { type: 'json' };
import type { Pet, Petz, Plot, Shop } from '../../../src/engine/petz/state.ts';

/** The order of the reference table. */
export const NEEDS = ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'] as const;
export type Need = (typeof NEEDS)[number];
export type Counts = Record<Need, number>;

interface Term {
  of: string;
  value: number;
  rainbow?: boolean;
  with?: string;
  without?: string;
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
const numbers = (row: object | undefined): Record<string, number | boolean | undefined> => ({ ...row });

const PETS = byId(petRows as { id: string; diet: string; bars: string; extra?: string; fasts?: true }[]);
const CAGES = byId(cageRows);
const ADDONS = byId(addonRows);
const CUSTOMERS = byId(customerRows as { id: string; terms: Term[] }[]);
const EXHIBITIONS = byId(exhibitionRows as { id: string; scope: string; terms: Term[]; food: Stands }[]);

export type Stands = Record<'vegetables' | 'mixed' | 'meat', number[]>;

function found<T>(rows: ReadonlyMap<string, T>, id: string): T {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`nothing is called '${id}'`);
  return row;
}

export const petTile = (id: string) => found(PETS, id);
export const exhibitionTile = (id: string) => found(EXHIBITIONS, id);
export const wishesOf = (customer: string): readonly Term[] => found(CUSTOMERS, customer).terms;
export const tableFor = (seats: number) => boardFile.tables[String(seats) as '2' | '3' | '4'];
export const RINGS: readonly (readonly string[])[] = boardFile.rings;

const COLOURS = ['G', 'R', 'Y', 'P'] as const;
type Face = { colour: string; need: Need };
const dominant = (colour: string): Need => needsFile.dominant[colour as 'G'] as Need;

/** Every card of the box, colour by colour, then the four substitutes. */
const FACES: readonly Face[] = [
  ...COLOURS.flatMap((colour) => {
    const deck: Partial<Record<Need, number>> = needsFile.decks[colour];
    return NEEDS.flatMap((need) => Array.from({ length: deck[need] ?? 0 }, () => ({ colour, need })));
  }),
  ...COLOURS.map((colour) => ({ colour, need: dominant(colour) })),
];

/** A card that lies turned round is its number and so much. */
const TURNED = 1000;
/** Null: a potion. */
const faceOf = (laid: number): Face | null => FACES[laid % TURNED] ?? null;

/** The needs that laid cards give. */
export function needsOn(cards: readonly number[]): Counts {
  const counts = Object.fromEntries(NEEDS.map((need) => [need, 0])) as Counts;
  for (const laid of cards) {
    const face = faceOf(laid);
    counts[face?.need ?? 'sleep'] += 1;
    if (face !== null && laid >= TURNED) counts[dominant(face.colour)] += 1;
  }
  return counts;
}

/** The needs of a pet as they lie open. */
export function needsOf({ needs }: Pick<Pet, 'needs'>): Counts {
  return Object.fromEntries(NEEDS.map((need, i) => [need, needs?.[i] ?? 0])) as Counts;
}

/** Symbols of a kind on the cage alone: in the setting of an Experimental Cage. */
export function onCage({ cage, alleys }: Plot, of: string): number {
  if (cage === null) return 0;
  const row = numbers(CAGES.get(cage) ?? { strength: 1, antimagic: 1 });
  const value = Number(row[of] ?? 0);
  const setting = alleys?.setting ?? 'normal';
  const isSet =
    row.adaptive === true && setting !== 'normal' && ['strength', 'antimagic', 'disease'].includes(of);
  return !isSet ? value : setting === of ? 2 * value : 0;
}

/** Symbols of a kind on cage and addon; what a Jukebox plays is one. */
export function onPlot(plot: Plot, of: string): number {
  const hasCage = plot.cage !== null || plot.alleys?.wrecked === true;
  if (plot.addon === null || !hasCage) return onCage(plot, of);
  const plays = plot.addon === 'jukebox' && plot.alleys?.tune === of ? 1 : 0;
  return onCage(plot, of) + Number(numbers(found(ADDONS, plot.addon))[of] ?? 0) + plays;
}

/** Nomnivore eats both; House Vampire neither. */
export function eats({ id }: Pick<Pet, 'id'>, food: 'vegetable' | 'meat'): boolean {
  const { diet, fasts } = petTile(id);
  if (fasts === true) return false;
  return diet === 'omnivore' || diet === (food === 'meat' ? 'carnivore' : 'herbivore');
}

const PRICES: Record<string, number[]> = {
  carnivore: [3, 4, 5, 6],
  herbivore: [2, 3, 4, 5],
  omnivore: [1, 2, 3, 4],
};

/** What a pet brings: 2 less for a mutation, 1 more for each accessory. */
export function goldOf({ id, size, mutation, wears }: Pet): number {
  const price = PRICES[petTile(id).diet]?.[size - 4] ?? Number.NaN;
  return price - (mutation > 0 ? 2 : 0) + (wears?.length ?? 0);
}

/** How often a symbol counts for a pet. */
export function times(term: Term, pet: Pet, plot: Pick<Plot, 'manure'>, named: string | null): number {
  const needs: Record<string, number> = needsOf(pet);
  const cards = pet.cards ?? [];
  switch (term.of) {
    case 'suffering':
      return pet.suffering;
    case 'mutation':
      return pet.mutation;
    case 'manure':
      return plot.manure;
    case 'pets':
      return 1;
    case 'chosen':
      return named === null ? 0 : (needs[named] ?? 0);
    case 'kinds':
      return NEEDS.filter((need) => (needs[need] ?? 0) > 0).length;
    case 'colours':
      return new Set(cards.map((laid) => faceOf(laid)?.colour ?? 'potion')).size;
    case 'eaten':
    case 'wounded':
      return 0;
  }
  if (term.rainbow === true) {
    const showing = cards.filter((laid) => needsOn([laid])[term.of as Need] > 0);
    return new Set(showing.map((laid) => faceOf(laid)?.colour)).size;
  }
  const own = needs[term.of] ?? 0;
  if (term.with !== undefined) return Math.min(own, needs[term.with] ?? 0);
  return term.without === undefined ? own : Math.max(0, own - (needs[term.without] ?? 0));
}

export const matchOf = (customer: string, pet: Pet, plot: Plot): number =>
  wishesOf(customer).reduce((sum, term) => sum + term.value * times(term, pet, plot, null), 0);

/** The place's award, less 1 for every other shop that shares it. */
export function awardsAmong(scores: readonly (number | null)[], seats: number): number[] {
  return scores.map((score) => {
    if (score === null || score <= 0) return 0;
    const better = scores.filter((other) => other !== null && other > score).length;
    const shared = scores.filter((other) => other === score).length - 1;
    return Math.max(0, (tableFor(seats).awards[better] ?? 0) - shared);
  });
}

/** 5 rounds for four shops, 6 for fewer; one more in an extended game. */
export function roundsOf({ setup }: Pick<Petz, 'setup'>): number {
  const extended = setup.expansions?.darkAlleys?.length === 'extended';
  return (setup.seats === 4 ? 5 : 6) + (extended ? 1 : 0);
}

/** Owned, or as a Gift Box that has become it. */
export function works({ artifacts, alleys }: Pick<Shop, 'artifacts' | 'alleys'>, artifact: string): boolean {
  return artifacts.includes(artifact) || (artifacts.includes('giftBox') && alleys?.gift === artifact);
}

export const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
