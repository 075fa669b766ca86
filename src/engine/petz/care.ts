/** What happens to the things of a shop: gold, cards, tokens, pets. Each effect also tells what it did. */

import { shuffle } from '../kernel/rng.ts';
import type { Seat } from '../kernel/state.ts';
import type { PetzContext } from './context.ts';
import { cardOf, colourIndex, colourOf, isSubstitute, POTION, substitute } from './data/needs.ts';
import { COLOURS, type Colour, type Food } from './data/schema.ts';
import type { LossCause, SufferCause } from './events.ts';
import { expansionsOf } from './expansion.ts';
import { petsOf, plotOf, shopOf } from './query.ts';
import type { Pet, Petz, Shop } from './state.ts';

/**
 * The top card of a colour's deck, which its drawer alone may see. An empty deck is renewed from its discard
 * pile (PB-DRAW-06); if that is empty too, a substitute is handed out (PB-COMP-03, PB-COMP-04).
 * Also PB-COMP-02.
 */
export function drawNeedCard(c: PetzContext, colour: Colour): number {
  const index = colourIndex(colour);
  const { needs } = c.s.piles;
  if (needs[index]?.length === 0) {
    const renewed = c.s.gone.needs[index] ?? [];
    if (renewed.length === 0) return substitute(colour);
    c.roll((rng) => shuffle(renewed, rng));
    needs[index] = renewed;
    c.s.gone.needs[index] = [];
    c.emit({ type: 'petz.reshuffled', colour });
  }
  c.secret();
  return needs[index]?.pop() ?? substitute(colour);
}

/** Draws cards into a hand: one for each colour named (PB-DRAW-02, PB-DRAW-05, PB-DRAW-01, PB-DRAW-04, PB-DRAW-09). */
export function drawNeeds(c: PetzContext, seat: Seat, colours: readonly Colour[]): void {
  if (colours.length === 0) return;
  const counts = [0, 0, 0, 0];
  const cards = colours.map((colour) => {
    counts[colourIndex(colour)] = (counts[colourIndex(colour)] ?? 0) + 1;
    return drawNeedCard(c, colour);
  });
  shopOf(c.s, seat).hand.push(...cards);
  c.emit({ type: 'petz.drew', seat, cards, counts });
}

/** Colours in the order in which cards are drawn (RUL-29). */
export function inDrawOrder(colours: readonly Colour[]): Colour[] {
  return COLOURS.flatMap((colour) => colours.filter((x) => x === colour));
}

/** Puts used cards away: Need Cards on their discard piles, substitutes out of the game (RUL-80). Potions are no cards here. */
export function discardNeeds(s: Petz, cards: readonly number[]): void {
  for (const card of cards) {
    if (!isSubstitute(card)) s.gone.needs[colourIndex(colourOf(card))]?.push(card);
  }
}

/**
 * Puts away the cards laid at a pet; potions return to the stack, which is endless (PB-DISCARD-01, PB-DISCARD-02,
 * PB-POTION-07, PB-DISCARD-04).
 */
export function discardLaid(s: Petz, pet: Pet): void {
  const cards = (pet.cards ?? []).map(cardOf);
  discardNeeds(
    s,
    cards.filter((card) => card !== POTION),
  );
  pet.cards = [];
  pet.needs = null;
}

/** Takes one card out of a hand. */
export function takeFromHand(shop: Shop, card: number): void {
  const at = shop.hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in the hand`);
  shop.hand.splice(at, 1);
}

/** New food goes into the leftmost chamber of its row (PB-FOOD-02, PB-FOOD-03). */
export function storeFood(shop: Shop, food: Food, tokens: number): void {
  shop.food[food][0] = (shop.food[food][0] ?? 0) + tokens;
}

/** Suffering stays on the pet for good (PB-NEED-HUNGER-09). Whether it kills is checked at the end of the kind. */
export function suffer(c: PetzContext, seat: Seat, at: number, tokens: number, cause: SufferCause): void {
  const pet = plotOf(shopOf(c.s, seat), at).pet;
  if (pet === null || tokens === 0) return;
  pet.suffering += tokens;
  c.emit({ type: 'petz.suffered', seat, plot: at, pet: pet.id, tokens, cause });
}

/** PB-LOSE-08: 1 reputation for every full 10. */
export function penaltyFor(reputation: number): number {
  return reputation < 10 ? 0 : Math.floor(reputation / 10);
}

/**
 * A pet leaves the game, for any cause (PB-LOSE-05, PB-LOSE-06, PB-LOSE-07, PB-LOSE-08, PB-LOSE-09, PB-LOSE-10).
 * Its manure stays in the cage.
 * Also PB-LOSE-12, RUL-55, RUL-59.
 */
export function losePet(c: PetzContext, seat: Seat, pet: Pet, plot: number | null, cause: LossCause): void {
  const shop = shopOf(c.s, seat);
  const penalty = penaltyFor(shop.reputation);
  shop.reputation -= penalty;
  discardLaid(c.s, pet);
  c.s.gone.pets.push(pet.id);
  if (plot !== null) plotOf(shop, plot).pet = null;
  c.emit({ type: 'petz.lost', seat, pet: pet.id, plot, cause, reputation: 0 - penalty });
  for (const { lost } of expansionsOf(c.s)) lost?.(c, seat, pet, plot, cause);
}

/** Manure leaves a display's plots; expansions hear of it (PB-UNUSED-02, PB-ARTIFACT-SHOVEL-02). */
export function takeManure(c: PetzContext, seat: Seat, plots: readonly number[]): void {
  const shop = shopOf(c.s, seat);
  for (const { cleaned } of expansionsOf(c.s)) cleaned?.(c, seat, plots);
  for (const [at, n] of plots.entries()) if (n > 0) plotOf(shop, at).manure -= n;
}

/** Own imps go to the hospital (PB-NEED-ANGER-04, PB-HOSP-05, PB-HOSP-08). */
export function wound(c: PetzContext, seat: Seat, imps: number): void {
  const shop = shopOf(c.s, seat);
  shop.home -= imps;
  shop.hospital += imps;
  for (const { wounded } of expansionsOf(c.s)) wounded?.(c, seat, imps);
}

/** PB-LOSE-02: every pet whose suffering has reached its size is lost. Checked at the end of a kind (RUL-38). */
export function loseTheSuffering(c: PetzContext, seat: Seat): void {
  for (const { pet, at } of petsOf(shopOf(c.s, seat))) {
    if (pet.suffering >= pet.size) losePet(c, seat, pet, at, 'suffering');
  }
}
