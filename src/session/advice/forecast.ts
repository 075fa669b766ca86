/**
 * What a complete assignment of Need Cards will lead to, found out by playing it on in imagination: the owner
 * feeds, plays and catches as the engine proposes, as far as food and imps reach. Only his own shop is foretold, so
 * that nothing hidden has a part in it.
 */

import { dice } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { NEEDS, type Need } from '../../engine/petz/data/schema.ts';
import type { LossCause, PetzEvent } from '../../engine/petz/events.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import {
  antimagicOf,
  demandsOf,
  iconsOf,
  needCount,
  petsOf,
  shopOf,
  strengthOf,
} from '../../engine/petz/query.ts';
import {
  bonusOf,
  countNeeds,
  customersNow,
  displayScore,
  entriesOf,
  exhibitionNow,
  matchScore,
} from '../../engine/petz/score.ts';
import type { Plot } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { type JudgedOrder, type OrderForecast, petChanges, waysFrom } from './forecast-orders.ts';

export interface PetForecast {
  plot: number;
  pet: string;
  /** How many needs of each kind, in the order of `NEEDS`. */
  needs: number[];
  /** Hunger needs that food of the store has to meet, and those it will meet. */
  hungry: number;
  fed: number;
  /** New manure in its cage. */
  manure: number;
  /** Play needs that imps have to meet. */
  bored: number;
  anger: { needs: number; strength: number };
  magic: { needs: number; antimagic: number };
  /** Suffering from disease alone. */
  illness: number;
  /** New tokens of all kinds of cause. */
  suffering: number;
  mutation: number;
  /** Imps that go to the hospital to hold it. */
  caught: number;
  /** Imps in armour that it takes to hold and to ward it: they are not promised to it before its turn comes. */
  armoured: { anger: number; magic: number };
  /** Cages and addons that it smashes. */
  wrecked: number;
  /** Needs that are met or cancelled by themselves, not by icons, in the order of `NEEDS`. */
  relieved: number[];
  lost: LossCause | null;
  /** Match score with each customer of this round; empty if it is lost or there is none. */
  matches: { customer: string; match: number }[];
  /**
   * In this round's exhibition: its own score there (judging and Whip included), or what it and its cage add to the
   * score of the display. Null if it is lost or there is no exhibition.
   */
  show: number | null;
}

export interface Forecast {
  pets: PetForecast[];
  /** The score in this round's exhibition; null in round 1. */
  show: { score: number; takesPart: boolean; pet: string | null } | null;
  /** What comes of each order in which the pets can be looked after, best first: the others tell of the first. One where there is no choice. */
  orders: OrderForecast[];
}

/** Null if the choice is no complete legal assignment of the view's owner. */
export function forecast(view: PetzView, choice: Json): Forecast | null {
  const { seat } = view;
  if (seat === null || view.ask?.kind !== 'petz.assign' || !Array.isArray(choice)) return null;
  const state = petzEngine.imagine(view, dice('forecast'));
  if (petzEngine.check(state, { seat, ask: view.ask.id, choice }) !== null) return null;
  const laid = lay(view, seat, choice as number[]);
  const ways = waysFrom(state, seat, choice);
  const [best] = ways;
  if (best === undefined) return null;
  const { events, judged } = best.line;
  const pets = laid.map((pet) => {
    const filled = fill(view, seat, pet, events);
    return { ...filled, show: showScore(view, judged, filled, ownEvents(events, seat, pet.plot)) };
  });
  return { pets, show: showOf(events, seat), orders: ways.map(({ line: _line, ...order }) => order) };
}

interface Laid {
  plot: number;
  cards: number[];
}

/** The cards by pet: the choice runs bar by bar. */
function lay(view: PetzView, seat: Seat, cards: readonly number[]): Laid[] {
  let next = 0;
  return petsOf(shopOf(view, seat)).map(({ pet, at }) => {
    const from = next;
    next += demandsOf(pet).length;
    return { plot: at, cards: cards.slice(from, next) };
  });
}

/** What happens to the pet of a plot. */
function ownEvents(events: readonly PetzEvent[], seat: Seat, plot: number): PetzEvent[] {
  return events.filter(
    (event) => 'plot' in event && event.plot === plot && 'seat' in event && event.seat === seat,
  );
}

/**
 * What looking after one pet adds to the tally of the display: food that it eats, imps that go to the hospital for it
 * (DA-EXHIBITION-WILDPARTY-02, DA-EXHIBITION-WILDPARTY-05).
 */
function tallyOf(own: readonly PetzEvent[], hungry: number): { eaten: number; wounded: number } {
  let [eaten, wounded] = [0, 0];
  for (const event of own) {
    if (event.type === 'petz.caught') wounded += event.imps;
    if (event.type === 'petz.ate' && event.what === 'imp') wounded += 1;
    if (event.type === 'petz.ate' && (event.what === 'can' || event.what === 'lollipop')) eaten += 1;
    if (event.type === 'petz.fed' && !isIcon(event.source)) eaten += 1;
  }
  // A lollipop more than there is hunger is only licked.
  return { eaten: Math.min(eaten, hungry), wounded };
}

