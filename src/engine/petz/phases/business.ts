/** Phase 5, Business: sell, discard the cards used, put unused imps to work (PB-SELL, PB-DISCARD, PB-UNUSED). */

import { script } from '../../kernel/script.ts';
import type { Json, Seat } from '../../kernel/state.ts';
import { discardLaid, takeManure } from '../care.ts';
import { askAll, askOne, type JobChoice, type Sell } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import { cardOf, isSubstitute, POTION } from '../data/needs.ts';
import type { PetzEvent } from '../events.ts';
import { expansionsOf } from '../expansion.ts';
import { petsOf, plotOf, shopOf, tune } from '../query.ts';
import { customersNow, matchScore } from '../score.ts';
import type { Pet, Petz, Shop } from '../state.ts';
import { type SellerVars, saleGold, saleRefusal, sales } from './sales.ts';
import { waysToClean } from './show/shovel.ts';
import { hasEmployee } from './show/vars.ts';

// Using unused imps: every imp still at home cleans or earns 1 gold (PB-UNUSED, RUL-66).

/** Manure one cleaning imp clears (PB-UNUSED-02). */
const CLEARS = 2;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * No cleaning comes first; then every number of imps that still clears more than one fewer would, each with
 * every way to clear as much as they can. Only cages without a pet can be cleaned (PB-UNUSED-03, PB-UNUSED-06).
 * Also PB-UNUSED-01, PB-UNUSED-05, RUL-67, DA-PET-SLYPIGGY-04.
 */
function jobChoices(shop: Shop): JobChoice[] {
  const none: JobChoice = { imps: 0, plots: shop.plots.map(() => 0), employee: false };
  const dirt = shop.plots.map((plot) => (plot.pet === null ? plot.manure : 0));
  const all = total(dirt);
  const choices = [none];
  for (let imps = 1; imps <= shop.home && CLEARS * (imps - 1) < all; imps++) {
    choices.push(...fullUse(dirt, imps, false));
    if (hasEmployee(shop) && CLEARS * imps < all) choices.push(...fullUse(dirt, imps, true));
  }
  return choices;
}

/** Every way in which so many imps clear as much as they can. */
function fullUse(dirt: readonly number[], imps: number, employee: boolean): JobChoice[] {
  const reach = Math.min(total(dirt), CLEARS * (imps + (employee ? 1 : 0)));
  const ways = waysToClean(dirt, reach).filter((plots) => total(plots) === reach);
  return ways.map((plots) => ({ imps, plots, employee }));
}

/** Imps clean in the empty cages (PB-UNUSED-02, PB-ARTIFACT-EMPLOYEE-04, PB-UNUSED-07). */
function clean(c: PetzContext, seat: Seat, { imps, plots, employee }: JobChoice): void {
  if (imps === 0) return;
  const shop = shopOf(c.s, seat);
  takeManure(c, seat, plots);
  shop.home -= imps;
  shop.busy.centre += imps;
  if (employee) shop.used.employee = true;
  c.emit({ type: 'petz.cleaned', seat, plots, imps, employee });
}

/** Each imp still at home brings 1 gold, the Employee too (PB-UNUSED-04, PB-ARTIFACT-EMPLOYEE-05). */
function earn(c: PetzContext, seat: Seat): void {
  const shop = shopOf(c.s, seat);
  shop.gold += shop.home;
  if (shop.home > 0) c.emit({ type: 'petz.earned', seat, gold: shop.home });
}

interface BusinessVars extends SellerVars {
  /** How many seats in turn order have sold. */
  turn: number;
}

/**
 * An own imp comes down from the platform into the empty cage, right side first (PB-SELL-16, PB-SELL-17, RUL-64,
 * PB-PLAT-06, PB-PLAT-07).
 */
function comeDown(c: PetzContext, seat: Seat): void {
  const shop = shopOf(c.s, seat);
  const standing = c.s.town.taken.platform;
  if (shop.platform > 0) shop.platform -= 1;
  else if (standing?.seat === seat) standing.imps -= 1;
  shop.busy.cages += 1;
}

/**
 * Reputation and gold for a pet that goes to its customer for good, and is no loss to its shop (PB-SELL-15, PB-SELL-16,
 * PB-SELL-17, PB-SELL-18, PB-SELL-19, PB-SELL-20, PB-SELL-21, PB-SELL-28, PB-SELL-30, PB-SELL-31, PB-LOSE-11).
 */
function sell(c: PetzContext, seat: Seat, choice: Sell): void {
  const shop = shopOf(c.s, seat);
  const plot = plotOf(shop, choice.plot);
  const { pet } = plot;
  if (pet === null) return;
  const match = matchScore(choice.customer, pet, plot);
  const reputation = match * tune(c.s, choice.platform ? 'platform' : 'blackMarket');
  const gold = saleGold(c.s, pet);
  for (const { selling } of expansionsOf(c.s)) selling?.(c, seat, pet);
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
  for (const { sold } of expansionsOf(c.s)) sold?.(c, seat, pet, platform);
}

/** Puts a pet's cards away and tells how many of them were real cards (PB-DISCARD-01, PB-DISCARD-02). */
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

/** Sales in turn order, then the cards, then the jobs of every round (PB-DISCARD-03, PB-UNUSED-08, RUL-62). */
export const businessPhase = script<Petz, PetzEvent, BusinessVars>('petz.business', [
  askOne('sell', {
    kind: 'petz.sell',
    who(s, v) {
      const seat = seller(s, v);
      return seat !== undefined && sales(s, seat, v).length > 0 ? [seat] : [];
    },
    domain(s, seat, v) {
      const options: Json[] = sales(s, seat, v).map((x) => ({ ...x }));
      return { type: 'pick', options: [...options, null] };
    },
    why: (s, seat, choice, v) => saleRefusal(s, seat, v, choice),
    then(c, v, choice, seat) {
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
      for (const { discarded } of expansionsOf(c.s)) discarded?.(c);
    },
  },
  {
    name: 'beforeJobs',
    run(c) {
      for (const { beforeJobs } of expansionsOf(c.s)) beforeJobs?.(c);
    },
  },
  askAll('jobs', {
    kind: 'petz.jobs',
    who: (s) => s.order.filter((seat) => jobChoices(shopOf(s, seat)).length > 1),
    domain: (s, seat) => ({
      type: 'pick',
      options: jobChoices(shopOf(s, seat)).map((x) => ({ ...x })),
    }),
    then(c, _v, choices) {
      for (const seat of c.s.order) {
        const choice = choices[seat];
        if (choice !== undefined) clean(c, seat, choice);
      }
    },
  }),
  {
    name: 'afterCleaning',
    run(c) {
      for (const { afterCleaning } of expansionsOf(c.s)) afterCleaning?.(c);
    },
  },
  {
    // A step of its own: a question with one answer is skipped, but every player earns.
    name: 'earn',
    run(c) {
      for (const seat of c.s.order) earn(c, seat);
    },
  },
]);
