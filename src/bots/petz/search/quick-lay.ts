/**
 * Need Cards dealt to pets at once: card by card to where it does most good or least harm, by numbers for each need
 * that are worked out beforehand. Much coarser than a rehearsal, and a hundred times as fast.
 */

import type { DealItem, Domain } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { customerCard } from '../../../engine/petz/data/cards.ts';
import { NEED_INDEX, needsOf } from '../../../engine/petz/data/needs.ts';
import { NEEDS, type Term } from '../../../engine/petz/data/schema.ts';
import { illness } from '../../../engine/petz/phases/show/disease.ts';
import { canEat, foodCount, iconsOf, petsOf } from '../../../engine/petz/query.ts';
import { exhibitionNow } from '../../../engine/petz/score.ts';
import type { Petz, Shop } from '../../../engine/petz/state.ts';
import { shareIn } from '../odds.ts';
import type { Outlook } from '../outlook.ts';
import { expectedMatch, expectedScore } from '../worth.ts';

type DealDomain = Extract<Domain, { type: 'deal' }>;

const { hunger: HUNGER, poop: POOP, play: PLAY, magic: MAGIC, anger: ANGER, disease: DISEASE } = NEED_INDEX;

/** What a pet's needs do, one by one and beyond what its plot and the shop can take. */
interface Plan {
  gain: number[];
  fed: number;
  played: number;
  warded: number;
  held: number;
  imps: number;
  absorbed: number;
  manure: number;
  suffering: number;
  mutation: number;
  size: number;
  keep: number;
}

/** A card held back costs nothing, a potion laid does. */
const POTION_PRICE = 1.6;
/** Reputation for a point of score at an exhibition. */
const SHOW_POINT = 0.5;

const weightsKnown = new Map<readonly Term[], readonly number[]>();

/** What one more need of each kind does for a list of symbols. */
function weightsOf(terms: readonly Term[]): readonly number[] {
  let known = weightsKnown.get(terms);
  if (known === undefined) {
    known = NEEDS.map((need) => terms.reduce((sum, x) => sum + x.value * shareIn(x, need), 0));
    weightsKnown.set(terms, known);
  }
  return known;
}

function worthOfNeeds(plan: Plan, needs: readonly number[]): number {
  let worth = 0;
  for (let n = 0; n < needs.length; n++) worth += (plan.gain[n] as number) * (needs[n] as number);
  let suffering = Math.max(0, (needs[HUNGER] as number) - plan.fed);
  suffering += Math.max(0, (needs[PLAY] as number) - plan.played);
  const dung = Math.max(0, (needs[POOP] as number) - plan.absorbed);
  suffering += illness(needs[DISEASE] as number, plan.manure + dung);
  worth -= 0.6 * dung + 1.9 * suffering;
  const mutations = Math.max(0, (needs[MAGIC] as number) - plan.warded);
  const wild = Math.max(0, (needs[ANGER] as number) - plan.held);
  worth -= 3 * mutations + 2.6 * Math.min(wild, plan.imps);
  const lost =
    wild > plan.imps ||
    plan.suffering + suffering >= plan.size ||
    (mutations > 0 && plan.mutation + mutations >= 2);
  return lost ? worth - 5 - plan.keep : worth;
}

function plansOf(s: Petz, o: Outlook, shop: Shop, keep: readonly number[]): Plan[] {
  const pets = petsOf(shop);
  const tile = exhibitionNow(s);
  const shows = tile === null ? [] : weightsOf(tile.terms);
  let shown = -1;
  if (tile !== null && tile.scope === 'pet') {
    const scores = pets.map(({ pet, plot }) => expectedScore(o, tile, [pet], [plot]));
    shown = scores.indexOf(Math.max(...scores));
  }
  const eaters = { vegetable: 0, meat: 0 };
  for (const { pet } of pets) {
    if (canEat(pet, 'vegetable')) eaters.vegetable++;
    if (canEat(pet, 'meat')) eaters.meat++;
  }
  const stock = { vegetable: foodCount(shop, 'vegetable'), meat: foodCount(shop, 'meat') };
  const hands = Math.ceil(shop.home / Math.max(1, pets.length));
  return pets.map(({ pet, plot }, i): Plan => {
    const gain = NEEDS.map((_need, n) =>
      tile !== null && (shown < 0 || shown === i) ? SHOW_POINT * (shows[n] ?? 0) : 0,
    );
    let fed = shop.box === null ? 0 : 0.5;
    for (const [food, icon] of [
      ['vegetable', 'graze'],
      ['meat', 'meat'],
    ] as const) {
      if (canEat(pet, food)) fed += iconsOf(plot, icon) + stock[food] / (eaters[food] || 1);
    }
    return {
      gain,
      fed: Math.ceil(fed),
      played: iconsOf(plot, 'play') + Math.max(0, hands),
      warded: iconsOf(plot, 'antimagic'),
      held: iconsOf(plot, 'strength'),
      imps: Math.min(2, shop.home),
      absorbed: iconsOf(plot, 'absorb'),
      manure: plot.manure,
      suffering: pet.suffering,
      mutation: pet.mutation,
      size: pet.size,
      keep: keep[i] ?? 0,
    };
  });
}

