/** What a seat may know (ledger, part 4: Hidden information), and what it could believe about the rest. */

import { copy } from '../kernel/data.ts';
import { maskAsk } from '../kernel/engine.ts';
import { type Rng, shuffle } from '../kernel/rng.ts';
import type { BaseView } from '../kernel/rules.ts';
import type { Seat } from '../kernel/state.ts';
import { hideAlleys, imagineAlleys } from './alleys/view.ts';
import { cloneOpenShop, cloneOpenTable, cloneTiles } from './clone.ts';
import { boxOf } from './data/cards.ts';
import { CARDS_BY_COLOUR, cardOf, colourIndex, colourOf, POTION, substitute } from './data/needs.ts';
import { COLOURS } from './data/schema.ts';
import type { PetzEvent } from './events.ts';
import { expansionsOf } from './expansion.ts';
import { demandsOf, petsOf } from './query.ts';
import type { PetzSetup } from './schema-setup.ts';
import type { PlotStart, ShopStart } from './start/schema.ts';
import type { OpenShop, Petz, Shop } from './state.ts';

/** A shop as a seat sees it. `hand` and `potions` are null where they are not his to see. */
export interface ShopView extends OpenShop {
  hand: number[] | null;
  potions: number | null;
  /** Cards in hand and laid, by colour index, and potions in hand and laid: public at all times (RUL-25). */
  owned: { cards: number[]; potions: number };
}

/** Piles seen from outside: how many of each (Need decks by colour index). */
interface PileCounts {
  pets: number;
  cages: number;
  addons: number;
  artifacts: number;
  needs: number[];
}

export interface PetzView
  extends BaseView,
    Omit<Petz, 'rng' | 'seat' | 'ask' | 'shops' | 'piles' | 'unused'> {
  ask: Petz['ask'];
  shops: ShopView[];
  piles: PileCounts;
  unused: { exhibitions: number; customers: number };
}

/** Cards and potions a shop owns, in hand and laid at its pets. */
function ownedBy(shop: Shop): { cards: number[]; potions: number } {
  const cards = [0, 0, 0, 0];
  let potions = shop.potions;
  const laid = petsOf(shop).flatMap(({ pet }) => (pet.cards ?? []).map(cardOf));
  for (const card of [...shop.hand, ...laid]) {
    if (card === POTION) potions++;
    else cards[colourIndex(colourOf(card))] = (cards[colourIndex(colourOf(card))] ?? 0) + 1;
  }
  return { cards, potions };
}

/** True while a shop's laid cards lie face down: from the assignment to its owner's turn (PB-ASSIGN-05, PB-NEED-08). */
function liesFaceDown(shop: Shop): boolean {
  return petsOf(shop).some(({ pet }) => pet.needs === null && (pet.cards ?? []).length > 0);
}

/**
 * Potions in hand are hidden only while it is not known which laid cards are potions (RUL-35, PB-GROUP-10, PB-FOOD-06,
 * PB-ART-05, PB-ARR-14, PB-TRACK-01, DA-HIDDEN-02, DA-HIDDEN-03).
 */
function viewShop(shop: Shop, isOwn: boolean): ShopView {
  const faceDown = !isOwn && liesFaceDown(shop);
  // Fields are added to the fresh copy one by one: spreading it would take longer than making it.
  const seen = cloneOpenShop(shop) as ShopView;
  seen.hand = isOwn ? [...shop.hand] : null;
  seen.potions = faceDown ? null : shop.potions;
  seen.owned = ownedBy(shop);
  if (faceDown) for (const { pet } of petsOf(seen)) pet.cards = null;
  return seen;
}

/** A pet of a start without the cards laid at it. */
function withoutCards(plot: PlotStart | null): PlotStart | null {
  if (plot?.pet?.cards === undefined) return plot;
  const { cards: _cards, ...pet } = plot.pet;
  return { ...plot, pet };
}

