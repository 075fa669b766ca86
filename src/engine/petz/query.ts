/** Questions about a game that change nothing. Most read only public things, so they serve views as well. */

import { tuned } from '../kernel/mods.ts';
import type { Seat } from '../kernel/state.ts';
import { iconsInAlleys } from './alleys/icons.ts';
import { accessoryCard, addonCard, BOARD, cageCard, petCard } from './data/cards.ts';
import { NEED_INDEX } from './data/needs.ts';
import type { Colour, Need, PlayerTable } from './data/schema.ts';
import { expansionsOf, installedExpansions } from './expansion.ts';
import type { PetzSetup } from './schema-setup.ts';
import type { Group, OpenPetz, Pet, Plot, Shop } from './state.ts';
import { TUNABLES } from './tunables.ts';

/** The numbers that depend on how many shops take part (PB-GEN-02, PB-GEN-03, PB-GEN-11). */
export function tableFor(seats: number): PlayerTable {
  const tables: Record<number, PlayerTable> = BOARD.tables;
  const table = tables[seats];
  if (table === undefined) throw new Error(`no table for ${seats} players`);
  return table;
}

/** The numbers of a game that goes on to its printed end, changed by its expansions. */
export function tableOfWholeGame(s: { setup: PetzSetup }): PlayerTable {
  let table = tableFor(s.setup.seats);
  for (const { table: change } of expansionsOf(s)) table = change?.(s.setup, table) ?? table;
  return table;
}

/** The numbers of this game: where it stops earlier, its last round is that of the stop, unless it is broken off there. */
export function tableOf(s: { setup: PetzSetup }): PlayerTable {
  const table = tableOfWholeGame(s);
  const { stop } = s.setup;
  if (stop === undefined || stop.after === 'grouping') return table;
  const rounds = Math.min(stop.round, table.rounds);
  return { ...table, rounds, customers: table.customers.filter((round) => round <= rounds) };
}

export function tune(s: { setup: PetzSetup }, name: keyof typeof TUNABLES): number {
  return tuned(s.setup, TUNABLES, name);
}

export function isLastRound(s: { setup: PetzSetup; round: number }): boolean {
  return s.round === tableOf(s).rounds;
}

export function shopOf<T>(s: { shops: T[] }, seat: Seat): T {
  const shop = s.shops[seat];
  if (shop === undefined) throw new Error(`no shop at seat ${seat}`);
  return shop;
}

/** The seat on the left: clockwise the next one (RUL-02). */
export function leftOf(s: { setup: PetzSetup }, seat: Seat): Seat {
  return (seat + 1) % s.setup.seats;
}

/** All seats clockwise, beginning with `first`. */
export function clockwiseFrom(s: { setup: PetzSetup }, first: Seat): Seat[] {
  return Array.from({ length: s.setup.seats }, (_, i) => (first + i) % s.setup.seats);
}

/** The colours of a pet's visible bars (PB-PET-10, PB-DRAW-03). */
export function barsOf(pet: Pick<Pet, 'id' | 'size'>): Colour[] {
  return petCard(pet.id).bars.slice(0, pet.size).split('') as Colour[];
}

/**
 * The colours for which a pet gets a card: its bars, the extra bar of its printed tile (DA-PET-GENERAL-04), and one
 * for each accessory (DA-ACC-07, DA-ACC-08).
 * Also DA-ACC-09, R-DA-14.
 */
export function demandsOf(pet: Pick<Pet, 'id' | 'size' | 'wears'>): Colour[] {
  const bars = barsOf(pet);
  const { extra } = petCard(pet.id);
  if (extra !== undefined) bars.push(extra);
  for (const tile of pet.wears ?? []) bars.push(accessoryCard(tile).colour);
  return bars;
}

/** How many needs of one kind a pet was given; 0 before its owner has revealed them (PB-NEED-04, RUL-48). */
export function needCount(pet: Pick<Pet, 'needs'>, need: Need): number {
  return pet.needs?.[NEED_INDEX[need]] ?? 0;
}

/** Strength of a plot: cage, addon and armoured imps (PB-NEED-ANGER-01, PB-ARTIFACT-ARMOR-02). */
export function strengthOf(plot: Plot): number {
  return iconsOf(plot, 'strength') + plot.guard.strength;
}

/** Antimagic of a plot: cage, addon and armoured imps (PB-NEED-MAGIC-01). */
export function antimagicOf(plot: Plot): number {
  return iconsOf(plot, 'antimagic') + plot.guard.antimagic;
}

/**
 * Icons of one kind on the cage and the addon of a plot; an addon without a cage does nothing (PB-ADDON-04,
 * PB-ADDON-08).
 */
export function iconsOf(
  plot: Pick<Plot, 'cage' | 'addon' | 'alleys'>,
  icon: 'strength' | 'antimagic' | 'play' | 'graze' | 'absorb' | 'meat',
): number {
  if (plot.alleys !== undefined) return iconsInAlleys(plot, icon);
  if (plot.cage === null) return 0;
  const cage = cageCard(plot.cage);
  const addon = plot.addon === null ? null : addonCard(plot.addon);
  switch (icon) {
    case 'strength':
    case 'antimagic':
    case 'play':
      return cage[icon] + (addon?.[icon] ?? 0);
    case 'graze':
    case 'absorb':
      return cage[icon];
    case 'meat':
      return addon?.meat ?? 0;
  }
}

