/** An exhibition as it was counted: for every shop the blocks its column is built from, and what it won. */
import type { Need } from '../../../../engine/petz/data/schema.ts';
import type { PetzEvent, PetzEventOf } from '../../../../engine/petz/events.ts';
import {
  exhibitionCard,
  exhibitionOf,
  NEEDS,
  needsOf,
  showBonuses,
  tableFacts,
} from '../../../../engine/petz/read.ts';
import type { OpenShop } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { countTerms, type PetInPlot, type ShopActs, sumOf, symbolName } from '../parts/words.ts';

type Showed = PetzEventOf<'petz.showed'>;
export type Awarded = PetzEventOf<'petz.awarded'>;

/** One block: its drawing and its points. */
export interface ResultStep {
  icon: string;
  value: number;
}

export interface Column {
  seat: number;
  score: number;
  award: number;
  /** What the place would bring unshared; null without a place. */
  full: number | null;
  takesPart: boolean;
  /** It has been this shop's turn. */
  shown: boolean;
  /** Who bribed the judge. */
  judge: boolean;
  /** Who stands on it; in shows of the whole display all pets of the shop. */
  pets: string[];
  /** What lifts it, one block for each time a symbol was met. */
  up: ResultStep[];
  /** What knocked steps off. */
  down: ResultStep[];
}

/** `story` is all that happened so far; the table itself may have moved on to the business since. */
export function resultColumns(
  view: PetzView,
  awarded: Pick<Awarded, 'exhibition' | 'awards'>,
  story: readonly RoundEvents[],
): Column[] {
  const end = story.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'petz.awarded' && event.exhibition === awarded.exhibition),
  );
  const past = end < 0 ? story : story.slice(0, end + 1);
  const round = past.filter((entry) => entry.round === past.at(-1)?.round).flatMap((entry) => entry.events);
  return view.shops.map((_, seat) => {
    const own = round.find((event): event is Showed => event.type === 'petz.showed' && event.seat === seat);
    const all =
      own === undefined
        ? []
        : shownPets(
            view,
            seat,
            round,
            past.flatMap((entry) => entry.events),
          );
    return {
      seat,
      score: own?.score ?? 0,
      award: awarded.awards[seat] ?? 0,
      full: fullAward(view, round, own),
      takesPart: own?.takesPart ?? false,
      shown: own !== undefined,
      judge: isPaid(view, seat, awarded.exhibition, own),
      ...built(view, seat, awarded.exhibition, own, all, actsIn(round, seat)),
    };
  });
}

/** Has bribed the judge, and gets something for it: never without a pet where single pets compete (PB-EXH-09, 18). */
function isPaid(view: PetzView, seat: number, tile: string, own: Showed | undefined): boolean {
  const shop = view.shops[seat];
  if (shop === undefined || !shop.judge) return false;
  if (exhibitionCard(tile).scope === 'display') return true;
  return own === undefined ? shop.plots.some(({ pet }) => pet !== null) : own.pet !== null;
}

/** What a place brings to the seat that has it alone (PB-EXH-15). */
function fullAward(view: PetzView, round: readonly PetzEvent[], own: Showed | undefined): number | null {
  if (own === undefined || !own.takesPart) return null;
  const better = round.filter(
    (event) => event.type === 'petz.showed' && event.takesPart && event.score > own.score,
  );
  return tableFacts(view).awards[better.length] ?? null;
}

/** The part of a log entry that is needed here. */
interface RoundEvents {
  round: number;
  events: readonly PetzEvent[];
}

const GIVES = { suffering: 'petz.suffered', mutation: 'petz.mutated' } as const;

/** The pets a shop had when it was counted, with the cards they lay open and the tokens they bore, from the start on. */
function shownPets(
  view: PetzView,
  seat: number,
  round: readonly PetzEvent[],
  past: readonly PetzEvent[],
): PetInPlot[] {
  const lost = new Set(
    round.flatMap((event) => (event.type === 'petz.lost' && event.seat === seat ? [event.pet] : [])),
  );
  const revealed = round.flatMap((event) =>
    event.type === 'petz.revealed' && event.seat === seat ? event.pets : [],
  );
  const start = view.setup.start?.shops?.[seat];
  const first = [...(start?.plots ?? []).map((plot) => plot?.pet), ...(start?.cart?.pets ?? [])];
  const tokens = (kind: 'suffering' | 'mutation', id: string) =>
    past.reduce(
      (sum, event) => {
        if (event.type === GIVES[kind] && event.pet === id) return sum + event.tokens;
        return event.type === 'petz.cured' && event.pet === id ? sum - event[kind] : sum;
      },
      first.find((pet) => pet?.id === id)?.[kind] ?? 0,
    );
  return revealed
    .filter(({ pet }) => !lost.has(pet))
    .map(({ plot, pet, cards }) => {
      const kinds = cards.flatMap((laid) => [...needsOf(laid)]);
      const needs = NEEDS.map((need) => kinds.filter((kind) => kind === need).length);
      const [suffering, mutation] = [tokens('suffering', pet), tokens('mutation', pet)];
      const manure = view.shops[seat]?.plots[plot]?.manure ?? 0;
      return { pet: { id: pet, size: cards.length, suffering, mutation, cards, needs }, plot: { manure } };
    });
}

