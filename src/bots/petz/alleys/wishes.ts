/** What the spaces of the Dark Alleys are worth to a shop before anything was bought this round. */

import { alleyShop, alleysOf } from '../../../engine/petz/alleys/query.ts';
import { usesOf } from '../../../engine/petz/alleys/zone/facilities.ts';
import { accessoryCard, facilityCard } from '../../../engine/petz/data/cards.ts';
import { colourIndex } from '../../../engine/petz/data/needs.ts';
import { demandsOf } from '../../../engine/petz/query.ts';
import type { Pet, Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { everyPet } from '../arrange.ts';
import { artifactWorth } from '../artifacts.ts';
import type { Wishes } from '../buyer.ts';
import { type Outlook, seenShop } from '../outlook.ts';
import { useWorth } from './facility.ts';
import { readKind } from './offers.ts';
import { accessoryWorth, bodyguardWorth } from './values.ts';

/** The industrial zone: permission, and the best use now by what it takes. */
interface ZoneWish {
  permission: number;
  imp: number;
  gold: number;
  food: number;
}

/** What access to a number of facilities brings in a round, one of them being used. */
const ACCESS = [0, 0.5, 0.75, 0.95, 1.1, 1.2, 1.3];
/** An imp that comes home from an action space. */
const RETURN = 0.7;
/** What looking at a tile is worth, and taking a price token away. */
const PEEK = 0.5;
const DISCOUNT = 0.2;

function zoneWish(view: PetzView, o: Outlook, shop: Shop): ZoneWish {
  const { row } = alleysOf(view);
  const { permission } = alleyShop(shop);
  const before = permission === null ? 0 : permission + 1;
  const wish: ZoneWish = {
    permission: (o.left + 1) * ((ACCESS[row.length] ?? 1.3) - (ACCESS[before] ?? 1.3)),
    imp: 0,
    gold: 0,
    food: 0,
  };
  const table = { shops: view.shops.map((_, seat) => seenShop(view, seat)), town: view.town };
  for (const facility of row) {
    const { input } = facilityCard(facility);
    const takes = input === 'imp' || input === 'gold' ? input : 'food';
    for (const use of usesOf(table, o.seat, facility, 'visit')) {
      wish[takes] = Math.max(wish[takes], useWorth(o, shop, use, 'visit'));
    }
  }
  return wish;
}

/** With what is at home when the group gets there. */
function zoneWorth(wish: ZoneWish, home: number, treasury: number): number {
  return wish.permission + Math.max(wish.food, home > 0 ? wish.imp : 0, treasury > 0 ? wish.gold : 0);
}

/** Four cards more to choose from: worth something for every colour that is asked for. */
function fortuneWorth(view: PetzView, o: Outlook, pets: readonly Pet[]): number {
  const colours = [0, 0, 0, 0];
  for (const colour of pets.flatMap((pet) => demandsOf(pet))) {
    colours[colourIndex(colour)] = (colours[colourIndex(colour)] ?? 0) + 1;
  }
  const cards = colours.reduce((sum, bars) => sum + (bars === 0 ? 0 : 0.35 + 0.08 * Math.min(4, bars)), 0);
  const hidden = [...view.exhibitions, ...view.customers].some((tile) => tile.id === null);
  const priced = Object.values(alleysOf(view).market).some((goods) => goods.priced);
  return cards + (hidden && o.left > 0 ? PEEK : 0) + (priced ? DISCOUNT : 0);
}

/** The chance of an imp to bring home depends on the groups, which are only made now or on their way. */
function returnWorth(view: PetzView, o: Outlook): number {
  const out = Object.values(view.town.taken).some((x) => x.seat === o.seat && x.imps > 1);
  return out ? RETURN : 0.6 * RETURN;
}

/** An accessory whose colour the pets have is a better card more. */
function accessoryWish(o: Outlook, pets: readonly Pet[], tile: string): number {
  const { colour } = accessoryCard(tile);
  const fits = pets.some((pet) => demandsOf(pet).includes(colour));
  return accessoryWorth(o) + (fits ? 0.2 : 0) + (pets.length === 0 ? -0.3 : 0);
}

/** Adds what the Dark Alleys have to what a shop wishes for. */
export function wishInAlleys(view: PetzView, o: Outlook, shop: Shop, wishes: Wishes): void {
  const alleys = alleysOf(view);
  const pets = everyPet(shop);
  const { spaces } = wishes;
  if (alleys.market.bodyguard.id !== null) spaces.set('bodyguard', bodyguardWorth(o));
  const relic = alleys.market.artifact.id;
  if (relic !== null) spaces.set('relic', artifactWorth(o, relic));
  spaces.set('fortuneTeller', fortuneWorth(view, o, pets));
  const back = returnWorth(view, o);
  for (const tile of alleys.shown) {
    if (tile !== null) spaces.set(readKind(tile), accessoryWish(o, pets, tile) + back);
  }
  const zone = zoneWish(view, o, shop);
  wishes.later = new Map([['industrialZone', (home, treasury) => zoneWorth(zone, home, treasury)]]);
}
