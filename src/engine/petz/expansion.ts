/**
 * What an expansion may add to the base game. The base rules call each of these extension points at its named
 * moment and know nothing of what stands behind them; an expansion fills in those it needs and is listed in
 * `index.ts`. `docs/expansions.md` tells how to add one.
 *
 * Naming: points that ask return something (`null`: no opinion), points that act take the context `c`.
 */

import type { Forms } from '../kernel/domain.ts';
import type { AnyScript } from '../kernel/script.ts';
import type { Json, Refusal, Seat } from '../kernel/state.ts';
import type { FurtherMeal } from './alleys/state.ts';
import type { PetzContext, ShowVars } from './context.ts';
import type { ExhibitionCard, Food, Need, PlayerTable, Stands } from './data/schema.ts';
import type { LossCause, PetzEvent } from './events.ts';
import type { ExpansionId, PetzSetup } from './schema-setup.ts';
import type { Space } from './spaces/space.ts';
import type { Companion, OpenPetz, Pet, Petz, Plot, Shop } from './state.ts';

export interface Expansion {
  id: ExpansionId;

  // ---- the box ----
  spaces: readonly Space[];
  /** Spaces without effect that only neutral imps visit. */
  dummies: readonly string[];
  /** Further paths of neutral imps. */
  rings: readonly (readonly string[])[];
  scripts: readonly AnyScript<Petz, PetzEvent>[];
  forms: Forms;

  // ---- set-up, calendar, turn order ----
  checkSetup(setup: PetzSetup): Refusal | null;
  /** The numbers that depend on how many shops take part, changed. */
  table(setup: PetzSetup, table: PlayerTable): PlayerTable;
  /** Imps and gold at the start, and the rounds of the extra-imp spaces. */
  start(setup: PetzSetup): { imps: number; gold: number; waiting: readonly number[] };
  /** Lays out the expansion's boards, before any dice are thrown. */
  layOut(s: Omit<Petz, 'rng' | 'ask' | 'asked' | 'secrets' | 'outcome'>): void;
  /** Shuffles and deals the expansion's stacks, after the base game's. */
  deal(c: PetzContext): void;
  /** Phase 1 of every round, after the town is stocked; neutral imps have moved. */
  stock(c: PetzContext): void;
  /** Who starts the next round; null: as in the base game. */
  nextStarter(s: Petz): Seat | null;
  /** The turn order of this round; null: as in the base game. */
  turnOrder(s: Petz): Seat[] | null;

  // ---- shopping ----
  /** Companions that a seat may put into its groups now, with their number. */
  companions(s: Pick<Petz, 'shops' | 'town'>, seat: Seat): Partial<Record<Companion, number>>;
  /** Ways to use a turn in the shopping phase other than sending a group or keeping it home. */
  moves(s: Petz, seat: Seat): Json[];
  /** Why such a way is not possible; undefined if the choice is not of this kind. */
  whyNoMove(s: Petz, seat: Seat, choice: { readonly [key: string]: Json }): Refusal | null | undefined;
  /** Carries out such a way: the seat stays on turn. False if the choice is not of this kind. */
  move(c: PetzContext, seat: Seat, choice: { readonly [key: string]: Json }): boolean;
  /** True if an artifact works for this shop although it does not own it. */
  worksAs(shop: Pick<Shop, 'artifacts' | 'alleys'>, artifact: string): boolean;
  /** A seat has gained artifacts, and its own effects are done or under way. */
  gained(c: PetzContext, seat: Seat, artifacts: readonly string[]): void;

  // ---- Need Cards ----
  /** A seat has arranged its display. */
  arranged(c: PetzContext, seat: Seat): void;

  // ---- showing off ----
  /** All needs of a seat are revealed. Where pets are evaluated one by one this sets `v.alleys`. */
  beginTurn(c: PetzContext, v: ShowVars): void;
  /** Which pet is next; the script it may call hands back what `beginPet` finds in `v.got`. */
  choosePet(c: PetzContext, v: ShowVars): void;
  beginPet(c: PetzContext, v: ShowVars & { got?: Json }): void;
  /** The needs of the pet at hand are evaluated. */
  afterPet(c: PetzContext, v: ShowVars): void;
  /** All pets are evaluated, the score is not counted yet. */
  beforeScore(c: PetzContext, v: ShowVars): void;
  /** Automatic relief before cage and addon help: meets or cancels needs of the kind and tells of it. Returns how many. */
  relief(c: PetzContext, v: ShowVars, at: number, need: Need, unmet: number): number;
  /** Further things a pet of the turn can eat for one hunger need. */
  meals(s: OpenPetz, v: ShowVars, plot: Plot): FurtherMeal[];
  /** A pet eats one of them. */
  eat(c: PetzContext, v: ShowVars, at: number, meal: FurtherMeal): void;
  /** A token of the storage or the Magic Box is eaten for a hunger need. */
  ate(c: PetzContext, seat: Seat, food: Food): void;
  /** Manure came from a pet. */
  pooped(c: PetzContext, v: ShowVars, at: number, tokens: number): void;
  /** Further ways to meet one play need of the pet at hand. */
  games(s: Petz, v: ShowVars): Json[];
  /** One of them is used; false if it is none of these. */
  playGame(c: PetzContext, v: ShowVars, choice: { readonly [key: string]: Json }): boolean;
  /** An imp has taken its place in a gap. */
  entertained(c: PetzContext, v: ShowVars, gap: number, employee: boolean): void;
  /** Play needs of a pet were met. */
  played(c: PetzContext, v: ShowVars, at: number, needs: number): void;
  /** True if the expansion sees to the pet's mutation tokens itself. */
  mutates(c: PetzContext, v: ShowVars, at: number, tokens: number): boolean;
  /** Mutation tokens have landed on a pet, which stays. */
  mutated(c: PetzContext, seat: Seat, tokens: number): void;
  /** By how much (0: not at all) a pet's anger exceeds the strength of its plot; true if imps cannot catch it and the expansion sees to it. */
  rages(c: PetzContext, v: ShowVars, at: number, excess: number): boolean;
  /** Own imps went to the hospital. */
  wounded(c: PetzContext, seat: Seat, imps: number): void;
  /** Disease needs that count for sickness. */
  diseaseNeeds(c: PetzContext, v: ShowVars, at: number, needs: number): number;
  /** A pet is lost or released, for any cause; it is off its plot already. */
  lost(c: PetzContext, seat: Seat, pet: Pet, plot: number | null, cause: LossCause): void;
  /** Manure leaves a plot by any means. */
  cleaned(c: PetzContext, seat: Seat, plots: readonly number[]): void;
  /** Points besides tile, judging and Whip for what a shop shows; `pet` is the one entered, null for the display. */
  showBonus(shop: Pick<Shop, 'plots' | 'alleys'>, pet: string | null): number;

