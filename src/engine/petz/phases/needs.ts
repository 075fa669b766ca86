/** Phase 3, Need Cards: arrange, draw, assign (PB-ARR, PB-DRAW, PB-ASSIGN, PB-POTION). */

import type { DealItem, DealSlot, Domain } from '../../kernel/domain.ts';
import { script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { discardNeeds, drawNeeds, inDrawOrder, takeFromHand } from '../care.ts';
import { askAll, askOne } from '../choices.ts';
import { canTurn, cardOf, colourOf, POTION, turned } from '../data/needs.ts';
import type { PetzEvent } from '../events.ts';
import { expansionsOf } from '../expansion.ts';
import { demandsOf, hasArtifact, petsOf, shopOf } from '../query.ts';
import type { Petz, Shop } from '../state.ts';
import { arrange, arrangeDomain, arrangeForm, canArrange } from './arrange.ts';

interface NeedsVars {
  /** How many seats in turn order have passed the step at hand. */
  turn: number;
}

/** How many cards the Crystal Ball may exchange (PB-ARTIFACT-CRYSTAL-01). */
const CRYSTAL_CARDS = 3;

/** Asked once the arrangement stands (PB-ARTIFACT-CRYSTAL-04). */
function usesCrystal(shop: Shop): boolean {
  return hasArtifact(shop, 'crystalBall') && !shop.used.crystal && shop.hand.length > 0;
}

/** The bars of all pets, and what else asks for a card, plot by plot: the slots that cards are laid on. */
function slotsOf(shop: Shop): DealSlot[] {
  return petsOf(shop).flatMap(({ pet, at }) =>
    demandsOf(pet).map((colour) => ({ bin: at, accepts: colour })),
  );
}

/**
 * Every card in hand, both ways up where that is allowed (PB-VAR-04), and every potion (PB-POTION-01, PB-ASSIGN-02,
 * PB-ASSIGN-08, PB-POTION-02).
 */
function cardsToLay(s: Petz, shop: Shop): DealItem[] {
  const items: DealItem[] = [];
  for (const card of shop.hand) {
    const item = { value: card, key: items.length, fits: colourOf(card) };
    items.push(item);
    if (s.setup.variants.doubles && canTurn(card)) items.push({ ...item, value: turned(card) });
  }
  for (let potion = 0; potion < shop.potions; potion++) {
    items.push({ value: POTION, key: -1 - potion, fits: '*' });
  }
  return items;
}

/** A card of the right colour for each bar, no more and no fewer (PB-ASSIGN-07). */
export function assignDomain(s: Petz, seat: Seat): Domain {
  const shop = shopOf(s, seat);
  return { type: 'deal', items: cardsToLay(s, shop), slots: slotsOf(shop) };
}

/** Lays the chosen cards face down, bar by bar (PB-ASSIGN-01, PB-ASSIGN-05, PB-ASSIGN-06, PB-POTION-08). */
function layCards(shop: Shop, laid: readonly number[]): void {
  let next = 0;
  for (const { pet } of petsOf(shop)) {
    const { length } = demandsOf(pet);
    pet.cards = laid.slice(next, next + length);
    next += length;
  }
  for (const card of laid.map(cardOf)) {
    if (card === POTION) shop.potions -= 1;
    else takeFromHand(shop, card);
  }
}

/** The first seat in turn order that has not arranged yet and has anything to arrange (RUL-28, RUL-84, PB-ARR-02). */
function nextArranger(s: Petz, v: NeedsVars): Seat[] {
  return s.order
    .slice(v.turn)
    .filter((seat) => canArrange(shopOf(s, seat)))
    .slice(0, 1);
}

/**
 * Arrange, exchange with the Crystal Ball, draw, assign; what is arranged stays so for the round (PB-ARR-01, PB-ARR-13,
 * PB-DRAW-07, PB-DRAW-08, PB-ARTIFACT-CRYSTAL-02, PB-ARTIFACT-CRYSTAL-03, RUL-31).
 */
export const needsPhase = script<Petz, PetzEvent, NeedsVars>('petz.needs', [
  askOne('arrange', {
    kind: 'petz.arrange',
    who: nextArranger,
    domain: arrangeDomain,
    then(c, v, choice, seat) {
      arrange(c, seat, choice);
      v.turn = c.s.order.indexOf(seat) + 1;
      for (const { arranged } of expansionsOf(c.s)) arranged?.(c, seat);
      return 'again';
    },
  }),
  askOne('crystal', {
    kind: 'petz.crystal',
    who: (s) => s.order.filter((seat) => usesCrystal(shopOf(s, seat))).slice(0, 1),
    domain: (s, seat) => {
      const { hand } = shopOf(s, seat);
      return { type: 'some', from: [...hand], min: 0, max: Math.min(CRYSTAL_CARDS, hand.length) };
    },
    then(c, _v, cards, seat) {
      const shop = shopOf(c.s, seat);
      shop.used.crystal = true;
      for (const card of cards) takeFromHand(shop, card);
      discardNeeds(c.s, cards);
      c.emit({ type: 'petz.exchanged', seat, cards });
      drawNeeds(c, seat, inDrawOrder(cards.map(colourOf)));
    },
  }),
  {
    name: 'draw',
    run(c) {
      for (const seat of c.s.order) {
        const bars = petsOf(shopOf(c.s, seat)).flatMap(({ pet }) => demandsOf(pet));
        drawNeeds(c, seat, inDrawOrder(bars));
      }
    },
  },
  askAll('assign', {
    kind: 'petz.assign',
    who: (s) => s.order.filter((seat) => petsOf(shopOf(s, seat)).length > 0),
    domain: assignDomain,
    then(c, _v, choices) {
      const seats: Seat[] = [];
      for (const [seat, shop] of c.s.shops.entries()) {
        const laid = choices[seat];
        if (laid === undefined) continue;
        layCards(shop, laid);
        seats.push(seat);
      }
      c.emit({ type: 'petz.assigned', seats });
    },
  }),
]);

export const needsForms = { 'petz.arrange': arrangeForm };
