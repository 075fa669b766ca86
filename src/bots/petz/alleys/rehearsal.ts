/**
 * What Dark Alleys changes about a rehearsal of showing off: needs that meet themselves are taken off before it and
 * put back after it, because exhibitions and customers count them all the same.
 */

import { alleyPlot, alleyShop, neighboursOf } from '../../../engine/petz/alleys/query.ts';
import { pairsFor } from '../../../engine/petz/alleys/show/pet-powers.ts';
import { SETTINGS } from '../../../engine/petz/alleys/state.ts';
import { cageCard, PRINTED_CAGE } from '../../../engine/petz/data/cards.ts';
import { NEED_INDEX } from '../../../engine/petz/data/needs.ts';
import { type ExhibitionCard, NEEDS, type Need } from '../../../engine/petz/data/schema.ts';
import { illness } from '../../../engine/petz/phases/show/disease.ts';
import { canEat, foodCount, iconsOf, petsOf } from '../../../engine/petz/query.ts';
import type { Pet, Plot, Shop } from '../../../engine/petz/state.ts';
import { artifactWorth } from '../artifacts.ts';
import { potionWorth } from '../holding.ts';
import { quality } from '../housing.ts';
import type { Outlook } from '../outlook.ts';
import type { AlleyRun, Rehearsal } from '../rehearsal.ts';
import { PEARL_VALUE, processedWorth, tileWorth } from './values.ts';

type Given = Map<Pet, number[] | null>;

/** Takes off what each pet's needs meet or cancel by themselves; what it returns puts them back. */
export function ease(run: Rehearsal, shop: Shop): () => void {
  const { processed } = alleyShop(shop);
  const alley: AlleyRun = {
    gold: shop.gold,
    processed: processed.lollipop + processed.can,
    wrecked: 0,
    eaten: 0,
    wounded: 0,
    cans: {},
    unused: 0,
  };
  run.alley = alley;
  const given: Given = new Map();
  const revealed = run.plots.map(({ pet }) => pet?.needs ?? null);
  const housed = petsOf(run);
  const pony = housed.find(({ pet }) => pet.id === 'pony');
  const wild = pony === undefined ? 0 : Math.max(0, has(pony.pet, 'anger') - iconsOf(pony.plot, 'strength'));
  for (const { pet, plot, at } of housed) {
    given.set(pet, pet.needs);
    if (pet.needs === null) continue;
    const left = pet.needs.slice();
    const off = (need: Need, n: number): void => {
      left[NEED_INDEX[need]] = Math.max(0, (left[NEED_INDEX[need]] ?? 0) - n);
    };
    if (pet.id === 'soulfulLemur') for (const need of NEEDS) off(need, pairsFor(pet, revealed, at, need));
    if (pet.id === 'houseVampire') off('hunger', 1);
    if (pet.id !== 'pony') off('play', wild);
    if (pet.id === 'snugglySickie') left[NEED_INDEX.disease] = has(pet, 'disease') === 0 ? 1 : 0;
    if (plot.cage !== null && cageCard(plot.cage).adaptive === true) turnCage(plot, left);
    off('disease', plot.cage === null ? 0 : diseaseOff(plot));
    pet.needs = left;
  }
  return () => restore(run, alley, given, shop);
}

function has(pet: Pet, need: Need): number {
  return pet.needs?.[NEED_INDEX[need]] ?? 0;
}

function diseaseOff(plot: Plot): number {
  const printed = plot.cage === null ? 0 : (cageCard(plot.cage).disease ?? 0);
  const setting = alleyPlot(plot).setting;
  return setting === 'normal' ? printed : setting === 'disease' ? 2 * printed : 0;
}

/** The setting that leaves least harm. */
function turnCage(plot: Plot, needs: readonly number[]): void {
  const now = alleyPlot(plot);
  let best = now;
  let least = Number.POSITIVE_INFINITY;
  for (const setting of SETTINGS) {
    plot.alleys = { ...now, setting };
    const over = (need: 'magic' | 'anger', icon: 'antimagic' | 'strength'): number =>
      Math.max(0, (needs[NEED_INDEX[need]] ?? 0) - iconsOf(plot, icon));
    const ill = illness(Math.max(0, (needs[NEED_INDEX.disease] ?? 0) - diseaseOff(plot)), plot.manure);
    const harm = 2 * over('magic', 'antimagic') + over('anger', 'strength') + ill;
    if (harm < least) {
      least = harm;
      best = plot.alleys;
    }
  }
  plot.alleys = best;
}

/** Puts the needs back as they were laid, and counts what exhibitions count. */
function restore(run: Rehearsal, alley: AlleyRun, given: Given, shop: Shop): void {
  const stock = foodCount(shop, 'vegetable') + foodCount(shop, 'meat') + (shop.box === null ? 0 : 1);
  alley.eaten += stock - run.vegetable - run.meat - run.box;
  alley.wounded = run.wounded;
  for (const { pet } of petsOf(run)) pet.needs = given.get(pet) ?? pet.needs;
}

