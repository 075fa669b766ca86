/** Phase 5, Business: sell, discard the cards used, put unused imps to work (PB-SELL, PB-DISCARD, PB-UNUSED). */

import { askAll, askOne, script } from '../../kernel/script.ts';
import type { Json, Seat } from '../../kernel/state.ts';
import { discardLaid } from '../care.ts';
import { BOARD } from '../data/cards.ts';
import { cardOf, isSubstitute, POTION } from '../data/needs.ts';
import type { PetzEvent } from '../events.ts';
import { type PetzContext, petsOf, platformImps, plotOf, priceOf, shopOf, tune } from '../query.ts';
import { customersNow, matchScore } from '../score.ts';
import type { Pet, Petz } from '../state.ts';
import { type JobChoice, jobChoices, putToWork } from './jobs.ts';

/** Which pet goes to which customer, and whether from the platform. Null: no (further) sale. */
export type SellChoice = { plot: number; customer: string; platform: boolean } | null;

interface BusinessVars {
  /** How many seats in turn order have sold. */
  turn: number;
  /** Customers who have bought from the seat whose turn it is (PB-SELL-03). */
  served: string[];
  /** Whether that seat has sold from the platform (PB-SELL-27). */
  platform: boolean;
}

/** What a pet brings in gold; below 0 the seller pays (PB-SELL-18 to 21). */
export function goldFor(pet: Pet): number {
  return priceOf(pet) - (pet.mutation > 0 ? BOARD.mutationDiscount : 0);
}

/** Only pets of size 4 or more (PB-SELL-06), and the gold due must be there (PB-SELL-22, RUL-63). */
export function canSell(s: Petz, seat: Seat, pet: Pet): boolean {
  return pet.size >= 4 && shopOf(s, seat).gold + goldFor(pet) >= 0;
}

/** Every sale open to a seat now; a match score above 0 is needed (PB-SELL-13, 14, 16). */
export function sales(
  s: Petz,
  seat: Seat,
  served: readonly string[],
  usedPlatform: boolean,
): Exclude<SellChoice, null>[] {
  const onPlatform = !usedPlatform && platformImps(s, seat) > 0;
  const found: Exclude<SellChoice, null>[] = [];
  for (const { pet, plot, at } of petsOf(shopOf(s, seat))) {
    if (!canSell(s, seat, pet)) continue;
    for (const customer of customersNow(s)) {
      if (served.includes(customer) || matchScore(customer, pet, plot) <= 0) continue;
      if (onPlatform) found.push({ plot: at, customer, platform: true });
      found.push({ plot: at, customer, platform: false });
    }
  }
  return found;
}

/** An own imp comes down from the platform into the empty cage, right side first (PB-SELL-16, 17, RUL-64). */
function comeDown(c: PetzContext, seat: Seat): void {
  const shop = shopOf(c.s, seat);
  const standing = c.s.town.taken.platform;
  if (shop.platform > 0) shop.platform -= 1;
  else if (standing?.seat === seat) standing.imps -= 1;
  shop.busy.cages += 1;
}

/** PB-SELL-15 to 21, 28, 30. */
function sell(c: PetzContext, seat: Seat, choice: Exclude<SellChoice, null>): void {
  const shop = shopOf(c.s, seat);
  const plot = plotOf(shop, choice.plot);
  const { pet } = plot;
  if (pet === null) return;
  const match = matchScore(choice.customer, pet, plot);
  const reputation = match * tune(c.s, choice.platform ? 'platform' : 'blackMarket');
  const gold = goldFor(pet);
  shop.reputation += reputation;
  shop.gold += gold;
  discard(c, pet);
  plot.pet = null;
  c.s.gone.pets.push(pet.id);
  if (choice.platform) comeDown(c, seat);
  const { customer, platform } = choice;
  shop.sales.push({ pet: pet.id, size: pet.size, customer, round: c.s.round, match, platform });
  c.emit({
    type: 'petz.sold',
    seat,
    plot: choice.plot,
    pet: pet.id,
    customer,
    match,
    platform,
    reputation,
    gold,
  });
}

/** Puts a pet's cards away and tells how many of them were real cards (PB-DISCARD-01, 02). */
function discard(c: PetzContext, pet: Pet): void {
  const cards = (pet.cards ?? []).map(cardOf);
  if (cards.length === 0) return;
  const potions = cards.filter((card) => card === POTION).length;
  discardLaid(c.s, pet);
  c.emit({
    type: 'petz.discarded',
    cards: cards.filter((card) => card < POTION && !isSubstitute(card)),
    potions,
  });
}

/** The customers of this round leave the board (PB-SELL-25). */
function seeOff(c: PetzContext): void {
  for (const customer of customersNow(c.s)) {
    c.s.gone.customers.push(customer);
    c.emit({ type: 'petz.customerLeft', customer });
  }
  c.s.customers = c.s.customers.filter((tile) => tile.round !== c.s.round);
}

const seller = (s: Petz, v: BusinessVars): Seat | undefined => s.order[v.turn];

export const businessPhase = script<Petz, PetzEvent, BusinessVars>('petz.business', [
  askOne('sell', {
    kind: 'petz.sell',
    who(s, v) {
      const seat = seller(s, v);
      return seat !== undefined && sales(s, seat, v.served, v.platform).length > 0 ? [seat] : [];
    },
    domain(s, seat, v) {
      const options: Json[] = sales(s, seat, v.served, v.platform).map((x) => ({ ...x }));
      return { type: 'pick', options: [...options, null] };
    },
    then(c, v, choice: SellChoice, seat) {
      if (choice === null) {
        c.emit({ type: 'petz.keptPets', seat });
        return undefined;
      }
      sell(c, seat, choice);
      v.served.push(choice.customer);
      v.platform ||= choice.platform;
      return 'again';
    },
  }),
  {
    name: 'nextSeller',
    run(c, v) {
      v.turn++;
      v.served = [];
      v.platform = false;
      return v.turn < c.s.order.length ? { goto: 'sell' } : undefined;
    },
  },
  {
    name: 'discard',
    run(c) {
      seeOff(c);
      for (const shop of c.s.shops) for (const { pet } of petsOf(shop)) discard(c, pet);
      return undefined;
    },
  },
  askAll('jobs', {
    kind: 'petz.jobs',
    who: (s) => s.order.filter((seat) => jobChoices(shopOf(s, seat)).length > 1),
    domain: (s, seat) => ({
      type: 'pick',
      options: jobChoices(shopOf(s, seat)).map((x) => ({ ...x })),
    }),
    then(c, _v, choices: Record<Seat, JobChoice>) {
      for (const seat of c.s.order) putToWork(c, seat, choices[seat] ?? null);
      return undefined;
    },
  }),
]);
