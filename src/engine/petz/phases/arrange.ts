/** Phase 3, step 1: arranging cages, addons and pets (PB-ARR). */

import type { Form, FormDomain } from '../../kernel/domain.ts';
import { pickOne, type Rng, shuffle } from '../../kernel/rng.ts';
import { type Json, type Refusal, refuse, type Seat } from '../../kernel/state.ts';
import { losePet } from '../care.ts';
import type { ArrangeChoice } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import { PRINTED_CAGE } from '../data/cards.ts';
import { petsOf, plotOf, shopOf } from '../query.ts';
import type { Pet, Petz, Shop } from '../state.ts';

/** What the cross-check of an arrangement needs to know. */
export type ArrangeFacts = {
  cages: string[];
  addons: string[];
  pets: string[];
  /** Plots that have a cage already. */
  caged: boolean[];
};

const PLOTS = [0, 1, 2, 3] as const;

type Kind = 'cage' | 'addon' | 'pet';

/** The names of the fields, by plot. Put together once: a name made anew has to be looked up before it finds a field. */
const FIELDS: Record<Kind, readonly [string, string, string, string]> = {
  cage: ['cage0', 'cage1', 'cage2', 'cage3'],
  addon: ['addon0', 'addon1', 'addon2', 'addon3'],
  pet: ['pet0', 'pet1', 'pet2', 'pet3'],
};

/** All pets of a shop, housed or on the cart. */
function everyPet(shop: Shop): Pet[] {
  return [...petsOf(shop).map(({ pet }) => pet), ...shop.cart.pets];
}

/** True if a player has anything to arrange: a pet (he may release it) or something new (RUL-84). */
export function canArrange(shop: Shop): boolean {
  const { cages, addons } = shop.cart;
  return cages.length + addons.length > 0 || everyPet(shop).length > 0;
}

function factsOf(shop: Shop): ArrangeFacts {
  return {
    cages: [...shop.cart.cages],
    addons: [...shop.cart.addons],
    pets: everyPet(shop).map((pet) => pet.id),
    caged: shop.plots.map((plot) => plot.cage !== null),
  };
}

/** The first option of each field is how things are now (PB-CAGE-11, PB-ARR-04, RUL-24). */
export function arrangeDomain(s: Petz, seat: Seat): FormDomain {
  const shop = shopOf(s, seat);
  const facts = factsOf(shop);
  const fields: Record<string, { type: 'pick'; options: Json[] }> = {};
  for (const at of PLOTS) {
    if (facts.cages.length > 0) fields[FIELDS.cage[at]] = { type: 'pick', options: [null, ...facts.cages] };
    if (facts.addons.length > 0)
      fields[FIELDS.addon[at]] = { type: 'pick', options: [null, ...facts.addons] };
    if (facts.pets.length > 0) {
      const now = plotOf(shop, at).pet?.id ?? null;
      const others = [null, ...facts.pets].filter((id) => id !== now);
      fields[FIELDS.pet[at]] = { type: 'pick', options: [now, ...others] };
    }
  }
  return { type: 'form', form: 'petz.arrange', facts: facts as Json, fields };
}

function named(choice: ArrangeChoice, field: Kind): string[] {
  return PLOTS.flatMap((at) => choice[FIELDS[field][at]] ?? []);
}

function hasRepeats(ids: readonly string[]): boolean {
  return new Set(ids).size !== ids.length;
}

/** Null if the arrangement keeps PB-ARR-03, PB-ARR-05, PB-ARR-08, PB-ARR-12 (PB-ARR-11, RUL-21, DA-PET-WRECKIE-05). */
function checkArrangement(facts: ArrangeFacts, choice: ArrangeChoice): Refusal | null {
  for (const [field, rule] of [
    ['cage', 'PB-ARR-03'],
    ['addon', 'PB-ARR-03'],
    ['pet', 'PB-ARR-05'],
  ] as const) {
    if (hasRepeats(named(choice, field))) return refuse('placedTwice', rule);
  }
  if (facts.cages.length > 0 && named(choice, 'cage').length === 0)
    return refuse('cageUnplaced', 'PB-ARR-03');
  if (facts.addons.length > 0 && named(choice, 'addon').length === 0)
    return refuse('addonUnplaced', 'PB-ARR-03');
  for (const at of PLOTS) {
    const hasCage = facts.caged[at] === true || typeof choice[FIELDS.cage[at]] === 'string';
    if (typeof choice[FIELDS.pet[at]] === 'string' && !hasCage) return refuse('petWithoutCage', 'PB-ARR-12');
  }
  return null;
}

/** New tiles on random plots, one after the other, later ones on top. */
function layRandomly(choice: ArrangeChoice, field: Kind, tiles: readonly string[], rng: Rng): void {
  if (tiles.length === 0) return;
  for (const at of PLOTS) choice[FIELDS[field][at]] = null;
  const order = [...tiles];
  shuffle(order, rng);
  for (const tile of order) choice[FIELDS[field][pickOne(PLOTS, rng)]] = tile;
}