/** Processed food, for Nomnivore gold too. Returns how many needs that meets. */
export function eatMore(run: Rehearsal, { pet, unmet }: { pet: Pet; unmet: number }): number {
  const { alley } = run;
  if (alley === undefined) return 0;
  let met = 0;
  if (canEat(pet, 'vegetable') || canEat(pet, 'meat')) {
    met = Math.min(unmet, alley.processed);
    alley.processed -= met;
    alley.eaten += met;
  }
  if (pet.id === 'nomnivore') {
    const coins = Math.min(unmet - met, alley.gold);
    alley.gold -= coins;
    met += coins;
  }
  if (pet.id === 'houseVampire' && pet.suffering + unmet >= pet.size && run.home > 0) {
    // An imp rather than his life.
    const imps = Math.min(unmet, run.home, pet.suffering + unmet - pet.size + 1);
    run.home -= imps;
    run.wounded += imps;
    met += imps;
  }
  return met;
}

/** Mutation tokens that would take Shining Spook away go to neighbours that can bear one. */
export function giveAway(run: Pick<Rehearsal, 'plots'>, at: number): void {
  const spook = run.plots[at]?.pet;
  if (spook?.id !== 'shiningSpook' || spook.mutation < 2) return;
  for (const to of neighboursOf(at)) {
    const taker = run.plots[to]?.pet;
    if (taker === null || taker === undefined || taker.mutation > 0 || spook.mutation < 2) continue;
    spook.mutation--;
    taker.mutation++;
  }
}

/** Wreckie takes tiles apart; false if there are too few and he is off, null for any other pet. */
export function wreck({ alley, plots }: Rehearsal, at: number, tiles: number): boolean | null {
  if (alley === undefined || plots[at]?.pet?.id !== 'wreckie') return null;
  let there = -alley.wrecked;
  for (const { cage, addon } of plots) {
    there += (cage !== null && cage !== PRINTED_CAGE ? 1 : 0) + (addon === null ? 0 : 1);
  }
  alley.wrecked += Math.min(there, tiles);
  return tiles <= there;
}

// What counts after showing off in a game with Dark Alleys besides what counts in the base game.

/** Manure that imps cannot clean, because a pet is in the cage. */
const UNDERFOOT = 0.15;

/** Points of a display for the cans that its pets have eaten. */
function cansEaten(plots: readonly Plot[], { cans }: AlleyRun): number {
  let sum = 0;
  for (const { pet } of plots) if (pet !== null) sum += cans[pet.id] ?? 0;
  return sum;
}

/** Points of a display for food eaten and imps wounded. */
function eventsScore(tile: ExhibitionCard, { eaten, wounded }: AlleyRun): number {
  let sum = 0;
  for (const { of, value } of tile.terms) {
    if (of === 'eaten') sum += value * eaten;
    if (of === 'wounded') sum += value * wounded;
  }
  return sum;
}

/** Points of a display besides its tile's. */
export function displayInAlleys(tile: ExhibitionCard, plots: readonly Plot[], run: AlleyRun): number {
  return eventsScore(tile, run) + cansEaten(plots, run);
}

/** What was not used up. */
export function sparedInAlleys(o: Outlook, { gold, processed, wrecked, unused }: AlleyRun): number {
  return o.gold * gold + processedWorth(o) * processed - tileWorth(o) * wrecked + unused;
}

/** The same of a shop that has really played its turn. */
export function alleyRunOf(o: Outlook, shop: Shop): AlleyRun {
  const { processed, show } = alleyShop(shop);
  let unused = potionWorth(o) * shop.potions;
  for (const artifact of shop.artifacts) unused += artifactWorth(o, artifact);
  for (const plot of shop.plots) {
    const { pearls } = alleyPlot(plot);
    unused += PEARL_VALUE * o.gold * pearls + tilesOf(o, plot);
    if (plot.pet !== null) unused -= UNDERFOOT * plot.manure;
  }
  // A card lost with a book.
  unused += 0.4 * shop.hand.length;
  return {
    gold: shop.gold,
    processed: processed.lollipop + processed.can,
    wrecked: 0,
    eaten: show.eaten,
    wounded: show.wounded,
    cans: show.cans,
    unused,
  };
}

/** Cages and addons stay for the rounds to come, a tune with them. */
function tilesOf(o: Outlook, plot: Plot): number {
  const tiles = (plot.cage === null ? 0 : tileWorth(o)) + (plot.addon === null ? 0 : tileWorth(o));
  const tune = alleyPlot(plot).tune === null ? 0 : 0.25 * Math.min(2, o.left);
  return tiles + tune + 0.12 * o.left * quality({ cage: plot.cage, addon: plot.addon });
}
