/** The goals of the shops, and what they look at. */

import * as v from 'valibot';
import { flagSchema, wholeNumber } from '../../engine/kernel/schema-words.ts';
import { cardOf, POTION } from '../../engine/petz/data/needs.ts';
import type { PetzEvent, PetzEventType } from '../../engine/petz/events.ts';
import { manureOf, petsOf, sizeOf } from '../../engine/petz/query.ts';
import type { Group } from '../../engine/petz/state.ts';
import type { ShopView } from '../../engine/petz/view.ts';
import { id } from '../ids.ts';
import { atEnd, atMost, counted, type GoalUse, goalsByName, type LevelGame, reached } from './goal.ts';

type Run = LevelGame<'petz'>;
type Happened<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;

/** What happened of one kind to the player's own shop. */
export function ownOf<T extends PetzEventType>(run: Run, type: T): Happened<T>[] {
  return run.events.filter(
    (event): event is Happened<T> => event.type === type && 'seat' in event && event.seat === run.seat,
  );
}

/** The player's shop. */
function shopSeen({ view, seat }: Run): ShopView {
  const shop = view.shops[seat];
  if (shop === undefined) throw new Error(`there is no shop ${seat}`);
  return shop;
}

/** A seat's points: those of the end, and until then its reputation. */
export function scoreOf({ view, outcome }: Run, seat: number): number {
  return outcome?.scores[seat] ?? view.shops[seat]?.reputation ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/**
 * The manure in the shop at the end of each round that is over. The view tells what lies there now, the story what
 * came and went since: so it is read from its end.
 */
export function leftovers(run: Run): number[] {
  const found: number[] = [];
  let there = manureOf(shopSeen(run));
  for (const event of run.events.toReversed()) {
    if (event.type === 'petz.passedToken') found.unshift(there);
    if (!('seat' in event) || event.seat !== run.seat) continue;
    if (event.type === 'petz.pooped') there -= event.manure;
    const isCleaning =
      event.type === 'petz.shovelled' || event.type === 'petz.cleaned' || event.type === 'petz.slugged';
    if (isCleaning) for (const tokens of event.plots) there += tokens;
  }
  return found;
}

/** The player's place in each exhibition held so far; null where the shop took no part (PB-EXH-10). */
export function showPlaces({ events, seat }: Run): (number | null)[] {
  const places: (number | null)[] = [];
  let scores = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'petz.showed' && event.takesPart) scores.set(event.seat, event.score);
    if (event.type !== 'petz.awarded') continue;
    const own = scores.get(seat);
    const above = [...scores.values()].filter((score) => own !== undefined && score > own);
    places.push(own === undefined ? null : above.length + 1);
    scores = new Map();
  }
  return places;
}

/** Whether the largest of these groups is as large as the goal wants it. */
export function isLargest({ size = 0, to = size }: GoalUse, groups: readonly Group[]): boolean {
  const largest = Math.max(0, ...groups.map((group) => sizeOf(group)));
  return largest >= size && largest <= to;
}

