/** Shopping: imps and gold left at home, gold spent where none is needed, pets bought without a cage. */

import { isRecord } from '../../../../engine/kernel/domain.ts';
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import {
  entryScore,
  groupIn,
  saleValue,
  sizeOf,
  spaceIds,
  tableFacts,
  whySpaceClosed,
} from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { freeCages } from '../conditions.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

// Shows and customers: the wrong pet entered, one sold below its worth, a customer sent away, the platform
// left out.

interface Offer {
  plot: number;
  customer: string;
  platform: boolean;
  pet: string;
  reputation: number;
}

/** So much more reputation must a better offer bring before the coach mentions it. */
const MARGIN = 2;

function optionsOf({ domain }: Sight): readonly Json[] {
  return domain?.type === 'pick' ? domain.options : [];
}

function offerOf({ view, seat }: Sight, option: Json): Offer | null {
  if (!isRecord(option)) return null;
  const { plot: at, customer, platform } = option;
  if (typeof at !== 'number' || typeof customer !== 'string' || typeof platform !== 'boolean') return null;
  const plot = view.shops[seat]?.plots[at];
  if (plot?.pet == null) return null;
  const { reputation } = saleValue(view, plot, plot.pet, customer, platform);
  return { plot: at, customer, platform, pet: plot.pet.id, reputation };
}

const offersIn = (sight: Sight): Offer[] =>
  optionsOf(sight).flatMap((option) => offerOf(sight, option) ?? []);

export const entrant: CoachWatch = {
  id: 'entrant',
  topic: 'shows',
  asks: ['petz.enter'],
  point: 'entrants',
  judge(sight, choice) {
    const scoreOf = (option: Json): number =>
      isRecord(option) && typeof option.pet === 'string'
        ? entryScore(sight.view, sight.seat, option.pet, typeof option.need === 'string' ? option.need : null)
        : 0;
    const best = optionsOf(sight).reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    if (scoreOf(choice) >= scoreOf(best)) return RIGHT;
    return misread({ pet: isRecord(best) ? String(best.pet) : '', count: scoreOf(best) - scoreOf(choice) });
  },
};

/** The same pet would have pleased another customer more, or another pet this one. */
export const soldCheap: CoachWatch = {
  id: 'soldCheap',
  topic: 'customers',
  asks: ['petz.sell'],
  point: 'offers',
  judge(sight, choice) {
    const sale = offerOf(sight, choice);
    if (sale === null) return null;
    const rivals = offersIn(sight).filter(
      (other) =>
        other.platform === sale.platform && (other.plot === sale.plot || other.customer === sale.customer),
    );
    const best = rivals.reduce((a, b) => (b.reputation > a.reputation ? b : a), sale);
    if (best.reputation < sale.reputation + MARGIN) return RIGHT;
    return misread({ pet: best.pet, customer: best.customer, count: best.reputation - sale.reputation });
  },
};

/** Is this the last evening on which anything can be sold? */
function isLastRound({ view }: Sight): boolean {
  return view.round >= (view.setup.stop?.round ?? tableFacts(view).rounds);
}

export const unsold: CoachWatch = {
  id: 'unsold',
  topic: 'customers',
  asks: ['petz.sell'],
  point: 'offers',
  judge(sight, choice) {
    if (choice !== null || !isLastRound(sight)) return null;
    const best = Math.max(0, ...offersIn(sight).map(({ reputation }) => reputation));
    return best > 0 ? misread({ count: best }) : null;
  },
};

export const watchPlatform: CoachWatch = {
  id: 'platform',
  topic: 'platform',
  asks: ['petz.sell'],
  point: 'platform',
  judge(sight, choice) {
    const sale = offerOf(sight, choice);
    if (sale === null) return null;
    if (sale.platform) return RIGHT;
    const better = offersIn(sight).find(
      ({ plot, customer, platform }) => platform && plot === sale.plot && customer === sale.customer,
    );
    return better === undefined ? null : misread({ count: better.reputation - sale.reputation });
  },
};

/** Where pets are bought: the only places of the base game that ask for gold. */
const PENS: readonly string[] = ['younger1', 'younger2', 'older'];
/** Where loose gold is spent in the Dark Alleys. */
const ALSO_FOR_GOLD: readonly string[] = ['market'];
/** So many imps at home are a crowd. */
const CROWD = 4;

function sumOf(choice: Json, what: 'imps' | 'gold'): number {
  if (!Array.isArray(choice)) return 0;
  return choice.reduce<number>((sum, part) => sum + (isRecord(part) ? Number(part[what] ?? 0) : 0), 0);
}

