/** The Need Cards of a start: hands and laid cards by face, and the cards that will be drawn next. */

import { drawNeedCard } from '../care.ts';
import type { PetzContext } from '../context.ts';
import { POTION, turned } from '../data/needs.ts';
import { COLOURS } from '../data/schema.ts';
import { demandsOf, petsOf } from '../query.ts';
import type { PetzSetup } from '../schema-setup.ts';
import { countNeeds } from '../score.ts';
import type { Pet } from '../state.ts';
import { firstPhase, readCard, takeCard } from './pieces.ts';
import type { PetStart, PetzStart, ShopStart } from './schema.ts';

/** True where pets have cards when the game begins. */
function cardsLie(setup: PetzSetup): boolean {
  const phase = firstPhase(setup);
  return phase === 'showing' || phase === 'business';
}

/** The pet of a shop as the start names it. */
function namedPet(shop: ShopStart | null | undefined, id: string): PetStart | undefined {
  return shop?.plots?.map((plot) => plot?.pet ?? undefined).find((pet) => pet?.id === id);
}

function layNamed(c: PetzContext, pet: Pet, cards: readonly string[]): void {
  pet.cards = cards.map((name) => {
    const card = readCard(name);
    if (card === null) return POTION;
    const taken = takeCard(c.s.piles.needs, card);
    return card.turned ? turned(taken) : taken;
  });
}

/** Named hands and laid cards leave the shuffled decks first, so that what was counted is there. */
function takeNamed(c: PetzContext, start: PetzStart): void {
  for (const [seat, shop] of c.s.shops.entries()) {
    const named = start.shops?.[seat];
    for (const name of named?.hand ?? []) {
      const card = readCard(name);
      if (card !== null) shop.hand.push(takeCard(c.s.piles.needs, card));
    }
    for (const { pet } of petsOf(shop)) {
      const cards = namedPet(named, pet.id)?.cards;
      if (cards !== undefined) layNamed(c, pet, cards);
    }
  }
}

/** Pets without named cards get one from the deck for each bar; in Business everything lies open. */
function layOthers(c: PetzContext): void {
  for (const shop of c.s.shops) {
    for (const { pet } of petsOf(shop)) {
      if (pet.cards?.length === 0) pet.cards = demandsOf(pet).map((colour) => drawNeedCard(c, colour));
      if (firstPhase(c.s.setup) === 'business') pet.needs = countNeeds(pet.cards ?? []);
    }
  }
}

/** The cards that are to be drawn next leave the decks; they return on top once hands are dealt. */
function setAside({ s }: PetzContext): number[][] {
  return COLOURS.map((colour) =>
    (s.setup.needs?.[colour] ?? []).map((need) => takeCard(s.piles.needs, { colour, need })),
  );
}

/** Deals hands, and laid cards where there are some, from the shuffled decks (PB-SETUP-40). */
export function dealHands(c: PetzContext): void {
  const { setup, shops, piles } = c.s;
  const { start } = setup;
  if (start !== undefined) takeNamed(c, start);
  const aside = setup.needs === undefined ? [] : setAside(c);
  for (const [seat, shop] of shops.entries()) {
    if (start?.shops?.[seat]?.hand !== undefined) continue;
    for (const colour of COLOURS) shop.hand.push(drawNeedCard(c, colour));
  }
  if (cardsLie(setup)) layOthers(c);
  for (const [i, cards] of aside.entries()) piles.needs[i]?.push(...cards.reverse());
}
