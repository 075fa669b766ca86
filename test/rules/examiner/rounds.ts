/** Setup, awards, business, ageing and the end, as the rulebook has them. */

import alleysFile from '../../../src/engine/petz/data/alleys.json' with { type: 'json' };
import type { Petz, Shop } from '../../../src/engine/petz/state.ts';
import {
  awardsAmong,
  exhibitionTile,
  goldOf,
  matchOf,
  RINGS,
  roundsOf,
  type Stands,
  total,
} from './printed.ts';
import { at, between, must } from './probe.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const there = <T>(places: readonly (T | null)[]): T[] => places.filter((x) => x !== null);

// ---- Phase 1 ----

/** One imp on each ring, a second opposite it with two shops; one space on every round. */
function blocked({ setup, round }: Petz): string[] {
  if (setup.seats === 4) return [];
  const rings = setup.expansions === undefined ? RINGS : [...RINGS, alleysFile.ring];
  const steps = setup.seats === 2 ? [round - 1, round + 2] : [round - 1];
  return rings.flatMap((ring) => steps.map((step) => ring[step % ring.length] ?? ''));
}

/** What the advanced rule lays on the meat stand for pets that are not meat. */
const FARMED: Record<string, 'vegetable' | 'gold' | null> = {
  stareplant: 'vegetable',
  babyGolem: 'gold',
  ghosty: null,
};

function mustHaveFood(was: Petz, now: Petz, isBlocked: (space: string) => boolean): void {
  const id = now.exhibitions.find(({ round }) => round === now.round)?.id ?? '';
  const food: Stands = structuredClone(exhibitionTile(id).food);
  const stands = (['vegetables', 'mixed', 'meat'] as const).map((stand) => {
    const [vegetable = 0, meat = 0] = isBlocked(stand) ? [0, 0] : food[stand];
    return { stand, vegetable, meat, gold: 0 };
  });
  const [, mixed, meat] = stands;
  if (mixed === undefined || meat === undefined) return;
  if (isBlocked('greenDummy')) mixed.vegetable = Math.max(0, mixed.vegetable - 1);
  if (isBlocked('redDummy')) mixed.meat = Math.max(0, mixed.meat - 1);
  for (const pet of isBlocked('meat') ? [] : was.town.old) {
    const kind = now.setup.variants.meatStand && pet in FARMED ? (FARMED[pet] ?? null) : 'meat';
    if (kind !== null) meat[kind] += 1;
  }
  for (const { stand, ...tokens } of stands)
    must('food on the stands', same(now.town.stands[stand], tokens), [stand, tokens, now.town.stands]);
}

function mustHaveTiles(was: Petz, now: Petz, isBlocked: (space: string) => boolean): void {
  const [before, { cages, addons, artifacts, old, young }] = [was.town, now.town];
  const count = (kind: 'pets' | 'cages' | 'artifacts', most: number) =>
    Math.min(was.piles[kind].length, most);
  const one = (a: string, b: string): number => (isBlocked(a) || isBlocked(b) ? 1 : 0);
  must('artifacts', artifacts.length === (isBlocked('artifacts') ? 0 : count('artifacts', 2)), now.town);
  must('the lowest cage moves up', cages[0] === (there(before.cages).at(-1) ?? null), [before.cages, cages]);
  must('new cages', there(cages.slice(1)).length === count('cages', 2 - one('cage1', 'cage2')), cages);
  const moved = [there(before.addons).at(-1) ?? null, was.piles.addons.at(-1) ?? null];
  must('addons', same(addons, isBlocked('addon') ? before.addons : moved), [before.addons, addons]);
  must('older pets', same(old, isBlocked('older') ? before.young.slice(1) : before.young), [before, old]);
  must('younger pets', young.length === count('pets', 3 - one('younger1', 'younger2')), young);
}

