/** A shop at the beginning of a round as numbers, for the learned value. */

import { cageCard } from '../../../engine/petz/data/cards.ts';
import { faceOf } from '../../../engine/petz/data/needs.ts';
import { COLOURS } from '../../../engine/petz/data/schema.ts';
import { demandsOf, foodCount, hasArtifact, petsOf } from '../../../engine/petz/query.ts';
import { exhibitionNow } from '../../../engine/petz/score.ts';
import type { Pet, Petz, Shop } from '../../../engine/petz/state.ts';
import { artifactARound } from '../artifacts.ts';
import { holdWorth } from '../holding.ts';
import { filth, quality, trouble } from '../housing.ts';
import { type Outlook, outlookOf } from '../outlook.ts';
import { expectedScore, salesAhead, showsAhead } from '../worth.ts';
import { openly } from './mind.ts';

/** What each feature is, for the readers of the value file. */
export const FEATURES = [
  'one',
  'three shops',
  'four shops',
  'place in order',
  'gold',
  'root of gold',
  'imps at home',
  'imps waiting',
  'waiting now',
  'in hospital',
  'on platform',
  'platform',
  'vegetables',
  'meat',
  'food wanted and there',
  'in the box',
  'potions',
  'artifacts',
  'artifact rounds',
  'books',
  'cards',
  'cards wanted',
  'cards to hold',
  'cages',
  'cage quality',
  'free cages',
  'second free cage',
  'addons',
  'manure',
  'manure at pets',
  'pets',
  'babies',
  'young',
  'grown',
  'biggest',
  'suffering',
  'mutation',
  'sales ahead',
  'shows ahead',
  'show now',
  'trouble',
  'rivals pets',
  'bodyguard',
  'accessories',
  'processed',
  'permission',
  'pearls',
  'dressed pets',
  'fine cages',
] as const;

const BOOKS = ['savageFeasts', 'monstersIHaveBattled', 'funWithFood', 'messingWithMagic'];

/** The outlook with the sales of the round itself among those to come. */
function outlookFrom(s: Petz): Outlook {
  const o = outlookOf(openly(s, 0), 0);
  const now = o.now.map((customer) => ({ round: o.round, customer }));
  return { ...o, later: [...now, ...o.later] };
}

const known = new Map<string, [number, number]>();
const MOST_KNOWN = 20_000;

/** Everything of an outlook that sales and shows ahead depend on. */
function keyOf(o: Outlook): string {
  const slots = o.later.map(({ customer, round }) => `${customer}${round}`).join();
  const shows = o.shows.map(({ tile, times }) => `${tile?.id}${times}`).join();
  return `${o.round}/${o.left}/${o.doubles}/${o.blackMarket}/${o.topAward}/${slots}/${shows}/${o.unseen.join()}`;
}

/** Sales and shows ahead of some pets; many playouts end with the same pets and the same calendar. */
function ahead(o: Outlook, calendar: string, pets: readonly Pet[]): [number, number] {
  let key = calendar;
  for (const pet of pets) key += `|${pet.id}${pet.size},${pet.suffering},${pet.mutation}`;
  let found = known.get(key);
  if (found === undefined) {
    // What is on the far side of the calendar is the same for all, so a full store may simply be emptied.
    if (known.size > MOST_KNOWN) known.clear();
    found = [salesAhead(o, pets), showsAhead(o, pets)];
    known.set(key, found);
  }
  return found;
}

function sumOf(list: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i] as number;
  return sum;
}