interface Deal {
  laid: DealItem[];
  worth: number;
}

/** Slot by slot the best card that is left, then one round of exchanges with the hand and between pets. */
function deal(domain: DealDomain, plans: readonly Plan[], at: readonly number[]): Deal {
  const { slots, items } = domain;
  const counts = plans.map(() => NEEDS.map(() => 0));
  const worths = plans.map((plan, i) => worthOfNeeds(plan, counts[i] as number[]));
  const used = new Set<number>();
  const laid: (DealItem | undefined)[] = slots.map(() => undefined);
  const add = (who: number, item: DealItem, sign: number): void => {
    const count = counts[who] as number[];
    for (const need of needsOf(item.value as number)) {
      count[NEED_INDEX[need]] = (count[NEED_INDEX[need]] as number) + sign;
    }
  };
  const refill = (slot: number): boolean => {
    const who = at[slot] as number;
    const before = laid[slot];
    if (before !== undefined) {
      add(who, before, -1);
      used.delete(before.key);
    }
    let best: DealItem | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let last = -1;
    for (const item of items) {
      if (used.has(item.key) || (item.fits !== '*' && item.fits !== slots[slot]?.accepts)) continue;
      // Hands come in order, so that equal potions lie side by side.
      if (item.fits === '*' && last === item.value) continue;
      last = item.value as number;
      add(who, item, 1);
      let worth = worthOfNeeds(plans[who] as Plan, counts[who] as number[]);
      if (item.fits === '*') worth -= POTION_PRICE;
      add(who, item, -1);
      if (worth > most + 1e-9) {
        most = worth;
        best = item;
      }
    }
    if (best === undefined) return false;
    laid[slot] = best;
    used.add(best.key);
    add(who, best, 1);
    worths[who] = most;
    return true;
  };
  for (let slot = 0; slot < slots.length; slot++)
    if (!refill(slot)) return { laid: [], worth: Number.NEGATIVE_INFINITY };
  for (let slot = 0; slot < slots.length; slot++) refill(slot);
  for (let a = 0; a < slots.length; a++) {
    for (let b = a + 1; b < slots.length; b++) {
      const [p, q] = [at[a] as number, at[b] as number];
      const [x, y] = [laid[a], laid[b]];
      if (p === q || x === undefined || y === undefined || x.value === y.value) continue;
      if (slots[a]?.accepts !== slots[b]?.accepts) continue;
      add(p, x, -1);
      add(p, y, 1);
      add(q, y, -1);
      add(q, x, 1);
      const [wp, wq] = [
        worthOfNeeds(plans[p] as Plan, counts[p] as number[]),
        worthOfNeeds(plans[q] as Plan, counts[q] as number[]),
      ];
      if (wp + wq > (worths[p] ?? 0) + (worths[q] ?? 0) + 1e-9) {
        laid[a] = y;
        laid[b] = x;
        worths[p] = wp;
        worths[q] = wq;
      } else {
        add(p, y, -1);
        add(p, x, 1);
        add(q, x, -1);
        add(q, y, 1);
      }
    }
  }
  return { laid: laid as DealItem[], worth: worths.reduce((sum, w) => sum + w, 0) };
}

/** The sales to plan for: none, or one grown pet to one customer of this round. */
function targets(o: Outlook, shop: Shop): { pet: number; customer: string }[] {
  const pets = petsOf(shop);
  return pets.flatMap(({ pet }, i) =>
    pet.size < 4
      ? []
      : o.now
          .filter((customer) => expectedMatch(o, pet, customer) > 1)
          .map((customer) => ({ pet: i, customer })),
  );
}

/** A sensible deal; null if this way of dealing ran out of cards for a slot. */
export function quickLay(
  s: Petz,
  o: Outlook,
  shop: Shop,
  keep: readonly number[],
  domain: DealDomain,
): Json | null {
  const plans = plansOf(s, o, shop, keep);
  const plots = petsOf(shop).map(({ at }) => at);
  const at = domain.slots.map((slot) => plots.indexOf(slot.bin as number));
  const price = o.booked > 0 ? o.platform : o.blackMarket;
  let best = deal(domain, plans, at);
  for (const { pet, customer } of targets(o, shop)) {
    const plan = plans[pet] as Plan;
    const { terms } = customerCard(customer);
    const weights = weightsOf(terms);
    const gain = plan.gain.map((g, n) => g + price * (weights[n] ?? 0));
    // Sold pets leave, and their tokens cost nothing any more.
    const sold = { ...plan, gain };
    const found = deal(domain, plans.with(pet, sold), at);
    const worth = found.worth - (keep[pet] ?? 0);
    if (worth > best.worth) best = { laid: found.laid, worth };
  }
  return best.laid.length < domain.slots.length ? null : best.laid.map((item) => item.value);
}
