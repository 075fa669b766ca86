/** What the pets of a shop are worth: the best use of each at the customers and exhibitions to come. */

import { customerCard } from '../../engine/petz/data/cards.ts';
import type { ExhibitionCard } from '../../engine/petz/data/schema.ts';
import { grown } from '../../engine/petz/phases/aging.ts';
import { goldFor } from '../../engine/petz/phases/sales.ts';
import { matchScore, petScore } from '../../engine/petz/score.ts';
import type { Pet, Plot } from '../../engine/petz/state.ts';
import { expectedTerms } from './odds.ts';
import type { Outlook } from './outlook.ts';

/** Tokens count at customers wherever the pet stands. */
const NOWHERE: Plot = {
  cage: null,
  addon: null,
  manure: 0,
  pet: null,
  guard: { strength: 0, antimagic: 0 },
};

/** What a match that is only expected is worth of one that is laid: some of its needs will do harm. */
const BELIEF = 0.85;
/** Points for a pet on the display at the end, as far as the last exhibition turns them into awards. */
const DISPLAY = 0.8;

/** A pet as it will be after some rounds, without needs. */
function petIn(rounds: number, pet: Pet): Pet {
  let { size } = pet;
  for (let i = 0; i < rounds; i++) size = grown(size);
  if (pet.wears === undefined) return { ...pet, size, needs: null, cards: [] };
  // What it wears may be another's by then.
  const { wears: _wears, ...bare } = pet;
  return { ...bare, size, needs: null, cards: [] };
}

/** The match score to hope for with a customer, tokens included; never below 0. */
export function expectedMatch(o: Outlook, pet: Pet, customer: string): number {
  const { terms } = customerCard(customer);
  const needs = BELIEF * expectedTerms(terms, pet, o.doubles);
  return Math.max(0, needs + matchScore(customer, { ...pet, needs: null, cards: [] }, NOWHERE));
}

/** What a sale some rounds ahead is expected to bring. */
export function saleAhead(o: Outlook, pet: Pet, slot: Outlook['later'][number]): number {
  const rounds = slot.round - o.round;
  const then = petIn(rounds, pet);
  if (then.size < 4) return 0;
  const customers = slot.customer === null ? o.unseen : [slot.customer];
  let match = 0;
  for (const customer of customers) match += expectedMatch(o, then, customer) / customers.length;
  if (match === 0) return 0;
  const points = o.persona.sales * match * o.blackMarket + goldFor(then) * o.gold;
  return Math.max(0, points * o.persona.patience ** rounds);
}

/** What an unsold pet is worth at the end. */
function unsold(pet: Pet): number {
  return DISPLAY * (2 - pet.suffering - pet.mutation);
}

const NEVER = Number.NEGATIVE_INFINITY;

/** The best way to sell these pets in the rounds to come, one to each slot; the others stay. */
export function salesAhead(o: Outlook, pets: readonly Pet[]): number {
  let best = Array.from({ length: 1 << pets.length }, (_, sold) => (sold === 0 ? 0 : NEVER));
  for (const slot of o.later) {
    const gains = pets.map((pet) => saleAhead(o, pet, slot) - unsold(pet));
    const next = best.slice();
    for (let sold = 0; sold < best.length; sold++) {
      const soFar = best[sold] ?? NEVER;
      if (soFar === NEVER) continue;
      for (const [i, gain] of gains.entries()) {
        if (sold & (1 << i)) continue;
        const key = sold | (1 << i);
        if (soFar + gain > (next[key] ?? NEVER)) next[key] = soFar + gain;
      }
    }
    best = next;
  }
  return Math.max(...best) + pets.reduce((sum, pet) => sum + unsold(pet), 0);
}

/** An exhibition that is still face down, as a number of points for the first, second … pet. */
const UNKNOWN_SHOW = [0, 5, 7, 8.5, 9.5, 10];

/** The score these pets can be expected to reach at an exhibition. */
export function expectedScore(o: Outlook, tile: ExhibitionCard, pets: readonly Pet[], plots: Plot[]): number {
  const scores = pets.map((pet, i) => {
    const still = { ...pet, needs: null, cards: [] };
    // Pets and colours are already among the expected terms; only tokens and manure remain.
    const tokens = petScore(withoutCards(tile), still, plots[i] ?? NOWHERE, null);
    return expectedTerms(tile.terms, pet, o.doubles) + tokens;
  });
  if (tile.scope === 'pet') return Math.max(0, ...scores);
  return Math.max(
    0,
    scores.reduce((sum, score) => sum + score, 0),
  );
}

const TOKENS = ['suffering', 'mutation', 'manure'];

function withoutCards(tile: ExhibitionCard): ExhibitionCard {
  const known = tokenTiles.get(tile);
  if (known !== undefined) return known;
  const made = { ...tile, terms: tile.terms.filter((term) => TOKENS.includes(term.of)) };
  tokenTiles.set(tile, made);
  return made;
}
const tokenTiles = new WeakMap<ExhibitionCard, ExhibitionCard>();

/** What pets add to the exhibitions after this round. Some will be sold before; so the far ones count less. */
export function showsAhead(o: Outlook, pets: readonly Pet[]): number {
  if (pets.length === 0) return 0;
  let sum = 0;
  let belief = 0.85;
  for (const [i, { tile, times }] of o.shows.entries()) {
    const then = pets.map((pet) => petIn(i + 1, pet));
    const score = tile === null ? (UNKNOWN_SHOW[pets.length] ?? 10) : expectedScore(o, tile, then, []);
    if (score > 0) sum += belief * times * Math.min(o.topAward, 1 + 0.45 * score);
    belief *= 0.85;
  }
  return sum;
}

/** What a set of pets is worth from the next round on. */
export function petsAhead(o: Outlook, pets: readonly Pet[]): number {
  return salesAhead(o, pets) + o.persona.shows * showsAhead(o, pets);
}

/** What each pet adds to the set it is in. */
export function eachAhead(o: Outlook, pets: readonly Pet[]): number[] {
  const all = petsAhead(o, pets);
  return pets.map((_pet, i) => all - petsAhead(o, pets.toSpliced(i, 1)));
}
