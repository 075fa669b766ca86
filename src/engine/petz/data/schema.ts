/**
 * What a component file must look like. A mistake in a file is reported with the file, the path inside it and
 * the cause, before any game starts.
 */

import * as v from 'valibot';

/** The four decks, in the order in which cards are drawn (RUL-29): green, red, yellow, purple. */
export const COLOURS = ['G', 'R', 'Y', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** The seven kinds of need, in the order in which they are evaluated (PB-NEED-03, RUL-36). */
export const NEEDS = ['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep'] as const;
export type Need = (typeof NEEDS)[number];

const DIETS = ['herbivore', 'carnivore', 'omnivore'] as const;

export const FOODS = ['vegetable', 'meat'] as const;
export type Food = (typeof FOODS)[number];

/** What a symbol on an exhibition or customer tile can count. */
const COUNTED = [
  ...NEEDS,
  'suffering',
  'mutation',
  'manure',
  'pets',
  /** The need that its owner named (Freestyle). */
  'chosen',
  /** Different kinds of need. */
  'kinds',
  /** Different colours of card, potions being a fifth. */
  'colours',
  /** Food tokens that a display's pets ate (DA-EXHIBITION-WILDPARTY-02). */
  'eaten',
  /** Own imps sent to the hospital (DA-EXHIBITION-WILDPARTY-05). */
  'wounded',
] as const;

/**
 * The boxes that pieces come in besides the base game's: one for each expansion, by its id in a setup, and the guests.
 * A guest is in no game unless the setup names it in its `pool` (`docs/how-to/card.md`).
 */
const BOXES = ['darkAlleys', 'guest'] as const;
/** The box a piece comes in; without one it is the base game's. */
const box = v.optional(v.picklist(BOXES));

const id = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'an id is letters and digits'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const foodPair = v.strictTuple([count, count]);
const stands = v.strictObject({ vegetables: foodPair, mixed: foodPair, meat: foodPair });

const term = v.strictObject({
  of: v.picklist(COUNTED),
  value: v.pipe(v.number(), v.integer()),
  /** A rainbow symbol: each card colour counts once (PB-SELL-11). */
  rainbow: v.optional(v.literal(true)),
  /** A pair: each need of the kind together with one of this kind counts once (DA-CUSTOMER-PAIR-01). */
  with: v.optional(v.picklist(NEEDS)),
  /** Counts the needs that are left over after pairing with this kind (DA-EXHIBITION-DANCING-02). */
  without: v.optional(v.picklist(NEEDS)),
  /** Of the named need only this kind counts; for modifiers. */
  only: v.optional(v.picklist(NEEDS)),
});

/** All of it is public, the bars still to come included (PB-PET-11, RUL-26). */
export const petSchema = v.strictObject({
  id,
  diet: v.picklist(DIETS),
  /** The seven bars in the order in which the wheel shows them. */
  bars: v.pipe(v.string(), v.regex(/^[GRYP]{7}$/, 'seven letters of G, R, Y, P')),
  /** What it adds to the meat stand when it goes to a farm [full] (PB-VAR-13, PB-VAR-14, PB-VAR-15, PB-VAR-16). */
  farm: v.picklist(['meat', 'vegetable', 'gold', 'nothing']),
  /**
   * A bar printed besides the wheel: it asks for a card, but is no part of the size (DA-PET-GENERAL-04,
   * DA-PET-GENERAL-05).
   */
  extra: v.optional(v.picklist(COLOURS)),
  /** Eats no food of any kind; its diet only says its price (DA-PET-VAMPIRE-04). */
  fasts: v.optional(v.literal(true)),
  box,
});

/** Strength, antimagic, and icons (PB-CAGE-09). */
export const cageSchema = v.strictObject({
  id,
  strength: count,
  antimagic: count,
  play: count,
  graze: count,
  absorb: count,
  /** Disease needs it cancels (DA-CAGE-EXPERIMENTAL-01). */
  disease: v.optional(count),
  /** May double one of its values and drop the others (DA-CAGE-EXPERIMENTAL-02). */
  adaptive: v.optional(v.literal(true)),
  box,
});

export const addonSchema = v.strictObject({
  id,
  strength: count,
  antimagic: count,
  play: count,
  meat: count,
  box,
});

export const artifactSchema = v.strictObject({
  id,
  /** A book's colours. */
  book: v.optional(v.pipe(v.string(), v.regex(/^[GRYP]{2,4}$/, 'two to four letters of G, R, Y, P'))),
  /** What it adds to its owner's score at every exhibition (PB-ARTIFACT-WHIP-01). */
  showBonus: v.optional(v.number()),
  box,
});

export const customerSchema = v.strictObject({ id, terms: v.pipe(v.array(term), v.minLength(1)), box });

export const exhibitionSchema = v.strictObject({
  id,
  scope: v.picklist(['pet', 'display']),
  terms: v.pipe(v.array(term), v.minLength(1)),
  /** Vegetables and meat on each stand in the round of this exhibition. */
  food: stands,
  box,
});

const deck = v.partial(
  v.strictObject({
    hunger: count,
    poop: count,
    play: count,
    magic: count,
    anger: count,
    disease: count,
  }),
);

export const needsSchema = v.strictObject({
  decks: v.strictObject({ G: deck, R: deck, Y: deck, P: deck }),
  dominant: v.record(v.picklist(COLOURS), v.picklist(NEEDS)),
  /** How many Potion Cards are in the box (PB-COMP-07). */
  potions: count,
});

const table = v.strictObject({
  rounds: count,
  /** Gold from the starting player clockwise. */
  income: v.array(count),
  /** Reputation for the places of an exhibition. */
  awards: v.array(count),
  /** The round of each customer space, in order. */
  customers: v.array(count),
  /** The market of round 1. */
  food: stands,
});

const prices = v.strictObject({ 4: count, 5: count, 6: count, 7: count });

export const boardSchema = v.strictObject({
  exits: count,
  start: v.strictObject({ imps: count, gold: count, manure: count, waiting: v.array(count) }),
  storage: v.strictObject({ vegetable: count, meat: count }),
  prices: v.strictObject({ carnivore: prices, herbivore: prices, omnivore: prices }),
  /** By how much an own pet of each size grows. */
  growth: v.strictObject({ 2: count, 3: count, 4: count, 5: count, 6: count, 7: count }),
  judgeBonus: count,
  blackMarket: count,
  platform: count,
  mutationDiscount: count,
  /** By the number of players. */
  tables: v.strictObject({ 2: table, 3: table, 4: table }),
  /** The paths of the neutral imps; the first space of each carries the dot. */
  rings: v.array(v.array(id)),
});

const rounds = v.array(count);
/** By the number of players. The compromise is for 2 or 3 only (DA-LENGTH-01). */
function byPlayers<T extends v.GenericSchema>(schema: T) {
  return v.strictObject({ 2: schema, 3: schema, 4: v.optional(schema) });
}
function byLength<T extends v.GenericSchema>(schema: T) {
  const players = byPlayers(schema);
  return v.strictObject({ standard: players, extended: players, compromise: players });
}
const marketPlace = v.picklist(['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact']);

export const alleysSchema = v.strictObject({
  start: v.strictObject({ imps: count, gold: count }),
  /** The round of each extra-imp space of the Progress Board. */
  waiting: byLength(rounds),
  rounds: byLength(count),
  /** The round of each customer space, in order. */
  customers: byLength(rounds),
  /** Places of the market without a price token at the start (DA-STOCK-05). */
  freeAtStart: v.strictObject({
    standard: v.array(marketPlace),
    extended: v.array(marketPlace),
    compromise: v.array(marketPlace),
  }),
  /** Gold for a thing with a price token (DA-BLACK-02). */
  price: count,
  /** Size of the pet on the market (DA-STOCK-02). */
  petSize: count,
  /** Accessories on show at the slug shop. */
  shown: count,
  ring: v.array(id),
  /** Gold from the Office (DA-FACILITY-OFFICE-01). */
  office: count,
  /** Manure the Fecal Slug takes (DA-FACILITY-FECALSLUG-01). */
  slug: count,
  /** Gold for each accessory sold with a pet (DA-ACC-11). */
  accessoryPrice: count,
  /** Business points of a processed food (DA-END-04). */
  processedScore: count,
});

export const accessorySchema = v.strictObject({ id, kind: id, colour: v.picklist(COLOURS) });

export const facilitySchema = v.strictObject({
  id,
  input: v.picklist(['imp', 'gold', 'vegetable', 'meat']),
});

export type ExhibitionCard = v.InferOutput<typeof exhibitionSchema>;
export type Term = v.InferOutput<typeof term>;
export type Stands = v.InferOutput<typeof stands>;
export type PlayerTable = v.InferOutput<typeof table>;

export const STANDS = ['vegetables', 'mixed', 'meat'] as const;

export type StandId = (typeof STANDS)[number];