export const idle: CoachWatch = {
  id: 'idle',
  topic: 'groups',
  asks: ['petz.group'],
  point: 'tunnels',
  judge({ view, seat }, choice) {
    const home = view.shops[seat]?.home ?? 0;
    const left = home - sumOf(choice, 'imps');
    if (left >= CROWD || left === home) return misread({ count: left });
    return left < CROWD - 1 ? RIGHT : null;
  },
};

/** A player who has room for a pet needs gold with a group: without it no pet is sold. */
export const noGold: CoachWatch = {
  id: 'noGold',
  topic: 'groups',
  asks: ['petz.group'],
  point: 'treasury',
  judge({ view, seat }, choice) {
    const shop = view.shops[seat];
    if (shop === undefined || shop.gold === 0) return null;
    if (sumOf(choice, 'gold') > 0) return RIGHT;
    const isOpen = PENS.some((space) => whySpaceClosed(view, space, seat) === null);
    return isOpen && freeCages(shop) > 0 ? misread({ count: shop.gold }) : null;
  },
};

/** Coins make a group go before a rival's that would have come first without them: then they are well spent. */
function isOvertaking({ shops }: PetzView, seat: Seat, imps: number): boolean {
  return shops.some(({ groups }, owner) => owner !== seat && groups.some((group) => sizeOf(group) >= imps));
}

/** Gold that goes with a group is gone, whether it was needed or not. */
export const wasted: CoachWatch = {
  id: 'wasted',
  topic: 'spaces',
  asks: ['petz.send'],
  point: 'groups',
  judge({ view, seat }, choice) {
    if (!isRecord(choice) || typeof choice.space !== 'string') return null;
    const { imps, gold } = groupIn(choice);
    if (gold === 0 || choice.space === 'home') return null;
    if (PENS.includes(choice.space)) return RIGHT;
    if (ALSO_FOR_GOLD.includes(choice.space) || isOvertaking(view, seat, imps)) return null;
    return misread({ count: gold, space: choice.space });
  },
};

/** Is there still a way to a cage this round: one on offer, and a group big enough for it? */
function cageInReach({ view, seat }: Sight, sent: number): boolean {
  const shop = view.shops[seat];
  const isOpen = spaceIds(view).some(
    (space) => space.startsWith('cage') && whySpaceClosed(view, space, seat) === null,
  );
  if (!isOpen || shop === undefined) return false;
  const groups = shop.groups.filter(({ imps }) => imps >= 2);
  return groups.length > (sent >= 2 ? 1 : 0);
}

export const homeless: CoachWatch = {
  id: 'homeless',
  topic: 'cages',
  asks: ['petz.send', 'petz.arrange'],
  point: 'plots',
  judge(sight, choice) {
    const shop = sight.view.shops[sight.seat];
    if (shop === undefined || !isRecord(choice)) return null;
    if (sight.ask?.kind === 'petz.arrange') return sentAway(sight, choice);
    if (typeof choice.space !== 'string' || !PENS.includes(choice.space)) return null;
    if (freeCages(shop) > 0) return RIGHT;
    return cageInReach(sight, groupIn(choice).imps)
      ? null
      : misread(typeof choice.item === 'string' ? { pet: choice.item } : {});
  },
  look({ seat }, events) {
    const lost = events.find(
      (event) => event.type === 'petz.lost' && event.seat === seat && event.cause === 'released',
    );
    return lost?.type === 'petz.lost' ? misread({ pet: lost.pet }) : null;
  },
};

/** A pet that is named in no cage is sent away, though there is a cage for it. */
function sentAway({ domain }: Sight, choice: { readonly [field: string]: Json }) {
  if (domain?.type !== 'form' || !isRecord(domain.facts)) return null;
  const pets = Array.isArray(domain.facts.pets) ? domain.facts.pets : [];
  const caged = Array.isArray(domain.facts.caged) ? domain.facts.caged : [];
  const [plots, named] = [[0, 1, 2, 3], Object.entries(choice).filter(([field]) => field.startsWith('pet'))];
  const housed = named.map(([, pet]) => pet);
  const gone = pets.find((pet) => !housed.includes(pet));
  if (typeof gone !== 'string') return null;
  const isFree = plots.some(
    (at) => (caged[at] === true || typeof choice[`cage${at}`] === 'string') && choice[`pet${at}`] == null,
  );
  return isFree ? misread({ pet: gone }) : null;
}
