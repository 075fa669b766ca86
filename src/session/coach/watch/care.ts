/** Need Cards: given to pets that suffer under them while another way would have spared them; potions spent for nothing. */
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Need } from '../../../engine/petz/data/schema.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { NEEDS, POTION } from '../../facts.ts';
import { type Forecast, forecast, type PetForecast } from '../../forecast.ts';
import type { Sight } from '../moment.ts';
import { misread, RIGHT, type Watch } from './watch.ts';

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

/** Every assignment that differs by one card: another of the hand, or two laid ones swapped. Potions stay where they are. */
export function* neighbours({ items, slots }: Deal, cards: Cards): Generator<number[]> {
  const used = new Set<number>();
  for (const card of cards) {
    const item = items.find((one) => one.value === card && !used.has(one.key));
    if (item !== undefined) used.add(item.key);
  }
  const free = items.filter(({ key, value }) => !used.has(key) && value !== POTION);
  for (const [at, slot] of slots.entries()) {
    if (cards[at] === POTION) continue;
    for (const { value, fits } of free) {
      if (fits === slot.accepts && value !== cards[at]) yield cards.with(at, Number(value));
    }
    for (let other = at + 1; other < slots.length; other++) {
      const to = slots[other];
      if (to === undefined || to.accepts !== slot.accepts || to.bin === slot.bin) continue;
      yield cards.with(at, cards[other] ?? 0).with(other, cards[at] ?? 0);
    }
  }
}

function isSpared(view: PetzView, domain: Deal, cards: Cards, harm: number): boolean {
  for (const other of neighbours(domain, cards)) {
    const told = forecast(view, other as Json);
    if (told !== null && harmIn(told) < harm) return true;
  }
  return false;
}

/** The question and the answer, if it is a whole assignment. */
function assigned({ domain }: Sight, choice: Json): { deal: Deal; cards: Cards } | null {
  if (domain?.type !== 'deal' || !Array.isArray(choice)) return null;
  return { deal: domain, cards: choice as number[] };
}

export const care: Watch = {
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
export const potion: Watch = {
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