function sampleArrangement(facts: ArrangeFacts, rng: Rng): ArrangeChoice {
  const choice: ArrangeChoice = {};
  layRandomly(choice, 'cage', facts.cages, rng);
  layRandomly(choice, 'addon', facts.addons, rng);
  if (facts.pets.length === 0) return choice;
  const homes: (0 | 1 | 2 | 3)[] = PLOTS.filter(
    (at) => facts.caged[at] || typeof choice[FIELDS.cage[at]] === 'string',
  );
  const pets = [...facts.pets];
  shuffle(homes, rng);
  shuffle(pets, rng);
  for (const at of PLOTS) choice[FIELDS.pet[at]] = null;
  for (const pet of pets) {
    const keep = rng.below(8) > 0;
    const home = keep ? homes.pop() : undefined;
    if (home !== undefined) choice[FIELDS.pet[home]] = pet;
  }
  return choice;
}

// The kernel hands facts and choices over as plain JSON; their shape is the one this file gave them.
export const arrangeForm: Form = {
  check: (facts, choice) => checkArrangement(facts as ArrangeFacts, choice as ArrangeChoice),
  sample(domain, rng) {
    const choice = sampleArrangement(domain.facts as ArrangeFacts, rng);
    return isOffered(domain, choice) ? choice : asItIs(domain);
  },
};

/** False where a modifier has narrowed a field. */
function isOffered({ fields }: FormDomain, choice: ArrangeChoice): boolean {
  return Object.entries(fields).every(
    ([name, field]) => field.type === 'pick' && field.options.includes(choice[name] ?? null),
  );
}

/** Every field's proposal. */
function asItIs({ fields }: FormDomain): Json {
  const proposals = Object.entries(fields).map(([name, field]) => [
    name,
    field.type === 'pick' ? (field.options[0] ?? null) : null,
  ]);
  return Object.fromEntries(proposals);
}

/** Lays the new tiles of a kind. Those named nowhere were laid first, where another new one covers them (RUL-22). */
function layNew(
  choice: ArrangeChoice,
  field: Kind,
  fresh: readonly string[],
  lay: (at: number, tile: string) => void,
): void {
  const shown: { at: number; tile: string }[] = [];
  for (const at of PLOTS) {
    const tile = choice[FIELDS[field][at]] ?? null;
    if (tile !== null) shown.push({ at, tile });
  }
  const covered = fresh.filter((tile) => !shown.some((x) => x.tile === tile));
  for (const tile of covered) lay(shown[0]?.at ?? 0, tile);
  for (const { at, tile } of shown) lay(at, tile);
}

/**
 * A new cage covers an older one, which is discarded; addon, manure and pet stay (PB-CAGE-05, PB-CAGE-06, PB-CAGE-07).
 * Also PB-CAGE-12, RUL-23, DA-PET-SLYPIGGY-05, R-DA-85.
 */
function placeCages(c: PetzContext, seat: Seat, choice: ArrangeChoice): void {
  const { cart, plots } = shopOf(c.s, seat);
  layNew(choice, 'cage', cart.cages, (at, cage) => {
    const plot = plotOf({ plots }, at);
    const replaced = plot.cage;
    if (replaced !== null && replaced !== PRINTED_CAGE) c.s.gone.cages.push(replaced);
    plot.cage = cage;
    c.emit({ type: 'petz.placedCage', seat, cage, plot: at, replaced });
  });
  cart.cages = [];
}

/** A new addon replaces an older one, which is discarded (PB-ADDON-03, PB-ADDON-04, PB-ADDON-05, PB-ADDON-06). */
function placeAddons(c: PetzContext, seat: Seat, choice: ArrangeChoice): void {
  const { cart, plots } = shopOf(c.s, seat);
  layNew(choice, 'addon', cart.addons, (at, addon) => {
    const plot = plotOf({ plots }, at);
    const replaced = plot.addon;
    if (replaced !== null) c.s.gone.addons.push(replaced);
    plot.addon = addon;
    c.emit({ type: 'petz.placedAddon', seat, addon, plot: at, replaced });
  });
  cart.addons = [];
}

/**
 * Pets move with their tokens, manure stays (PB-ARR-06, PB-ARR-07); the others are released one by one (RUL-56,
 * PB-PET-09, PB-ARR-09, PB-ARR-10, RUL-30).
 */
function housePets(c: PetzContext, seat: Seat, choice: ArrangeChoice): void {
  const shop = shopOf(c.s, seat);
  const pets = everyPet(shop);
  shop.cart.pets = [];
  for (const at of PLOTS) {
    const id = choice[FIELDS.pet[at]] ?? null;
    plotOf(shop, at).pet = pets.find((pet) => pet.id === id) ?? null;
  }
  const housed = new Set(petsOf(shop).map(({ pet }) => pet.id));
  for (const pet of pets) if (!housed.has(pet.id)) losePet(c, seat, pet, null, 'released');
}

export function arrange(c: PetzContext, seat: Seat, choice: ArrangeChoice): void {
  placeCages(c, seat, choice);
  placeAddons(c, seat, choice);
  housePets(c, seat, choice);
  const pets = shopOf(c.s, seat).plots.map((plot) => plot.pet?.id ?? null);
  c.emit({ type: 'petz.arranged', seat, pets });
}