  // ---- business, ageing, final scoring ----
  /** A pet was sold and is off its plot; `platform` if an imp came down for it. */
  sold(c: PetzContext, seat: Seat, pet: Pet, platform: boolean): void;
  /** The step that discards assigned cards is over. */
  discarded(c: PetzContext): void;
  /** Before unused imps clean. */
  beforeJobs(c: PetzContext): void;
  /** After they have cleaned, before the others earn gold. */
  afterCleaning(c: PetzContext): void;
  /** A shop's imps come home, before the town is cleared; returns how many more imps come. */
  comingHome(c: PetzContext, seat: Seat): number;
  /** Points of the final exhibitions besides the base game's. */
  businessPoints(s: Pick<Petz, 'shops' | 'town'>, seat: Seat): number;
  displayPoints(shop: Pick<Shop, 'plots' | 'alleys'>): number;
  /** Own imps in places that the base game does not know. */
  impsElsewhere(shop: Pick<Shop, 'alleys'>): number;
  /** Tiles of the base game's kinds that lie in the expansion's places. */
  tilesElsewhere(
    s: Pick<Petz, 'alleys'>,
  ): Partial<Record<'pets' | 'cages' | 'addons' | 'artifacts' | 'exhibitions', string[]>>;
  /** What is wrong with the expansion's own inventory. */
  audit(s: Petz): string[];

  // ---- numbers that a scenario's modifiers change ----
  /** Food on the stands in this round, before anything is blocked. */
  food(s: Now, food: Stands): Stands;
  /** A seat's income of this round. */
  income(c: PetzContext, seat: Seat, gold: number): number;
  /** Potions that a visit to the hospital brings. */
  potions(c: PetzContext, seat: Seat, potions: number): number;
  /** How the exhibition of this round is judged. */
  judged(s: Now, tile: ExhibitionCard): ExhibitionCard;
  /** Reputation for the places of this round's exhibition. */
  awards(s: Now, awards: readonly number[]): readonly number[];
  /** Gold that a customer pays besides the price. */
  bonus(s: Now, pet: Pick<Pet, 'needs' | 'mutation'>): number;
  /** Why a pet cannot be sold at all. */
  whyNoSale(s: Now, pet: Pick<Pet, 'id' | 'needs' | 'mutation'>): Refusal | null;
  /** A pet is about to be sold; its needs still lie open. */
  selling(c: PetzContext, seat: Seat, pet: Pet): void;
}

/** What is enough to tell which modifiers are in play in a round. */
export type Now = Pick<Petz, 'setup' | 'round'>;

/** Every expansion there is; filled once, when the game's rules are put together. */
const INSTALLED: Partial<Expansion>[] = [];
const NONE: readonly Partial<Expansion>[] = [];

/** Makes an expansion known to the base rules. */
export function installExpansion(expansion: Partial<Expansion> & Pick<Expansion, 'id'>): void {
  if (!INSTALLED.some(({ id }) => id === expansion.id)) INSTALLED.push(expansion);
}

/** The extension points that a modifier fills in, for its parameter. */
export type ExpansionTwist = (arg: Json) => Partial<Expansion>;

const TWISTS = new Map<string, ExpansionTwist>();

/** Makes the extension points of a modifier known to the base rules. */
export function installTwist(id: string, twist: ExpansionTwist): void {
  TWISTS.set(id, twist);
}

/** What the modifiers and expansions of a setup fill in: a setup never changes, and is asked very often. */
const TWISTED = new WeakMap<PetzSetup, readonly Partial<Expansion>[]>();

/** Modifiers come first: what they add, the rules of an expansion may still take away. */
function twisted(setup: PetzSetup): readonly Partial<Expansion>[] {
  const known = TWISTED.get(setup);
  if (known !== undefined) return known;
  const twists = setup.mods.flatMap(({ id, arg }) => TWISTS.get(id)?.(arg) ?? []);
  const all = [...twists, ...chosen(setup)];
  TWISTED.set(setup, all);
  return all;
}

function chosen({ expansions }: PetzSetup): readonly Partial<Expansion>[] {
  if (expansions === undefined) return NONE;
  return INSTALLED.filter(({ id }) => id !== undefined && expansions[id] !== undefined);
}

/** The expansions of one game, in the order in which they were listed, after the modifiers that fill in some of their points. */
export function expansionsOf({ setup }: { setup: PetzSetup }): readonly Partial<Expansion>[] {
  return setup.mods.length === 0 ? chosen(setup) : twisted(setup);
}

/** Every installed expansion, of any game. */
export function installedExpansions(): readonly Partial<Expansion>[] {
  return INSTALLED;
}
