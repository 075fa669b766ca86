/** What is wrong with the shops of a start: imps, cages, pets, artifacts. Tiles and cards are checked elsewhere. */

import type { Refusal } from '../../kernel/state.ts';
import { artifactCard, boxOf, FACILITIES, PRINTED_CAGE } from '../data/cards.ts';
import { impsOf } from '../imps.ts';
import type { PetzSetup } from '../schema-setup.ts';
import { firstPhase, firstRound } from './pieces.ts';
import { bad, firstOf } from './refusal.ts';
import { MOST_IMPS, type PetStart, type PlotStart, type ShopStart } from './schema.ts';
import { mayWait } from './shops.ts';

// What is wrong with the parts of a start that need Dark Alleys.

/** The first part that only Dark Alleys has; null if there is none. */
function firstPart(setup: PetzSetup): string | null {
  for (const [seat, shop] of (setup.start?.shops ?? []).entries()) {
    const path = `start.shops[${seat}]`;
    if (shop?.alleys !== undefined) return `${path}.alleys`;
    for (const [at, plot] of (shop?.plots ?? []).entries()) {
      if (plot?.pearls !== undefined) return `${path}.plots[${at}].pearls`;
      if (plot?.tune !== undefined) return `${path}.plots[${at}].tune`;
    }
  }
  return setup.start?.town?.alleys === undefined ? null : 'start.town.alleys';
}

/** How many facilities are open when the game begins. */
function openFacilities(setup: PetzSetup): number {
  const named = setup.start?.town?.alleys?.facilities;
  if (named !== undefined) return named.length;
  const rounds = firstRound(setup) - (firstPhase(setup) === 'setup' ? 1 : 0);
  return Math.min(Object.keys(FACILITIES).length, Math.max(1, rounds));
}

function checkPlot(plot: PlotStart | null, at: number, path: string): Refusal | null {
  if (plot === null) return null;
  const here = `${path}.plots[${at}]`;
  if (plot.tune !== undefined && plot.addon !== 'jukebox') {
    return bad('setupShape', `${here}.tune`, plot.tune, 'there is no Jukebox on this plot');
  }
  const { pearls = 0, manure = 0 } = plot;
  return pearls > manure
    ? bad('setupShape', `${here}.pearls`, pearls, 'there is less manure than that')
    : null;
}

function checkShop(setup: PetzSetup, shop: ShopStart, path: string): Refusal | null {
  const { permission, gift } = shop.alleys ?? {};
  if (permission !== undefined && permission !== null && permission >= openFacilities(setup)) {
    return bad('setupShape', `${path}.alleys.permission`, permission, 'no facility is open there');
  }
  if (gift !== undefined) {
    if (shop.artifacts?.includes('giftBox') !== true) {
      return bad('setupShape', `${path}.alleys.gift`, gift, 'there is no Gift Box in the shop');
    }
    if (gift === 'giftBox' || !boxOf({ setup }).artifacts.includes(gift)) {
      return bad('setupUnknown', `${path}.alleys.gift`, gift, 'no artifact of this game is called that');
    }
  }
  return firstOf(...(shop.plots ?? []).map((plot, at) => () => checkPlot(plot, at, path)));
}

/** There is one bodyguard. */
function checkBodyguard(setup: PetzSetup): Refusal | null {
  let hired = false;
  for (const [seat, shop] of (setup.start?.shops ?? []).entries()) {
    if (shop?.alleys?.bodyguard !== true) continue;
    if (hired)
      return bad('startTwice', `start.shops[${seat}].alleys.bodyguard`, true, 'there is one bodyguard');
    hired = true;
  }
  const onMarket = setup.start?.town?.alleys?.market?.bodyguard;
  if (onMarket === undefined) return null;
  const path = 'start.town.alleys.market.bodyguard';
  if (onMarket === null) {
    return hired ? null : bad('setupShape', path, null, 'the bodyguard must be somewhere');
  }
  if (onMarket.id !== 'bodyguard') {
    return bad('setupUnknown', `${path}.id`, onMarket.id, "this place is for the 'bodyguard'");
  }
  return hired ? bad('startTwice', path, onMarket.id, 'a shop has hired the bodyguard') : null;
}

