/**
 * Where a game begins and where it stops, if not as printed: part of a setup, plain data. Everything named replaces
 * what is printed; what is left out stays as it is in the box. This says the shape of it and the ids in it; `check.ts`
 * tells what cannot be.
 */

import * as v from 'valibot';
import { flagSchema, list, named, opt, parts, someOf, wholeNumber } from '../../kernel/schema-words.ts';
import { type MARKET, TUNES } from '../alleys/state.ts';
import {
  ACCESSORIES,
  ADDONS,
  ARTIFACTS,
  BOARD,
  CAGES,
  CUSTOMERS,
  EXHIBITIONS,
  FACILITIES,
  PETS,
  PRINTED_CAGE,
  type Stackable,
} from '../data/cards.ts';
import { NEED_CARDS } from '../data/needs.ts';
import { COLOURS, type Colour, FOODS, NEEDS, type StandId } from '../data/schema.ts';

/** The phases a game may begin with. */
export const START_PHASES = ['setup', 'shopping', 'needs', 'showing', 'business'] as const;
export type StartPhase = (typeof START_PHASES)[number];

/** The phases after which a game may stop. */
export const STOP_PHASES = ['shopping', 'needs', 'showing', 'business', 'aging'] as const;
export type StopPhase = (typeof STOP_PHASES)[number];
/** Where a game may stop: after a phase, or in Shopping as soon as all groups are formed. */
const STOPS = ['grouping', ...STOP_PHASES] as const;

const SCORINGS = ['final', 'reputation'] as const;

/** More than any position needs, and few enough for every screen. */
const MOST = 99;
/** Imps of one shop in all places together; the bots look at all ways to group those at home. */
export const MOST_IMPS = 12;

// ---- Names ----

const keys = (rows: object): string[] => Object.keys(rows);

/** The faces of Need Cards by colour and need: `G.hunger`. */
const NEED_FACES = [...new Set(NEED_CARDS.map(({ colour, need }) => `${colour}.${need}`))];

/** A card as it lies at a pet: as it was drawn, turned round, or a potion. */
const LAID_FACES = [...NEED_FACES, ...NEED_FACES.map((face) => `${face}.turned`), 'potion'];

/** Every id of the shops that a setup may name. */
export const petzIds = {
  pet: named('pet', keys(PETS)),
  cage: named('cage', keys(CAGES)),
  /** Cages that lie in a pile; the printed one does not. */
  looseCage: named(
    'cage',
    keys(CAGES).filter((cage) => cage !== PRINTED_CAGE),
  ),
  addon: named('addon', keys(ADDONS)),
  artifact: named('artifact', keys(ARTIFACTS)),
  customer: named('customer', keys(CUSTOMERS)),
  exhibition: named('exhibition', keys(EXHIBITIONS)),
  facility: named('facility', keys(FACILITIES)),
  accessory: named('accessory', keys(ACCESSORIES)),
  need: named('need', NEEDS),
  face: named('Need Card', NEED_FACES),
  laid: named('Need Card', LAID_FACES),
};
const id = petzIds;

/** Tiles by the pile of the box they lie in: on top of it, or all it holds. */
export const petzPiles = parts({
  pets: opt(list(id.pet)),
  cages: opt(list(id.looseCage)),
  addons: opt(list(id.addon)),
  artifacts: opt(list(id.artifact)),
  exhibitions: opt(list(id.exhibition)),
  customers: opt(list(id.customer)),
} satisfies Record<Stackable, unknown>);

/** Cards on top of the decks, the next to be drawn first. */
export const petzNeeds = parts({
  G: opt(list(id.need)),
  R: opt(list(id.need)),
  Y: opt(list(id.need)),
  P: opt(list(id.need)),
} satisfies Record<Colour, unknown>);

// ---- The shops ----

const count = wholeNumber(0, MOST);
const imps = wholeNumber(0, MOST_IMPS);
/** A list that has places for so many. */
const upTo = <const T extends v.GenericSchema>(most: number, item: T) =>
  v.pipe(list(item), v.maxLength(most, `at most ${most} belong here`));
const halves = v.pipe(
  v.number('a number belongs here'),
  v.multipleOf(0.5, 'whole and half points only'),
  v.minValue(-MOST, `at least -${MOST}`),
  v.maxValue(300, 'at most 300'),
);

const pet = parts({
  id: id.pet,
  size: wholeNumber(2, 7),
  suffering: opt(count),
  mutation: opt(wholeNumber(0, 1)),
  /** Accessory tiles (Dark Alleys). */
  wears: opt(list(id.accessory)),
  /**
   * Cards laid at it, in any order: `G.hunger`, `R.anger.turned`, `potion`. Only from `showing` on, where they lie face
   * down, and in `business`, where all have seen them. Left out: drawn from the decks, one for each bar.
   */
  cards: opt(list(id.laid)),
});
export type PetStart = v.InferOutput<typeof pet>;

const plot = parts({
  /** Left out: as printed; null: none. */
  cage: opt(v.nullable(id.cage)),
  addon: opt(v.nullable(id.addon)),
  manure: opt(count),
  /** On a plot without a cage, and before pets are shown, it waits to be placed. */
  pet: opt(v.nullable(pet)),
  /** Gold-topped tokens among the manure (Dark Alleys). */
  pearls: opt(count),
  /** The Jukebox's tune (Dark Alleys). */
  tune: opt(named('tune', TUNES)),
});
export type PlotStart = v.InferOutput<typeof plot>;

