/**
 * What a complete assignment of Need Cards will lead to, found out by playing it on in imagination: the owner
 * feeds, plays and catches as the engine proposes, as far as food and imps reach. Only his own shop is told of, so
 * that nothing hidden has a part in it.
 */

import { copy } from '../engine/kernel/data.ts';
import type { Domain } from '../engine/kernel/domain.ts';
import { isRecord } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Json, Seat } from '../engine/kernel/state.ts';
import type { LossCause, PetzEvent } from '../engine/petz/events.ts';
import { petzEngine } from '../engine/petz/index.ts';
import { illness } from '../engine/petz/phases/show/disease.ts';
import type { ShowVars } from '../engine/petz/phases/show/vars.ts';
import {
  antimagicOf,
  besideGap,
  iconsOf,
  needCount,
  petsOf,
  shopOf,
  strengthOf,
} from '../engine/petz/query.ts';
import {
  bonusOf,
  countNeeds,
  customersNow,
  displayScore,
  entriesOf,
  exhibitionNow,
  matchScore,
} from '../engine/petz/score.ts';
import type { Petz, Shop } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';

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
}

/** Null if the choice is no complete legal assignment of the view's owner. */
export function forecast(view: PetzView, choice: Json): Forecast | null {
  const { seat } = view;
  if (seat === null || view.ask?.kind !== 'petz.assign' || !Array.isArray(choice)) return null;
  const state = petzEngine.imagine(view, dice('forecast'));
  if (petzEngine.check(state, { seat, ask: view.ask.id, choice }) !== null) return null;
  const laid = lay(view, seat, choice as number[]);
  const { events, judged } = playOut(state, seat, choice);
  const pets = laid.map((pet) => ({
    ...fill(view, seat, pet, events),
    show: showScore(view, judged, pet.plot),
  }));
  return { pets, show: showOf(events, seat) };
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
    next += pet.size;
    return { plot: at, cards: cards.slice(from, next) };
  });
}

/** What a shop was like when its score was counted; null if it never was. */
type Judged = Pick<Shop, 'plots' | 'judge' | 'artifacts'> | null;

/** Everything that happens from the assignment to the end of the showing off. */
function playOut(start: Petz, seat: Seat, choice: Json): { events: PetzEvent[]; judged: Judged } {
  const rng = dice('play out');
  const events: PetzEvent[] = [];
  let judged: Judged = null;
  const witness = (s: Petz, event: PetzEvent) => {
    if (event.type !== 'petz.showed' || event.seat !== seat) return;
    const { plots, judge, artifacts } = shopOf(s, seat);
    judged = copy({ plots, judge, artifacts });
  };
  let state = start;
  while (state.ask !== null && (state.phase === 'needs' || state.phase === 'showing')) {
    const [next] = petzEngine.waiting(state);
    const domain = next === undefined ? null : petzEngine.domain(state, next);
    if (next === undefined || domain === null) break;
    const answer =
      next !== seat
        ? petzEngine.sample(state, next, rng)
        : state.ask.kind === 'petz.assign'
          ? choice
          : sensible(state, domain);
    const applied = petzEngine.apply(state, { seat: next, ask: state.ask.id, choice: answer }, witness);
    if (!applied.ok) break;
    events.push(...applied.events);
    state = applied.state;
  }
  return { events, judged };
}

/** The score of one pet alone, as it was judged. */
function showScore(view: PetzView, judged: Judged, at: number): number | null {
  const tile = exhibitionNow(view);
  const plot = judged?.plots[at];
  if (tile === null || judged === null || plot?.pet == null) return null;
  if (tile.scope === 'display') return displayScore(tile, { plots: [plot] });
  const [best] = entriesOf(tile, { plots: [plot] });
  return (best?.score ?? 0) + bonusOf(view, judged);
}

/** What an owner does who looks after his pets: the engine's proposal, and help wherever it can be had. */
function sensible(state: Petz, domain: Domain): Json {
  const kind = state.ask?.kind;
  if (domain.type !== 'pick') throw new Error(`${kind} is no pick`);
  const { options } = domain;
  if (kind === 'petz.ward') return options.at(-1) ?? null;
  if (kind === 'petz.shovel') return options.find((x) => x !== null) ?? null;
  if (kind === 'petz.play') return mostPlay(options, state);
  return options[0] ?? null;
}

/** The gap where an imp meets the most needs. */
function mostPlay(options: readonly Json[], state: Petz): Json {
  const unmet = (state.tasks.at(-1)?.vars as ShowVars | undefined)?.unmet ?? [];
  const meets = (option: Json): number => {
    if (!isRecord(option)) return 0;
    const each = option.employee === true ? 2 : 1;
    return besideGap(Number(option.gap)).reduce((sum, at) => sum + Math.min(each, unmet[at] ?? 0), 0);
  };
  return options.reduce((best, option) => (meets(option) > meets(best) ? option : best), options[0] ?? null);
}

function fill(
  view: PetzView,
  seat: Seat,
  { plot: at, cards }: Laid,
  events: readonly PetzEvent[],
): Omit<PetForecast, 'show'> {
  const plot = shopOf(view, seat).plots[at];
  if (plot === undefined || plot.pet === null) throw new Error(`no pet on plot ${at}`);
  const needs = countNeeds(cards);
  const pet = { ...plot.pet, cards, needs };
  const own = events.filter(
    (event) => 'plot' in event && event.plot === at && 'seat' in event && event.seat === seat,
  );
  const sum = (count: (event: PetzEvent) => number) => own.reduce((total, event) => total + count(event), 0);
  const hunger = needCount(pet, 'hunger');
  const poop = needCount(pet, 'poop');
  const manure = Math.max(0, poop - iconsOf(plot, 'absorb'));
  const free = sum((event) => (event.type === 'petz.fed' && isIcon(event.source) ? 1 : 0));
  const suffering = sum((event) => (event.type === 'petz.suffered' ? event.tokens : 0));
  const mutation = sum((event) => (event.type === 'petz.mutated' ? event.tokens : 0));
  const loss = own.find((event) => event.type === 'petz.lost');
  const lost = loss?.type === 'petz.lost' ? loss.cause : null;
  const after = { ...pet, suffering: pet.suffering + suffering, mutation: pet.mutation + mutation };
  return {
    plot: at,
    pet: pet.id,
    needs,
    hungry: hunger - free,
    fed: sum((event) => (event.type === 'petz.fed' && !isIcon(event.source) ? 1 : 0)),
    manure,
    bored: Math.max(0, needCount(pet, 'play') - iconsOf(plot, 'play')),
    anger: { needs: needCount(pet, 'anger'), strength: strengthOf(plot) },
    magic: { needs: needCount(pet, 'magic'), antimagic: antimagicOf(plot) },
    illness: illness(needCount(pet, 'disease'), plot.manure + manure),
    suffering,
    mutation,
    caught: sum((event) => (event.type === 'petz.caught' ? event.imps : 0)),
    lost,
    matches:
      lost !== null
        ? []
        : customersNow(view).map((customer) => ({ customer, match: matchScore(customer, after, plot) })),
  };
}

function isIcon(source: string): boolean {
  return source === 'cage' || source === 'addon';
}

function showOf(events: readonly PetzEvent[], seat: Seat): Forecast['show'] {
  const showed = events.find((event) => event.type === 'petz.showed' && event.seat === seat);
  if (showed?.type !== 'petz.showed') return null;
  return { score: showed.score, takesPart: showed.takesPart, pet: showed.pet };
}
