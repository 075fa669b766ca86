/**
 * The six facilities: what they take and what they do (DA-FACILITY, DA-IND-03, DA-IND-04, DA-IND-05, DA-IND-06,
 * DA-IND-07).
 */

import type { Seat } from '../../../kernel/state.ts';
import { takeManure } from '../../care.ts';
import type { FacilityUse, Found } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { ALLEYS, facilityCard } from '../../data/cards.ts';
import type { Food } from '../../data/schema.ts';
import { waysToClean } from '../../phases/show/shovel.ts';
import { manureOf, petsOf, plotOf, shopOf } from '../../query.ts';
import type { Petz, Shop, Standing } from '../../state.ts';
import { alleyShop } from '../query.ts';
import { bringHatHome } from '../slug/home.ts';
import type { Processed } from '../state.ts';

/** In which of the two ways a facility is used: by a visit in phase 2, or with permission in phase 5. */
export type Shift = 'visit' | 'work';

const MAKES: Readonly<Record<'lollipopFactory' | 'cannery', { food: Food; made: Processed }>> = {
  lollipopFactory: { food: 'vegetable', made: 'lollipop' },
  cannery: { food: 'meat', made: 'can' },
};

/**
 * True if the input is there; gold may also be earned by an unused imp on the spot in phase 5 (DA-UNUSED-04,
 * DA-IND-08).
 */
function canPay(shop: Shop, facility: string, shift: Shift): boolean {
  switch (facilityCard(facility).input) {
    case 'imp':
      return shop.home > 0;
    case 'gold':
      return shop.gold > 0 || (shift === 'work' && shop.home > 0);
    case 'vegetable':
    case 'meat':
      // Which token is part of the use.
      return true;
  }
}

/** One imp out of several, with the hat or without; a single one wears it (R-DA-31). */
function withHatOrNot(from: Found, imps: number, hat: boolean): FacilityUse[] {
  const uses: FacilityUse[] = [];
  if (imps > 0 && hat) uses.push({ facility: 'headhunter', from, hat: true });
  if (imps > (hat ? 1 : 0)) uses.push({ facility: 'headhunter', from, hat: false });
  return uses;
}

/**
 * The platform is its right side and its action space. In phase 2 one is taken from the space only if another ordinary
 * imp stays there (R-DA-39); in phase 5 it is all the same from where an imp comes.
 */
function foundOnPlatform(s: Pick<Petz, 'shops' | 'town'>, seat: Seat, shift: Shift): FacilityUse[] {
  const { platform, alleys } = shopOf(s, seat);
  const standing = s.town.taken.platform;
  const own: Standing = standing?.seat === seat ? standing : { seat, imps: 0 };
  const hatOnSpace = (own.hat ?? 0) > 0;
  const hatOnSide = alleys?.hatOnPlatform === true;
  if (shift === 'work') return withHatOrNot('platform', platform + own.imps, hatOnSide || hatOnSpace);
  const side = withHatOrNot('platform', platform, hatOnSide);
  return own.imps > 1 ? [...side, ...withHatOrNot('platformSpace', own.imps, hatOnSpace)] : side;
}

/** Where an imp can be regained (DA-FACILITY-HEADHUNTER-02). */
function foundImps(s: Pick<Petz, 'shops' | 'town'>, seat: Seat, shift: Shift): FacilityUse[] {
  const { waiting, hospital } = shopOf(s, seat);
  const uses: FacilityUse[] = [];
  const add = (from: Found) => uses.push({ facility: 'headhunter', from, hat: false });
  if (waiting.some((imps) => imps > 0)) add('progress');
  if (hospital > 0) add('hospital');
  return [...uses, ...foundOnPlatform(s, seat, shift)];
}

/** Tokens that can be processed, those with the fewest rounds left first (DA-IND-07, DA-PROCESSED-02, DA-UNUSED-05). */
function tokensFor(shop: Shop, facility: 'lollipopFactory' | 'cannery'): FacilityUse[] {
  const row = shop.food[MAKES[facility].food];
  return row.flatMap((tokens, chamber) => (tokens > 0 ? [{ facility, chamber }] : [])).reverse();
}

function cures(shop: Shop): FacilityUse[] {
  return petsOf(shop).flatMap(({ pet, at }) =>
    (['mutation', 'suffering'] as const)
      .filter((token) => pet[token] > 0)
      .map((token): FacilityUse => ({ facility: 'psychiatrist', plot: at, token })),
  );
}

/** The slug takes as many tokens as it can (DA-FACILITY-FECALSLUG-01, R-DA-19, DA-FACILITY-FECALSLUG-02). */
function slugWays(shop: Shop): FacilityUse[] {
  const most = Math.min(ALLEYS.slug, manureOf(shop));
  const total = (plots: readonly number[]) => plots.reduce((sum, n) => sum + n, 0);
  return waysToClean(
    shop.plots.map((plot) => plot.manure),
    most,
  )
    .filter((plots) => total(plots) === most)
    .map((plots) => ({ facility: 'fecalSlug', plots }));
}