/** What a shop did in the round, and which pets ate from cans (DA-EXHIBITION-WILDPARTY-02, 05; DA-FACILITY-CANNERY-04). */
interface RoundActs extends ShopActs {
  cans: Readonly<Record<string, number>>;
}

export function actsIn(round: readonly PetzEvent[], seat: number): RoundActs {
  const acts = { eaten: 0, wounded: 0, cans: {} as Record<string, number> };
  // Hunger needs not seen to yet, by pet: a lollipop given when there are none is only played with.
  const hungry = new Map<string, number>();
  const meet = (pet: string, needs: number) => hungry.set(pet, (hungry.get(pet) ?? 0) - needs);
  for (const event of round) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'petz.revealed':
        for (const { pet, cards } of event.pets)
          hungry.set(
            pet,
            cards.flatMap((laid) => [...needsOf(laid)]).filter((need) => need === 'hunger').length,
          );
        break;
      case 'petz.relieved':
        if (event.need === 'hunger') meet(event.pet, event.needs);
        break;
      case 'petz.suffered':
        if (event.cause === 'hunger') meet(event.pet, event.tokens);
        break;
      case 'petz.fed':
        meet(event.pet, 1);
        if (event.source === 'storage' || event.source === 'box') acts.eaten++;
        break;
      case 'petz.caught':
        acts.wounded += event.imps;
        break;
      case 'petz.ate': {
        const { pet, what } = event;
        const isEaten = (hungry.get(pet) ?? 0) > 0;
        if (isEaten) meet(pet, 1);
        if (what === 'imp') acts.wounded++;
        if (what === 'can') acts.cans[pet] = (acts.cans[pet] ?? 0) + 1;
        if (what === 'can' || (what === 'lollipop' && isEaten)) acts.eaten++;
      }
    }
  }
  return acts;
}

function built(
  view: PetzView,
  seat: number,
  tile: string,
  own: Showed | undefined,
  all: readonly PetInPlot[],
  acts: RoundActs,
): Pick<Column, 'pets' | 'up' | 'down'> {
  const shop = view.shops[seat];
  if (shop === undefined || own === undefined) return { pets: [], up: [], down: [] };
  const { scope, terms } = exhibitionOf(view, tile, view.round);
  const isWhole = scope === 'display';
  const entered = isWhole ? all : all.filter(({ pet }) => pet.id === own.pet);
  const named: Need | null = own.need;
  // For a display, heaps in empty cages count too: all plots are looked at, once.
  const heaps = shop.plots.reduce((sum, { manure }) => sum + manure, 0);
  const counts = countTerms(terms, entered, named, isWhole ? acts : undefined).map((count) =>
    isWhole && count.term.of === 'manure'
      ? { ...count, times: heaps, value: heaps * count.term.value }
      : count,
  );
  const steps = counts.flatMap(({ term, times }) => {
    const of = term.of === 'chosen' && named !== null ? named : term.of;
    return Array.from(
      { length: times },
      (): ResultStep => ({ icon: symbolName({ ...term, of }), value: term.value }),
    );
  });
  const rest = own.score - sumOf(counts);
  // What the judge and artifacts give is what the rest stands on.
  const cans = entered.reduce((sum, { pet }) => sum + (acts.cans[pet.id] ?? 0), 0);
  const up = [...bonus(rest, shop, cans), ...steps.filter(({ value }) => value > 0)];
  const down = [...steps, { icon: 'icons/icon-reputation', value: rest }].filter(({ value }) => value < 0);
  const pets = isWhole ? all.map(({ pet }) => pet.id) : own.pet === null ? [] : [own.pet];
  return { pets, up, down };
}

/** Points beyond the tile's own: cans, artifacts, the judge. */
export function bonus(
  points: number,
  shop: Pick<OpenShop, 'judge' | 'artifacts' | 'alleys'>,
  cans = 0,
): ResultStep[] {
  if (points <= 0) return [];
  let left = points;
  const steps = [
    { icon: 'tokens/token-can', value: cans },
    ...showBonuses(shop).map(({ artifact, points: value }) => ({ icon: `artifacts/${artifact}`, value })),
    { icon: shop.judge ? 'icons/icon-judge' : 'icons/icon-reputation', value: points },
  ];
  return steps.flatMap(({ icon, value }) => {
    const given = Math.min(left, value);
    left -= given;
    return given > 0 ? [{ icon, value: given }] : [];
  });
}

/** The blocks that are left standing, and from below those that have been knocked off the top. */
export function splitSteps(up: readonly ResultStep[], score: number): Record<'left' | 'lost', ResultStep[]> {
  let room = Math.max(0, score);
  const cut = up.map(({ icon, value }) => {
    const shown = Math.min(value, room);
    room -= shown;
    return { icon, shown, fallen: value - shown };
  });
  return {
    left: cut.flatMap(({ icon, shown }) => (shown > 0 ? [{ icon, value: shown }] : [])),
    lost: cut.flatMap(({ icon, fallen }) => (fallen > 0 ? [{ icon, value: fallen }] : [])),
  };
}

/** Equal neighbours as one block, where single ones would be too low to be read. */
export function merged(steps: readonly ResultStep[]): ResultStep[] {
  const out: ResultStep[] = [];
  for (const step of steps) {
    const last = out.at(-1);
    if (last?.icon === step.icon) last.value += step.value;
    else out.push({ ...step });
  }
  return out;
}
