/** Withdrawing, cutting in, the black market, the bodyguard, the fortune teller (DA-GROUP, DA-BLACK, DA-BODY, DA-FORTUNE). */

import { script } from '../../../kernel/script.ts';
import type { Json, Seat } from '../../../kernel/state.ts';
import { discardNeeds, drawNeeds, takeFromHand } from '../../care.ts';
import { askOne, type PeekChoice } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { colourOf } from '../../data/needs.ts';
import { COLOURS, type Colour } from '../../data/schema.ts';
import type { PetzEvent } from '../../events.ts';
import { facesAmong } from '../../phases/show/sleep.ts';
import { shopOf } from '../../query.ts';
import { FOR_ANYONE, type Space } from '../../spaces/space.ts';
import type { CalendarTile, Companion, Petz } from '../../state.ts';
import { join } from '../join.ts';
import type { Part } from '../part.ts';
import { alleyShop, alleysOf, bodyguardHome, hatHome } from '../query.ts';
import { MARKET, type MarketPlace } from '../state.ts';
import { market } from './market.ts';
import { whyNoWithdrawal, withdraw, withdrawals } from './withdraw.ts';

// The fortune teller's wagon: peek, draw, discount; and the cards that are put away for it (DA-FORTUNE).

interface Visit {
  seat: Seat;
}

function tilesOf(s: Petz, tile: 'exhibition' | 'customer', round: number): CalendarTile[] {
  return s[tile === 'exhibition' ? 'exhibitions' : 'customers'].filter((x) => x.round === round);
}

/** Face-down tiles that this visitor does not know yet (DA-FORTUNE-02, DA-FORTUNE-04). */
function tilesToPeek(s: Petz, seat: Seat): Exclude<PeekChoice, null>[] {
  return (['exhibition', 'customer'] as const).flatMap((tile) => {
    const tiles = tile === 'exhibition' ? s.exhibitions : s.customers;
    return [...new Set(tiles.map(({ round }) => round))].flatMap((round) =>
      tilesOf(s, tile, round).flatMap(({ id, open, peeked }, at) =>
        id === null || open || peeked?.includes(seat) === true ? [] : [{ tile, round, at }],
      ),
    );
  });
}

/** Only the visitor knows the tile from now on (DA-FORTUNE-03, R-DA-44, DA-HIDDEN-04). */
function peek(c: PetzContext, seat: Seat, { tile, round, at }: Exclude<PeekChoice, null>): void {
  const found = tilesOf(c.s, tile, round)[at];
  if (found === undefined) return;
  found.peeked = [...(found.peeked ?? []), seat];
  c.secret();
  c.emit({ type: 'petz.peeked', seat, tile, round, at, id: found.id });
}

/** Unsold things with a price token (DA-FORTUNE-10, DA-FORTUNE-11). */
function priced(s: Petz): MarketPlace[] {
  return MARKET.filter((place) => alleysOf(s).market[place].priced);
}

function discount(c: PetzContext, seat: Seat, place: MarketPlace): void {
  alleysOf(c.s).market[place].priced = false;
  c.emit({ type: 'petz.discounted', seat, place });
}

/** In this order (DA-FORTUNE-01). The discount cannot be declined (DA-FORTUNE-12). */
const visit = script<Petz, PetzEvent, Visit>('petz.fortune', [
  askOne('peek', {
    kind: 'petz.peek',
    who: (s, v) => (tilesToPeek(s, v.seat).length > 0 ? [v.seat] : []),
    domain: (s, seat) => ({ type: 'pick', options: [...tilesToPeek(s, seat), null] }),
    then(c, _v, choice, seat) {
      if (choice !== null) peek(c, seat, choice);
    },
  }),
  {
    // One card of each colour, no potion (DA-FORTUNE-05, DA-FORTUNE-06, DA-FORTUNE-07); as many go in phase 5
    // (DA-FORTUNE-08).
    name: 'draw',
    run(c, { seat }) {
      drawNeeds(c, seat, COLOURS);
      alleyShop(shopOf(c.s, seat)).debt = [...COLOURS];
      const [only, ...others] = priced(c.s);
      if (only !== undefined && others.length > 0) return undefined;
      if (only !== undefined) discount(c, seat, only);
      return { done: null };
    },
  },
  askOne('discount', {
    kind: 'petz.discount',
    who: (_s, v) => [v.seat],
    domain: (s) => ({ type: 'pick', options: priced(s) }),
    then(c, _v, place, seat) {
      discount(c, seat, place);
    },
  }),
]);

