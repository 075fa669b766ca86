/** Need Cards: given to pets that suffer under them while another way would have spared them; potions spent for nothing. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import type { Need } from '../../../../engine/petz/data/schema.ts';
import { NEEDS, POTION } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { type Forecast, forecast, type PetForecast } from '../../forecast.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

type Deal = Extract<Domain, { type: 'deal' }>;
type Cards = readonly number[];

/** A lost pet weighs more than any token. */
const LOST = 20;

const harmOf = ({ lost, suffering, mutation, caught }: PetForecast): number =>
  (lost === null ? 0 : LOST) + 2 * suffering + 2 * mutation + caught;

export const harmIn = (told: Forecast): number => told.pets.reduce((sum, pet) => sum + harmOf(pet), 0);

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
    const told = forecast(view, other as Json);
    const least = potionsIn(other) > potionsIn(cards) ? 2 : 1;
    if (told !== null && harmIn(told) + least <= harm) return true;
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
    const told = forecast(sight.view, choice);
    if (laid === null || told === null) return null;
    const harm = harmIn(told);
    if (harm === 0) return RIGHT;
    if (!isSpared(sight.view, laid.deal, laid.cards, harm)) return null;
    const worst = told.pets.reduce((a, b) => (harmOf(b) > harmOf(a) ? b : a));
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
    const told = forecast(sight.view, choice);
    if (laid === null || told === null || !laid.cards.includes(POTION)) return null;
    const harm = harmIn(told);
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
    const told = forecast(sight.view, choice);
    if (laid === null || told === null) return null;
    const [worth, harm] = [worthIn(told), harmIn(told)];
    for (const other of neighbours(laid.deal, laid.cards)) {
      const then = forecast(sight.view, other as Json);
      if (then === null || harmIn(then) > harm) continue;
      if (worthIn(then) >= worth + MARGIN) return misread({ count: worthIn(then) - worth });
    }
    return RIGHT;
  },
};
