/** What pets of Dark Alleys do without a question; those that ask have files of their own. */

import type { Seat } from '../../../kernel/state.ts';
import { wound } from '../../care.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { NEED_INDEX } from '../../data/needs.ts';
import type { Need } from '../../data/schema.ts';
import { iconsOf, needCount, plotOf, shopOf } from '../../query.ts';
import type { Pet, Plot, Shop } from '../../state.ts';
import { alleyPlot, neighboursOf } from '../query.ts';
import type { FurtherMeal } from '../state.ts';
import { petAt } from './now.ts';

// Soulful-Eyed Lemur: pairs of needs of its neighbours cancel its own (DA-PET-LEMUR).

/**
 * Needs of one kind that its neighbours cancel for the pet on a plot: pairs are counted for each neighbour by itself,
 * from the needs as revealed, no matter what became of them (DA-PET-LEMUR-01, DA-PET-LEMUR-02, DA-PET-LEMUR-03,
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

// Snuggly Sickie: ill only for want of illness (DA-PET-SICKIE).

/** The disease need that a Sickie without any has for the check (DA-PET-SICKIE-02). It never counts as assigned (R-DA-68). */
export function virtualDisease(pet: Pick<Pet, 'id'> | null, needs: number): number {
  return pet?.id === 'snugglySickie' && needs === 0 ? 1 : 0;
}

// House Vampire: feeds himself once, then on imps (DA-PET-VAMPIRE).

/** Hunger needs he meets by himself each round (DA-PET-VAMPIRE-01). */
export function bloodFor(pet: Pick<Pet, 'id'>): number {
  return pet.id === 'houseVampire' ? 1 : 0;
}

/** Only an imp that is at home can be given (DA-PET-VAMPIRE-02, R-DA-61). */
export function vampireMeals(shop: Pick<Shop, 'home'>, pet: Pick<Pet, 'id'>): FurtherMeal[] {
  return pet.id === 'houseVampire' && shop.home > 0 ? [{ from: 'imp' }] : [];
}

/** Armour does not help against his teeth (DA-PET-VAMPIRE-03); one imp is one imp (R-DA-60). */
export function eatImp(c: PetzContext, v: ShowVars, at: number): void {
  const pet = shopOf(c.s, v.seat).plots[at]?.pet?.id ?? '';
  wound(c, v.seat, 1);
  c.emit({ type: 'petz.ate', seat: v.seat, plot: at, pet, what: 'imp', id: null, card: null });
}

// Pony: the wilder she is, the more the others have to watch (DA-PET-PONY).

/**
 * Anger needs above the total strength of the plot; imps in armour are no part of it (DA-PET-PONY-01, DA-PET-PONY-03;
 * DA-PET-WRECKIE-01; R-DA-69).
 */
export function rageOf(plot: Plot): number {
  return plot.pet === null ? 0 : Math.max(0, needCount(plot.pet, 'anger') - iconsOf(plot, 'strength'));
}

/**
 * At her anger step it is settled how many play needs she meets in every cage evaluated later (DA-PET-PONY-02,
 * DA-PET-PONY-04; R-DA-71).
 * Also R-DA-70.
 */
export function ponyRages(v: ShowVars, plot: Plot): void {
  if (v.alleys !== undefined && plot.pet?.id === 'pony') v.alleys.pony += rageOf(plot);
}

// Pearlpusher: gold on manure (DA-PET-PEARLPUSHER).

/**
 * One gold of the bank on one of the new tokens, however many there are (DA-PET-PEARLPUSHER-01, DA-PET-PEARLPUSHER-02,
 * DA-PET-PEARLPUSHER-03, R-DA-53).
 */
export function pooped(c: PetzContext, v: ShowVars, at: number, tokens: number): void {
  const now = petAt(c.s, v, at);
  if (now?.pet.id !== 'pearlpusher' || tokens === 0) return;
  alleyPlot(now.plot).pearls += 1;
  c.emit({ type: 'petz.pearl', seat: v.seat, plot: at, pet: now.pet.id });
}

/**
 * The owner of the display gets the gold of every token that is cleaned away, by any means
 * (DA-PET-PEARLPUSHER-05, R-DA-52). Tokens with gold go first: he would always take those.
 */
export function cleaned(c: PetzContext, seat: Seat, plots: readonly number[]): void {
  const shop = shopOf(c.s, seat);
  let gold = 0;
  for (const [at, n] of plots.entries()) {
    const plot = alleyPlot(plotOf(shop, at));
    const pearls = Math.min(n, plot.pearls);
    plot.pearls -= pearls;
    gold += pearls;
  }
  if (gold === 0) return;
  shop.gold += gold;
  c.emit({ type: 'petz.pearls', seat, gold });
}