between('petz.round/setup', 'petz.round/setup', (was, now) => {
  if (now.round === 1 || now.round === now.setup.start?.round) return;
  const neutral = blocked(now);
  must('neutral imps', same([...now.town.neutral].sort(), [...neutral].sort()), [now.town.neutral, neutral]);
  mustHaveFood(was, now, (space) => neutral.includes(space));
  mustHaveTiles(was, now, (space) => neutral.includes(space));
  for (const [seat, { gold }] of now.shops.entries()) {
    const place = (seat - now.starter + now.setup.seats) % now.setup.seats;
    const income = now.setup.seats === 4 ? (place < 2 ? 1 : 2) : place === 0 ? 1 : 2;
    must('income', gold === (was.shops[seat]?.gold ?? 0) + income, { seat, gold });
  }
});

// ---- Awards ----

between('petz.showing/awards', 'petz.showing/awards', (was, now) => {
  const isHeld = was.exhibitions.some(({ round, id }) => round === was.round && id !== null);
  const scores = was.shops.map(({ entry }) => (entry?.takesPart ? entry.score : null));
  const awards = awardsAmong(isHeld ? scores : [], was.setup.seats);
  for (const [seat, { reputation }] of now.shops.entries())
    must('awards', reputation === (was.shops[seat]?.reputation ?? 0) + (awards[seat] ?? 0), {
      scores,
      awards,
    });
  must('the tile leaves', !now.exhibitions.some(({ round }) => round === now.round));
});

// ---- Business ----

interface Seller {
  turn: number;
  served: string[];
  platform: boolean;
}

between('petz.business/sell', 'petz.business/sell', (was, now) => {
  const v = was.tasks.findLast(({ proc }) => proc === 'petz.business')?.vars as Seller;
  const seat = was.order[v.turn] ?? 0;
  const [before, after] = [was.shops[seat] as Shop, now.shops[seat] as Shop];
  const at = before.plots.findIndex(({ pet }, i) => pet !== null && after.plots[i]?.pet === null);
  const plot = before.plots[at];
  if (plot === undefined || plot.pet === null) {
    must('no sale, no gold', before.gold === after.gold && before.reputation === after.reputation);
    return;
  }
  const sale = after.sales.at(-1);
  const match = matchOf(sale?.customer ?? '', plot.pet, plot);
  const facts = { plot, sale, match };
  must('a sale', match > 0 && plot.pet.size >= 4 && sale?.match === match, facts);
  must('its gold', after.gold === before.gold + goldOf(plot.pet) && after.gold >= 0, facts);
  must('its reputation', after.reputation === before.reputation + match * (sale?.platform ? 3 : 2), facts);
  must('one pet for a customer', !v.served.includes(sale?.customer ?? ''), facts);
  if (sale?.platform !== true) return;
  const standing = was.town.taken.platform;
  const imps = before.platform + (standing?.seat === seat ? standing.imps : 0);
  must('one sale from the platform', !v.platform && imps > 0, facts);
});

at('petz.business/discard', (now) => {
  must('customers leave', !now.customers.some(({ round }) => round === now.round));
  for (const { pet } of now.shops.flatMap(({ plots }) => plots))
    if (pet !== null) must('cards are put away', pet.cards?.length === 0, pet);
});

between('petz.business/earn', 'petz.business/earn', (was, now) => {
  for (const [seat, { gold }] of now.shops.entries()) {
    const before = was.shops[seat] as Shop;
    must('odd jobs', gold === before.gold + before.home, { seat, gold });
  }
});

// ---- Ageing ----

between('petz.aging/pets', 'petz.aging/pets', (was, now) => {
  const isLast = was.round === roundsOf(was);
  const grown = (size: number): number => (size <= 3 ? size + 2 : Math.min(7, size + 1));
  for (const [seat, { plots }] of was.shops.entries())
    for (const [i, { pet }] of plots.entries()) {
      const size = now.shops[seat]?.plots[i]?.pet?.size;
      if (pet !== null) must('growth', size === (isLast ? pet.size : grown(pet.size)), [pet, size]);
    }
});

between('petz.aging/food', 'petz.aging/food', (was, now) => {
  const aged = (row: readonly number[]) => [0, ...row.slice(0, -1)];
  for (const [seat, { food }] of was.shops.entries()) {
    const expected = { vegetable: aged(food.vegetable), meat: aged(food.meat) };
    must('food ages', same(now.shops[seat]?.food, expected), food);
  }
});

