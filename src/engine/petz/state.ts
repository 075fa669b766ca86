/**
 * The state of a game of Dungeon Petz: plain data, in the rulebook's words. A state that comes from a file must look like
 * this; whether all pieces are there is the audit's business.
 */

import * as v from 'valibot';
import { baseWith, count, counts, flag, listOf, points, seat, word, words } from '../kernel/schema-state.ts';
import type { Ask, BaseState } from '../kernel/state.ts';
import { alleyPlotSchema, alleyShopSchema, alleysBoardSchema } from './alleys/state.ts';
import { ACCESSORIES, CUSTOMERS, PETS } from './data/cards.ts';
import { COLOURS, FOODS, NEEDS } from './data/schema.ts';
import { ASK_KINDS, type AskKind } from './questions.ts';
import type { PetzSetup } from './schema-setup.ts';

export const PHASES = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging', 'final'] as const;
export type Phase = (typeof PHASES)[number];

/** Who and what may go with a group besides imps and gold. The base game has none. */
export const COMPANIONS = ['bodyguard', 'hat'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** Cage plots of a shop, in a ring: 0 1 are the upper row, 3 2 the lower, neighbours are one apart. */
const PLOTS = 4;

const of = (rows: object) => v.picklist(Object.keys(rows));
const places = listOf(v.nullable(word));
const perColour = listOf(counts, COLOURS.length);

/** Companions that are not with a group are not named. */
const company = { imps: count, bodyguard: v.exactOptional(count), hat: v.exactOptional(count) };

/** Some imps and gold that go shopping together (PB-GROUP-07). */
const group = v.object({ ...company, gold: count });
export type Group = v.InferOutput<typeof group>;

/** A pet in a shop. */
const pet = v.object({
  id: of(PETS),
  /** 2 to 7: the number of visible bars. */
  size: v.pipe(count, v.minValue(1), v.maxValue(9)),
  suffering: count,
  mutation: count,
  /** Cards laid at the pet this round, one per bar; null in a view that may not see them. */
  cards: v.nullable(counts),
  /** How many needs of each kind (by `NEEDS`) the cards give; null until its owner has revealed them. */
  needs: v.nullable(listOf(count, NEEDS.length)),
  /** Accessory tiles it wears; absent if there are none (DA-ACC-02). */
  wears: v.exactOptional(listOf(of(ACCESSORIES))),
});
export type Pet = v.InferOutput<typeof pet>;

const plot = v.object({
  cage: v.nullable(word),
  addon: v.nullable(word),
  manure: count,
  pet: v.nullable(pet),
  /** Strength and antimagic that armoured imps add in this showing off (PB-ARTIFACT-ARMOR-02). */
  guard: v.object({ strength: count, antimagic: count }),
  /** Only in a game with Dark Alleys. */
  alleys: v.exactOptional(alleyPlotSchema),
});
export type Plot = v.InferOutput<typeof plot>;

/** What a shop shows at an exhibition, once it was counted. */
const showEntry = v.object({
  score: points,
  takesPart: flag,
  /** The pet entered in a single-pet exhibition. */
  pet: v.nullable(word),
  /** The need named in Freestyle. */
  need: v.nullable(v.picklist(NEEDS)),
});
export type ShowEntry = v.InferOutput<typeof showEntry>;

const sale = v.object({
  pet: of(PETS),
  size: count,
  customer: of(CUSTOMERS),
  round: count,
  match: points,
  platform: flag,
});

const shop = v.object({
  /** In points; halves are exact. */
  reputation: points,
  gold: count,
  /** Imps at home, available for groups and jobs (PB-NEED-05). */
  home: count,
  /** Groups waiting for their turn, biggest first. */
  groups: listOf(group),
  /** Imps on each extra-imp space of the Progress Board, by round. */
  waiting: counts,
  hospital: count,
  /** Imps on the right side of the platform. */
  platform: count,
  /** Imps used on the Pet Display Board, home again in phase 6. */
  busy: v.object({
    /** Between plot i and the next one in the ring (PB-NEED-PLAY-03). */
    gaps: listOf(count, PLOTS),
    /** Cleaning or wielding the shovel. */
    centre: count,
    armour: count,
    /** In the cages of pets sold from the platform. */
    cages: count,
  }),
  /** Tokens in each chamber, the newest first (PB-FOOD-02). */
  food: v.object({ [FOODS[0]]: counts, [FOODS[1]]: counts }),
  artifacts: words,
  /** The colour chosen for each book. */
  books: v.record(word, v.picklist(COLOURS)),
  /** The token in the Magic Box. */
  box: v.nullable(v.picklist(FOODS)),
  hand: counts,
  potions: count,
  plots: listOf(plot, PLOTS),
  /** Things bought this round whose plot is not decided yet (PB-CAGE-08, PB-ADDON-07, PB-PET-07). */
  cart: v.object({ cages: words, addons: words, pets: listOf(pet) }),
  /** The minion stands on space 2 of the exhibition tent (PB-JUDGE-01). */
  judge: flag,
  entry: v.nullable(showEntry),
  /** What the owner has used up in this round. */
  used: v.object({
    crystal: flag,
    /** Manure on the shovel tile; null if no player wields it. */
    shovel: v.nullable(count),
    /** How much manure the wielded shovel may take in all. */
    reach: count,
    employee: flag,
  }),
  sales: listOf(sale),
  /** Reputation at the end of each round, for the chart. */
  history: listOf(points),
  /** Only in a game with Dark Alleys. */
  alleys: v.exactOptional(alleyShopSchema),
});
export type Shop = v.InferOutput<typeof shop>;

/** `gold`: only with the advanced meat stand (PB-VAR-14). */
const stand = v.object({ vegetable: count, meat: count, gold: count });
export type Stand = v.InferOutput<typeof stand>;

/** Who stands on an action space. */
const standing = v.object({ seat, ...company });
export type Standing = v.InferOutput<typeof standing>;

const town = v.object({
  /** Pits from top to bottom. */
  cages: places,
  /** Places from top to bottom. */
  addons: places,
  artifacts: words,
  /** Lower half of the corral, left to right. */
  young: words,
  /** Upper half of the corral, left to right. */
  old: words,
  stands: v.object({ vegetables: stand, mixed: stand, meat: stand }),
  /** Groups standing on action spaces; free spaces are not listed. */
  taken: v.record(word, standing),
  /** Spaces under neutral imps this round, dummies included. */
  neutral: words,
  /** Spaces that a modifier has closed for this round; absent if there are none. */
  closed: v.exactOptional(words),
});
export type Town = v.InferOutput<typeof town>;

/** An exhibition or customer on the Progress Board. */
const calendarTile = v.object({
  round: count,
  /** Null where a view may not see it. */
  id: v.nullable(word),
  open: flag,
  /** Seats that have looked at it face down (DA-FORTUNE-03); absent if none has. */
  peeked: v.exactOptional(listOf(seat)),
});
export type CalendarTile = v.InferOutput<typeof calendarTile>;

/** `needs`: the decks by colour index; the last card is the top. */
const piles = { pets: words, cages: words, addons: words, artifacts: words, needs: perColour };

/** What has left the game or lies on the discard piles, all of it seen by everybody (RUL-27). */
const gone = v.object({ ...piles, exhibitions: words, customers: words });
export type Gone = v.InferOutput<typeof gone>;

const table = {
  round: v.pipe(count, v.maxValue(100)),
  phase: v.picklist(PHASES),
  /** Holder of the starting player token. */
  starter: seat,
  /** Turn order of this round. */
  order: listOf(seat),
  shops: listOf(shop),
  town,
  exhibitions: listOf(calendarTile),
  customers: listOf(calendarTile),
  /** Tiles removed at setup, seen by no player (PB-SETUP-22, PB-SETUP-27). */
  unused: v.object({ exhibitions: words, customers: words }),
  piles: v.object(piles),
  gone,
  /** Points of the parts of the final scoring, for the breakdown. */
  finals: v.nullable(listOf(v.object({ business: points, display: points }))),
  /** Only in a game with Dark Alleys. */
  alleys: v.exactOptional(alleysBoardSchema),
};
const tableSchema = v.object(table);

const stateSchema = v.object({ ...baseWith(ASK_KINDS), ...table });

/** Whether data is a state, but for its setup, part by part. */
export const hasPetzShape = (data: unknown): data is v.InferOutput<typeof stateSchema> =>
  v.is(stateSchema, data);

export interface Petz extends BaseState, v.InferOutput<typeof tableSchema> {
  setup: PetzSetup;
  ask: Ask<AskKind> | null;
}

/** The parts of a shop and of a table that are public and look alike in a state and in a view. */
export type OpenShop = Omit<Shop, 'hand' | 'potions'>;
export type OpenPetz = Omit<Petz, 'rng' | 'shops' | 'piles' | 'unused'> & { shops: OpenShop[] };

export type Board = Pick<Petz, 'setup' | 'town' | 'alleys'> & { shops: readonly OpenShop[] };
