/** Phase 1, Setup: new information, new stuff, income (PB-REVEAL, PB-STOCK, PB-INCOME). No decisions (RUL-08). */

import type { PetzContext } from '../context.ts';
import { BOARD, petCard } from '../data/cards.ts';
import type { Stands } from '../data/schema.ts';
import { STANDS } from '../data/schema.ts';
import { expansionsOf } from '../expansion.ts';
import { clockwiseFrom, shopOf, tableOf } from '../query.ts';
import { exhibitionNow } from '../score.ts';
import { turnUp } from '../setup.ts';
import type { Petz, Stand } from '../state.ts';

/**
 * Where the neutral imps stand in a round: one on each ring, a second three spaces on with 2 players (PB-SETUP-41,
 * PB-SETUP-42, PB-STOCK-02).
 * Also PB-SETUP-04, PB-SETUP-05, PB-SETUP-44, PB-SETUP-45, PB-STOCK-05, PB-STOCK-06, DA-NEUTRAL-01, DA-NEUTRAL-02,
 * DA-NEUTRAL-03, DA-NEUTRAL-05, DA-NEUTRAL-06, DA-NEUTRAL-07, DA-NEUTRAL-08.
 */
export function neutralSpaces(
  seats: number,
  round: number,
  rings: readonly (readonly string[])[] = BOARD.rings,
): string[] {
  if (seats === 4) return [];
  return rings.flatMap((ring) => {
    const at = (round - 1) % ring.length;
    const spaces = seats === 2 ? [at, (at + 3) % ring.length] : [at];
    return spaces.map((i) => ring[i] ?? '');
  });
}

/**
 * They only stand in the way, until the next Setup; they form no groups and go to no platform (PB-GROUP-13, PB-PLAT-11,
 * PB-AGE-17).
 */
export function moveNeutralImps(c: PetzContext): void {
  const { setup, round } = c.s;
  const rings = [...BOARD.rings, ...expansionsOf(c.s).flatMap((expansion) => expansion.rings ?? [])];
  c.s.town.neutral = neutralSpaces(setup.seats, round, rings);
  if (c.s.town.neutral.length > 0) c.emit({ type: 'petz.neutral', spaces: [...c.s.town.neutral] });
}

/** True if a neutral imp stands there; on a dummy it is in no player's way (PB-STOCK-03, PB-STOCK-04). */
function isBlocked(s: Petz, space: string): boolean {
  return s.town.neutral.includes(space);
}

function blockedAmong(s: Petz, spaces: readonly string[]): number {
  return spaces.filter((space) => isBlocked(s, space)).length;
}

/** Up to `n` from the top of a pile; an empty pile gives what it has (RUL-18, R-DA-88). */
function draw(c: PetzContext, pile: string[], n: number): string[] {
  const drawn: string[] = [];
  while (drawn.length < n && pile.length > 0) drawn.push(pile.pop() as string);
  if (drawn.length > 0) c.secret();
  return drawn;
}

/** The printed food of this round: on the exhibition tile, in round 1 on the board (PB-STOCK-07, PB-SETUP-38). */
function printedFood(s: Petz): Stands {
  let printed = exhibitionNow(s)?.food ?? tableOf(s).food;
  for (const { food } of expansionsOf(s)) printed = food?.(s, printed) ?? printed;
  return printed;
}

/**
 * Old food goes, new food comes; blocked stands stay empty, dummies take from the mixed stand (PB-STOCK-08,
 * PB-STOCK-09, PB-STOCK-10, PB-STOCK-11, PB-STOCK-12).
 * Also RUL-10.
 */
function stockFood(s: Petz): void {
  const printed = printedFood(s);
  for (const stand of STANDS) {
    const [vegetable, meat] = isBlocked(s, stand) ? [0, 0] : printed[stand];
    s.town.stands[stand] = { vegetable, meat, gold: 0 };
  }
  const { mixed } = s.town.stands;
  if (isBlocked(s, 'greenDummy')) mixed.vegetable = Math.max(0, mixed.vegetable - 1);
  if (isBlocked(s, 'redDummy')) mixed.meat = Math.max(0, mixed.meat - 1);
}

/** PB-STOCK-13, PB-STOCK-14: the old ones always go, new ones come unless the space is blocked (RUL-11). */
function stockArtifacts(c: PetzContext): void {
  const { town, piles, gone } = c.s;
  gone.artifacts.push(...town.artifacts);
  town.artifacts = isBlocked(c.s, 'artifacts') ? [] : draw(c, piles.artifacts, 2);
}

/**
 * The lowest cage left moves to the top pit, the others go, new ones fill from the middle (PB-STOCK-15, PB-STOCK-16,
 * PB-STOCK-17, RUL-12).
 * Also PB-STOCK-18, PB-STOCK-19.
 */
function stockCages(c: PetzContext): void {
  const { town, piles, gone } = c.s;
  const left = town.cages.filter((cage) => cage !== null);
  const last = left.pop() ?? null;
  gone.cages.push(...left);
  const fresh = draw(c, piles.cages, 2 - blockedAmong(c.s, ['cage1', 'cage2']));
  town.cages = [last, fresh[0] ?? null, fresh[1] ?? null];
}

