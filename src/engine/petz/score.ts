/** Counting: exhibitions, customers, awards, final scoring. */

import { each } from '../kernel/data.ts';
import type { Seat } from '../kernel/state.ts';
import { ARTIFACTS, customerCard, exhibitionCard } from './data/cards.ts';
import { cardOf, colourOf, NEED_INDEX, needsOf, POTION } from './data/needs.ts';
import { type ExhibitionCard, NEEDS, type Need, type Term } from './data/schema.ts';
import { expansionsOf, type Now } from './expansion.ts';
import {
  busyImps,
  foodCount,
  hasArtifact,
  impsOnPlatform,
  manureOf,
  needCount,
  petsOf,
  shopOf,
  tableOf,
  tune,
} from './query.ts';
import type { PetzSetup } from './schema-setup.ts';
import type { Pet, Petz, Plot, Shop } from './state.ts';

/** The kinds of need among a pet's cards, counted in the order of `NEEDS` (PB-ASSIGN-03, PB-VAR-07). */
export function countNeeds(cards: readonly number[]): number[] {
  const counts = each(NEEDS, () => 0);
  for (const laid of cards) {
    for (const need of needsOf(laid)) counts[NEED_INDEX[need]] = (counts[NEED_INDEX[need]] ?? 0) + 1;
  }
  return counts;
}

/** Different colours among laid cards, potions being a fifth (PB-EXHIBITION-BEAUTY-01). */
function coloursAmong(cards: readonly number[]): number {
  return new Set(cards.map(cardOf).map((card) => (card === POTION ? '*' : colourOf(card)))).size;
}

/**
 * Different colours among the cards that show a need (PB-SELL-11, RUL-83; a turned card counts once, RUL-78)
 * (PB-CUSTOMER-TROLL-02).
 */
function coloursShowing(cards: readonly number[], need: string): number {
  const showing = cards.filter((laid) => needsOf(laid).some((x) => x === need) && cardOf(laid) !== POTION);
  return new Set(showing.map((laid) => colourOf(cardOf(laid)))).size;
}

/** How often one symbol of a tile counts for one pet and its plot (PB-EXH-03, PB-SELL-08). */
export function countTerm(term: Term, pet: Pet, plot: Pick<Plot, 'manure'>, named: Need | null): number {
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
      if (named === null || (term.only !== undefined && term.only !== named)) return 0;
      return needCount(pet, named);
    case 'kinds':
      return (pet.needs ?? []).filter((n) => n > 0).length;
    case 'colours':
      return coloursAmong(pet.cards ?? []);
    case 'eaten':
    case 'wounded':
      // Of the whole display, not of one pet.
      return 0;
    default:
      return term.rainbow ? coloursShowing(pet.cards ?? [], term.of) : countNeedTerm(term.of, term, pet);
  }
}

/**
 * Needs of a kind: all, only pairs with another kind, or what such pairs leave over (DA-CUSTOMER-PAIR-01,
 * DA-CUSTOMER-PAIR-02).
 * Also DA-CUSTOMER-PAIR-03.
 */
function countNeedTerm(need: Need, term: Term, pet: Pet): number {
  const count = needCount(pet, need);
  if (term.with !== undefined) return Math.min(count, needCount(pet, term.with));
  if (term.without !== undefined) return Math.max(0, count - needCount(pet, term.without));
  return count;
}

function sumTerms(terms: readonly Term[], pet: Pet, plot: Plot, named: Need | null): number {
  let sum = 0;
  for (const term of terms) sum += term.value * countTerm(term, pet, plot, named);
  return sum;
}

/** The tile score of one pet in a single-pet exhibition (PB-EXH-03, PB-EXH-21). */
export function petScore(tile: ExhibitionCard, pet: Pet, plot: Plot, named: Need | null): number {
  return sumTerms(tile.terms, pet, plot, named);
}

