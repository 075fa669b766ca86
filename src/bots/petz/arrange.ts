/** Where cages, addons and pets go: every arrangement is weighed, the one with the least trouble is taken. */

import type { ArrangeChoice } from '../../engine/petz/choices.ts';
import { grown } from '../../engine/petz/phases/aging.ts';
import { besideGap, petsOf } from '../../engine/petz/query.ts';
import type { Pet, Plot, Shop } from '../../engine/petz/state.ts';
import { company, filth, quality, trouble } from './housing.ts';
import type { Outlook } from './outlook.ts';
import { eachAhead } from './worth.ts';

const PLOTS = [0, 1, 2, 3];

/** Points for each cage and addon on the display at the end. */
const TILE = 0.8;
/** How far the rounds to come count for a tile that stays. */
const LATER = 0.35;

export interface Arrangement {
  choice: ArrangeChoice;
  /** Points: worth of the pets housed, less the trouble they make, plus what the tiles promise. */
  worth: number;
  released: Pet[];
}

/** All pets of a shop, on the display first. */
export function everyPet(shop: Pick<Shop, 'plots' | 'cart'>): Pet[] {
  return [...petsOf(shop).map(({ pet }) => pet), ...shop.cart.pets];
}

/** Every way to lay some new tiles on the four plots. */
function waysToLay(tiles: readonly string[]): (string | null)[][] {
  let ways: (string | null)[][] = [[null, null, null, null]];
  for (const tile of tiles) {
    ways = ways.flatMap((way) => PLOTS.filter((at) => way[at] === null).map((at) => way.with(at, tile)));
  }
  return ways;
}

/** Adds the pets one by one to the plots that are left, keeping the best way found. */
class Housing {
  best = Number.NEGATIVE_INFINITY;
  homes: number[] = [];
  readonly #pets: readonly Pet[];
  readonly #cost: number[][];

  constructor(pets: readonly Pet[], cost: number[][]) {
    this.#pets = pets;
    this.#cost = cost;
  }

  fill(open: readonly number[], homes: readonly number[], sum: number): void {
    const next = homes.length;
    if (next === this.#pets.length) {
      const worth = sum + this.#neighbours(homes);
      if (worth > this.best) {
        this.best = worth;
        this.homes = [...homes];
      }
      return;
    }
    for (const at of open) {
      const cost = this.#cost[next]?.[at] ?? 0;
      this.fill(
        open.filter((x) => x !== at),
        [...homes, at],
        sum - cost,
      );
    }
  }

  #neighbours(homes: readonly number[]): number {
    let sum = 0;
    for (const gap of PLOTS) {
      const [a, b] = besideGap(gap).map((at) => this.#pets[homes.indexOf(at)]);
      if (a !== undefined && b !== undefined) sum += company(a, b);
    }
    return sum;
  }
}

function costIn(o: Outlook, pet: Pet, plot: Plot): number {
  const later = o.left > 0 ? LATER * trouble({ id: pet.id, size: grown(pet.size) }, plot) : 0;
  return trouble(pet, plot) + filth(pet, plot.manure) + later;
}

/** What the tiles of a display promise for the rounds to come. */
function promise(o: Outlook, plots: readonly Plot[]): number {
  let sum = 0;
  for (const plot of plots) {
    if (plot.cage !== null) sum += TILE;
    if (plot.addon !== null) sum += TILE;
    sum += 0.12 * o.left * quality(plot);
  }
  return sum;
}

/** The pets to keep if there is not room for all: those worth most, in the order they came. */
function keep(o: Outlook, pets: readonly Pet[], room: number): Pet[] {
  let housed = [...pets];
  while (housed.length > room) {
    const worths = eachAhead(o, housed);
    const least = worths.indexOf(Math.min(...worths));
    housed = housed.toSpliced(least, 1);
  }
  return housed;
}

/** The best arrangement of a shop. No pet is released while there is a cage free. */
export function bestArrangement(o: Outlook, shop: Shop): Arrangement {
  const pets = everyPet(shop);
  let best: { worth: number; cages: (string | null)[]; addons: (string | null)[]; homes: Map<number, Pet> } =
    {
      worth: Number.NEGATIVE_INFINITY,
      cages: [],
      addons: [],
      homes: new Map(),
    };
  for (const cages of waysToLay(shop.cart.cages)) {
    for (const addons of waysToLay(shop.cart.addons)) {
      const plots = shop.plots.map((plot, at) => ({
        ...plot,
        cage: cages[at] ?? plot.cage,
        addon: addons[at] ?? plot.addon,
      }));
      const open = PLOTS.filter((at) => plots[at]?.cage !== null);
      const housed = pets.length > open.length ? keep(o, pets, open.length) : pets;
      const cost = housed.map((pet) => plots.map((plot) => costIn(o, pet, plot)));
      const housing = new Housing(housed, cost);
      housing.fill(open, [], promise(o, plots) - 4 * (pets.length - housed.length));
      if (housing.best > best.worth) {
        const homes = new Map(housing.homes.map((at, i) => [at, housed[i] as Pet]));
        best = { worth: housing.best, cages, addons, homes };
      }
    }
  }
  const choice: Record<string, string | null> = {};
  for (const at of PLOTS) {
    if (shop.cart.cages.length > 0) choice[`cage${at}`] = best.cages[at] ?? null;
    if (shop.cart.addons.length > 0) choice[`addon${at}`] = best.addons[at] ?? null;
    if (pets.length > 0) choice[`pet${at}`] = best.homes.get(at)?.id ?? null;
  }
  const housed = new Set([...best.homes.values()]);
  return { choice, worth: best.worth, released: pets.filter((pet) => !housed.has(pet)) };
}
