/**
 * Questions about a view that a screen may ask: what a pet eats, what a space needs, what a sale brings. All of it
 * follows from what the view shows and from the printed pieces; the running state has no part in it.
 */

import type { Refusal, Seat } from '../kernel/state.ts';
import type { Alleys } from './alleys/state.ts';
import type { Sell } from './choices.ts';
import type { ShowVars } from './context.ts';
import { CUSTOMERS } from './data/cards.ts';
import type { ExhibitionCard } from './data/schema.ts';
import type { Joiner } from './events.ts';
import { wishGranted } from './mods/wish.ts';
import { type SellerVars, saleGold, whyNotSell } from './phases/sales.ts';
import { plotBeingCaught } from './phases/show/anger.ts';
import { plotBeingFed } from './phases/show/hunger.ts';
import { plotBeingWarded } from './phases/show/magic.ts';
import { tableOf, tune } from './query.ts';
import { awardsNow, entriesWithBonus, exhibitionNow, judgedIn, matchScore } from './score.ts';
import { spacesOf } from './spaces/all.ts';
import type { Pet, Plot } from './state.ts';
import type { PetzView } from './view.ts';

export { isRecord } from '../kernel/domain.ts';
export { setValue } from './alleys/icons.ts';
export { readItem } from './alleys/market/market.ts';
export { WITHDRAW } from './alleys/market/withdraw.ts';
export { bodyguardHome, hatHome, neighboursOf as neighbours, ownsHat } from './alleys/query.ts';
export { showNow } from './alleys/show/now.ts';
export { LENGTHS, MARKET, PROCESSED, SETTINGS, TUNES } from './alleys/state.ts';
export {
  accessoryCard,
  addonCard,
  artifactCard,
  BOARD,
  cageCard,
  customerCard,
  exhibitionCard,
  facilityCard,
  PETS,
  petCard,
} from './data/cards.ts';
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
} from './data/needs.ts';
export { COLOURS, FOODS, NEEDS } from './data/schema.ts';
export { debtDue } from './mods/money.ts';
export { isOfSaleAge } from './phases/sales.ts';
export { groupsToSend, nextUp } from './phases/shopping.ts';
export {
  antimagicOf,
  barsOf,
  besideGap,
  busyImps,
  canEat,
  demandsOf,
  foodCount,
  groupIn,
  groupOf,
  iconsOf,
  impsOnPlatform,
  petsOf,
  priceOf,
  sameGroup,
  sizeOf,
  strengthOf,
  tableOf,
} from './query.ts';
export { FORESIGHT } from './schema-setup.ts';
export { countTerm, showBonuses } from './score.ts';
export { alleysSetup, basicSetup, checkSetup, fullSetup } from './setup.ts';
export { whyNotThere, whySpaceClosed } from './spaces/all.ts';
export { COMPANIONS, PHASES } from './state.ts';

/** Whether a seat has granted the wish of this round, as things stand. */
export function isWishGranted(view: PetzView, seat: Seat): boolean {
  return wishGranted(view, seat) === true;
}

/** Everybody who may come to a counter. */
export const CUSTOMER_IDS: readonly string[] = Object.keys(CUSTOMERS);

/** The action spaces of a game, those of its expansions last. */
export function spaceIds(view: PetzView): string[] {
  return spacesOf(view).map(({ id }) => id);
}

/** How a space is alike to others, and what is on offer there to pick from (null: nothing is picked). */
export function offerOf(view: PetzView, space: string): { kind: string; items: readonly string[] | null } {
  const found = spacesOf(view).find((x) => x.id === space);
  return { kind: found?.kind ?? space, items: found?.items?.(view, null) ?? null };
}

/** True if a space is closed in this round, no matter what lies there. */
export function isBoarded({ town }: Pick<PetzView, 'town'>, space: string): boolean {
  return town.closed?.includes(space) === true;
}

/** What the showing-off turn under way remembers; null outside of one. */
function showing(view: PetzView): ShowVars | null {
  const task = view.tasks.findLast(({ proc }) => proc === 'petz.show');
  return task === undefined ? null : (task.vars as ShowVars);
}

const PLOT_OF = { 'petz.feed': plotBeingFed, 'petz.catch': plotBeingCaught, 'petz.ward': plotBeingWarded };

/** Questions of scripts that were called for one plot. */
const ABOUT_A_PLOT: readonly string[] = [
  ...['petz.setCage', 'petz.tune', 'petz.shove', 'petz.spook', 'petz.wreck', 'petz.ding'],
];

/** The plot whose pet the open question is about; null if it is about none in particular. */
export function plotInQuestion(view: PetzView): number | null {
  const vars = showing(view);
  if (vars === null) return null;
  const kind = view.ask?.kind ?? '';
  if (ABOUT_A_PLOT.includes(kind)) return (view.tasks.at(-1)?.vars as { at: number } | undefined)?.at ?? null;
  // Pets that are looked after one by one are played with one by one.
  if (kind === 'petz.play') return vars.alleys?.at ?? null;
  return kind in PLOT_OF ? PLOT_OF[kind as keyof typeof PLOT_OF](view, vars) : null;
}

/** Who or what is to join a group; null while nothing is. */
export function joinerNow(view: PetzView): Joiner | null {
  const task = view.tasks.at(-1);
  return view.ask?.kind === 'petz.join' ? ((task?.vars as { who: Joiner } | undefined)?.who ?? null) : null;
}

/** The Dark Alleys board of a game with them; null in any other. */
export function alleysIn(view: PetzView): Alleys | null {
  return view.alleys ?? null;
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
  return { match, reputation: match * tuneOfSales(view, platform), gold: saleGold(view, pet) };
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
  return whyNotSell(view, seat, done ?? { served: [], platform: false }, sale);
}

/** What a pet can be entered as in this round's exhibition, best first, judging and Whip included. */
function entriesFor(view: PetzView, seat: Seat, pet: string): { need: string | null; score: number }[] {
  const tile = exhibitionNow(view);
  const shop = view.shops[seat];
  if (tile === null || shop === undefined) return [];
  return entriesWithBonus(view, tile, shop).filter((entry) => entry.pet === pet);
}

/** The score of an entry in this round's exhibition. */
export function entryScore(view: PetzView, seat: Seat, pet: string, need: string | null): number {
  return entriesFor(view, seat, pet).find((entry) => entry.need === need)?.score ?? 0;
}

/** The best that a pet can score in this round's exhibition. */
export function bestEntryScore(view: PetzView, seat: Seat, pet: string): number {
  return entriesFor(view, seat, pet)[0]?.score ?? 0;
}

/** How many rounds the game has, and what the places of an exhibition bring in one of them. */
export function tableFacts(
  { setup, round: now }: PetzView,
  round = now,
): { rounds: number; awards: readonly number[] } {
  return { rounds: tableOf({ setup }).rounds, awards: awardsNow({ setup, round }) };
}

/** An exhibition as it is judged in a round. */
export function exhibitionOf({ setup }: Pick<PetzView, 'setup'>, id: string, round: number): ExhibitionCard {
  return judgedIn({ setup, round }, id);
}

/** Would a group of that size go before all that wait (DA-GROUP-08)? */
export function cutsIn(view: PetzView, size: number): boolean {
  const task = view.tasks.find(({ proc }) => proc === 'petz.shopping');
  const now = (task?.vars as { size: number } | undefined)?.size ?? 0;
  return now > 0 && size > now;
}
