/** What each question of Dungeon Petz is answered with. */

import { choicesBy, questionsBy } from '../kernel/choices.ts';
import type { FurtherMeal, MarketPlace, Setting, Tune } from './alleys/state.ts';
import type { Colour, Food, Need } from './data/schema.ts';
import type { PetzEvent } from './events.ts';
import type { AskKind } from './questions.ts';
import type { Group, Petz } from './state.ts';

export interface AskChoices extends Record<AskKind, unknown> {
  'petz.group': Group[];
  'petz.send': SendChoice;
  'petz.book': BookChoice;
  'petz.arrange': ArrangeChoice;
  /** Need Cards to exchange. */
  'petz.crystal': number[];
  /** A Need Card for each bar. */
  'petz.assign': number[];
  'petz.feed': Meal;
  'petz.play': PlayChoice;
  'petz.ward': WardChoice;
  'petz.catch': CatchChoice;
  'petz.shovel': ShovelChoice;
  /** A Need Card. */
  'petz.sleep': number;
  'petz.enter': EntryChoice;
  'petz.sell': SellChoice;
  'petz.jobs': JobChoice;
  'petz.box': BoxChoice;
  // Dark Alleys
  'petz.join': JoinChoice;
  'petz.return': ReturnChoice;
  'petz.peek': PeekChoice;
  'petz.discount': MarketPlace;
  /** A Need Card. */
  'petz.forget': number;
  'petz.facility': FacilityUse | null;
  'petz.work': FacilityUse | null;
  /** An artifact. */
  'petz.copy': string | null;
  'petz.dress': DressChoice;
  /** The plot of the pet whose turn it is. */
  'petz.next': number;
  'petz.setCage': Setting;
  'petz.tune': Tune | null;
  'petz.shove': ShoveChoice;
  'petz.spook': SpookChoice;
  'petz.wreck': WreckChoice;
  'petz.ding': DingChoice;
  /** Worn, or brought home. */
  'petz.hat': boolean;
}

/** The waiting group as it is now, or null: the Quarters. */
export type JoinChoice = Group | null;

/** A tile of the Progress Board: `at` tells the two customers of one round apart. Null: no peek. */
export type PeekChoice = { tile: 'exhibition' | 'customer'; round: number; at: number } | null;

/** The tokens that leave the pet, 0 or 1 of each kind. Null: the machine stays off for now. */
export type DingChoice = { suffering: number; mutation: number } | null;

/** The plot whose pet gets the token. Null: the Spook keeps this one and what is left. */
export type SpookChoice = { to: number } | null;

/** One token to a neighbouring plot; `pearl` if it is one with gold on it. Null: it stays. */
export type ShoveChoice = { to: number; pearl: boolean } | null;

/** A tile to be destroyed. */
export type WreckChoice = {
  plot: number;
  tile: 'cage' | 'addon';
};

/** For each accessory tile the pet that wears it this round, or null. */
export type DressChoice = Record<string, string | null>;

/** Who comes back from which action space. Null: no figure. */
export type ReturnChoice = { from: string; who: 'imp' | 'bodyguard' | 'impWithHat' } | null;

/** Where the Headhunter finds an imp; `platformSpace` is the platform's action space. */
export type Found = 'progress' | 'hospital' | 'platform' | 'platformSpace';

/** One way to use a facility. What is needed to tell two uses of one facility apart stands beside its name. */
export type FacilityUse =
  | { facility: 'headhunter'; from: Found; hat: boolean }
  | { facility: 'lollipopFactory' | 'cannery'; chamber: number }
  | { facility: 'office' }
  | { facility: 'psychiatrist'; plot: number; token: 'suffering' | 'mutation' }
  | { facility: 'fecalSlug'; plots: number[] };

/** The token that goes into the empty Magic Box instead of ageing. Null: none (PB-ARTIFACT-BOX-04). */
export type BoxChoice = { from: Food; chamber: number } | null;

/**
 * The display as its owner wants it. `cage2: 'c05'` lays a new cage on plot 2 (null: no new one there), the
 * same for addons; `pet2` names the pet in that plot. Pets named nowhere are released. A new cage named nowhere
 * lies under another new one (RUL-22).
 */
export type ArrangeChoice = Record<string, string | null>;

/** How many imps clean, and how much manure leaves each plot. All other imps at home earn gold. */
export type JobChoice = {
  imps: number;
  plots: number[];
  employee: boolean;
};

/** `space` names the chosen action space, or `home`. `item` is the thing taken, where one is picked. */
export type SendChoice = Group & { space: string; item?: string };

/**
 * How a raging pet is held: armoured imps on the red number, and imps that catch it and go to the hospital.
 * `employee` says in which of the two roles one imp counts as two. Null: it may escape (PB-NEED-ANGER-06).
 */
export type CatchChoice = { armour: number; imps: number; employee: 'armour' | 'catch' | null } | null;

/** The pet entered in a single-pet exhibition, and the need named in Freestyle. */
export type EntryChoice = {
  pet: string;
  need: Need | null;
};

/** How many armoured imps stand on the purple number of the cage, and whether the Employee is one of them. */
export type WardChoice = { imps: number; employee: boolean };

/** One more imp into a gap, the Employee if so named. Null: enough imps. */
export type PlayChoice = { gap: number; employee: boolean } | null;

/** How much manure leaves each plot; `employee` if the imp that takes up the shovel is the Employee. Null: none now. */
export type ShovelChoice = { plots: number[]; employee: boolean } | null;

/** A token to eat: one of a chamber (0 is the newest), or the one in the Magic Box. */
export type BaseMeal = { from: Food; chamber: number } | { from: 'box' };

/** What a pet gets for one hunger need. Null: this pet gets no more. */
export type Meal = BaseMeal | FurtherMeal | null;

/** A book and the colour to which its owner turns it. */
export type BookChoice = {
  artifact: string;
  colour: Colour;
};

/** Which pet goes to which customer, and whether from the platform. */
export type Sell = {
  plot: number;
  customer: string;
  platform: boolean;
};

/** A sale, or null: no (further) sale. */
export type SellChoice = Sell | null;

export const { askOne, askAll } = questionsBy<Petz, PetzEvent, AskChoices>();
export const { byKind, choiceOf, optionsOf } = choicesBy<AskChoices>();