/** A shop of a start without its hand and the cards laid at its pets. */
function withoutHand(shop: ShopStart | null): ShopStart | null {
  if (shop === null) return null;
  const { hand: _hand, plots, ...open } = shop;
  return plots === undefined ? open : { ...open, plots: plots.map(withoutCards) };
}

/** The setup as all may see it: a scenario's stacked piles would tell what comes next, its hands what others hold. */
function openSetup(setup: PetzSetup): PetzSetup {
  const { needs: _needs, start, ...rest } = setup;
  const open: PetzSetup = { ...rest, decks: {} };
  if (start !== undefined)
    open.start = start.shops === undefined ? start : { ...start, shops: start.shops.map(withoutHand) };
  return copy(open);
}

/** The state without what this seat cannot see (DA-HIDDEN-08). */
export function viewOf(s: Petz, seat: Seat | null): PetzView {
  const { shops, piles, unused, exhibitions, customers, ask, setup } = s;
  const mayKnow = (tile: Petz['exhibitions'][number]) =>
    tile.open || (seat !== null && tile.peeked?.includes(seat) === true);
  const faceUp = (tiles: Petz['exhibitions']) => {
    const copies = cloneTiles(tiles);
    for (const tile of copies) if (!mayKnow(tile)) tile.id = null;
    return copies;
  };
  const seen = cloneOpenTable(s) as PetzView;
  seen.setup = openSetup(setup);
  seen.seat = seat;
  seen.ask = maskAsk(ask, seat);
  seen.shops = shops.map((shop, owner) => viewShop(shop, owner === seat));
  seen.piles = {
    pets: piles.pets.length,
    cages: piles.cages.length,
    addons: piles.addons.length,
    artifacts: piles.artifacts.length,
    needs: piles.needs.map((deck) => deck.length),
  };
  seen.unused = { exhibitions: unused.exhibitions.length, customers: unused.customers.length };
  seen.exhibitions = faceUp(exhibitions);
  seen.customers = faceUp(customers);
  if (seen.alleys !== undefined) hideAlleys(seen.alleys);
  return seen;
}

/** The tiles of a kind that the view has not seen, in random order. */
function unseen(all: readonly string[], seen: readonly (string | null)[], rng: Rng): string[] {
  const known = new Set(seen);
  const left = all.filter((id) => !known.has(id));
  shuffle(left, rng);
  return left;
}

/** Deals the unseen tiles of the Progress Board to its face-down places; what is left was removed at setup. */
function imagineCalendar(
  tiles: Petz['exhibitions'],
  gone: readonly string[],
  all: readonly string[],
  rng: Rng,
): string[] {
  const left = unseen(all, [...tiles.map((tile) => tile.id), ...gone], rng);
  for (const tile of tiles) tile.id ??= left.pop() ?? null;
  return left;
}

/** The Need Cards of each colour that the view cannot place, shuffled. */
function unseenCards(view: PetzView, rng: Rng): number[][] {
  const seen = new Set<number>(view.gone.needs.flat());
  for (const shop of view.shops) {
    for (const card of shop.hand ?? []) seen.add(card);
    for (const { pet } of petsOf(shop)) for (const laid of pet.cards ?? []) seen.add(cardOf(laid));
  }
  return CARDS_BY_COLOUR.map((printed) => {
    const cards = printed.filter((card) => !seen.has(card));
    shuffle(cards, rng);
    return cards;
  });
}

/** A hand and laid cards that agree with what is public of another shop; no laid potions are assumed. */
function imagineShop(shop: ShopView, pool: number[][]): Shop {
  const { owned, hand } = shop;
  const believed = cloneOpenShop(shop) as Shop;
  believed.potions = shop.potions ?? owned.potions;
  if (hand !== null) {
    believed.hand = [...hand];
    return believed;
  }
  const cards = COLOURS.map((colour, i) => {
    const laid = petsOf(shop).flatMap(({ pet }) =>
      (pet.cards ?? []).map(cardOf).filter((card) => card !== POTION && colourOf(card) === colour),
    );
    const inHandOrDown = (owned.cards[i] ?? 0) - laid.length;
    return Array.from({ length: inHandOrDown }, () => pool[i]?.pop() ?? substitute(colour));
  });
  for (const { pet } of petsOf(believed)) {
    pet.cards ??= demandsOf(pet).map((colour) => cards[colourIndex(colour)]?.pop() ?? substitute(colour));
  }
  believed.hand = cards.flat();
  return believed;
}

