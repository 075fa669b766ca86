/** What can be given for a hunger need besides fresh and frozen food (DA-PROCESSED, DA-FACILITY-LOLLIPOP, DA-FACILITY-CANNERY). */

import type { Seat } from '../../../kernel/state.ts';
import { discardNeeds, takeFromHand } from '../../care.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { colourOf, faceOf } from '../../data/needs.ts';
import { FOODS } from '../../data/schema.ts';
import { canEat, plotOf, shopOf } from '../../query.ts';
import type { Pet, Petz, Plot, Shop } from '../../state.ts';
import { alleyShop, hatHome } from '../query.ts';
import type { FurtherMeal, Processed } from '../state.ts';
import { petAt } from './now.ts';
import { eatImp, vampireMeals } from './pet-powers.ts';
import { boredAfterHelp } from './relief.ts';
import { countEaten } from './tally.ts';

// Nomnivore: eats gold, potions and artifacts as well (DA-PET-NOMNIVORE).

type NomMeal = Extract<FurtherMeal, { from: 'gold' | 'potion' | 'artifact' }>;

/** True if a tile is the hat, or has become one. */
function isHat(shop: Shop, artifact: string): boolean {
  return artifact === 'fancyHat' || (artifact === 'giftBox' && alleyShop(shop).gift === 'fancyHat');
}

/** The cards that may go with an eaten book, one of each face; null if no card is due or there is none (R-DA-58). */
function cardsWith(shop: Shop, artifact: string): (number | null)[] {
  const colour = shop.books[artifact];
  if (colour === undefined) return [null];
  const faces = new Map<string, number>();
  for (const card of shop.hand) {
    if (colourOf(card) === colour && !faces.has(faceOf(card).need)) faces.set(faceOf(card).need, card);
  }
  return faces.size === 0 ? [null] : [...faces.values()];
}

/**
 * Gold of the Treasury, potions in hand, artifacts at home (DA-PET-NOMNIVORE-01, DA-PET-NOMNIVORE-04; R-DA-37, R-DA-56,
 * R-DA-57).
 * Also DA-PET-NOMNIVORE-02, DA-PET-NOMNIVORE-05.
 */
function nomMeals(s: Petz, seat: Seat, pet: Pick<Pet, 'id'>): NomMeal[] {
  if (pet.id !== 'nomnivore') return [];
  const shop = shopOf(s, seat);
  const meals: NomMeal[] = [];
  if (shop.gold > 0) meals.push({ from: 'gold' });
  if (shop.potions > 0) meals.push({ from: 'potion' });
  for (const artifact of shop.artifacts) {
    if (isHat(shop, artifact) && !hatHome(s, seat)) continue;
    for (const card of cardsWith(shop, artifact)) meals.push({ from: 'artifact', artifact, card });
  }
  return meals;
}

/**
 * The tile leaves the game with its effect; what it holds is lost too (DA-PET-NOMNIVORE-03, R-DA-36, R-DA-55, R-DA-59).
 */
function eatArtifact(c: PetzContext, seat: Seat, artifact: string, card: number | null): void {
  const shop = shopOf(c.s, seat);
  const alleys = alleyShop(shop);
  const acts = artifact === 'giftBox' ? alleys.gift : artifact;
  shop.artifacts = shop.artifacts.filter((id) => id !== artifact);
  c.s.gone.artifacts.push(artifact);
  delete shop.books[artifact];
  if (acts === 'magicBox') shop.box = null;
  if (artifact === 'giftBox') alleys.gift = null;
  if (card === null) return;
  takeFromHand(shop, card);
  discardNeeds(c.s, [card]);
}

/** A potion goes back to the stack, which is endless (R-DA-57). */
function nomEats(c: PetzContext, v: ShowVars, at: number, meal: NomMeal): void {
  const shop = shopOf(c.s, v.seat);
  const pet = shop.plots[at]?.pet?.id ?? '';
  if (meal.from === 'gold') shop.gold -= 1;
  if (meal.from === 'potion') shop.potions -= 1;
  if (meal.from === 'artifact') eatArtifact(c, v.seat, meal.artifact, meal.card);
  const [id, card] = meal.from === 'artifact' ? [meal.artifact, meal.card] : [null, null];
  c.emit({ type: 'petz.ate', seat: v.seat, plot: at, pet, what: meal.from, id, card });
}

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