function shopFeatures(
  s: Petz,
  seat: number,
  shop: Shop,
  o: Outlook,
  calendar: string,
  rivalPets: number,
): number[] {
  const housed = petsOf(shop);
  const pets = housed.map(({ pet }) => pet);
  const [sales, shows] = ahead(o, calendar, pets);
  const tile = exhibitionNow(s);
  const showNow =
    tile === null || pets.length === 0
      ? 0
      : Math.min(
          14,
          Math.max(
            0,
            expectedScore(
              o,
              tile,
              pets,
              housed.map(({ plot }) => plot),
            ),
          ),
        );
  const wanted = COLOURS.map(() => 0);
  for (const pet of pets) {
    for (const colour of demandsOf(pet))
      wanted[COLOURS.indexOf(colour)] = (wanted[COLOURS.indexOf(colour)] ?? 0) + 1;
  }
  let cardsWanted = 0;
  let held = 0;
  for (const card of shop.hand) {
    if ((wanted[COLOURS.indexOf(faceOf(card).colour)] ?? 0) > 0) cardsWanted++;
    held += holdWorth(o, card);
  }
  let cages = 0;
  let cageQuality = 0;
  let fine = 0;
  let addons = 0;
  let manure = 0;
  let manureAtPets = 0;
  let troubles = 0;
  for (const plot of shop.plots) {
    if (plot.cage !== null) {
      cages++;
      const q = quality(plot);
      cageQuality += q;
      fine = Math.max(fine, q + (cageCard(plot.cage).absorb ?? 0));
    }
    if (plot.addon !== null) addons++;
    manure += plot.manure;
    if (plot.pet !== null) {
      manureAtPets += plot.manure;
      troubles += trouble(plot.pet, plot) + filth(plot.pet, plot.manure);
    }
  }
  const vegetable = foodCount(shop, 'vegetable');
  const meat = foodCount(shop, 'meat');
  let waitingNow = 0;
  for (let i = 0; i < Math.min(s.round, shop.waiting.length); i++) waitingNow += shop.waiting[i] ?? 0;
  let artifactRounds = 0;
  for (const id of shop.artifacts) artifactRounds += artifactARound(id);
  const size = (low: number, high: number): number =>
    pets.filter((pet) => pet.size >= low && pet.size <= high).length;
  const free = cages - pets.length;
  const alley = shop.alleys;
  return [
    1,
    s.shops.length === 3 ? 1 : 0,
    s.shops.length === 4 ? 1 : 0,
    s.order.indexOf(seat),
    shop.gold,
    Math.sqrt(shop.gold),
    shop.home,
    sumOf(shop.waiting),
    waitingNow,
    shop.hospital,
    shop.platform,
    Math.min(1, shop.platform),
    vegetable,
    meat,
    Math.min(vegetable + meat, 1.5 * pets.length),
    shop.box === null ? 0 : 1,
    shop.potions,
    shop.artifacts.length,
    artifactRounds,
    BOOKS.filter((id) => hasArtifact(shop, id)).length,
    shop.hand.length,
    cardsWanted,
    held,
    cages,
    cageQuality,
    free > 0 ? 1 : 0,
    Math.max(0, free - 1),
    addons,
    manure,
    manureAtPets,
    pets.length,
    size(2, 2),
    size(3, 3),
    size(4, 5),
    size(6, 7),
    pets.reduce((sum, pet) => sum + pet.suffering, 0),
    pets.reduce((sum, pet) => sum + pet.mutation, 0),
    sales,
    shows,
    showNow,
    troubles,
    rivalPets,
    alley?.bodyguard ? 1 : 0,
    alley?.accessories.length ?? 0,
    alley === undefined ? 0 : alley.processed.lollipop + alley.processed.can,
    alley?.permission == null ? 0 : 1 + alley.permission,
    alley === undefined ? 0 : shop.plots.reduce((sum, plot) => sum + (plot.alleys?.pearls ?? 0), 0),
    alley === undefined ? 0 : pets.filter((pet) => pet.wears !== undefined).length,
    fine,
  ];
}

/** The features of every shop. */
export function featuresOf(s: Petz): number[][] {
  const counts = s.shops.map((shop) => petsOf(shop).length);
  const all = sumOf(counts);
  // Nothing that is asked of the outlook here differs from seat to seat.
  const o = outlookFrom(s);
  const calendar = keyOf(o) + JSON.stringify(s.setup.mods);
  return s.shops.map((shop, seat) => {
    const rivals = (all - (counts[seat] as number)) / Math.max(1, counts.length - 1);
    return shopFeatures(s, seat, shop, o, calendar, rivals);
  });
}