export function checkAlleys(setup: PetzSetup): Refusal | null {
  if (setup.expansions?.darkAlleys === undefined) {
    const path = firstPart(setup);
    return path === null ? null : bad('startPhase', path, null, 'only a game with Dark Alleys has this');
  }
  return firstOf(
    () => checkBodyguard(setup),
    ...(setup.start?.shops ?? []).map(
      (shop, seat) => () => (shop === null ? null : checkShop(setup, shop, `start.shops[${seat}]`)),
    ),
  );
}

/** The cage of a plot when the game begins. */
function cageAt(plot: PlotStart, at: number): string | null {
  if (plot.cage !== undefined) return plot.cage;
  return at === 0 ? PRINTED_CAGE : null;
}

function checkPet(pet: PetStart, path: string): Refusal | null {
  const { suffering = 0, size } = pet;
  if (suffering < size) return null;
  return bad('setupShape', `${path}.suffering`, suffering, `a pet of size ${size} would be lost`);
}

function checkPlots(setup: PetzSetup, shop: ShopStart, path: string): Refusal | null {
  for (const [at, plot] of (shop.plots ?? []).entries()) {
    if (plot?.pet === undefined || plot.pet === null) continue;
    const here = `${path}.plots[${at}].pet`;
    const wrong = checkPet(plot.pet, here);
    if (wrong !== null) return wrong;
    if (cageAt(plot, at) === null && !mayWait(firstPhase(setup))) {
      return bad('startNoCage', `${here}.id`, plot.pet.id, 'its plot has no cage');
    }
  }
  return null;
}

/** Things wait in the cart until cages are arranged. */
function checkCart(setup: PetzSetup, { cart }: ShopStart, path: string): Refusal | null {
  if (cart === undefined) return null;
  if (!mayWait(firstPhase(setup))) {
    return bad('startPhase', `${path}.cart`, null, 'everything has found its place by then');
  }
  for (const [i, pet] of (cart.pets ?? []).entries()) {
    const wrong = checkPet(pet, `${path}.cart.pets[${i}]`);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Colours are those printed on a book that is there; a token is in a box that is there. */
function checkArtifacts(
  { artifacts = [], books = {}, box, alleys }: ShopStart,
  path: string,
): Refusal | null {
  const gift = artifacts.includes('giftBox') ? (alleys?.gift ?? null) : null;
  for (const [book, colour] of Object.entries(books)) {
    const meant = book === 'giftBox' ? gift : book;
    const colours = meant === null || !artifacts.includes(book) ? undefined : artifactCard(meant).book;
    if (colours?.includes(colour)) continue;
    return bad('setupShape', `${path}.books.${book}`, colour, 'no such book with this colour is in the shop');
  }
  if (box === undefined || artifacts.includes('magicBox') || gift === 'magicBox') return null;
  return bad('setupShape', `${path}.box`, box, 'there is no Magic Box in the shop');
}

/** The minion goes into the tent in Shopping and comes back in Aging. */
function checkJudge(setup: PetzSetup, shop: ShopStart, path: string): Refusal | null {
  if (shop.judge !== true) return null;
  const phase = firstPhase(setup);
  if (phase !== 'needs' && phase !== 'showing') {
    return bad(
      'startPhase',
      `${path}.judge`,
      true,
      'a minion is in the tent before `needs` and `showing` only',
    );
  }
  const first = setup.start?.shops?.find((other) => other?.judge === true);
  return first === shop ? null : bad('startTwice', `${path}.judge`, true, 'another shop judges already');
}

function checkImps(setup: PetzSetup, seat: number, path: string): Refusal | null {
  const imps = impsOf(setup, seat);
  if (imps <= MOST_IMPS) return null;
  return bad('startImps', path, imps, `a shop has at most ${MOST_IMPS} imps in all places together`);
}

export function checkShops(setup: PetzSetup): Refusal | null {
  for (const [seat, shop] of (setup.start?.shops ?? []).entries()) {
    if (shop === null) continue;
    const path = `start.shops[${seat}]`;
    const refusal = firstOf(
      () => checkImps(setup, seat, path),
      () => checkPlots(setup, shop, path),
      () => checkCart(setup, shop, path),
      () => checkArtifacts(shop, path),
      () => checkJudge(setup, shop, path),
    );
    if (refusal !== null) return refusal;
  }
  return null;
}
