/** What is dealt to the Dark Alleys board at the start, and what comes to it every round (DA-STOCK). */

import { shuffle } from '../../../kernel/rng.ts';
import type { PetzContext } from '../../context.ts';
import { ACCESSORIES, ALLEYS, FACILITIES } from '../../data/cards.ts';
import { firstPhase, firstRound, takenTiles } from '../../start/pieces.ts';
import type { AlleyTownStart, PetzStart } from '../../start/schema.ts';
import { cloneAlleys } from '../clone.ts';
import { alleysOf, lengthOf } from '../query.ts';
import { type Alleys, MARKET, type MarketPlace } from '../state.ts';

/** What was dealt to a place of the market goes back on top of its pile. */
function giveBack({ s }: PetzContext, place: MarketPlace, id: string | null): void {
  if (id === null || place === 'bodyguard') return;
  const piles = {
    pet: s.piles.pets,
    cage: s.piles.cages,
    addon: s.piles.addons,
    artifact: s.piles.artifacts,
  };
  (place === 'food' ? s.unused.exhibitions : piles[place]).push(id);
}

/** Named places have what is named, an empty one nothing; the bodyguard is not there if he has been hired. */
function placeGoods(c: PetzContext, alleys: Alleys, named: AlleyTownStart['market']): void {
  for (const place of MARKET) {
    const goods = named?.[place];
    if (goods === undefined) continue;
    giveBack(c, place, alleys.market[place].id);
    alleys.market[place] = { id: goods?.id ?? null, priced: goods?.priced ?? false };
  }
  const hired = c.s.shops.some((shop) => shop.alleys?.bodyguard === true);
  if (hired) alleys.market.bodyguard = { id: null, priced: false };
}

/** In a later round as many facilities are open as rounds have begun (DA-STOCK-08). */
function openRow(c: PetzContext, alleys: Alleys, named: readonly string[] | undefined): void {
  const { setup } = c.s;
  const rounds = firstRound(setup) - (firstPhase(setup) === 'setup' ? 1 : 0);
  if (named === undefined) {
    while (alleys.row.length < rounds && alleys.facilities.length > 0)
      alleys.row.push(...alleys.facilities.splice(-1));
    return;
  }
  alleys.facilities.push(...alleys.row);
  alleys.row = [...named];
}

/** Puts the board as the start has it, after everything was dealt. */
function startAlleys(c: PetzContext, alleys: Alleys, { town }: PetzStart): void {
  const { market, facilities, shown } = town?.alleys ?? {};
  placeGoods(c, alleys, market);
  openRow(c, alleys, facilities);
  if (shown === undefined) return;
  alleys.accessories.push(...alleys.shown.filter((tile) => tile !== null).reverse());
  alleys.shown = alleys.shown.map((_tile, i) => shown[i] ?? null);
}

/**
 * One thing of each kind, each with a price token but those of `freeAtStart` (DA-STOCK-01, DA-STOCK-04, DA-STOCK-05,
 * DA-STOCK-06). The tiles come from the tops of the base stacks; the exhibition is one of those that the calendar does
 * not need.
 * Also DA-STOCK-03, DA-STOCK-07, R-DA-06.
 */
function dealMarket(c: PetzContext, alleys: Alleys): void {
  const { piles, unused, setup } = c.s;
  const stacks: Record<Exclude<MarketPlace, 'bodyguard'>, string[]> = {
    pet: piles.pets,
    cage: piles.cages,
    food: unused.exhibitions,
    addon: piles.addons,
    artifact: piles.artifacts,
  };
  const free: readonly MarketPlace[] = ALLEYS.freeAtStart[lengthOf(setup)];
  for (const place of MARKET) {
    const id = place === 'bodyguard' ? 'bodyguard' : (stacks[place].pop() ?? null);
    alleys.market[place] = { id, priced: id !== null && !free.includes(place) };
  }
}

function shuffled(c: PetzContext, tiles: readonly string[]): string[] {
  const stack = [...tiles];
  c.roll((rng) => shuffle(stack, rng));
  return stack;
}

/** Market, facilities, accessories (DA-STOCK-01, DA-SETUP-13, DA-SETUP-14, DA-SETUP-16). */
export function dealAlleys(c: PetzContext): void {
  const alleys = alleysOf(c.s);
  dealMarket(c, alleys);
  alleys.facilities = shuffled(c, left(c, 'facilities', Object.keys(FACILITIES)));
  alleys.accessories = shuffled(c, left(c, 'accessories', Object.keys(ACCESSORIES)));
  alleys.row = alleys.facilities.splice(-1);
  alleys.shown = alleys.shown.map(() => alleys.accessories.pop() ?? null);
  if (c.s.setup.start !== undefined) startAlleys(c, alleys, c.s.setup.start);
}

/** The tiles of a stack that a start has not put anywhere. */
function left(c: PetzContext, kind: 'facilities' | 'accessories', all: readonly string[]): string[] {
  const placed = takenTiles(c.s.setup, kind);
  return all.filter((id) => !placed.includes(id));
}

/**
 * The next facility opens at the right end, unless a neutral imp stands in the zone (DA-STOCK-08, DA-STOCK-09,
 * DA-STOCK-10).
 */
function openFacility(c: PetzContext, alleys: Alleys): void {
  if (c.s.town.neutral.includes('industrialZone')) return;
  const facility = alleys.facilities.pop();
  if (facility === undefined) return;
  alleys.row.push(facility);
  c.secret();
  c.emit({ type: 'petz.facilityOpened', facility });
}

/**
 * A new accessory on the lowest space: the uppermost goes if there is no room, the others keep their order and move up
 * (DA-STOCK-11, DA-STOCK-12, DA-STOCK-13). Nothing of it happens under a neutral imp or with an empty stack
 * (DA-STOCK-14, DA-STOCK-15, R-DA-07).
 */
function showAccessory(c: PetzContext, alleys: Alleys): void {
  if (c.s.town.neutral.includes('slugShop')) return;
  const accessory = alleys.accessories.pop();
  if (accessory === undefined) return;
  const stay = alleys.shown.filter((tile) => tile !== null);
  const removed = stay.length === ALLEYS.shown ? (stay.shift() ?? null) : null;
  if (removed !== null) alleys.gone.push(removed);
  alleys.shown = alleys.shown.map((_tile, i) => stay[i] ?? null);
  alleys.shown[ALLEYS.shown - 1] = accessory;
  c.secret();
  c.emit({ type: 'petz.accessoryCame', accessory, removed });
}

/** Phase 1; in the first round the board already lies as it was dealt (DA-STOCK-16, R-DA-08). */
export function stockAlleys(c: PetzContext): void {
  const alleys = alleysOf(c.s);
  if (c.s.round === firstRound(c.s.setup)) {
    const { market, row, shown } = cloneAlleys(alleys);
    c.emit({ type: 'petz.alleys', alleys: { market, row, shown } });
    if (c.s.round === 1 || firstPhase(c.s.setup) !== 'setup') return;
  }
  openFacility(c, alleys);
  showAccessory(c, alleys);
}