/** The score of one pet alone, as it was judged. */
function showScore(
  view: PetzView,
  judged: JudgedOrder,
  { plot: at, hungry }: Pick<PetForecast, 'plot' | 'hungry'>,
  own: readonly PetzEvent[],
): number | null {
  const tile = exhibitionNow(view);
  const plot = judged?.plots[at];
  if (tile === null || judged === null || plot?.pet == null) return null;
  if (tile.scope === 'display') {
    const { alleys } = judged;
    if (alleys === undefined) return displayScore(tile, { plots: [plot] });
    const alone = { plots: [plot], alleys: { ...alleys, show: { ...alleys.show, ...tallyOf(own, hungry) } } };
    return displayScore(tile, alone) + bonusOf(view, { ...alone, judge: false, artifacts: [] }, null);
  }
  const [best] = entriesOf(tile, { plots: [plot] });
  return (best?.score ?? 0) + bonusOf(view, judged, plot.pet.id);
}

function fill(
  view: PetzView,
  seat: Seat,
  { plot: at, cards }: Laid,
  events: readonly PetzEvent[],
): Omit<PetForecast, 'show'> {
  const was = shopOf(view, seat).plots[at];
  if (was === undefined || was.pet === null) throw new Error(`no pet on plot ${at}`);
  const own = ownEvents(events, seat, at);
  const plot = asSet(was, own);
  const needs = countNeeds(cards);
  const pet = { ...was.pet, cards, needs };
  const sum = (count: (event: PetzEvent) => number) => own.reduce((total, event) => total + count(event), 0);
  const relieved = NEEDS.map((need) => sum((event) => reliefOf(event, need)));
  const poop = Math.max(0, needCount(pet, 'poop') - (relieved[NEED_INDEX.poop] ?? 0));
  const manure = Math.max(0, poop - iconsOf(plot, 'absorb'));
  const free = sum((event) => (event.type === 'petz.fed' && isIcon(event.source) ? 1 : 0));
  const hungry = needCount(pet, 'hunger') - free - (relieved[NEED_INDEX.hunger] ?? 0);
  const meals = sum((event) =>
    (event.type === 'petz.fed' && !isIcon(event.source)) || event.type === 'petz.ate' ? 1 : 0,
  );
  const { suffering, mutation, lost } = petChanges(own, at, pet.id);
  const after = { ...pet, suffering: pet.suffering + suffering, mutation: pet.mutation + mutation };
  const sick = sum((event) =>
    event.type === 'petz.suffered' && event.cause === 'disease' ? event.tokens : 0,
  );
  return {
    plot: at,
    pet: pet.id,
    needs,
    hungry,
    fed: Math.min(hungry, meals),
    manure,
    bored: Math.max(0, needCount(pet, 'play') - iconsOf(plot, 'play') - (relieved[NEED_INDEX.play] ?? 0)),
    anger: { needs: needCount(pet, 'anger'), strength: strengthOf(plot) },
    magic: { needs: needCount(pet, 'magic'), antimagic: antimagicOf(plot) },
    // Needs may be met by themselves or be more than the cards show, and manure may go in time: only the story knows.
    illness: sick,
    suffering,
    mutation,
    caught: sum((event) => (event.type === 'petz.caught' ? event.imps : 0)),
    armoured: {
      anger: sum((event) => onGuard(event, 'strength')),
      magic: sum((event) => onGuard(event, 'antimagic')),
    },
    wrecked: pet.id === 'wreckie' ? wreckedBy(events, seat) : 0,
    relieved,
    lost,
    matches:
      lost !== null
        ? []
        : customersNow(view).map((customer) => ({ customer, match: matchScore(customer, after, plot) })),
  };
}

/** Imps in armour that an event puts on a number of the cage. */
function onGuard(event: PetzEvent, number: 'strength' | 'antimagic'): number {
  return event.type === 'petz.guarded' && event.number === number ? event.imps : 0;
}

/** Needs of a kind that an event meets without an icon. */
function reliefOf(event: PetzEvent, need: Need): number {
  return event.type === 'petz.relieved' && event.need === need ? event.needs : 0;
}

/** The plot with its Experimental Cage set and its Jukebox playing as they will be. */
function asSet(plot: Plot, own: readonly PetzEvent[]): Plot {
  if (plot.alleys === undefined) return plot;
  const alleys = { ...plot.alleys };
  for (const event of own) {
    if (event.type === 'petz.setCage') alleys.setting = event.setting;
    if (event.type === 'petz.tuned') alleys.tune = event.tune;
  }
  return { ...plot, alleys };
}

/** How often a seat's cage is wrecked. */
function wreckedBy(events: readonly PetzEvent[], seat: Seat): number {
  return events.filter((event) => event.type === 'petz.wrecked' && event.seat === seat).length;
}

function isIcon(source: string): boolean {
  return source === 'cage' || source === 'addon';
}

function showOf(events: readonly PetzEvent[], seat: Seat): Forecast['show'] {
  const showed = events.find((event) => event.type === 'petz.showed' && event.seat === seat);
  if (showed?.type !== 'petz.showed') return null;
  return { score: showed.score, takesPart: showed.takesPart, pet: showed.pet };
}