between('petz.aging/imps', 'petz.aging/imps', (was, now) => {
  for (const [seat, before] of was.shops.entries()) {
    const after = now.shops[seat] as Shop;
    const own = Object.entries(was.town.taken).filter(([, standing]) => standing.seat === seat);
    const standing = (isPlatform: boolean) =>
      total(own.map(([space, { imps }]) => ((space === 'platform') === isPlatform ? imps : 0)));
    const { gaps, centre, armour, cages } = before.busy;
    const working = before.alleys?.working ?? 0;
    const home = before.home + standing(false) + total(gaps) + centre + armour + cages + working;
    must('imps come home', after.home === home && after.hospital === before.hospital, { before, after });
    must('but not from the platform', after.platform === before.platform + standing(true), { before, after });
    must('no seat judges any longer', !after.judge);
  }
});

// ---- The next round, and the end ----

/** The lowest reputation; of several the first to the left of who had the token. */
function lowest({ shops, starter, setup }: Petz): number {
  const least = Math.min(...shops.map(({ reputation }) => reputation));
  const clockwise = shops.map((_shop, i) => (starter + 1 + i) % setup.seats);
  return clockwise.find((seat) => shops[seat]?.reputation === least) ?? starter;
}

function starterAfter(was: Petz): number {
  const { setup, starter, round } = was;
  const rounds = roundsOf(was);
  const next = round + 1;
  const extended = setup.expansions?.darkAlleys?.length === 'extended';
  if (setup.seats === 4 && next === (extended ? rounds - 1 : rounds)) return lowest(was);
  if (setup.seats === 4 && extended && next === rounds) return (starter + 2) % 4;
  if (setup.seats < 4 && extended && next === rounds) return lowest(was);
  return (starter + 1) % setup.seats;
}

between('petz.game/next', 'petz.game/next', (was, now) => {
  if (now.round === was.round) must('the last round', was.round === roundsOf(was), was.round);
  else must('who starts', now.starter === starterAfter(was), [was.starter, now.starter, now.round]);
});

export function businessOf({
  food,
  box,
  hospital,
  platform,
  waiting,
  artifacts,
  potions,
  gold,
  alleys,
}: Shop): number {
  const away = hospital + platform + total(waiting);
  const { lollipop = 0, can = 0 } = alleys?.processed ?? {};
  const own = total(food.vegetable) + total(food.meat) + (box === null ? 0 : 1) + artifacts.length + potions;
  // A hat that waits on the platform is no tile on the board.
  const more = (alleys?.bodyguard ? 1 : 0) + 2 * (lollipop + can) - (alleys?.hatOnPlatform ? 1 : 0);
  return own + gold / 2 - 2 * away + more;
}

export function displayOf({ plots, alleys }: Shop): number {
  const tiles = plots.map(({ cage, addon, pet, manure }) => {
    const lives = pet === null ? 0 : 2 - pet.suffering - pet.mutation + (pet.wears?.length ?? 0);
    return (cage === null ? 0 : 1) + (addon === null ? 0 : 1) + lives - manure;
  });
  return total(tiles) + (alleys?.accessories.length ?? 0);
}

between('petz.game/final', 'petz.game/final', (was, now) => {
  const scores = [was.shops.map(businessOf), was.shops.map(displayOf)];
  const awards = scores.map((list) => awardsAmong(list, was.setup.seats));
  const reputation = was.shops.map((shop, seat) =>
    total([
      shop.reputation,
      ...scores.map((list) => Math.min(0, list[seat] ?? 0)),
      ...awards.map((list) => list[seat] ?? 0),
    ]),
  );
  must(
    'the final scoring',
    same(
      now.shops.map((shop) => shop.reputation),
      reputation,
    ),
    { scores, awards },
  );
  const best = Math.max(...reputation);
  const winners = reputation.flatMap((points, seat) => (points === best ? [seat] : []));
  must('who wins', same(now.outcome?.winners, winners), winners);
});
