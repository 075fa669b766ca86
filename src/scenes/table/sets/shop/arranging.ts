/** An arrangement in the making, as pure data: what lies on the cart, what sits in the basket, who stands where. */
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import {
  type ArrangeDomain,
  asItIs,
  factsOf,
  type PetPlaces,
  PLOTS,
  put,
  released,
} from '../../../../session/advice/arrangement.ts';

type What = 'cage' | 'addon' | 'pet';

/** A new tile or a pet, wherever it is now. */
export interface ShopThing {
  what: What;
  id: string;
}

export interface Plan {
  readonly now: PetPlaces;
  /** Pets to be released on purpose. */
  readonly basket: readonly string[];
}

export function planOf(domain: ArrangeDomain): Plan {
  return { now: asItIs(domain), basket: [] };
}

/** What waits on the cart. */
export function onCart(domain: ArrangeDomain, { now, basket }: Plan): ShopThing[] {
  const { cages, addons } = factsOf(domain);
  const isFree = (what: What, id: string) => !PLOTS.some((at) => now[`${what}${at}`] === id);
  const free = (what: What, ids: readonly string[]): ShopThing[] =>
    ids.filter((id) => isFree(what, id)).map((id) => ({ what, id }));
  return [
    ...free('cage', cages),
    ...free('addon', addons),
    ...released(domain, now).flatMap((id): ShopThing[] => (basket.includes(id) ? [] : [{ what: 'pet', id }])),
  ];
}

/** Where a thing stands now; undefined: on the cart or in the basket. */
export function plotOfThing({ now }: Plan, { what, id }: ShopThing): number | undefined {
  return PLOTS.find((at) => now[`${what}${at}`] === id);
}

/** Puts a thing on a plot; a pet that was there changes places with it. */
export function toPlot(plan: Plan, { what, id }: ShopThing, at: number): Plan {
  return { now: put(plan.now, what, at, id), basket: plan.basket.filter((pet) => pet !== id) };
}

/** Takes a thing off its plot, onto the cart or, if it is to leave the shop, into the basket. */
export function takeOff(plan: Plan, thing: ShopThing, toBasket: boolean): Plan {
  const at = plotOfThing(plan, thing);
  const now = at === undefined ? plan.now : put(plan.now, thing.what, at, null);
  const others = plan.basket.filter((pet) => pet !== thing.id);
  return { now, basket: toBasket && thing.what === 'pet' ? [...others, thing.id] : others };
}

/** What a tap on a plot takes up: its pet, else what was newly laid there. */
export function topOf({ now }: Plan, at: number): ShopThing | null {
  for (const what of ['pet', 'cage', 'addon'] as const) {
    const id = now[`${what}${at}`];
    if (typeof id === 'string') return { what, id };
  }
  return null;
}

/** A plot as it would be. */
export function plotAt(shop: ShopView, { now }: Plan, at: number): Plot {
  const plot = shop.plots[at];
  const id = now[`pet${at}`];
  return {
    cage: now[`cage${at}`] ?? plot?.cage ?? null,
    addon: now[`addon${at}`] ?? plot?.addon ?? null,
    manure: plot?.manure ?? 0,
    ...(plot?.alleys === undefined ? {} : { alleys: plot.alleys }),
    guard: plot?.guard ?? { strength: 0, antimagic: 0 },
    pet: `pet${at}` in now ? (id == null ? null : petOf(shop, id)) : (plot?.pet ?? null),
  };
}

/** A pet of the shop, in a cage or on the cart. */
function petOf(shop: ShopView, id: string): Pet | null {
  const housed = shop.plots.flatMap(({ pet }) => (pet === null ? [] : [pet]));
  return [...housed, ...shop.cart.pets].find((pet) => pet.id === id) ?? null;
}

export function isUnchanged(domain: ArrangeDomain, { now, basket }: Plan): boolean {
  const still = asItIs(domain);
  return basket.length === 0 && Object.keys(still).every((field) => still[field] === now[field]);
}