/** A full state that the view's owner could believe in. Sealed answers of others are the kernel's to fill. */
export function imagine(view: PetzView, rng: Rng): Petz {
  const { piles } = view;
  const pool = unseenCards(view, rng);
  const believed = view.shops.map((shop) => imagineShop(shop, pool));
  const open = cloneOpenTable(view);
  const exhibitions = cloneTiles(view.exhibitions);
  const customers = cloneTiles(view.customers);
  const { town, gone } = open;
  const placed = believed.flatMap((shop) => shop.plots);
  const pets = [
    ...town.young,
    ...town.old,
    ...gone.pets,
    ...placed.map((plot) => plot.pet?.id ?? null),
    ...believed.flatMap((shop) => shop.cart.pets.map((pet) => pet.id)),
  ];
  const cages = [
    ...town.cages,
    ...gone.cages,
    ...placed.map((plot) => plot.cage),
    ...believed.flatMap((shop) => shop.cart.cages),
  ];
  const addons = [
    ...town.addons,
    ...gone.addons,
    ...placed.map((plot) => plot.addon),
    ...believed.flatMap((shop) => shop.cart.addons),
  ];
  const artifacts = [...town.artifacts, ...gone.artifacts, ...believed.flatMap((shop) => shop.artifacts)];
  const s = open as Petz;
  const box = boxOf(view);
  const elsewhere = (kind: 'pets' | 'cages' | 'addons' | 'artifacts' | 'exhibitions'): string[] =>
    expansionsOf(view).flatMap(({ tilesElsewhere }) => tilesElsewhere?.(view)[kind] ?? []);
  s.setup = copy(view.setup);
  s.ask = maskAsk(view.ask, view.seat);
  s.exhibitions = exhibitions;
  s.customers = customers;
  s.rng = [rng.next(), rng.next(), rng.next(), 1];
  s.shops = believed;
  s.unused = {
    exhibitions: imagineCalendar(
      exhibitions,
      [...gone.exhibitions, ...elsewhere('exhibitions')],
      box.exhibitions,
      rng,
    ),
    customers: imagineCalendar(customers, gone.customers, box.customers, rng),
  };
  s.piles = {
    pets: unseen(box.pets, [...pets, ...elsewhere('pets')], rng).slice(0, piles.pets),
    cages: unseen(box.cages, [...cages, ...elsewhere('cages')], rng).slice(0, piles.cages),
    addons: unseen(box.addons, [...addons, ...elsewhere('addons')], rng).slice(0, piles.addons),
    artifacts: unseen(box.artifacts, [...artifacts, ...elsewhere('artifacts')], rng).slice(
      0,
      piles.artifacts,
    ),
    needs: piles.needs.map((count, i) => (pool[i] ?? []).slice(0, count)),
  };
  if (s.alleys !== undefined) imagineAlleys(s, s.alleys, rng);
  return s;
}

/**
 * The faces of cards drawn are their drawer's alone; how many of each colour everybody sees (PB-DRAW-05, RUL-25,
 * PB-SHOP-20).
 */
export function redact(event: PetzEvent, seat: Seat | null): PetzEvent | null {
  if (event.only !== undefined && (seat === null || !event.only.includes(seat))) return null;
  if (event.type === 'petz.drew' && event.seat !== seat) return { ...event, cards: null };
  if (event.type === 'petz.peeked' && event.seat !== seat) return { ...event, id: null };
  return event;
}
