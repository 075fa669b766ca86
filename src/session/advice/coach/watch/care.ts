/** Need Cards: given to pets that suffer under them while another way would have spared them; potions spent for nothing. */

import { type Domain, isRecord } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import type { Need } from '../../../../engine/petz/data/schema.ts';
import { antimagicOf, demandsOf, NEEDS, POTION, petsOf, strengthOf } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { type Forecast, forecast, type PetForecast } from '../../forecast.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

// Arranging: pets in cages that hold less than others would, or in the dirt while a clean cage stands empty.

/** From so much manure in its cage on, a single disease makes a pet suffer (PB-NEED-DISEASE-04). */
const DIRTY = 2;

type Home = Plot & { cage: string };

/** What a pet's bars may bring that its cage would not hold. */
function lackOf(home: Home): number {
  if (home.pet === null) return 0;
  const bars = demandsOf(home.pet);
  const count = (colour: string) => bars.filter((bar) => bar === colour).length;
  const anger = Math.max(0, count('R') - strengthOf(home));
  const magic = Math.max(0, count('P') - antimagicOf(home));
  return anger + magic + (home.manure >= DIRTY ? 1 : 0);
}

const lackIn = (homes: readonly Home[]): number => homes.reduce((sum, home) => sum + lackOf(home), 0);

/** The cages as the answer leaves them. */
function homesAfter({ view, seat }: Sight, choice: { readonly [field: string]: Json }): Home[] {
  const shop = view.shops[seat];
  if (shop === undefined) return [];
  const pets = [...petsOf(shop).map(({ pet }) => pet), ...shop.cart.pets];
  const named = (field: string, now: string | null) => {
    const value = choice[field];
    return typeof value === 'string' ? value : now;
  };
  return shop.plots.flatMap((plot, at) => {
    const cage = named(`cage${at}`, plot.cage);
    const pet = pets.find(({ id }) => id === choice[`pet${at}`]) ?? null;
    return cage === null ? [] : [{ ...plot, cage, addon: named(`addon${at}`, plot.addon), pet }];
  });
}

/** All ways in which the same things may stand in other cages. */
function* shuffled<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [i, first] of things.entries()) {
    for (const rest of shuffled(things.toSpliced(i, 1))) yield [first, ...rest];
  }
}

/** The least that could be lacking with the pets in other cages and new addons at others. */
function leastLack(homes: readonly Home[], fresh: readonly string[]): number {
  const isFresh = ({ addon }: Home) => addon !== null && fresh.includes(addon);
  let least = Number.POSITIVE_INFINITY;
  for (const pets of shuffled(homes.map(({ pet }) => pet))) {
    for (const addons of shuffled(homes.map((home) => (isFresh(home) ? home.addon : null)))) {
      const moved = homes.map((home, i) => {
        const own = isFresh(home) ? null : home.addon;
        return { ...home, pet: pets[i] ?? null, addon: addons[i] ?? own };
      });
      least = Math.min(least, lackIn(moved));
    }
  }
  return least;
}

export const cages: CoachWatch = {
  id: 'cages',
  topic: 'cages',
  asks: ['petz.arrange'],
  point: 'plots',
  inLessons: true,
  judge(sight, choice) {
    if (!isRecord(choice)) return null;
    const homes = homesAfter(sight, choice);
    const lack = lackIn(homes);
    if (lack <= leastLack(homes, sight.view.shops[sight.seat]?.cart.addons ?? [])) return RIGHT;
    const worst = homes.reduce((a, b) => (lackOf(b) > lackOf(a) ? b : a));
    return misread({ pet: worst.pet?.id ?? '' });
  },
};

type Deal = Extract<Domain, { type: 'deal' }>;
type Cards = readonly number[];

/** A lost pet weighs more than any token. */
const LOST = 20;

const harmOf = ({ lost, suffering, mutation, caught }: PetForecast): number =>
  (lost === null ? 0 : LOST) + 2 * suffering + 2 * mutation + caught;

export const harmIn = (outcome: Forecast): number => outcome.pets.reduce((sum, pet) => sum + harmOf(pet), 0);

/** What the worst of it comes from. */
function causeOf({ hungry, fed, bored, suffering, illness, anger, magic }: PetForecast): Need {
  if (anger.needs > anger.strength) return 'anger';
  if (magic.needs > magic.antimagic) return 'magic';
  if (hungry > fed) return 'hunger';
  if (illness > 0) return 'disease';
  return suffering > 0 && bored > 0 ? 'play' : 'disease';
}

/** The cards of the hand that are not laid. */
function unlaid({ items }: Deal, cards: Cards): Deal['items'] {
  const used = new Set<number>();
  for (const card of cards) {
    const item = items.find(({ key, value }) => value === card && !used.has(key));
    if (item !== undefined) used.add(item.key);
  }
  return items.filter(({ key }) => !used.has(key));
}

