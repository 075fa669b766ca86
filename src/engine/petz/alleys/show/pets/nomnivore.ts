/** Nomnivore: eats gold, potions and artifacts as well (DA-PET-NOMNIVORE). */

import type { Seat } from '../../../../kernel/state.ts';
import { discardNeeds, takeFromHand } from '../../../care.ts';
import type { PetzContext, ShowVars } from '../../../context.ts';
import { colourOf, faceOf } from '../../../data/needs.ts';
import { shopOf } from '../../../query.ts';
import type { Pet, Petz, Shop } from '../../../state.ts';
import { alleyShop, hatHome } from '../../query.ts';
import type { FurtherMeal } from '../../state.ts';

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
export function nomMeals(s: Petz, seat: Seat, pet: Pick<Pet, 'id'>): NomMeal[] {
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
export function nomEats(c: PetzContext, v: ShowVars, at: number, meal: NomMeal): void {
  const shop = shopOf(c.s, v.seat);
  const pet = shop.plots[at]?.pet?.id ?? '';
  if (meal.from === 'gold') shop.gold -= 1;
  if (meal.from === 'potion') shop.potions -= 1;
  if (meal.from === 'artifact') eatArtifact(c, v.seat, meal.artifact, meal.card);
  const [id, card] = meal.from === 'artifact' ? [meal.artifact, meal.card] : [null, null];
  c.emit({ type: 'petz.ate', seat: v.seat, plot: at, pet, what: meal.from, id, card });
}
