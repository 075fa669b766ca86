/** What the state of a game of Dungeon Petz must look like that comes from a file; a type of its own for each part. */

import * as v from 'valibot';
import { baseWith, count, counts, flag, listOf, points, seat, word, words } from '../kernel/schema-state.ts';
import {
  type AlleyPlot,
  type AlleyShop,
  type Alleys,
  MARKET,
  type MarketPlace,
  PROCESSED,
  SETTINGS,
  TUNES,
} from './alleys/state.ts';
import { ACCESSORIES, CUSTOMERS, PETS } from './data/cards.ts';
import { COLOURS, FOODS, NEEDS } from './data/schema.ts';
import { ASK_KINDS } from './questions.ts';
import type { PetzSetup } from './schema-setup.ts';
import { type CalendarTile, type Pet, type Petz, PHASES, type Plot, type Shop, type Town } from './state.ts';

/** Cage plots of a shop, in a ring. */
const PLOTS = 4;

const of = (rows: object) => v.picklist(Object.keys(rows));
const colour = v.picklist(COLOURS);
const perNeed = listOf(count, NEEDS.length);
const perColour = listOf(counts, COLOURS.length);

const pet: v.GenericSchema<Pet> = v.object({
  id: of(PETS),
  size: v.pipe(count, v.minValue(1), v.maxValue(9)),
  suffering: count,
  mutation: count,
  cards: v.nullable(counts),
  needs: v.nullable(perNeed),
  wears: v.exactOptional(listOf(of(ACCESSORIES))),
});

const alleyPlot: v.GenericSchema<AlleyPlot> = v.object({
  pearls: count,
  tune: v.nullable(v.picklist(TUNES)),
  setting: v.picklist(SETTINGS),
  wrecked: flag,
});

const plot: v.GenericSchema<Plot> = v.object({
  cage: v.nullable(word),
  addon: v.nullable(word),
  manure: count,
  pet: v.nullable(pet),
  guard: v.object({ strength: count, antimagic: count }),
  alleys: v.exactOptional(alleyPlot),
});

const alleyShop: v.GenericSchema<AlleyShop> = v.object({
  bodyguard: flag,
  hatOnPlatform: flag,
  gift: v.nullable(word),
  accessories: listOf(of(ACCESSORIES)),
  processed: v.object({ [PROCESSED[0]]: count, [PROCESSED[1]]: count }),
  permission: v.nullable(count),
  working: count,
  worked: flag,
  broke: flag,
  debt: listOf(colour),
  show: v.object({ eaten: count, wounded: count, cans: v.record(word, count), addons: words }),
});

const companions = { bodyguard: v.exactOptional(count), hat: v.exactOptional(count) };

const shop: v.GenericSchema<Shop> = v.object({
  reputation: points,
  gold: count,
  home: count,
  groups: listOf(v.object({ imps: count, gold: count, ...companions })),
  waiting: counts,
  hospital: count,
  platform: count,
  busy: v.object({ gaps: listOf(count, PLOTS), centre: count, armour: count, cages: count }),
  food: v.object({ [FOODS[0]]: counts, [FOODS[1]]: counts }),
  artifacts: words,
  books: v.record(word, colour),
  box: v.nullable(v.picklist(FOODS)),
  hand: counts,
  potions: count,
  plots: listOf(plot, PLOTS),
  cart: v.object({ cages: words, addons: words, pets: listOf(pet) }),
  judge: flag,
  entry: v.nullable(
    v.object({
      score: points,
      takesPart: flag,
      pet: v.nullable(word),
      need: v.nullable(v.picklist(NEEDS)),
    }),
  ),
  used: v.object({ crystal: flag, shovel: v.nullable(count), reach: count, employee: flag }),
  sales: listOf(
    v.object({
      pet: of(PETS),
      size: count,
      customer: of(CUSTOMERS),
      round: count,
      match: points,
      platform: flag,
    }),
  ),
  history: listOf(points),
  alleys: v.exactOptional(alleyShop),
});

const stand = v.object({ vegetable: count, meat: count, gold: count });
const places = listOf(v.nullable(word));
const town: v.GenericSchema<Town> = v.object({
  cages: places,
  addons: places,
  artifacts: words,
  young: words,
  old: words,
  stands: v.object({ vegetables: stand, mixed: stand, meat: stand }),
  taken: v.record(word, v.object({ seat, imps: count, ...companions })),
  neutral: words,
  closed: v.exactOptional(words),
});

const calendar: v.GenericSchema<CalendarTile[]> = listOf(
  v.object({
    round: count,
    id: v.nullable(word),
    open: flag,
    peeked: v.exactOptional(listOf(seat)),
  }),
);

const goods = v.object({ id: v.nullable(word), priced: flag });
const market = Object.fromEntries(MARKET.map((place) => [place, goods])) as Record<MarketPlace, typeof goods>;
const alleys: v.GenericSchema<Alleys> = v.object({
  market: v.object(market),
  row: words,
  facilities: words,
  shown: places,
  accessories: listOf(of(ACCESSORIES)),
  gone: words,
});

const piles = { pets: words, cages: words, addons: words, artifacts: words, needs: perColour };
const petzState: v.GenericSchema<Omit<Petz, 'setup'>> = v.object({
  ...baseWith(ASK_KINDS),
  round: v.pipe(count, v.maxValue(100)),
  phase: v.picklist(PHASES),
  starter: seat,
  order: listOf(seat),
  shops: listOf(shop),
  town,
  exhibitions: calendar,
  customers: calendar,
  unused: v.object({ exhibitions: words, customers: words }),
  piles: v.object(piles),
  gone: v.object({ ...piles, exhibitions: words, customers: words }),
  finals: v.nullable(listOf(v.object({ business: points, display: points }))),
  alleys: v.exactOptional(alleys),
});

/** Whether data has the shape of a state for a setup. Its pieces and the setup itself are checked elsewhere. */
export function isPetzState(data: unknown, { seats, expansions }: PetzSetup): boolean {
  if (!v.is(petzState, data)) return false;
  const { shops, order, starter, finals, outcome, ask } = data;
  const perSeat = [
    shops,
    ...(finals === null ? [] : [finals]),
    ...(outcome === null ? [] : [outcome.scores]),
  ];
  const named = [starter, ...order, ...(ask?.seats ?? []), ...(outcome?.winners ?? [])];
  const isOrder = new Set(order).size === order.length;
  return (
    perSeat.every(({ length }) => length === seats) &&
    named.every((one) => one < seats) &&
    isOrder &&
    // What the expansion adds is there as a whole or not at all.
    [data, ...shops, ...shops.flatMap(({ plots }) => plots)].every(
      (part) => (part.alleys !== undefined) === (expansions?.darkAlleys !== undefined),
    )
  );
}
