/** Furnishes the shops as a start names them, before any dice are thrown; cards come later, with the deal. */

import { each } from '../../kernel/data.ts';
import { artifactCard } from '../data/cards.ts';
import { type Colour, FOODS } from '../data/schema.ts';
import type { Pet, Petz, Plot, Shop } from '../state.ts';
import { firstPhase, firstRound } from './pieces.ts';
import type { PetStart, PetzStart, PlotStart, ShopStart, StartPhase } from './schema.ts';

/** Phases in which a pet may wait in the cart for its cage. */
export function mayWait(phase: StartPhase): boolean {
  return phase === 'setup' || phase === 'shopping' || phase === 'needs';
}

function petOf({ id, size, suffering = 0, mutation = 0, wears }: PetStart): Pet {
  const pet: Pet = { id, size, suffering, mutation, cards: [], needs: null };
  if (wears !== undefined && wears.length > 0) pet.wears = [...wears];
  return pet;
}

function furnishPlot(shop: Shop, plot: Plot, start: PlotStart, phase: StartPhase): void {
  if (start.cage !== undefined) plot.cage = start.cage;
  if (start.addon !== undefined) plot.addon = start.addon;
  if (start.manure !== undefined) plot.manure = start.manure;
  if (start.pet !== undefined && start.pet !== null) {
    if (plot.cage === null && mayWait(phase)) shop.cart.pets.push(petOf(start.pet));
    else plot.pet = petOf(start.pet);
  }
  if (plot.alleys === undefined) return;
  plot.alleys.pearls = start.pearls ?? 0;
  if (start.tune !== undefined) plot.alleys.tune = start.tune;
}

/** Artifacts with what they hold: a colour for each book, a token in the Magic Box. */
function furnishArtifacts(shop: Shop, { artifacts = [], books = {}, box, alleys }: ShopStart): void {
  shop.artifacts.push(...artifacts);
  const works = [...artifacts, ...(alleys?.gift === undefined ? [] : [alleys.gift])];
  for (const artifact of works) {
    const colours = artifactCard(artifact).book;
    const held = artifacts.includes(artifact) ? artifact : 'giftBox';
    if (colours !== undefined) shop.books[held] = books[held] ?? (colours.charAt(0) as Colour);
    if (artifact === 'magicBox') shop.box = box === undefined ? 'vegetable' : box;
  }
}

function furnishAlleys(shop: Shop, { alleys: start }: ShopStart): void {
  const { alleys } = shop;
  if (alleys === undefined || start === undefined) return;
  alleys.bodyguard = start.bodyguard ?? false;
  alleys.accessories.push(...(start.accessories ?? []));
  alleys.processed.lollipop = start.processed?.lollipop ?? 0;
  alleys.processed.can = start.processed?.can ?? 0;
  alleys.permission = start.permission ?? null;
  alleys.gift = start.gift ?? null;
}

function furnish(shop: Shop, start: ShopStart, phase: StartPhase): void {
  shop.gold = start.gold ?? shop.gold;
  shop.home = start.home ?? shop.home;
  shop.reputation = start.reputation ?? shop.reputation;
  shop.potions = start.potions ?? shop.potions;
  shop.judge = start.judge ?? shop.judge;
  shop.hospital = start.hospital ?? shop.hospital;
  shop.platform = start.platform ?? shop.platform;
  const { waiting } = start;
  if (waiting !== undefined) {
    const spaces = Math.max(waiting.length, shop.waiting.length);
    shop.waiting = Array.from({ length: spaces }, (_, i) => waiting[i] ?? 0);
  }
  for (const food of FOODS) {
    const tokens = start.food?.[food];
    if (tokens !== undefined)
      shop.food[food] = each(shop.food[food], (_old, chamber) => tokens[chamber] ?? 0);
  }
  furnishArtifacts(shop, start);
  furnishAlleys(shop, start);
  for (const [at, plot] of shop.plots.entries()) {
    const named = start.plots?.[at];
    if (named !== undefined && named !== null) furnishPlot(shop, plot, named, phase);
  }
  shop.cart.cages.push(...(start.cart?.cages ?? []));
  shop.cart.addons.push(...(start.cart?.addons ?? []));
  shop.cart.pets.push(...(start.cart?.pets ?? []).map(petOf));
}

/** All shops as the start has them. For the chart they have had their reputation in every round before. */
export function furnishShops(s: Pick<Petz, 'shops'>, start: PetzStart): void {
  const phase = firstPhase({ start });
  for (const [seat, shop] of s.shops.entries()) {
    const named = start.shops?.[seat];
    if (named !== undefined && named !== null) furnish(shop, named, phase);
    for (let round = 1; round < firstRound({ start }); round++) shop.history.push(shop.reputation);
  }
}
