/** The state of a game of Dungeon Petz: plain data, in the rulebook's words. */

import type { Ask, BaseState, Outcome, Seat } from '../kernel/state.ts';
import type { AlleyPlot, AlleyShop, Alleys } from './alleys/state.ts';
import type { Colour, Food, Need, StandId } from './data/schema.ts';
import type { AskKind } from './questions.ts';
import type { PetzSetup } from './schema-setup.ts';

export const PHASES = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging', 'final'] as const;
export type Phase = (typeof PHASES)[number];

/** Who and what may go with a group besides imps and gold. The base game has none. */
export const COMPANIONS = ['bodyguard', 'hat'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** Some imps and gold that go shopping together (PB-GROUP-07); companions that are not with it are not named. */
export type Group = {
  imps: number;
  gold: number;
  bodyguard?: number;
  hat?: number;
};

/** A pet in a shop. */
export interface Pet {
  id: string;
  /** 2 to 7: the number of visible bars. */
  size: number;
  suffering: number;
  mutation: number;
  /** Cards laid at the pet this round, one per bar; null in a view that may not see them. */
  cards: number[] | null;
  /** How many needs of each kind (by `NEEDS`) the cards give; null until its owner has revealed them. */
  needs: number[] | null;
  /** Accessory tiles it wears; absent if there are none (DA-ACC-02). */
  wears?: string[];
}

/** One of the four cage plots. 0 1 are the upper row, 3 2 the lower: neighbours are one apart in the ring. */
export interface Plot {
  cage: string | null;
  addon: string | null;
  manure: number;
  pet: Pet | null;
  /** Strength and antimagic that armoured imps add in this showing off (PB-ARTIFACT-ARMOR-02). */
  guard: { strength: number; antimagic: number };
  /** Only in a game with Dark Alleys. */
  alleys?: AlleyPlot;
}

/** Things bought this round whose plot is not decided yet (PB-CAGE-08, PB-ADDON-07, PB-PET-07). */
interface Cart {
  cages: string[];
  addons: string[];
  pets: Pet[];
}

/** What a shop shows at an exhibition, once it was counted. */
export interface ShowEntry {
  score: number;
  takesPart: boolean;
  /** The pet entered in a single-pet exhibition. */
  pet: string | null;
  /** The need named in Freestyle. */
  need: Need | null;
}

interface Sale {
  pet: string;
  size: number;
  customer: string;
  round: number;
  match: number;
  platform: boolean;
}

export interface Shop {
  /** In points; halves are exact. */
  reputation: number;
  gold: number;
  /** Imps at home, available for groups and jobs (PB-NEED-05). */
  home: number;
  /** Groups waiting for their turn, biggest first. */
  groups: Group[];
  /** Imps on each extra-imp space of the Progress Board, by round. */
  waiting: number[];
  hospital: number;
  /** Imps on the right side of the platform. */
  platform: number;
  /** Imps used on the Pet Display Board, home again in phase 6. */
  busy: {
    /** Between plot i and the next one in the ring (PB-NEED-PLAY-03). */
    gaps: number[];
    /** Cleaning or wielding the shovel. */
    centre: number;
    armour: number;
    /** In the cages of pets sold from the platform. */
    cages: number;
  };
  /** Tokens in each chamber, the newest first (PB-FOOD-02). */
  food: Record<Food, number[]>;
  artifacts: string[];
  /** The colour chosen for each book. */
  books: Record<string, Colour>;
  /** The token in the Magic Box. */
  box: Food | null;
  hand: number[];
  potions: number;
  plots: Plot[];
  cart: Cart;
  /** The minion stands on space 2 of the exhibition tent (PB-JUDGE-01). */
  judge: boolean;
  entry: ShowEntry | null;
  /** What the owner has used up in this round. */
  used: {
    crystal: boolean;
    /** Manure on the shovel tile; null if nobody wields it. */
    shovel: number | null;
    /** How much manure the wielded shovel may take in all. */
    reach: number;
    employee: boolean;
  };
  sales: Sale[];
  /** Reputation at the end of each round, for the chart. */
  history: number[];
  /** Only in a game with Dark Alleys. */
  alleys?: AlleyShop;
}

export interface Stand {
  vegetable: number;
  meat: number;
  /** Only with the advanced meat stand (PB-VAR-14). */
  gold: number;
}

/** Who stands on an action space. */
export interface Standing {
  seat: Seat;
  imps: number;
  bodyguard?: number;
  hat?: number;
}

export interface Town {
  /** Pits from top to bottom. */
  cages: (string | null)[];
  /** Places from top to bottom. */
  addons: (string | null)[];
  artifacts: string[];
  /** Lower half of the corral, left to right. */
  young: string[];
  /** Upper half of the corral, left to right. */
  old: string[];
  stands: Record<StandId, Stand>;
  /** Groups standing on action spaces; free spaces are not listed. */
  taken: Record<string, Standing>;
  /** Spaces under neutral imps this round, dummies included. */
  neutral: string[];
  /** Spaces that a modifier has closed for this round; absent if there are none. */
  closed?: string[];
}

/** An exhibition or customer on the Progress Board; `id` is null where a view may not see it. */
export interface CalendarTile {
  round: number;
  id: string | null;
  open: boolean;
  /** Seats that have looked at it face down (DA-FORTUNE-03); absent if nobody has. */
  peeked?: Seat[];
}

interface Piles {
  pets: string[];
  cages: string[];
  addons: string[];
  artifacts: string[];
  /** Draw decks by colour index; the last card is the top. */
  needs: number[][];
}

/** What has left the game or lies on the discard piles, all of it seen by everybody (RUL-27). */
export interface Gone {
  pets: string[];
  cages: string[];
  addons: string[];
  artifacts: string[];
  exhibitions: string[];
  customers: string[];
  needs: number[][];
}

/** Points of one part of the final scoring, for the breakdown. */
interface FinalScore {
  business: number;
  display: number;
}

export interface Petz extends BaseState {
  setup: PetzSetup;
  ask: Ask<AskKind> | null;
  round: number;
  phase: Phase;
  /** Holder of the starting player token. */
  starter: Seat;
  /** Turn order of this round. */
  order: Seat[];
  shops: Shop[];
  town: Town;
  exhibitions: CalendarTile[];
  customers: CalendarTile[];
  /** Tiles removed at setup, seen by nobody (PB-SETUP-22, PB-SETUP-27). */
  unused: { exhibitions: string[]; customers: string[] };
  piles: Piles;
  gone: Gone;
  finals: FinalScore[] | null;
  /** Only in a game with Dark Alleys. */
  alleys?: Alleys;
  outcome: Outcome | null;
}

/** The parts of a shop and of a table that are public and look alike in a state and in a view. */
export type OpenShop = Omit<Shop, 'hand' | 'potions'>;
export type OpenPetz = Omit<Petz, 'rng' | 'shops' | 'piles' | 'unused'> & { shops: OpenShop[] };

export type Board = Pick<Petz, 'setup' | 'town' | 'alleys'> & { shops: readonly OpenShop[] };