/**
 * One addon moves or stays up, a second one goes, a new one comes below; a blocked space skips it all (PB-STOCK-20,
 * PB-STOCK-21, PB-STOCK-22).
 */
function stockAddons(c: PetzContext): void {
  if (isBlocked(c.s, 'addon')) return;
  const { town, piles, gone } = c.s;
  const left = town.addons.filter((addon) => addon !== null);
  const last = left.pop() ?? null;
  gone.addons.push(...left);
  town.addons = [last, draw(c, piles.addons, 1)[0] ?? null];
}

/**
 * What a pet that goes to a farm adds to the meat stand (PB-STOCK-25, PB-VAR-13, PB-VAR-14, PB-VAR-15, PB-VAR-16);
 * nothing on a blocked one (RUL-09).
 * Also R-DA-84.
 */
function toTheFarm(c: PetzContext, pet: string): void {
  const adds = c.s.setup.variants.meatStand ? petCard(pet).farm : 'meat';
  c.s.gone.pets.push(pet);
  c.emit({ type: 'petz.farmed', pet, adds });
  if (adds === 'nothing' || isBlocked(c.s, 'meat')) return;
  const stand: Stand = c.s.town.stands.meat;
  stand[adds] += 1;
}

/**
 * PB-STOCK-23, PB-STOCK-24, PB-STOCK-25, PB-STOCK-26, PB-STOCK-27, PB-STOCK-28, PB-STOCK-29: the old leave, the young
 * grow and move up, a neutral imp buys, babies arrive.
 * Also PB-STOCK-30, PB-STOCK-31, RUL-13.
 */
function stockPets(c: PetzContext): void {
  const { town, piles, gone } = c.s;
  for (const pet of town.old) toTheFarm(c, pet);
  town.old = town.young;
  if (isBlocked(c.s, 'older')) {
    const bought = town.old.shift();
    if (bought !== undefined) {
      gone.pets.push(bought);
      c.emit({ type: 'petz.neutralBuys', pet: bought });
    }
  }
  town.young = draw(c, piles.pets, 3 - blockedAmong(c.s, ['younger1', 'younger2']));
}

export function showStock(c: PetzContext): void {
  const { cages, addons, artifacts, young, old, stands } = c.s.town;
  c.emit({
    type: 'petz.stocked',
    town: {
      cages: [...cages],
      addons: [...addons],
      artifacts: [...artifacts],
      young: [...young],
      old: [...old],
      stands: {
        vegetables: { ...stands.vegetables },
        mixed: { ...stands.mixed },
        meat: { ...stands.meat },
      },
    },
  });
}

/**
 * Fills an empty town as in round 1; pits fill from the top (PB-SETUP-30, PB-SETUP-31, PB-SETUP-32, PB-SETUP-33,
 * PB-SETUP-34, PB-SETUP-35, PB-SETUP-36, PB-SETUP-37, PB-SETUP-38, PB-SETUP-39, RUL-12).
 */
export function fillTown(c: PetzContext): void {
  const { town, piles } = c.s;
  const cages = draw(c, piles.cages, 3 - blockedAmong(c.s, ['cage1', 'cage2']));
  town.cages = [cages[0] ?? null, cages[1] ?? null, cages[2] ?? null];
  town.young = draw(c, piles.pets, 3 - blockedAmong(c.s, ['younger1', 'younger2']));
  town.old = draw(c, piles.pets, 1);
  town.addons = draw(c, piles.addons, 2);
  town.artifacts = isBlocked(c.s, 'artifacts') ? [] : draw(c, piles.artifacts, 2);
  stockFood(c.s);
}

/** The town as setup lays it out in round 1. */
export function firstStock(c: PetzContext): void {
  moveNeutralImps(c);
  fillTown(c);
  showStock(c);
  for (const expansion of expansionsOf(c.s)) expansion.stock?.(c);
}

/** Everything of phase 1 from round 2 on, but income (PB-REVEAL-01, PB-REVEAL-09, PB-STOCK-01). */
export function newRoundStock(c: PetzContext): void {
  moveNeutralImps(c);
  turnUp(c, 'exhibition');
  turnUp(c, 'customer');
  stockFood(c.s);
  stockArtifacts(c);
  stockCages(c);
  stockAddons(c);
  stockPets(c);
  showStock(c);
  for (const expansion of expansionsOf(c.s)) expansion.stock?.(c);
}

/**
 * Gold from the bank, by seat from the starting player (PB-INCOME-01, PB-INCOME-02, PB-INCOME-03, PB-INCOME-04,
 * RUL-72).
 * Also PB-INCOME-05, PB-INCOME-06, PB-INCOME-07.
 */
export function income(c: PetzContext): void {
  const gold = tableOf(c.s).income;
  for (const [place, seat] of clockwiseFrom(c.s, c.s.starter).entries()) {
    let share = gold[place] ?? 0;
    for (const { income: change } of expansionsOf(c.s)) share = change?.(c, seat, share) ?? share;
    shopOf(c.s, seat).gold += share;
    c.emit({ type: 'petz.income', seat, gold: share });
  }
}