export const PETZ_GOALS = goalsByName('petz', {
  /** Be the first in town when the game ends; a tie is a win too. */
  win: counted(atEnd, {}, (run) => (run.outcome?.winners.includes(run.seat) ? 1 : 0)),
  /** End so far ahead of the best rival. */
  lead: counted(atEnd, { min: wholeNumber(1, 300) }, (run) => {
    const others = run.view.shops.flatMap((_shop, seat) => (seat === run.seat ? [] : [scoreOf(run, seat)]));
    return scoreOf(run, run.seat) - Math.max(...others);
  }),
  /** End with so much reputation, the final scoring included. */
  reputation: counted(atEnd, { min: wholeNumber(1, 300) }, (run) => scoreOf(run, run.seat)),
  /** Own so much gold at the end. */
  gold: counted(atEnd, { min: wholeNumber(1, 300) }, (run) => shopSeen(run).gold),
  /** Sell so many pets; if wanted to one customer only, or of one kind. */
  sales: counted(
    reached,
    { min: wholeNumber(1, 30), customer: v.exactOptional(id.customer), pet: v.exactOptional(id.pet) },
    (run, { customer, pet }) =>
      ownOf(run, 'petz.sold').filter(
        (sale) =>
          (customer === undefined || sale.customer === customer) && (pet === undefined || sale.pet === pet),
      ).length,
  ),
  /** One sale that brings so much reputation. */
  saleWorth: counted(reached, { min: wholeNumber(1, 300) }, (run) =>
    Math.max(0, ...ownOf(run, 'petz.sold').map((sale) => sale.reputation)),
  ),
  /** Meet so many wishes of customers in all: the matches of all sales together. */
  wishes: counted(reached, { min: wholeNumber(1, 300) }, (run) =>
    sum(ownOf(run, 'petz.sold').map((sale) => sale.match)),
  ),
  /** Sell from the platform at most so often. */
  platform: counted(
    atMost,
    { max: wholeNumber(0, 30) },
    (run) => ownOf(run, 'petz.sold').filter((sale) => sale.platform).length,
  ),
  /** No pet suffers. */
  noSuffering: counted(atMost, {}, (run) => sum(ownOf(run, 'petz.suffered').map(({ tokens }) => tokens))),
  /** No pet goes hungry. */
  wellFed: counted(
    atMost,
    {},
    (run) => ownOf(run, 'petz.suffered').filter(({ cause }) => cause === 'hunger').length,
  ),
  /** No pet is lost, and none goes to the farm: who leaves was sold. */
  keepAll: counted(atMost, {}, (run) => ownOf(run, 'petz.lost').length),
  /** No pet mutates. */
  noMutation: counted(atMost, {}, (run) => sum(ownOf(run, 'petz.mutated').map(({ tokens }) => tokens))),
  /** Use at most so many potions: those laid at pets, and those that a Nomnivore eats. */
  potions: counted(atMost, { max: wholeNumber(0, 30) }, (run) => {
    const laid = ownOf(run, 'petz.revealed').flatMap(({ pets }) => pets.flatMap(({ cards }) => cards));
    const eaten = ownOf(run, 'petz.ate').filter(({ what }) => what === 'potion');
    return laid.filter((card) => cardOf(card) === POTION).length + eaten.length;
  }),
  /** No manure is left at the end, or at the end of every round. */
  clean: {
    params: { always: v.exactOptional(flagSchema) },
    look(run, { always = false }) {
      const now = manureOf(shopSeen(run));
      const isOver = run.outcome !== null;
      if (always && Math.max(0, ...leftovers(run)) > 0) return { state: 'failed', now, of: 0 };
      return { state: isOver ? (now > 0 ? 'failed' : 'done') : 'open', now, of: 0 };
    },
  },
  /** Stand on the podium of so many exhibitions, or on a better place if one is named. */
  shows: counted(
    reached,
    { min: wholeNumber(1, 9), place: v.exactOptional(wholeNumber(1, 3)) },
    (run, { place = 3 }) => showPlaces(run).filter((own) => own !== null && own <= place).length,
  ),
  /** Show so many points at one exhibition. */
  showScore: counted(reached, { min: wholeNumber(1, 300) }, (run) =>
    Math.max(0, ...ownOf(run, 'petz.showed').map((show) => show.score)),
  ),
  /** End with more points than the shop of this seat. */
  beat: counted(atEnd, { seat: wholeNumber(0, 3) }, (run, { seat = 0 }) =>
    scoreOf(run, run.seat) > scoreOf(run, seat) ? 1 : 0,
  ),
  /** Have so many pets in the shop at the end. */
  pets: counted(atEnd, { min: wholeNumber(1, 4) }, (run) => petsOf(shopSeen(run)).length),
  /** Form groups of which the largest has this size, imps and gold together, or one up to `to`. Its words do not tell it. */
  grouping: counted(
    reached,
    { size: wholeNumber(1, 60), to: v.exactOptional(wholeNumber(1, 60)) },
    (run, use) =>
      run.events.some(
        (event) => event.type === 'petz.grouped' && isLargest(use, event.groups[run.seat] ?? []),
      )
        ? 1
        : 0,
  ),
  /** Own so many artifacts at the end. */
  artifacts: counted(atEnd, { min: wholeNumber(1, 13) }, (run) => shopSeen(run).artifacts.length),
});