/** PB-NEED-HUNGER-03: herbivores and omnivores eat vegetables, carnivores and omnivores meat. */
export function canEat(pet: Pick<Pet, 'id'>, food: 'vegetable' | 'meat'): boolean {
  const { diet, fasts } = petCard(pet.id);
  if (fasts) return false;
  return diet === 'omnivore' || diet === (food === 'vegetable' ? 'herbivore' : 'carnivore');
}

/** The two plots beside a gap (PB-NEED-PLAY-03, PB-NEED-PLAY-04). */
export function besideGap(gap: number): [number, number] {
  return [gap, (gap + 1) % 4];
}

/** The pets of a shop with their plots, in plot order. */
export function petsOf(shop: Pick<Shop, 'plots'>): { pet: Pet; plot: Plot; at: number }[] {
  const found: { pet: Pet; plot: Plot; at: number }[] = [];
  for (let at = 0; at < shop.plots.length; at++) {
    const plot = shop.plots[at] as Plot;
    if (plot.pet !== null) found.push({ pet: plot.pet, plot, at });
  }
  return found;
}

export function plotOf(shop: Pick<Shop, 'plots'>, at: number): Plot {
  const plot = shop.plots[at];
  if (plot === undefined) throw new Error(`no plot ${at}`);
  return plot;
}

/** True if an artifact works for a shop: it owns it, or something that has become its copy (PB-ART-02). */
export function hasArtifact(shop: Pick<Shop, 'artifacts' | 'alleys'>, artifact: string): boolean {
  if (shop.artifacts.includes(artifact)) return true;
  // Only a shop in a game with an expansion can own a copy.
  if (shop.alleys === undefined) return false;
  return installedExpansions().some((expansion) => expansion.worksAs?.(shop, artifact) === true);
}

/** All manure on a display, in cages with or without a pet. */
export function manureOf(shop: Pick<Shop, 'plots'>): number {
  return shop.plots.reduce((sum, plot) => sum + plot.manure, 0);
}

/** Tokens in the storage, the Magic Box not counted. */
export function foodCount(shop: Pick<Shop, 'food'>, food: 'vegetable' | 'meat'): number {
  return shop.food[food].reduce((sum, n) => sum + n, 0);
}

/** Imps used on the Pet Display Board (PB-NEED-06). */
export function busyImps(shop: Pick<Shop, 'busy'>): number {
  const { gaps, centre, armour, cages } = shop.busy;
  return centre + armour + cages + gaps.reduce((sum, n) => sum + n, 0);
}

/** Own imps on the platform: its action space and its right side (PB-PLAT-05, DA-BODY-11). */
export function impsOnPlatform(s: Pick<OpenPetz, 'shops' | 'town'>, seat: Seat): number {
  const standing = s.town.taken.platform;
  return shopOf(s, seat).platform + (standing?.seat === seat ? standing.imps : 0);
}

/** Group size (PB-GROUP-07, DA-BODY-03). */
export function sizeOf(group: Group): number {
  return group.imps + group.gold + (group.bodyguard ?? 0) + (group.hat ?? 0) * HAT;
}

/** What the Fancy Hat adds to the size of a group (DA-ARTIFACT-FANCYHAT-02, DA-ARTIFACT-FANCYHAT-04). */
const HAT = 0.5;

/** Figures of a group: where two imps are needed the bodyguard counts as one (DA-BODY-08, PB-ARTIFACT-EMPLOYEE-08). */
export function figuresOf(group: Pick<Group, 'imps' | 'bodyguard'>): number {
  return group.imps + (group.bodyguard ?? 0);
}

/** A group of its own that names only what is in it. */
export function groupOf({ imps, gold, bodyguard = 0, hat = 0 }: Group): Group {
  const group: Group = { imps, gold };
  if (bodyguard > 0) group.bodyguard = bodyguard;
  if (hat > 0) group.hat = hat;
  return group;
}

/** True if two groups consist of the same things. */
export function sameGroup(a: Group, b: Group): boolean {
  return (
    a.imps === b.imps &&
    a.gold === b.gold &&
    (a.bodyguard ?? 0) === (b.bodyguard ?? 0) &&
    (a.hat ?? 0) === (b.hat ?? 0)
  );
}

/** The group a choice names. */
export function groupIn(choice: { readonly [key: string]: unknown }): Group {
  return groupOf({
    imps: countIn(choice.imps),
    gold: countIn(choice.gold),
    bodyguard: countIn(choice.bodyguard),
    hat: countIn(choice.hat),
  });
}

function countIn(x: unknown): number {
  return typeof x === 'number' ? x : 0;
}

/** The price of a pet of size 4 or more, mutation not counted (PB-SELL-18, PB-SELL-19, PB-SELL-23). */
export function priceOf(pet: Pick<Pet, 'id' | 'size'>): number {
  const row: Record<number, number> = BOARD.prices[petCard(pet.id).diet];
  const price = row[pet.size];
  if (price === undefined) throw new Error(`a pet of size ${pet.size} has no price`);
  return price;
}
