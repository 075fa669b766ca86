/**
 * Where a game begins and where it stops, if not as printed: part of a setup, plain data. Everything named replaces
 * what is printed; what is left out stays as it is in the box. `check.ts` tells what cannot be.
 */

import type { Seat } from '../../kernel/state.ts';
import type { MarketPlace, Tune } from '../alleys/state.ts';
import type { Colour, Food, StandId } from '../data/schema.ts';

/** The phases a game may begin with. */
export const START_PHASES = ['setup', 'shopping', 'needs', 'showing', 'business'] as const;
export type StartPhase = (typeof START_PHASES)[number];

/** The phases after which a game may stop. */
export const STOP_PHASES = ['shopping', 'needs', 'showing', 'business', 'aging'] as const;
export type StopPhase = (typeof STOP_PHASES)[number];

export const SCORINGS = ['final', 'reputation'] as const;

export interface PetzStart {
  /** 1 if left out. Exhibitions and customers of earlier rounds have left the board. */
  round?: number;
  /** `setup` if left out; with any other phase the town lies stocked, and nobody gets income in this round. */
  phase?: StartPhase;
  /** Who holds the starting player token; drawn by lot if left out. */
  starter?: Seat;
  /** By seat; null: as printed. */
  shops?: (ShopStart | null)[];
  /** What lies in town; only where the game does not begin with `setup`. */
  town?: TownStart;
}

export interface ShopStart {
  gold?: number;
  /** Imps in the Quarters. Home, hospital, platform and Progress Board together are all imps of this shop. */
  home?: number;
  reputation?: number;
  potions?: number;
  /** Imps on the extra-imp spaces of the Progress Board, by round. */
  waiting?: number[];
  /** The minion stands in the exhibition tent. */
  judge?: boolean;
  hospital?: number;
  platform?: number;
  /** Need Cards by face, `G.hunger`; left out: one of each colour, as dealt. */
  hand?: string[];
  /** Tokens by chamber, the newest first. */
  food?: Partial<Record<Food, number[]>>;
  artifacts?: string[];
  /** The colour of each book; left out: the first one printed on it. */
  books?: Record<string, Colour>;
  /** What is in the Magic Box; left out: a vegetable, as when it is new. */
  box?: Food | null;
  /** Up to four; null: as printed. */
  plots?: (PlotStart | null)[];
  /** Bought, but not placed yet. */
  cart?: { cages?: string[]; addons?: string[]; pets?: PetStart[] };
  /** Only in a game with Dark Alleys. */
  alleys?: AlleyShopStart;
}

export interface PlotStart {
  /** Left out: as printed; null: none. */
  cage?: string | null;
  addon?: string | null;
  manure?: number;
  /** On a plot without a cage, and before pets are shown, it waits to be placed. */
  pet?: PetStart | null;
  /** Gold-topped tokens among the manure (Dark Alleys). */
  pearls?: number;
  /** The Jukebox's tune (Dark Alleys). */
  tune?: Tune;
}

export interface PetStart {
  id: string;
  /** 2 to 7. */
  size: number;
  suffering?: number;
  mutation?: number;
  /** Accessory tiles (Dark Alleys). */
  wears?: string[];
  /**
   * Cards laid at it, in any order: `G.hunger`, `R.anger.turned`, `potion`. Only from `showing` on, where they lie face
   * down, and in `business`, where all have seen them. Left out: drawn from the decks, one for each bar.
   */
  cards?: string[];
}

export interface TownStart {
  /** Pits from top to bottom. */
  cages?: (string | null)[];
  addons?: (string | null)[];
  artifacts?: string[];
  young?: string[];
  old?: string[];
  stands?: Partial<Record<StandId, { vegetable?: number; meat?: number; gold?: number }>>;
  /** Spaces under neutral imps. */
  neutral?: string[];
  /** Only in a game with Dark Alleys. */
  alleys?: AlleyTownStart;
}

interface AlleyShopStart {
  bodyguard?: boolean;
  /** Accessories at no pet. */
  accessories?: string[];
  processed?: { lollipop?: number; can?: number };
  /** Place in the row of the facility over the permission tile; null at the entrance. */
  permission?: number | null;
  /** What the Gift Box has become. */
  gift?: string;
}

export interface AlleyTownStart {
  /** Open facilities, the oldest first. */
  facilities?: string[];
  /** The three accessories on show. */
  shown?: (string | null)[];
  /** Places of the market; null: nothing lies there. */
  market?: Partial<Record<MarketPlace, { id: string; priced?: boolean } | null>>;
}

export interface PetzStop {
  /** The last round of this game: there are no exhibitions and customers after it. */
  round: number;
  /** The phase after which the game ends; `aging` if left out. */
  after?: StopPhase;
  /** `final` (if left out): the final scoring follows. `reputation`: points as they stand. */
  scoring?: (typeof SCORINGS)[number];
}