/** The tile score of a whole display; manure in empty cages counts too (PB-EXH-04, PB-EXH-05). */
export function displayScore(tile: ExhibitionCard, shop: Pick<Shop, 'plots' | 'alleys'>): number {
  const withoutManure = tile.terms.filter((term) => term.of !== 'manure');
  let sum = 0;
  for (const { pet, plot } of petsOf(shop)) sum += sumTerms(withoutManure, pet, plot, null);
  for (const term of tile.terms) sum += term.value * countOfDisplay(term, shop);
  return sum;
}

/** What a symbol counts for a display as a whole. */
function countOfDisplay(term: Term, shop: Pick<Shop, 'plots' | 'alleys'>): number {
  switch (term.of) {
    case 'manure':
      return manureOf(shop);
    case 'eaten':
      return shop.alleys?.show.eaten ?? 0;
    case 'wounded':
      return shop.alleys?.show.wounded ?? 0;
    default:
      return 0;
  }
}

const SHOW_BONUSES = Object.values(ARTIFACTS).flatMap(({ id, showBonus }) =>
  showBonus === undefined ? [] : [{ artifact: id, points: showBonus }],
);

/** The artifacts that work for a shop and add to its score at every exhibition, with their points. */
export function showBonuses(shop: Pick<Shop, 'artifacts' | 'alleys'>): typeof SHOW_BONUSES {
  return SHOW_BONUSES.filter(({ artifact }) => hasArtifact(shop, artifact));
}

/**
 * Judging and Whip, added to the tile score for any pet shown (PB-EXH-09, PB-ARTIFACT-WHIP-01, PB-ARTIFACT-WHIP-02,
 * PB-ARTIFACT-WHIP-04).
 */
export function shopBonus(
  s: { setup: PetzSetup },
  shop: Pick<Shop, 'judge' | 'artifacts' | 'alleys'>,
): number {
  let bonus = shop.judge ? tune(s, 'judgeBonus') : 0;
  for (const { points } of showBonuses(shop)) bonus += points;
  return bonus;
}

/** The same with what expansions add for what is shown; `pet` is the one entered, null for a display. */
export function bonusOf(
  s: { setup: PetzSetup },
  shop: Pick<Shop, 'judge' | 'artifacts' | 'plots' | 'alleys'>,
  pet: string | null,
): number {
  let bonus = shopBonus(s, shop);
  for (const { showBonus } of expansionsOf(s)) bonus += showBonus?.(shop, pet) ?? 0;
  return bonus;
}

interface Entrant {
  pet: string;
  need: Need | null;
  /** By the tile alone. */
  score: number;
}

/** What can be entered in a single-pet exhibition, best by the tile first (PB-EXH-03, RUL-50, RUL-49). */
export function entriesOf(tile: ExhibitionCard, shop: Pick<Shop, 'plots'>): Entrant[] {
  const named: (Need | null)[] = tile.terms.some((term) => term.of === 'chosen') ? [...NEEDS] : [null];
  const entries = petsOf(shop).flatMap(({ pet, plot }) =>
    named.map((need) => ({ pet: pet.id, need, score: petScore(tile, pet, plot, need) })),
  );
  return entries.sort((a, b) => b.score - a.score);
}

/**
 * Awards by rank (PB-EXH-11, PB-EXH-12, PB-EXH-13, PB-EXH-14, PB-EXH-15, PB-EXH-16): seats with a score above 0 take
 * part; tied seats share the award of their place less 1 for each other of them, never below 0 (RUL-54). `null` is a
 * seat that does not take part.
 * Also RUL-53.
 */
export function awardsFor(scores: readonly (number | null)[], awards: readonly number[]): number[] {
  return scores.map((score) => {
    if (score === null || score <= 0) return 0;
    const above = scores.filter((x) => x !== null && x > score).length;
    const tied = scores.filter((x) => x === score).length;
    return Math.max(0, (awards[above] ?? 0) - (tied - 1));
  });
}

/** The same with judging, Whip and what else counts for a pet, cans among it (DA-FACILITY-CANNERY-04). */
export function entriesWithBonus(
  s: { setup: PetzSetup },
  tile: ExhibitionCard,
  shop: Pick<Shop, 'judge' | 'artifacts' | 'plots' | 'alleys'>,
): Entrant[] {
  const entries = entriesOf(tile, shop).map((x) => ({ ...x, score: x.score + bonusOf(s, shop, x.pet) }));
  return entries.sort((a, b) => b.score - a.score);
}