const fits = (item: Deal['items'][number], slot: Deal['slots'][number]): boolean =>
  item.fits === '*' || item.fits === slot.accepts;

/** Every assignment that differs by one card: another of the hand, two laid ones swapped, or a potion somewhere else. */
function* neighbours(deal: Deal, cards: Cards): Generator<number[]> {
  const { slots } = deal;
  const free = unlaid(deal, cards);
  for (const [at, slot] of slots.entries()) {
    const card = cards[at] ?? 0;
    const others = free.filter((item) => item.value !== card && fits(item, slot));
    for (const { value } of others) {
      const next = cards.with(at, Number(value));
      yield next;
      if (card !== POTION) continue;
      // The potion that was here is free for another bar.
      for (const other of slots.keys()) if (other !== at) yield next.with(other, POTION);
    }
    for (let other = at + 1; other < slots.length; other++) {
      const to = slots[other];
      if (to === undefined || to.accepts !== slot.accepts || to.bin === slot.bin) continue;
      yield cards.with(at, cards[other] ?? 0).with(other, card);
    }
  }
}

const potionsIn = (cards: Cards): number => cards.filter((card) => card === POTION).length;

/** A potion more has to spare a token or a pet: an imp in the hospital comes back by itself. */
function isSpared(view: PetzView, domain: Deal, cards: Cards, harm: number): boolean {
  for (const other of neighbours(domain, cards)) {
    const outcome = forecast(view, other as Json);
    const least = potionsIn(other) > potionsIn(cards) ? 2 : 1;
    if (outcome !== null && harmIn(outcome) + least <= harm) return true;
  }
  return false;
}

/** The question and the answer, if it is a whole assignment. */
function assigned({ domain }: Sight, choice: Json): { deal: Deal; cards: Cards } | null {
  if (domain?.type !== 'deal' || !Array.isArray(choice)) return null;
  return { deal: domain, cards: choice as number[] };
}

export const care: CoachWatch = {
  id: 'care',
  topic: 'needs',
  asks: ['petz.assign'],
  point: 'forecast',
  judge(sight, choice) {
    const laid = assigned(sight, choice);
    const outcome = forecast(sight.view, choice);
    if (laid === null || outcome === null) return null;
    const harm = harmIn(outcome);
    if (harm === 0) return RIGHT;
    if (!isSpared(sight.view, laid.deal, laid.cards, harm)) return null;
    const worst = outcome.pets.reduce((a, b) => (harmOf(b) > harmOf(a) ? b : a));
    const need = causeOf(worst);
    const count = worst.needs[NEEDS.indexOf(need)] ?? 0;
    return misread({ pet: worst.pet, need, count });
  },
};

/** A potion is spent where a card of the hand would have done as well. */
export const potion: CoachWatch = {
  id: 'potion',
  topic: 'needs',
  asks: ['petz.assign'],
  point: 'hand',
  judge(sight, choice) {
    const laid = assigned(sight, choice);
    const outcome = forecast(sight.view, choice);
    if (laid === null || outcome === null || !laid.cards.includes(POTION)) return null;
    const harm = harmIn(outcome);
    for (const other of withoutPotion(laid.deal, laid.cards)) {
      const then = forecast(sight.view, other as Json);
      if (then !== null && harmIn(then) <= harm) return misread();
    }
    return RIGHT;
  },
};

/** One potion left in the hand, a card laid instead. */
function* withoutPotion({ items, slots }: Deal, cards: Cards): Generator<number[]> {
  for (const [at, slot] of slots.entries()) {
    if (cards[at] !== POTION) continue;
    for (const { value, fits } of items) {
      if (fits === slot.accepts && !cards.includes(Number(value))) yield cards.with(at, Number(value));
    }
  }
}

/** So much more must other cards be worth. */
const MARGIN = 2;

/** What the cards are worth today: how well the best of the pets would please a customer, and the score at the show. */
function worthIn({ pets, show }: Forecast): number {
  const matches = pets.flatMap((pet) => pet.matches.map(({ match }) => match));
  return Math.max(0, ...matches) + (show?.score ?? 0);
}

/** Other cards, no worse for the pets, would please the customer more or score more at the show. */
export const suit: CoachWatch = {
  id: 'suit',
  topic: 'customers',
  asks: ['petz.assign'],
  point: 'forecast',
  inLessons: true,
  judge(sight, choice) {
    const laid = assigned(sight, choice);
    const outcome = forecast(sight.view, choice);
    if (laid === null || outcome === null) return null;
    const [worth, harm] = [worthIn(outcome), harmIn(outcome)];
    for (const other of neighbours(laid.deal, laid.cards)) {
      const then = forecast(sight.view, other as Json);
      if (then === null || harmIn(then) > harm) continue;
      if (worthIn(then) >= worth + MARGIN) return misread({ count: worthIn(then) - worth });
    }
    return RIGHT;
  },
};