/** Every way to use one facility now that can be paid and changes something (DA-FACILITY-GENERAL-01). */
export function usesOf(
  s: Pick<Petz, 'shops' | 'town'>,
  seat: Seat,
  facility: string,
  shift: Shift,
): FacilityUse[] {
  const shop = shopOf(s, seat);
  if (!canPay(shop, facility, shift)) return [];
  switch (facility) {
    case 'headhunter':
      return foundImps(s, seat, shift);
    case 'lollipopFactory':
    case 'cannery':
      return tokensFor(shop, facility);
    case 'office':
      return [{ facility }];
    case 'psychiatrist':
      return cures(shop);
    case 'fecalSlug':
      return slugWays(shop);
    default:
      throw new Error(`no facility is called '${facility}'`);
  }
}

/**
 * Gold goes to the bank; in phase 5 an unused imp earns it first if there is none (DA-IND-06, DA-UNUSED-04,
 * DA-UNUSED-06).
 */
function payGold(c: PetzContext, seat: Seat): void {
  const shop = shopOf(c.s, seat);
  if (shop.gold === 0) {
    shop.home -= 1;
    alleyShop(shop).working += 1;
    c.emit({ type: 'petz.earned', seat, gold: 1 });
    return;
  }
  shop.gold -= 1;
}

/** The imp stays on the facility and comes home in phase 6 (DA-IND-04, DA-IND-05; DA-UNUSED-03, R-DA-46). */
function sendImp(shop: Shop): void {
  shop.home -= 1;
  alleyShop(shop).working += 1;
}

/** Takes an imp from where it was found, its hat on or not (R-DA-31). */
function fetchImp(c: PetzContext, seat: Seat, from: Found, hat: boolean): void {
  const shop = shopOf(c.s, seat);
  const standing = c.s.town.taken.platform;
  switch (from) {
    case 'progress': {
      // The leftmost, even if its round has not come yet (DA-FACILITY-HEADHUNTER-03, R-DA-18).
      const at = shop.waiting.findIndex((imps) => imps > 0);
      shop.waiting[at] = (shop.waiting[at] ?? 0) - 1;
      break;
    }
    case 'hospital':
      shop.hospital -= 1;
      break;
    case 'platform':
      if (shop.platform > 0) shop.platform -= 1;
      else leaveSpace(standing);
      break;
    case 'platformSpace':
      leaveSpace(standing);
      break;
  }
  if (hat) bringHatHome(c, seat);
}

function leaveSpace(standing: Standing | undefined): void {
  if (standing !== undefined) standing.imps -= 1;
}

/**
 * In phase 2 the imp goes to the Quarters; in phase 5 it stays at the facility until phase 6
 * (DA-FACILITY-HEADHUNTER-04, DA-FACILITY-HEADHUNTER-05).
 * Also DA-FACILITY-HEADHUNTER-01, R-DA-40.
 */
function regain(c: PetzContext, seat: Seat, from: Found, hat: boolean, shift: Shift): void {
  const shop = shopOf(c.s, seat);
  fetchImp(c, seat, from, hat);
  if (shift === 'visit') shop.home += 1;
  else alleyShop(shop).working += 1;
  const place = from === 'platformSpace' ? 'platform' : from;
  c.emit({ type: 'petz.regained', seat, from: place, home: shift === 'visit' });
}

/**
 * A fresh token is wrapped up and moves to the Artifact Storage (DA-FACILITY-LOLLIPOP-01, DA-FACILITY-CANNERY-01,
 * DA-PROCESSED-01, DA-PROCESSED-08).
 */
function process(c: PetzContext, seat: Seat, facility: 'lollipopFactory' | 'cannery', chamber: number): void {
  const shop = shopOf(c.s, seat);
  const { food, made } = MAKES[facility];
  const row = shop.food[food];
  row[chamber] = (row[chamber] ?? 0) - 1;
  alleyShop(shop).processed[made] += 1;
  c.emit({ type: 'petz.processed', seat, made });
}

/** Removes one token, never one of each (DA-FACILITY-PSYCHIATRIST-01, DA-FACILITY-PSYCHIATRIST-02). */
function cure(c: PetzContext, seat: Seat, plot: number, token: 'suffering' | 'mutation'): void {
  const { pet } = plotOf(shopOf(c.s, seat), plot);
  if (pet === null) return;
  pet[token] -= 1;
  const [suffering, mutation] = token === 'suffering' ? [1, 0] : [0, 1];
  c.emit({ type: 'petz.cured', seat, plot, pet: pet.id, suffering, mutation, by: 'psychiatrist' });
}

/** Pays for a facility and carries out its effect at once. */
export function useFacility(c: PetzContext, seat: Seat, use: FacilityUse, shift: Shift): void {
  const shop = shopOf(c.s, seat);
  const { input } = facilityCard(use.facility);
  const [imps, gold] = [input === 'imp' ? 1 : 0, input === 'gold' ? 1 : 0];
  if (input === 'gold') payGold(c, seat);
  if (input === 'imp') sendImp(shop);
  c.emit({ type: 'petz.usedFacility', seat, facility: use.facility, imps, gold });
  switch (use.facility) {
    case 'headhunter':
      regain(c, seat, use.from, use.hat, shift);
      break;
    case 'lollipopFactory':
    case 'cannery':
      process(c, seat, use.facility, use.chamber);
      break;
    case 'office':
      shop.gold += ALLEYS.office;
      c.emit({ type: 'petz.earned', seat, gold: ALLEYS.office });
      break;
    case 'psychiatrist':
      cure(c, seat, use.plot, use.token);
      break;
    case 'fecalSlug':
      takeManure(c, seat, use.plots);
      c.emit({ type: 'petz.slugged', seat, plots: use.plots });
      break;
  }
}