/** Match score of a pet and a customer (PB-SELL-08, PB-SELL-09, PB-SELL-10, PB-SELL-11, PB-SELL-12). */
export function matchScore(customer: string, pet: Pet, plot: Plot): number {
  return sumTerms(customerCard(customer).terms, pet, plot, null);
}

/**
 * Business Acumen (PB-END-06, PB-END-07, PB-END-08, PB-END-09, PB-END-10, PB-END-11, RUL-73, DA-END-03, DA-END-06,
 * DA-END-10, R-DA-17).
 */
export function businessScore(s: Pick<Petz, 'setup' | 'shops' | 'town'>, seat: Seat): number {
  const shop = shopOf(s, seat);
  const food = foodCount(shop, 'vegetable') + foodCount(shop, 'meat') + (shop.box === null ? 0 : 1);
  const away = shop.hospital + impsOnPlatform(s, seat) + shop.waiting.reduce((sum, n) => sum + n, 0);
  let score = food + shop.artifacts.length + shop.potions + shop.gold / 2 - 2 * away;
  for (const { businessPoints } of expansionsOf(s)) score += businessPoints?.(s, seat) ?? 0;
  return score;
}

/** Pet Display (PB-END-12, PB-END-13, PB-END-14, PB-END-15, DA-END-08, DA-END-09, R-DA-96). */
export function petDisplayScore(s: { setup: PetzSetup }, shop: Pick<Shop, 'plots' | 'alleys'>): number {
  let score = 0;
  for (const { displayPoints } of expansionsOf(s)) score += displayPoints?.(shop) ?? 0;
  for (const plot of shop.plots) {
    if (plot.cage !== null) score += 1;
    if (plot.addon !== null) score += 1;
    if (plot.pet !== null) score += 2 - plot.pet.suffering - plot.pet.mutation;
    score -= plot.manure;
  }
  return score;
}

/** All imps of a shop, wherever they are: always as many as at the start (PB-IMPS-05). */
export function allImps(s: Pick<Petz, 'setup' | 'shops' | 'town'>, seat: Seat): number {
  const shop = shopOf(s, seat);
  const grouped = shop.groups.reduce((sum, group) => sum + group.imps, 0);
  const waiting = shop.waiting.reduce((sum, n) => sum + n, 0);
  const inTown = Object.values(s.town.taken).reduce((sum, x) => sum + (x.seat === seat ? x.imps : 0), 0);
  let imps = shop.home + grouped + waiting + inTown + shop.hospital + shop.platform + busyImps(shop);
  for (const { impsElsewhere } of expansionsOf(s)) imps += impsElsewhere?.(shop) ?? 0;
  return imps;
}

/** The exhibition of the current round, null in round 1 (PB-GEN-08). */
export function exhibitionNow(s: Pick<Petz, 'setup' | 'exhibitions' | 'round'>): ExhibitionCard | null {
  const tile = s.exhibitions.find((x) => x.round === s.round);
  return tile === undefined || tile.id === null ? null : judgedIn(s, tile.id);
}

/** An exhibition as it is judged if it is held in this round. */
export function judgedIn(s: Now, tile: string): ExhibitionCard {
  let card = exhibitionCard(tile);
  for (const { judged } of expansionsOf(s)) card = judged?.(s, card) ?? card;
  return card;
}

/** Reputation for the places of this round's exhibition. */
export function awardsNow(s: Now): readonly number[] {
  let awards: readonly number[] = tableOf(s).awards;
  for (const { awards: change } of expansionsOf(s)) awards = change?.(s, awards) ?? awards;
  return awards;
}

/** The customers that buy in the current round (PB-SELL-02). */
export function customersNow(s: Pick<Petz, 'customers' | 'round'>): string[] {
  const here: string[] = [];
  for (const { round, id } of s.customers) if (round === s.round && id !== null) here.push(id);
  return here;
}
