/**
 * Questions about a view that a screen may ask: what a pet eats, what a space needs, what a sale brings. All of it
 * follows from what the view shows and from the printed pieces; the running state has no part in it.
 */

import type { Refusal, Seat } from '../engine/kernel/state.ts';
import { goldFor, type Sell, type SellerVars, whyNotSell } from '../engine/petz/phases/sales.ts';
import { groupsInTurn, ownersInTurn } from '../engine/petz/phases/shopping.ts';
import { plotBeingCaught } from '../engine/petz/phases/show/anger.ts';
import { plotBeingFed } from '../engine/petz/phases/show/hunger.ts';
import { plotBeingWarded } from '../engine/petz/phases/show/magic.ts';
import type { ShowVars } from '../engine/petz/phases/show/vars.ts';
import { platformImps, tableOf, tune } from '../engine/petz/query.ts';
import { bonusOf, entriesOf, exhibitionNow, matchScore } from '../engine/petz/score.ts';
import { SPACES, whyClosed, whyNotSend } from '../engine/petz/spaces/all.ts';
import type { Group, Pet, Petz, Plot } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';

export {
  addonCard,
  artifactCard,
  BOARD,
  cageCard,
  customerCard,
  exhibitionCard,
  PETS,
  petCard,
} from '../engine/petz/data/cards.ts';
export {
  canTurn,
  cardOf,
  colourIndex,
  colourOf,
  faceOf,
  isTurned,
  NEED_CARDS,
  NEED_INDEX,
  needsOf,
  POTION,
  turned,
} from '../engine/petz/data/needs.ts';
export { COLOURS, FOODS, NEEDS } from '../engine/petz/data/schema.ts';
export {
  antimagicOf,
  barsOf,
  besideGap,
  busyImps,
  canEat,
  foodCount,
  iconsOf,
  petsOf,
  sizeOf,
  strengthOf,
  tableFor,
} from '../engine/petz/query.ts';
export { basicSetup, checkSetup, fullSetup } from '../engine/petz/setup.ts';
export { FORESIGHT } from '../engine/petz/state.ts';
export { goldFor };

/** The functions below read only what is public, so that a view serves them as well as a state. */
function asState(view: PetzView): Petz {
  return view as unknown as Petz;
}

/** The action spaces, in the board's order. */
export const SPACE_IDS: readonly string[] = SPACES.map((space) => space.id);

/** How a space is alike to others, and what is on offer there to pick from (null: nothing is picked). */
export function offerOf(view: PetzView, space: string): { kind: string; items: readonly string[] | null } {
  const found = SPACES.find((x) => x.id === space);
  return { kind: found?.kind ?? space, items: found?.items?.(view) ?? null };
}

export function whyNotThere(view: PetzView, group: Group, space: string): Refusal | null {
  return whyNotSend(view, group, space);
}

export function whySpaceClosed(view: PetzView, space: string): Refusal | null {
  return whyClosed(view, space);
}

/** The groups of a seat of which one is to be sent now. */
export function groupsToSend(view: PetzView, seat: Seat): Group[] {
  return groupsInTurn(asState(view), seat);
}

/** Whose groups go in which order, first whoever goes now. Empty while no group waits. */
export function nextUp(view: PetzView): Seat[] {
  return ownersInTurn(asState(view));
}

/** What the showing-off turn under way remembers; null outside of one. */
function showing(view: PetzView): ShowVars | null {
  const task = view.tasks.at(-1);
  return task?.proc === 'petz.show' ? (task.vars as ShowVars) : null;
}

/** The plot whose pet the open question is about; null if it is about none in particular. */
export function plotInQuestion(view: PetzView): number | null {
  const vars = showing(view);
  if (vars === null) return null;
  const find = { 'petz.feed': plotBeingFed, 'petz.catch': plotBeingCaught, 'petz.ward': plotBeingWarded };
  const kind = view.ask?.kind ?? '';
  return kind in find ? find[kind as keyof typeof find](asState(view), vars) : null;
}

/** How many needs of the kind at hand are still unmet, by plot. */
export function unmetNow(view: PetzView): readonly number[] {
  return showing(view)?.unmet ?? [0, 0, 0, 0];
}

export interface SaleValue {
  match: number;
  reputation: number;
  gold: number;
}

/** How well a pet of any size suits a customer. */
export function matchFor(plot: Plot, pet: Pet, customer: string): number {
  return matchScore(customer, pet, plot);
}

/** What a sale brings; only pets old enough to be sold have a price. */
export function saleValue(
  view: PetzView,
  plot: Plot,
  pet: Pet,
  customer: string,
  platform: boolean,
): SaleValue {
  const match = matchScore(customer, pet, plot);
  return { match, reputation: match * tuneOfSales(view, platform), gold: goldFor(pet) };
}

/** Reputation for each point of a match, from the platform or on the black market. */
export function tuneOfSales(view: PetzView, platform: boolean): number {
  return tune(view, platform ? 'platform' : 'blackMarket');
}

/** The first rule in the way of a sale by the seat whose turn it is to sell; null: it is possible. */
export function whyNotSold(view: PetzView, seat: Seat, sale: Sell): Refusal | null {
  const task = view.tasks.at(-1);
  const seller = view.ask?.kind === 'petz.sell' && view.ask.seats.includes(seat);
  const done = task?.proc === 'petz.business' && seller ? (task.vars as SellerVars) : null;
  return whyNotSell(asState(view), seat, done ?? { served: [], platform: false }, sale);
}

/** The score of an entry in this round's exhibition, judging and Whip included. */
export function entryScore(view: PetzView, seat: Seat, pet: string, need: string | null): number {
  const tile = exhibitionNow(view);
  const shop = view.shops[seat];
  if (tile === null || shop === undefined) return 0;
  const entry = entriesOf(tile, shop).find((x) => x.pet === pet && x.need === need);
  return (entry?.score ?? 0) + bonusOf(view, shop);
}

/** Own imps on the platform. */
export function impsOnPlatform(view: PetzView, seat: Seat): number {
  return platformImps(asState(view), seat);
}

/** How many rounds the game has, and what the places of an exhibition bring. */
export function tableFacts(view: PetzView): { rounds: number; awards: readonly number[] } {
  const { rounds, awards } = tableOf(view);
  return { rounds, awards };
}