const alleyShop = parts({
  bodyguard: opt(flagSchema),
  /** Accessories at no pet. */
  accessories: opt(list(id.accessory)),
  processed: opt(parts({ lollipop: opt(count), can: opt(count) })),
  /** Place in the row of the facility over the permission tile; null at the entrance. */
  permission: opt(v.nullable(count)),
  /** What the Gift Box has become: no tile lies there. */
  gift: opt(named('artifact', keys(ARTIFACTS))),
});

export const shopStart = parts({
  gold: opt(count),
  /** Imps in the Quarters. Home, hospital, platform and Progress Board together are all imps of this shop. */
  home: opt(imps),
  reputation: opt(halves),
  potions: opt(count),
  /** Imps on the extra-imp spaces of the Progress Board, by round. */
  waiting: opt(upTo(9, imps)),
  /** The minion stands in the exhibition tent. */
  judge: opt(flagSchema),
  hospital: opt(imps),
  platform: opt(imps),
  /** Need Cards by face, `G.hunger`; left out: one of each colour, as dealt. */
  hand: opt(upTo(40, id.face)),
  /** Tokens by chamber, the newest first. */
  food: opt(
    parts({
      vegetable: opt(upTo(BOARD.storage.vegetable, count)),
      meat: opt(upTo(BOARD.storage.meat, count)),
    }),
  ),
  artifacts: opt(list(id.artifact)),
  /** The colour of each book; left out: the first one printed on it. */
  books: opt(v.record(id.artifact, named('colour', COLOURS))),
  /** What is in the Magic Box; left out: a vegetable, as when it is new. */
  box: opt(v.nullable(named('food', FOODS))),
  /** Null: as printed. */
  plots: opt(v.pipe(list(v.nullable(plot)), v.maxLength(4, 'a shop has four plots'))),
  /** Bought, but not placed yet. */
  cart: opt(parts({ cages: opt(list(id.looseCage)), addons: opt(list(id.addon)), pets: opt(list(pet)) })),
  /** Only in a game with Dark Alleys. */
  alleys: opt(alleyShop),
});
export type ShopStart = v.InferOutput<typeof shopStart>;

// ---- The town ----

const stand = opt(parts({ vegetable: opt(count), meat: opt(count), gold: opt(count) }));

/** What lies on the places of the black market; which tiles may is for `check.ts` to say. */
export const marketIds = {
  ...{ bodyguard: v.string(), pet: v.string(), cage: v.string() },
  ...{ food: v.string(), addon: v.string(), artifact: v.string() },
} satisfies Record<(typeof MARKET)[number], unknown>;

/** A place of the black market, null if nothing lies there. */
const goods = (place: keyof typeof marketIds) =>
  opt(v.nullable(parts({ id: marketIds[place], priced: opt(flagSchema) })));

const alleyTown = parts({
  /** Open facilities, the oldest first. */
  facilities: opt(someOf(id.facility)),
  /** The three accessories on show. */
  shown: opt(upTo(3, v.nullable(id.accessory))),
  market: opt(
    parts({
      ...{ bodyguard: goods('bodyguard'), pet: goods('pet'), cage: goods('cage') },
      ...{ food: goods('food'), addon: goods('addon'), artifact: goods('artifact') },
    }),
  ),
});
export type AlleyTownStart = v.InferOutput<typeof alleyTown>;

const town = parts({
  /** Pits from top to bottom. */
  cages: opt(upTo(3, v.nullable(id.looseCage))),
  addons: opt(upTo(2, v.nullable(id.addon))),
  artifacts: opt(upTo(2, id.artifact)),
  young: opt(upTo(3, id.pet)),
  old: opt(upTo(3, id.pet)),
  stands: opt(parts({ vegetables: stand, mixed: stand, meat: stand } satisfies Record<StandId, unknown>)),
  /** Spaces under neutral imps. */
  neutral: opt(list(v.string())),
  /** Only in a game with Dark Alleys. */
  alleys: opt(alleyTown),
});
export type TownStart = v.InferOutput<typeof town>;

// ---- The game ----

export const petzStart = parts({
  /** 1 if left out. Exhibitions and customers of earlier rounds have left the board. */
  round: opt(wholeNumber(1, 9)),
  /** `setup` if left out; with any other phase the town lies stocked, and no seat gets income in this round. */
  phase: opt(named('phase', START_PHASES)),
  /** Who holds the starting player token; drawn by lot if left out. */
  starter: opt(wholeNumber(0, 3)),
  /** By seat; null: as printed. */
  shops: opt(upTo(4, v.nullable(shopStart))),
  /** What lies in town; only where the game does not begin with `setup`. */
  town: opt(town),
});
export type PetzStart = v.InferOutput<typeof petzStart>;

export const petzStop = parts({
  /** The last round of this game: there are no exhibitions and customers after it. */
  round: wholeNumber(1, 9),
  /**
   * The phase after which the game ends; `aging` if left out. After `grouping` it is broken off: all that lies ahead lies
   * there, as the player who groups thinks of it.
   */
  after: opt(named('phase', STOPS)),
  /** `final` (if left out): the final scoring follows. `reputation`: points as they stand. */
  scoring: opt(named('scoring', SCORINGS)),
});

/** The last phase that begins in the round of a stop. */
export function lastPhase({ after = 'aging' }: v.InferOutput<typeof petzStop>): StopPhase {
  return after === 'grouping' ? 'shopping' : after;
}
