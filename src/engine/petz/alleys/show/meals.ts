/** What can be given for a hunger need besides fresh and frozen food (DA-PROCESSED, DA-FACILITY-LOLLIPOP, DA-FACILITY-CANNERY). */

import type { PetzContext, ShowVars } from '../../context.ts';
import { FOODS } from '../../data/schema.ts';
import { canEat, plotOf, shopOf } from '../../query.ts';
import type { Pet, Petz, Plot } from '../../state.ts';
import { alleyShop } from '../query.ts';
import type { FurtherMeal, Processed } from '../state.ts';
import { petAt } from './now.ts';
import { eatImp, vampireMeals } from './pets/house-vampire.ts';
import { nomEats, nomMeals } from './pets/nomnivore.ts';
import { boredAfterHelp } from './relief.ts';
import { countEaten } from './tally.ts';

/**
 * Lollipops and cans for a pet that eats vegetables or meat (DA-PROCESSED-04, DA-PROCESSED-05). A lollipop may be fed
 * for a play need as well, as long as the pet will have one that nothing meets by itself (R-DA-81).
 * Also DA-FACILITY-LOLLIPOP-03, DA-FACILITY-LOLLIPOP-04, DA-FACILITY-CANNERY-02, DA-FACILITY-CANNERY-03.
 */
function processedMeals(s: Petz, v: ShowVars, pet: Pet): FurtherMeal[] {
  if (!FOODS.some((food) => canEat(pet, food))) return [];
  const { lollipop, can } = alleyShop(shopOf(s, v.seat)).processed;
  const at = v.alleys?.at ?? null;
  const meals: FurtherMeal[] = [];
  if (can > 0) meals.push({ from: 'processed', food: 'can', play: false });
  if (lollipop > 0) {
    if (at !== null && boredAfterHelp(s, v, at) > 0)
      meals.push({ from: 'processed', food: 'lollipop', play: true });
    meals.push({ from: 'processed', food: 'lollipop', play: false });
  }
  return meals;
}

export function meals(s: Petz, v: ShowVars, { pet }: Plot): FurtherMeal[] {
  if (pet === null) return [];
  return [...processedMeals(s, v, pet), ...nomMeals(s, v.seat, pet), ...vampireMeals(shopOf(s, v.seat), pet)];
}

/** A processed food is used up; food and marker go to the bank (DA-PROCESSED-06, DA-FACILITY-CANNERY-05). */
export function useUp(c: PetzContext, v: ShowVars, at: number, food: Processed): void {
  const pet = petAt(c.s, v, at)?.pet.id ?? '';
  alleyShop(shopOf(c.s, v.seat)).processed[food] -= 1;
  c.emit({ type: 'petz.ate', seat: v.seat, plot: at, pet, what: food, id: null, card: null });
}

/** The pet at hand eats one of these things for one hunger need. */
export function eat(c: PetzContext, v: ShowVars, at: number, meal: FurtherMeal): void {
  switch (meal.from) {
    case 'processed':
      useUp(c, v, at, meal.food);
      countEaten(c, v.seat, meal.food === 'can' ? plotOf(shopOf(c.s, v.seat), at).pet : null);
      if (meal.play && v.alleys !== undefined) v.alleys.licked += 1;
      return;
    case 'imp':
      eatImp(c, v, at);
      return;
    default:
      nomEats(c, v, at, meal);
  }
}
