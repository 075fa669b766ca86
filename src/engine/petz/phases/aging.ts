/** Phase 6, Aging: pets, food, imps; then the starting player token (PB-AGE, PB-START). */

import { hashTable } from '../../kernel/data.ts';
import { script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { askOne, type BoxChoice } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import { BOARD } from '../data/cards.ts';
import { FOODS } from '../data/schema.ts';
import type { PetzEvent } from '../events.ts';
import { expansionsOf } from '../expansion.ts';
import { busyImps, hasArtifact, isLastRound, leftOf, petsOf, shopOf, tableOf } from '../query.ts';
import type { Petz, Shop, Standing } from '../state.ts';

/** The size a pet has after growing in a shop (PB-AGE-02, PB-AGE-03). */
export function grown(size: number): number {
  const growth: Record<number, number> = BOARD.growth;
  return size + (growth[size] ?? 0);
}

/** Not in the last round, where it has no effect (PB-AGE-04, RUL-68, PB-PET-08). */
function growPets(c: PetzContext): void {
  if (isLastRound(c.s)) return;
  for (const [seat, shop] of c.s.shops.entries()) {
    for (const { pet, at } of petsOf(shop)) {
      const from = pet.size;
      pet.size = grown(from);
      if (pet.size > from) c.emit({ type: 'petz.grew', seat, plot: at, pet: pet.id, from, to: pet.size });
    }
  }
}

/** Tokens that may be saved: any from any chamber (RUL-69, PB-ARTIFACT-BOX-05, DA-PROCESSED-03). */
function savable(shop: Shop): Exclude<BoxChoice, null>[] {
  if (!hasArtifact(shop, 'magicBox') || shop.box !== null) return [];
  return FOODS.flatMap((from) =>
    shop.food[from].flatMap((tokens, chamber) => (tokens > 0 ? [{ from, chamber }] : [])),
  );
}

/**
 * The rightmost chamber is thrown away, the rest moves on (PB-AGE-05, PB-AGE-06, PB-AGE-07, PB-AGE-08, PB-AGE-09,
 * PB-ARTIFACT-BOX-03, DA-PROCESSED-07).
 */
function ageFood(c: PetzContext): void {
  for (const [seat, shop] of c.s.shops.entries()) {
    const spoiled = { vegetable: 0, meat: 0 };
    for (const food of FOODS) {
      spoiled[food] = shop.food[food].pop() ?? 0;
      shop.food[food].unshift(0);
    }
    if (spoiled.vegetable + spoiled.meat > 0) c.emit({ type: 'petz.spoiled', seat, ...spoiled });
  }
}

/**
 * Imps of one seat come home from display and town, but for the platform (PB-AGE-11, PB-AGE-12, PB-AGE-13, PB-AGE-14).
 * Also PB-SHOP-11, PB-PLAT-02, PB-PLAT-03, PB-NEED-PLAY-09.
 */
function comeHome(c: PetzContext, seat: Seat, inTown: readonly [string, Standing][]): void {
  const shop = shopOf(c.s, seat);
  let imps = busyImps(shop);
  let toPlatform = 0;
  for (const { comingHome } of expansionsOf(c.s)) imps += comingHome?.(c, seat) ?? 0;
  for (const [space, standing] of inTown) {
    if (standing.seat !== seat) continue;
    if (space === 'platform') toPlatform += standing.imps;
    else imps += standing.imps;
  }
  shop.home += imps;
  shop.platform += toPlatform;
  shop.busy = { gaps: [0, 0, 0, 0], centre: 0, armour: 0, cages: 0 };
  if (imps + toPlatform > 0) c.emit({ type: 'petz.cameHome', seat, imps, toPlatform });
}

/**
 * Everything that lasts for one round is cleared: judges, armour, shovel, the Employee's title (PB-AGE-15, PB-AGE-16).
 * Also PB-JUDGE-04.
 */
function clearRound(shop: Shop): void {
  shop.judge = false;
  shop.entry = null;
  shop.used = { crystal: false, shovel: null, reach: 0, employee: false };
  for (const plot of shop.plots) plot.guard = { strength: 0, antimagic: 0 };
}

/** Pets, food, imps; only an empty Magic Box asks, and nothing else is changed (PB-AGE-01, PB-AGE-18, RUL-70). */
export const agingPhase = script<Petz, PetzEvent, object>('petz.aging', [
  {
    name: 'pets',
    run(c) {
      growPets(c);
    },
  },
  askOne('box', {
    kind: 'petz.box',
    who: (s) => s.order.filter((seat) => savable(shopOf(s, seat)).length > 0).slice(0, 1),
    domain: (s, seat) => ({ type: 'pick', options: [null, ...savable(shopOf(s, seat))] }),
    then(c, _v, choice, seat) {
      if (choice === null) return undefined;
      const shop = shopOf(c.s, seat);
      const row = shop.food[choice.from];
      row[choice.chamber] = (row[choice.chamber] ?? 0) - 1;
      shop.box = choice.from;
      c.emit({ type: 'petz.filledBox', seat, food: choice.from, fresh: false });
    },
  }),
  {
    name: 'food',
    run(c) {
      ageFood(c);
    },
  },
  {
    name: 'imps',
    run(c) {
      const inTown = Object.entries(c.s.town.taken);
      for (const [seat, shop] of c.s.shops.entries()) {
        comeHome(c, seat, inTown);
        clearRound(shop);
        shop.history.push(shop.reputation);
      }
      c.s.town.taken = hashTable();
    },
  },
]);

/**
 * The lowest reputation before the last round with 4 players (PB-START-03, PB-START-04, RUL-71); else the left
 * neighbour (PB-START-02, PB-START-05).
 */
export function nextStarter(s: Petz): Seat {
  for (const expansion of expansionsOf(s)) {
    const starter = expansion.nextStarter?.(s) ?? null;
    if (starter !== null) return starter;
  }
  const left = leftOf(s, s.starter);
  if (s.setup.seats < 4 || s.round + 1 !== tableOf(s).rounds) return left;
  const lowest = Math.min(...s.shops.map((shop) => shop.reputation));
  let seat = left;
  while (shopOf(s, seat).reputation > lowest) seat = leftOf(s, seat);
  return seat;
}

/**
 * Clockwise from the starting player; lowest reputation first in the last round of the variant (PB-VAR-18, PB-VAR-19,
 * PB-VAR-20, PB-VAR-21, RUL-72).
 */
export function turnOrder(s: Petz): Seat[] {
  for (const expansion of expansionsOf(s)) {
    const order = expansion.turnOrder?.(s) ?? null;
    if (order !== null) return order;
  }
  const seats = Array.from({ length: s.setup.seats }, (_, i) => (s.starter + i) % s.setup.seats);
  if (!s.setup.variants.finalOrder || s.setup.seats !== 4 || !isLastRound(s)) return seats;
  // The sort is stable, so equal seats stay clockwise from the starting player (PB-VAR-19).
  return seats.sort((a, b) => shopOf(s, a).reputation - shopOf(s, b).reputation);
}
