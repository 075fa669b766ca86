/** The other way round: from a shop as it stands in a game to the start that furnishes it again. */

import { copy, equal } from '../engine/kernel/data.ts';
import type { Seat } from '../engine/kernel/state.ts';
import { MARKET } from '../engine/petz/alleys/state.ts';
import { PRINTED_CAGE } from '../engine/petz/data/cards.ts';
import { cardOf, faceOf, isSubstitute, isTurned, POTION } from '../engine/petz/data/needs.ts';
import { COLOURS } from '../engine/petz/data/schema.ts';
import { petzEngine } from '../engine/petz/index.ts';
import { impsOnPlatform, petsOf, shopOf } from '../engine/petz/query.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import type {
  PetStart,
  PetzStart,
  PlotStart,
  ShopStart,
  StartPhase,
  TownStart,
} from '../engine/petz/start/schema.ts';
import type { Pet, Petz, Plot, Shop } from '../engine/petz/state.ts';

/** A Need Card as a start names it: `G.hunger`, and laid also `R.poop.turned` or `potion`. */
export function cardName(laid: number): string {
  const card = cardOf(laid);
  if (card >= POTION) return 'potion';
  const { colour, need } = faceOf(card);
  return `${colour}.${need}${isTurned(laid) ? '.turned' : ''}`;
}

/** A pet; `cards` are those laid at it, where the phase has some. */
function petStart(pet: Pet, cards: readonly number[] | null): PetStart {
  const { id, size, suffering, mutation, wears = [] } = pet;
  return {
    id,
    size,
    ...(suffering > 0 ? { suffering } : {}),
    ...(mutation > 0 ? { mutation } : {}),
    ...(wears.length > 0 ? { wears: [...wears] } : {}),
    ...(cards === null ? {} : { cards: cards.map(cardName) }),
  };
}

/** A plot with its pet. */
export function plotStart(
  { cage, addon, manure, pet, alleys }: Plot,
  cards: readonly number[] | null,
): PlotStart {
  const { pearls = 0, tune = null } = alleys ?? {};
  return {
    cage,
    ...(addon === null ? {} : { addon }),
    // One lies on the first plot as printed.
    ...(manure > 0 || cage === PRINTED_CAGE ? { manure } : {}),
    ...(pet === null ? {} : { pet: petStart(pet, cards) }),
    ...(pearls > 0 ? { pearls } : {}),
    ...(tune === null ? {} : { tune }),
  };
}

/** What a shop has of the Dark Alleys. */
function alleyStores({ alleys }: Shop): Pick<ShopStart, 'alleys'> {
  if (alleys === undefined) return {};
  const { bodyguard, accessories, processed, permission, gift } = alleys;
  const named = { bodyguard, accessories, processed, permission };
  return { alleys: copy(gift === null ? named : { ...named, gift }) };
}

/** Tokens without the empty chambers at the end. */
function tokens(row: readonly number[]): number[] {
  return row.slice(0, row.findLastIndex((n) => n > 0) + 1);
}

/** What stands in a shop besides plots, hand and imps. */
export function storesOf(shop: Shop): ShopStart {
  const { food, artifacts, books, box, potions, judge } = shop;
  const rows = { vegetable: tokens(food.vegetable), meat: tokens(food.meat) };
  return {
    ...(potions > 0 ? { potions } : {}),
    ...(judge ? { judge } : {}),
    ...(rows.vegetable.length + rows.meat.length > 0 ? { food: rows } : {}),
    ...(artifacts.length > 0 ? { artifacts: [...artifacts] } : {}),
    ...(Object.keys(books).length > 0 ? { books: { ...books } } : {}),
    ...(artifacts.includes('magicBox') ? { box } : {}),
  };
}

// ---- A whole position ----

