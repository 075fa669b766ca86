/** What is wrong with the parts of a start that need Dark Alleys. */

import type { Refusal } from '../../kernel/state.ts';
import { boxOf, FACILITIES } from '../data/cards.ts';
import type { PetzSetup } from '../state.ts';
import { firstPhase, firstRound } from './pieces.ts';
import { bad, firstOf } from './refusal.ts';
import type { PlotStart, ShopStart } from './types.ts';

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
    return bad('startShape', `${here}.tune`, plot.tune, 'there is no Jukebox on this plot');
  }
  const { pearls = 0, manure = 0 } = plot;
  return pearls > manure
    ? bad('startShape', `${here}.pearls`, pearls, 'there is less manure than that')
    : null;
}

function checkShop(setup: PetzSetup, shop: ShopStart, path: string): Refusal | null {
  const { permission, gift } = shop.alleys ?? {};
  if (permission !== undefined && permission !== null && permission >= openFacilities(setup)) {
    return bad('startShape', `${path}.alleys.permission`, permission, 'no facility is open there');
  }
  if (gift !== undefined) {
    if (shop.artifacts?.includes('giftBox') !== true) {
      return bad('startShape', `${path}.alleys.gift`, gift, 'there is no Gift Box in the shop');
    }
    if (gift === 'giftBox' || !boxOf({ setup }).artifacts.includes(gift)) {
      return bad('startUnknown', `${path}.alleys.gift`, gift, 'no artifact of this game is called that');
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
    return hired ? null : bad('startShape', path, null, 'the bodyguard must be somewhere');
  }
  if (onMarket.id !== 'bodyguard') {
    return bad('startUnknown', `${path}.id`, onMarket.id, "this place is for the 'bodyguard'");
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
