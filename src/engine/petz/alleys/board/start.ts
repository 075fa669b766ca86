/** The Dark Alleys board of a game that does not begin as printed. */

import type { PetzContext } from '../../context.ts';
import { firstPhase, firstRound } from '../../start/pieces.ts';
import type { AlleyTownStart, PetzStart } from '../../start/types.ts';
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
export function startAlleys(c: PetzContext, alleys: Alleys, { town }: PetzStart): void {
  const { market, facilities, shown } = town?.alleys ?? {};
  placeGoods(c, alleys, market);
  openRow(c, alleys, facilities);
  if (shown === undefined) return;
  alleys.accessories.push(...alleys.shown.filter((tile) => tile !== null).reverse());
  alleys.shown = alleys.shown.map((_tile, i) => shown[i] ?? null);
}