/** The parts of a setup that rebuild a position, or what of it cannot be written. */
export type WrittenStart<Setup = PetzSetup> =
  | { ok: true; setup: Setup }
  | {
      ok: false;
      /** Where the game stands: no start begins there … */
      why: 'over' | 'notAtPhaseStart' | 'substitutes' | 'differs';
      /** … or what would be otherwise in the rebuilt one. */
      field: string | null;
    };

/** No start can be written. */
export const refusedStart = (
  why: Extract<WrittenStart, { ok: false }>['why'],
  field: string | null = null,
): WrittenStart<never> => ({
  ok: false,
  why,
  field,
});

/** What any of these seats sees otherwise in the rebuilt game; null: nothing. */
export function differsFor(
  seats: readonly Seat[],
  seenBy: (seat: Seat) => readonly [was: Record<string, unknown>, is: Record<string, unknown>],
): string | null {
  for (const seat of seats) {
    const [was, is] = seenBy(seat);
    const field = Object.keys(was).find((name) => !equal(was[name], is[name]));
    if (field !== undefined) return field;
  }
  return null;
}

/** The first question of each phase that a start can begin with. */
const FIRST_ASKS: Readonly<Record<string, StartPhase>> = {
  'petz.group': 'shopping',
  'petz.arrange': 'needs',
  'petz.assign': 'needs',
  'petz.feed': 'showing',
  'petz.play': 'showing',
  'petz.ward': 'showing',
  'petz.catch': 'showing',
  'petz.shovel': 'showing',
  'petz.sleep': 'showing',
  'petz.enter': 'showing',
  'petz.sell': 'business',
  'petz.jobs': 'business',
};

/** A shop whole: imps, stores, hand, plots, cart. Cards lie at pets from `showing` on. */
function shopStart(s: Petz, seat: Seat, phase: StartPhase): ShopStart {
  const shop = shopOf(s, seat);
  const { gold, home, reputation, waiting, hospital, hand, cart } = shop;
  const isLaid = phase === 'showing' || phase === 'business';
  const { judge, ...stores } = storesOf(shop);
  return {
    ...{ gold, home, reputation, waiting: [...waiting], hospital, platform: impsOnPlatform(s, seat) },
    ...stores,
    ...alleyStores(shop),
    ...(judge === undefined || phase === 'business' ? {} : { judge }),
    hand: hand.map(cardName),
    plots: shop.plots.map((plot) => plotStart(plot, isLaid ? (plot.pet?.cards ?? []) : null)),
    ...(isLaid
      ? {}
      : {
          cart: {
            cages: [...cart.cages],
            addons: [...cart.addons],
            pets: cart.pets.map((pet) => petStart(pet, null)),
          },
        }),
  };
}

/** All cards of a shop, in hand and laid. */
const cardsOf = (shop: Shop): number[] => [
  ...shop.hand,
  ...petsOf(shop).flatMap(({ pet }) => (pet.cards ?? []).map(cardOf)),
];

/** What lies in town. */
export function townStart({ town, alleys }: Petz): TownStart {
  const { cages, addons, artifacts, young, old, stands, neutral } = town;
  const lying = copy({ cages, addons, artifacts, young, old, stands, neutral });
  if (alleys === undefined) return lying;
  const { row: facilities, shown, market } = alleys;
  const goods = MARKET.map((place) => {
    const { id, priced } = market[place];
    return [place, id === null ? null : { id, priced }] as const;
  });
  return { ...lying, alleys: { ...copy({ facilities, shown }), market: Object.fromEntries(goods) } };
}

/** Piles as they will be drawn, the next first: what comes is fixed. */
function pilesOf({ piles, exhibitions, customers, unused }: Petz): Pick<PetzSetup, 'decks' | 'needs'> {
  const next = (pile: readonly string[]): string[] => [...pile].reverse();
  const tiles = (list: Petz['exhibitions'], rest: readonly string[]): string[] => [
    ...list.flatMap(({ id }) => id ?? []),
    ...rest,
  ];
  const needs = COLOURS.map((colour, i) => {
    const deck = [...(piles.needs[i] ?? [])].reverse();
    return [colour, deck.map((card) => faceOf(card).need)] as const;
  });
  return {
    decks: {
      ...{ pets: next(piles.pets), cages: next(piles.cages) },
      ...{ addons: next(piles.addons), artifacts: next(piles.artifacts) },
      exhibitions: tiles(exhibitions, unused.exhibitions),
      customers: tiles(customers, unused.customers),
    },
    needs: Object.fromEntries(needs),
  };
}