/** A visit is possible even if there is nothing to look at and no price left (DA-SETUP-15). */
const fortuneTeller: Space = {
  id: 'fortuneTeller',
  kind: 'fortuneTeller',
  needs: { ...FOR_ANYONE, rule: 'DA-FORTUNE-01' },
  use: (c, seat) => c.call(visit, { seat }),
};

function cardsOf(s: Petz, seat: Seat, colour: Colour | undefined): number[] {
  return colour === undefined ? [] : shopOf(s, seat).hand.filter((card) => colourOf(card) === colour);
}

/** The discarded cards are seen by all (DA-HIDDEN-05). */
function putAway(c: PetzContext, seat: Seat, cards: number[]): void {
  const shop = shopOf(c.s, seat);
  for (const card of cards) takeFromHand(shop, card);
  discardNeeds(c.s, cards);
  c.emit({ type: 'petz.forgot', seat, cards });
}

/** The seat that still has to put cards away, and the colour that is next. */
function owing(s: Petz): { seat: Seat; colour: Colour } | null {
  for (const seat of s.order) {
    const colour = alleyShop(shopOf(s, seat)).debt[0];
    if (colour !== undefined) return { seat, colour };
  }
  return null;
}

/** One card of each colour leaves the visitor's hand, of his choice (DA-FORTUNE-08); potions stay (DA-FORTUNE-09). */
const forget = script<Petz, PetzEvent, object>('petz.forgetting', [
  {
    // The only card of a colour goes unasked, as everybody sees that it is the only one (RUL-25). None: R-DA-43.
    name: 'forced',
    run(c) {
      for (const seat of c.s.order) {
        const alleys = alleyShop(shopOf(c.s, seat));
        const forced = alleys.debt.flatMap((colour) => {
          const cards = cardsOf(c.s, seat, colour);
          return cards.length === 1 ? cards : [];
        });
        alleys.debt = alleys.debt.filter((colour) => cardsOf(c.s, seat, colour).length > 1);
        if (forced.length > 0) putAway(c, seat, forced);
      }
    },
  },
  askOne('forget', {
    kind: 'petz.forget',
    // Asked even if all these cards are alike: not asking would tell the table so.
    who: (s) => [owing(s)?.seat ?? []].flat(),
    domain(s, seat) {
      const options: Json[] = facesAmong(cardsOf(s, seat, owing(s)?.colour));
      return { type: 'pick', options };
    },
    then(c, _v, card, seat) {
      alleyShop(shopOf(c.s, seat)).debt.shift();
      putAway(c, seat, [card]);
      return 'again';
    },
  }),
]);

/** After the assigned cards: nothing to do where no player visited the wagon. */
function forgetFortunes(c: PetzContext): void {
  if (owing(c.s) !== null) c.call(forget, {});
}

/** The companions that are at home may go with a group (DA-BODY-04, DA-ARTIFACT-FANCYHAT-01). */
function companionsAtHome(s: Pick<Petz, 'shops' | 'town'>, seat: Seat): Partial<Record<Companion, number>> {
  const found: Partial<Record<Companion, number>> = {};
  if (bodyguardHome(s, seat)) found.bodyguard = 1;
  if (hatHome(s, seat)) found.hat = 1;
  return found;
}

export const marketPart: Part = {
  spaces: [market, fortuneTeller],
  scripts: [join, visit, forget],
  companions: companionsAtHome,
  moves: withdrawals,
  whyNoMove: whyNoWithdrawal,
  move: withdraw,
  discarded: forgetFortunes,
};
