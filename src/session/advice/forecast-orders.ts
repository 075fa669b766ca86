/**
 * Where pets are looked after one by one: what comes of each order, found out by playing it on in imagination. The
 * owner does as the engine proposes; only which pet is next is tried in every way, 24 at most.
 */

import { copy } from '../../engine/kernel/data.ts';
import { type Domain, isRecord } from '../../engine/kernel/domain.ts';
import { dice, type Rng } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { showNow } from '../../engine/petz/alleys/show/now.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import type { LossCause, PetzEvent } from '../../engine/petz/events.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { besideGap, petsOf, shopOf } from '../../engine/petz/query.ts';
import type { Petz, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';

/** His answer to a question of the showing off. */
function sensible(state: Petz, domain: Domain): Json {
  const kind = state.ask?.kind;
  if (domain.type !== 'pick') throw new Error(`${kind} is no pick`);
  const { options } = domain;
  if (kind === 'petz.ward') return options.at(-1) ?? null;
  if (kind === 'petz.shovel') return options.find((x) => x !== null) ?? null;
  if (kind === 'petz.play') return mostPlay(options, state);
  // Artifacts are fed only on request.
  if (kind === 'petz.feed') return options.find((x) => !isRecord(x) || x.from !== 'artifact') ?? null;
  return options[0] ?? null;
}

/** The gap where an imp meets the most needs. */
function mostPlay(options: readonly Json[], state: Petz): Json {
  const unmet = (state.tasks.at(-1)?.vars as ShowVars | undefined)?.unmet ?? [];
  const meets = (option: Json): number => {
    if (!isRecord(option) || !('gap' in option)) return 0;
    const each = option.employee === true ? 2 : 1;
    return besideGap(Number(option.gap)).reduce((sum, at) => sum + Math.min(each, unmet[at] ?? 0), 0);
  };
  return options.reduce((best, option) => (meets(option) > meets(best) ? option : best), options[0] ?? null);
}

/** What a shop was like when its score was counted; null if it never was. */
export type JudgedOrder = Pick<Shop, 'plots' | 'judge' | 'artifacts' | 'alleys'> | null;

/** A turn of showing off played on in imagination, as far as it has come. */
interface Line {
  state: Petz;
  events: PetzEvent[];
  judged: JudgedOrder;
  /** The gold that its owner had when it was last seen: what unused imps earn later is not of this turn. */
  gold: number;
}

/** What an order does to a pet. */
export interface PetChanges {
  plot: number;
  pet: string;
  /** New tokens, less those that are taken off again. */
  suffering: number;
  mutation: number;
  lost: LossCause | null;
}

export interface OrderForecast {
  /** The plots of the pets in the order of their turns; a pet lost before its turn has none. */
  order: number[];
  pets: PetChanges[];
  /** Imps that go to the hospital. */
  wounded: number;
  /** Cages and addons that Wreckie smashes. */
  wrecked: number;
  /** Gold that is spent, less what is gained. */
  spent: number;
  /** Manure on the display in the end. */
  manure: number;
  /** Points in the exhibition; null if there is none, 0 if the shop takes no part. */
  score: number | null;
}

/** An order with all that happens in it. */
interface Way extends OrderForecast {
  line: Line;
}

/** What comes of each order of the pets that are still to come, best first; empty if the viewer is not asked that. */
export function ordersAhead(view: PetzView): OrderForecast[] {
  const { seat, ask } = view;
  if (seat === null || ask?.kind !== 'petz.next' || !ask.seats.includes(seat)) return [];
  const state = petzEngine.imagine(view, dice('forecast'));
  return waysFrom(state, seat).map(({ line: _line, ...forecast }) => forecast);
}

/** Every way a seat's showing off can go, best first. `assign` is its answer where cards are still to be laid. */
export function waysFrom(start: Petz, seat: Seat, assign: Json = null): Way[] {
  const before = shopOf(start, seat);
  const ways: Way[] = [];
  const rng = dice('play out');
  const explore = (line: Line): void => {
    const domain = atNext(line.state, seat) ? petzEngine.domain(line.state, seat) : null;
    if (domain?.type !== 'pick') {
      ways.push({ ...forecastOf(line, before, seat), line });
      return;
    }
    for (const choice of domain.options)
      explore(advance(answer(line, seat, choice, seat), seat, assign, rng));
  };
  explore(advance({ state: start, events: [], judged: null, gold: before.gold }, seat, assign, rng));
  return ways.sort((a, b) => harmOf(a) - harmOf(b));
}

function atNext({ ask }: Petz, seat: Seat): boolean {
  return ask?.kind === 'petz.next' && ask.seats.includes(seat);
}

/** Plays on until the seat chooses its next pet, or its turn is over. */
function advance(from: Line, seat: Seat, assign: Json, rng: Rng): Line {
  let line = from;
  let hasBegun = showNow(line.state)?.seat === seat;
  while (line.state.ask !== null && (line.state.phase === 'needs' || line.state.phase === 'showing')) {
    const { state } = line;
    const isOwn = showNow(state)?.seat === seat;
    if (atNext(state, seat) || (hasBegun && !isOwn)) break;
    hasBegun ||= isOwn;
    const [next] = petzEngine.waiting(state);
    const domain = next === undefined ? null : petzEngine.domain(state, next);
    if (next === undefined || domain === null) break;
    const choice =
      next !== seat
        ? petzEngine.sample(state, next, rng)
        : state.ask?.kind === 'petz.assign'
          ? assign
          : sensible(state, domain);
    const further = answer(line, next, choice, seat);
    if (further.state === state) break;
    line = further;
  }
  return line;
}

/** One answer further; the same line if it is refused. */
function answer(line: Line, by: Seat, choice: Json, seat: Seat): Line {
  let { judged, gold } = line;
  const witness = (s: Petz, event: PetzEvent) => {
    if (showNow(s)?.seat === seat) gold = shopOf(s, seat).gold;
    if (event.type !== 'petz.showed' || event.seat !== seat) return;
    const { plots, judge, artifacts, alleys } = shopOf(s, seat);
    judged = copy({ plots, judge, artifacts, ...(alleys === undefined ? {} : { alleys }) });
  };
  const { state } = line;
  const applied = petzEngine.apply(state, { seat: by, ask: state.ask?.id ?? 0, choice }, witness);
  if (!applied.ok) return line;
  return { state: applied.state, events: [...line.events, ...applied.events], judged, gold };
}

function forecastOf({ state, events, judged, gold }: Line, before: Shop, seat: Seat): OrderForecast {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const count = (of: (event: PetzEvent) => number) => own.reduce((sum, event) => sum + of(event), 0);
  const showed = own.find((event) => event.type === 'petz.showed');
  const shop = judged ?? shopOf(state, seat);
  return {
    order: own.flatMap((event) => (event.type === 'petz.petTurn' ? [event.plot] : [])),
    pets: petsOf(before).map(({ pet, at }) => petChanges(own, at, pet.id)),
    wounded: count((event) =>
      event.type === 'petz.caught' ? event.imps : event.type === 'petz.ate' && event.what === 'imp' ? 1 : 0,
    ),
    wrecked: count((event) => (event.type === 'petz.wrecked' ? 1 : 0)),
    spent: before.gold - gold,
    manure: shop.plots.reduce((sum, plot) => sum + plot.manure, 0),
    score: showed?.type !== 'petz.showed' ? null : showed.takesPart ? showed.score : 0,
  };
}

/** What became of the pet of a plot. */
export function petChanges(own: readonly PetzEvent[], plot: number, pet: string): PetChanges {
  const changes: PetChanges = { plot, pet, suffering: 0, mutation: 0, lost: null };
  for (const event of own) {
    if (!('plot' in event) || event.plot !== plot) continue;
    if (event.type === 'petz.suffered') changes.suffering += event.tokens;
    if (event.type === 'petz.mutated') changes.mutation += event.tokens;
    if (event.type === 'petz.lost') changes.lost = event.cause;
    if (event.type === 'petz.cured') {
      changes.suffering -= event.suffering;
      changes.mutation -= event.mutation;
    }
  }
  return changes;
}

/** How bad an order is, in points more or less. */
function harmOf({ pets, wounded, wrecked, spent, manure, score }: OrderForecast): number {
  const LOSS = 12;
  const each = ({ lost, suffering, mutation }: PetChanges) =>
    lost === null ? 2 * suffering + 3 * mutation : LOSS;
  const hurt = pets.reduce((sum, changes) => sum + each(changes), 0);
  return hurt + 1.5 * wounded + 1.5 * wrecked + 0.5 * spent + 0.3 * manure - 0.5 * (score ?? 0);
}

/** True if nothing that an owner cares about is different. */
export function isAlike(a: OrderForecast, b: OrderForecast): boolean {
  const bare = ({ order: _order, pets, wounded, wrecked, spent, manure, score }: OrderForecast) =>
    JSON.stringify([pets, wounded, wrecked, spent, manure, score]);
  return bare(a) === bare(b);
}

/** A list that can be read: of the orders that begin alike and end alike only the first, each way to begin once at least. */
export function worthShowing(orders: readonly OrderForecast[]): OrderForecast[] {
  const distinct: OrderForecast[] = [];
  for (const each of orders) {
    if (!distinct.some((x) => x.order[0] === each.order[0] && isAlike(x, each))) distinct.push(each);
  }
  return distinct;
}