/**
 * What a seat sees that matters from here on; cards by face, for one of a face is like the other. In Business the show of
 * the round is over: its tile, judge and entries count no more.
 */
function seen(s: Petz, seat: Seat): Record<string, unknown> {
  const { round, phase, starter, order, ask, exhibitions, customers, town, shops, alleys } = petzEngine.view(
    s,
    seat,
  );
  const isOver = phase === 'business';
  const face = (cards: readonly number[] | null) => cards?.map(cardName).sort() ?? null;
  const shopsSeen = shops.map((shop, at) => {
    const { history: _, sales: _sales, groups: _groups, judge, entry, used, alleys: own, ...rest } = shop;
    return {
      ...rest,
      // What was found before cleaning is found anew every round.
      ...(own === undefined ? {} : { alleys: { ...own, broke: false } }),
      ...(isOver ? {} : { judge, entry, used }),
      hand: face(shop.hand),
      platform: impsOnPlatform(s, at),
      plots: shop.plots.map((plot) => ({
        ...plot,
        pet: plot.pet && { ...plot.pet, cards: face(plot.pet.cards) },
      })),
    };
  });
  const { taken: _, ...lying } = town;
  const shows = exhibitions
    .filter((tile) => !isOver || tile.round > round)
    // That a rival has looked at a tile changes nothing.
    .map(({ peeked: _peeked, ...tile }) => tile);
  return {
    ...{
      round,
      phase,
      starter,
      order,
      exhibitions: shows,
      customers: customers.map(({ peeked: _peeked, ...tile }) => tile),
    },
    asked: ask && [ask.kind, ask.seats],
    ...lying,
    ...(alleys === undefined ? {} : { market: alleys.market, row: alleys.row, shown: alleys.shown }),
    ...Object.fromEntries(shopsSeen.map((shop, at) => [`shops[${at}]`, shop])),
  };
}

/** Everything that lies on the table, as a start names it; with the phase that the question belongs to. */
export function petzStartOf(s: Petz): PetzStart {
  const phase = FIRST_ASKS[s.ask?.kind ?? ''] ?? 'shopping';
  return {
    ...{ round: s.round, phase, starter: s.starter },
    shops: s.shops.map((_, seat) => shopStart(s, seat, phase)),
    town: townStart(s),
  };
}

/**
 * The setup that begins where a game stands: at the beginning of a phase. The player who is asked sees the same in it as in
 * the game, but for what has left it; if that cannot be, the differences are returned.
 */
export function writeStart(s: Petz): WrittenStart {
  if (s.outcome !== null || s.ask === null) return refusedStart('over');
  if (FIRST_ASKS[s.ask.kind] === undefined || Object.keys(s.ask.sealed).length > 0)
    return refusedStart('notAtPhaseStart');
  if (s.shops.some((shop) => cardsOf(shop).some(isSubstitute))) return refusedStart('substitutes');
  const setup: PetzSetup = { ...s.setup, ...pilesOf(s), start: petzStartOf(s) };
  if (petzEngine.rules.checkSetup(setup) !== null) {
    return refusedStart('differs', String(petzEngine.rules.checkSetup(setup)?.data.path ?? null));
  }
  const again = petzEngine.start(setup, 'start').state;
  const field = differsFor(s.ask.seats, (seat) => [seen(s, seat), seen(again, seat)]);
  return field === null ? { ok: true, setup } : refusedStart('differs', field);
}
