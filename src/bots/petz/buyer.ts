/** A shop on its round through the town: what is to be had there, and what it wishes for. */

import type { Group } from '../../engine/petz/state.ts';
import type { Outlook } from './outlook.ts';

/** One thing that a group can get. */
export interface Offer {
  kind: string;
  item: string | null;
  imps: number;
  gold: number;
  food: { vegetable: number; meat: number; gold: number } | null;
  /** What it is when it is not named after its space. */
  gives?: { kind: string; item: string | null };
  /** Gold from the Treasury. */
  price?: number;
}

/** A seat while the shopping is played on. */
export interface Buyer {
  outlook: Outlook;
  wishes: Wishes;
  groups: Group[];
  /** Imps at home, those in groups not counted. */
  home: number;
  /** Gold at home. */
  treasury: number;
  room: number;
  ground: number;
  vegetable: number;
  meat: number;
  appetite: Appetite;
  /** Pets waiting for a cage, by what they would be worth. */
  homeless: number[];
  /** Points gained so far, less what was paid. */
  gained: number;
}

/** Needs for food by diet, in tokens until the food would spoil. */
export interface Appetite {
  vegetable: number;
  meat: number;
  either: number;
}

/** The wishes of one shop. */
export interface Wishes {
  /** Worth of each pet on offer if it gets a cage. */
  pets: Map<string, number>;
  /** Worth of each cage on offer as a tile, not counting that a pet needs one. */
  cages: Map<string, number>;
  addons: Map<string, number>;
  /** Worth of spaces that give no choice of a thing, food excepted. */
  spaces: Map<string, number>;
  appetite: Appetite;
  appetites: Map<string, Appetite>;
  stock: { vegetable: number; meat: number };
  /** Cages without a pet, things on the cart included; negative if pets have none. */
  room: number;
  /** Plots without a cage. */
  ground: number;
  /** Worth of room for one more pet in rounds to come. */
  future: number;
  /** Imps that will be wanted at home this round. */
  busy: number;
  /** Worth of spaces that depends on the imps and the gold at home when a group gets there. */
  later?: ReadonlyMap<string, (home: number, treasury: number) => number>;
}
