/** What a game with Dark Alleys adds to the state. None of it exists in a game without. */

import type { Colour } from '../data/schema.ts';

/** How long a game with Dark Alleys is (DA-LENGTH-01, DA-LENGTH-02, DA-LENGTH-03, DA-LENGTH-04). */
export const LENGTHS = ['standard', 'extended', 'compromise'] as const;
export type Length = (typeof LENGTHS)[number];

/** The places of the black market, left to right (DA-STOCK-01). */
export const MARKET = ['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact'] as const;
export type MarketPlace = (typeof MARKET)[number];

/** What lies on a place of the market. */
export interface Goods {
  /** The tile (for food an exhibition tile); `bodyguard` for the bodyguard; null once it is sold (DA-BLACK-15). */
  id: string | null;
  /** True while a price token lies above it (DA-STOCK-04). */
  priced: boolean;
}

/** The Dark Alleys board and its stacks. */
export interface Alleys {
  market: Record<MarketPlace, Goods>;
  /** Open facilities, the oldest first (DA-SETUP-14). */
  row: string[];
  /** Facilities not open yet; the last one is the top. A view shows only how many there are. */
  facilities: string[];
  /** The slug's three accessory spaces, from the slime trail down (DA-SETUP-16). */
  shown: (string | null)[];
  /** Accessories not shown yet; the last one is the top. A view shows only how many there are. */
  accessories: string[];
  /** Accessories that have left the game. */
  gone: string[];
}

/** Settings of the Experimental Cage (DA-CAGE-EXPERIMENTAL-01, DA-CAGE-EXPERIMENTAL-02). */
export const SETTINGS = ['normal', 'strength', 'antimagic', 'disease'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What a Jukebox can play (R-DA-24). */
export const TUNES = ['strength', 'antimagic', 'play', 'graze', 'meat'] as const;
export type Tune = (typeof TUNES)[number];

export const PROCESSED = ['lollipop', 'can'] as const;
export type Processed = (typeof PROCESSED)[number];

/** What happened in a shop's showing off of this round and counts at the exhibition. */
interface ShowTally {
  /** Food tokens eaten for hunger needs (DA-EXHIBITION-WILDPARTY-02). */
  eaten: number;
  /** Own imps sent to the hospital (DA-EXHIBITION-WILDPARTY-05). */
  wounded: number;
  /** Cans eaten, by pet (DA-FACILITY-CANNERY-04). */
  cans: Record<string, number>;
  /** Addons already used this turn: Things That Go Ding!, Jukeboxes (DA-ADDON-DING-03, R-DA-83). */
  addons: string[];
}

/** What a shop owns and does in the Dark Alleys. */
export interface AlleyShop {
  /** True from the day he was hired (DA-BODY-01). */
  bodyguard: boolean;
  /** The Fancy Hat stays on the platform's right side (DA-ARTIFACT-FANCYHAT-06). */
  hatOnPlatform: boolean;
  /** What the Gift Box has become (DA-ARTIFACT-GIFTBOX-01); null before. */
  gift: string | null;
  /** Accessories at no pet. */
  accessories: string[];
  processed: Record<Processed, number>;
  /** Place in the row of the facility over the permission tile; null at the entrance (DA-IND-14). */
  permission: number | null;
  /** Imps on facilities; they come home in phase 6 (DA-IND-05). */
  working: number;
  /** A facility was used in phase 5 of this round (DA-UNUSED-01). */
  worked: boolean;
  /** There was no gold in the Treasury before unused imps began to clean (DA-UNUSED-04). */
  broke: boolean;
  /** Colours of which a card is still to be put away for the fortune teller (DA-FORTUNE-08). */
  debt: Colour[];
  show: ShowTally;
}

/** What a plot may carry besides its cage, addon, manure and pet. */
export interface AlleyPlot {
  /** Gold-topped tokens among the manure (DA-PET-PEARLPUSHER-04). */
  pearls: number;
  /** The Jukebox's tune (DA-ADDON-JUKEBOX-03); null before it is paid for. */
  tune: Tune | null;
  /** The Experimental Cage's setting for this round (DA-CAGE-EXPERIMENTAL-03). */
  setting: Setting;
  /** Wreckie destroyed the cage this round: what is here counts as caged, with zeros (DA-PET-WRECKIE-04). */
  wrecked: boolean;
}

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
