/** What a game with Dark Alleys adds to the state. None of it exists in a game without. */

import * as v from 'valibot';
import { count, flag, listOf, word, words } from '../../kernel/schema-state.ts';
import { ACCESSORIES } from '../data/cards.ts';
import { COLOURS } from '../data/schema.ts';

/** How long a game with Dark Alleys is (DA-LENGTH-01, DA-LENGTH-02, DA-LENGTH-03, DA-LENGTH-04). */
export const LENGTHS = ['standard', 'extended', 'compromise'] as const;
export type Length = (typeof LENGTHS)[number];

/** The places of the black market, left to right (DA-STOCK-01). */
export const MARKET = ['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact'] as const;
export type MarketPlace = (typeof MARKET)[number];

const accessories = listOf(v.picklist(Object.keys(ACCESSORIES)));

/** What lies on a place of the market. */
const goods = v.object({
  /** The tile (for food an exhibition tile); `bodyguard` for the bodyguard; null once it is sold (DA-BLACK-15). */
  id: v.nullable(word),
  /** True while a price token lies above it (DA-STOCK-04). */
  priced: flag,
});
export type Goods = v.InferOutput<typeof goods>;

/** The Dark Alleys board and its stacks. */
export const alleysBoardSchema = v.object({
  market: v.object({
    ...{ bodyguard: goods, pet: goods, cage: goods, food: goods, addon: goods, artifact: goods },
  } satisfies Record<MarketPlace, unknown>),
  /** Open facilities, the oldest first (DA-SETUP-14). */
  row: words,
  /** Facilities not open yet; the last one is the top. A view shows only how many there are. */
  facilities: words,
  /** The slug's three accessory spaces, from the slime trail down (DA-SETUP-16). */
  shown: listOf(v.nullable(word)),
  /** Accessories not shown yet; the last one is the top. A view shows only how many there are. */
  accessories,
  /** Accessories that have left the game. */
  gone: words,
});
export type Alleys = v.InferOutput<typeof alleysBoardSchema>;

/** Settings of the Experimental Cage (DA-CAGE-EXPERIMENTAL-01, DA-CAGE-EXPERIMENTAL-02). */
export const SETTINGS = ['normal', 'strength', 'antimagic', 'disease'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What a Jukebox can play (R-DA-24). */
export const TUNES = ['strength', 'antimagic', 'play', 'graze', 'meat'] as const;
export type Tune = (typeof TUNES)[number];

export const PROCESSED = ['lollipop', 'can'] as const;
export type Processed = (typeof PROCESSED)[number];

/** What happened in a shop's showing off of this round and counts at the exhibition. */
const showTally = v.object({
  /** Food tokens eaten for hunger needs (DA-EXHIBITION-WILDPARTY-02). */
  eaten: count,
  /** Own imps sent to the hospital (DA-EXHIBITION-WILDPARTY-05). */
  wounded: count,
  /** Cans eaten, by pet (DA-FACILITY-CANNERY-04). */
  cans: v.record(word, count),
  /** Addons already used this turn: Things That Go Ding!, Jukeboxes (DA-ADDON-DING-03, R-DA-83). */
  addons: words,
});

/** What a shop owns and does in the Dark Alleys. */
export const alleyShopSchema = v.object({
  /** True from the day he was hired (DA-BODY-01). */
  bodyguard: flag,
  /** The Fancy Hat stays on the platform's right side (DA-ARTIFACT-FANCYHAT-06). */
  hatOnPlatform: flag,
  /** What the Gift Box has become (DA-ARTIFACT-GIFTBOX-01); null before. */
  gift: v.nullable(word),
  /** Accessories at no pet. */
  accessories,
  processed: v.object({ [PROCESSED[0]]: count, [PROCESSED[1]]: count }),
  /** Place in the row of the facility over the permission tile; null at the entrance (DA-IND-14). */
  permission: v.nullable(count),
  /** Imps on facilities; they come home in phase 6 (DA-IND-05). */
  working: count,
  /** A facility was used in phase 5 of this round (DA-UNUSED-01). */
  worked: flag,
  /** There was no gold in the Treasury before unused imps began to clean (DA-UNUSED-04). */
  broke: flag,
  /** Colours of which a card is still to be put away for the fortune teller (DA-FORTUNE-08). */
  debt: listOf(v.picklist(COLOURS)),
  show: showTally,
});
export type AlleyShop = v.InferOutput<typeof alleyShopSchema>;

/** What a plot may carry besides its cage, addon, manure and pet. */
export const alleyPlotSchema = v.object({
  /** Gold-topped tokens among the manure (DA-PET-PEARLPUSHER-04). */
  pearls: count,
  /** The Jukebox's tune (DA-ADDON-JUKEBOX-03); null before it is paid for. */
  tune: v.nullable(v.picklist(TUNES)),
  /** The Experimental Cage's setting for this round (DA-CAGE-EXPERIMENTAL-03). */
  setting: v.picklist(SETTINGS),
  /** Wreckie destroyed the cage this round: what is here counts as caged, with zeros (DA-PET-WRECKIE-04). */
  wrecked: flag,
});
export type AlleyPlot = v.InferOutput<typeof alleyPlotSchema>;

/** What a showing-off turn remembers when pets are evaluated one by one (DA-PET-GENERAL-02). */
export interface AlleyTurn {
  /** The plot whose pet is being evaluated; null between two pets. */
  at: number | null;
  /** Plots whose pets are still to be evaluated. */
  todo: number[];
  /** Play needs that Pony meets in every later cage (DA-PET-PONY-01). */
  pony: number;
  /** The gap in which the Employee of the Month stands. */
  employeeGap: number | null;
  /** Plots whose pets took a token from Shining Spook (DA-PET-SPOOK-02). */
  spooked: number[];
  /** Needs as revealed, by plot, for Soulful-Eyed Lemur (R-DA-65). */
  revealed: (number[] | null)[];
  /** Play needs of the pet at hand that a lollipop fed before also covers (R-DA-81). */
  licked: number;
}

/** What a pet may be given for a hunger need besides the tokens of the storage and the Magic Box. */
export type FurtherMeal =
  /** `play`: the lollipop also meets one of its play needs (DA-FACILITY-LOLLIPOP-02, R-DA-81). */
  | { from: 'processed'; food: Processed; play: boolean }
  /** Nomnivore eats these (DA-PET-NOMNIVORE-01). */
  | { from: 'gold' }
  | { from: 'potion' }
  /** `card`: the Need Card lost with an eaten book (R-DA-58); null for other artifacts. */
  | { from: 'artifact'; artifact: string; card: number | null }
  /** House Vampire gets an imp (DA-PET-VAMPIRE-02). */
  | { from: 'imp' };
