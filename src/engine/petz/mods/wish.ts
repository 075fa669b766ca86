/** The customer of the hour: every round a wish that all can see, with a reward for who grants it and a price for who does not. */

import type * as v from 'valibot';
import { pickOne } from '../../kernel/rng.ts';
import { named, opt, parts, someOf, wholeNumber } from '../../kernel/schema-words.ts';
import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { manureOf, petsOf, shopOf } from '../query.ts';
import { customersNow, exhibitionNow } from '../score.ts';
import type { OpenPetz, Petz, Shop } from '../state.ts';
import { modifier, tellTwist } from './kit.ts';
import { takeGold, takeReputation } from './money.ts';

/**
 * `win`: the best score at the exhibition. `sell`: a pet is sold. `clean`: no manure at the end. `meat`: meat of the
 * storage or out of the Magic Box is fed. `calm`: pets, none of which is lost or suffers more than before. `pets`: at
 * least two pets at the end.
 */
export const WISHES = ['win', 'sell', 'clean', 'meat', 'calm', 'pets'] as const;
export type WishId = (typeof WISHES)[number];

const shape = parts({
  /** One after the other, round by round, and again from the first; left out: a die chooses among all. */
  wishes: opt(someOf(named('wish', WISHES))),
  reward: wholeNumber(1, 20),
  penalty: opt(wholeNumber(0, 20)),
  in: opt(named('currency', ['reputation', 'gold'])),
});
type WishArg = v.InferOutput<typeof shape>;

/** What the round remembers of its wish; public, as everything about it. */
interface WishNow {
  id: WishId;
  /**
   * By seat, before pets are shown: the suffering tokens of the pet on each plot; null where none is. Games saved by an
   * earlier version do not know the plots.
   */
  before: { tokens?: (number | null)[] }[] | null;
  /** By seat, from the first pet shown on: whether meat was eaten. */
  fed: boolean[] | null;
  /** By seat, once pets were shown. */
  calm: boolean[] | null;
}

type Tasks = Pick<Petz, 'tasks'>;

function roundOf(s: Tasks): { wish?: WishNow } | null {
  return (s.tasks.find(({ proc }) => proc === 'petz.round')?.vars as { wish?: WishNow } | undefined) ?? null;
}

/** The wish of this round, from a state or a view; null if there is none. */
export function wishNow(s: Tasks): WishId | null {
  return roundOf(s)?.wish?.id ?? null;
}

/** Has a seat granted the wish of this round, as things stand in a state or a view? Null if there is none, or it is not known yet. */
export function wishGranted(s: OpenPetz, seat: Seat): boolean | null {
  const now = roundOf(s)?.wish;
  return now === undefined ? null : isGranted(s, now, seat);
}

function isPossible(s: OpenPetz, id: WishId): boolean {
  if (id === 'win') return exhibitionNow(s) !== null;
  return id !== 'sell' || customersNow(s).length > 0;
}

/** The next possible one of the list, or any. */
function choose(c: PetzContext, { wishes }: WishArg): WishId | null {
  const listed = wishes ?? [];
  for (let i = 0; i < listed.length; i++) {
    const id = listed[(c.s.round - 1 + i) % listed.length];
    if (id !== undefined && isPossible(c.s, id)) return id;
  }
  const possible = WISHES.filter((id) => isPossible(c.s, id));
  return wishes === undefined ? c.roll((rng) => pickOne(possible, rng)) : null;
}

const tokensOf = (shop: Shop): (number | null)[] => shop.plots.map(({ pet }) => pet?.suffering ?? null);

/** Notes what showing off will change. */
function noteBefore({ s }: PetzContext, wish: WishNow): void {
  wish.before = s.shops.map((shop) => ({ tokens: tokensOf(shop) }));
  wish.fed = s.shops.map(() => false);
}

function noteAfter({ s }: PetzContext, wish: WishNow): void {
  const { before } = wish;
  if (before === null) return;
  wish.calm = before.some(({ tokens }) => tokens === undefined)
    ? null
    : s.shops.map((shop, seat) => isCalm(before[seat]?.tokens ?? [], tokensOf(shop)));
}

/** There are pets, and each suffers no more than before and is still there: pets keep their plots while they are shown. */
function isCalm(then: readonly (number | null)[], now: readonly (number | null)[]): boolean {
  const isWell = then.every(
    (tokens, at) => tokens === null || (now[at] ?? Number.POSITIVE_INFINITY) <= tokens,
  );
  return isWell && then.some((tokens) => tokens !== null);
}

/** True if a seat has granted the wish; null if that is not known, as the game began after the moment. */
function isGranted(s: OpenPetz, wish: WishNow, seat: Seat): boolean | null {
  const shop = shopOf(s, seat);
  switch (wish.id) {
    case 'win': {
      if (s.shops.every(({ entry }) => entry === null)) return null;
      const best = Math.max(...s.shops.map(({ entry }) => (entry?.takesPart ? entry.score : 0)));
      return shop.entry?.takesPart === true && shop.entry.score === best;
    }
    case 'sell':
      return shop.sales.some(({ round }) => round === s.round);
    case 'clean':
      return manureOf(shop) === 0;
    case 'meat':
      return wish.fed === null ? null : wish.fed[seat] === true;
    case 'calm':
      return wish.calm === null ? null : wish.calm[seat] === true;
    case 'pets':
      return petsOf(shop).length >= 2;
  }
}

function reward(c: PetzContext, seat: Seat, arg: WishArg): void {
  const shop = shopOf(c.s, seat);
  const inGold = arg.in === 'gold';
  if (inGold) shop.gold += arg.reward;
  else shop.reputation += arg.reward;
  tellTwist(c, 'wish', inGold ? 'paid' : 'praised', arg.reward, seat);
}

function punish(c: PetzContext, seat: Seat, { penalty = 0, in: what }: WishArg): void {
  const inGold = what === 'gold';
  const taken = inGold ? takeGold(c, seat, penalty) : takeReputation(c, seat, penalty);
  if (taken > 0) tellTwist(c, 'wish', inGold ? 'charged' : 'blamed', taken, seat);
}

/** `{ "wishes": ["sell", "clean"], "reward": 3, "penalty": 1, "in": "reputation" }` */
export const wish = modifier('wish', shape, {
  check: (_arg, { mods }) =>
    mods.filter(({ id }) => id === 'wish').length > 1 ? 'must stand in a setup only once' : null,
  points: () => ({
    ate(c, seat, food) {
      const fed = roundOf(c.s)?.wish?.fed;
      if (fed != null && food === 'meat') fed[seat] = true;
    },
  }),
  after: {
    'petz.round/setup'(c, arg) {
      const round = roundOf(c.s);
      const id = choose(c, arg);
      if (round === null || id === null) return;
      round.wish = { id, before: null, fed: null, calm: null };
      tellTwist(c, 'wish', id, arg.reward);
    },
  },
  before: {
    'petz.round/showing'(c) {
      const now = roundOf(c.s)?.wish;
      if (now !== undefined) noteBefore(c, now);
    },
    'petz.round/business'(c) {
      const now = roundOf(c.s)?.wish;
      if (now !== undefined) noteAfter(c, now);
    },
    'petz.round/aging'(c, arg) {
      const now = roundOf(c.s)?.wish;
      if (now === undefined) return;
      for (const seat of c.s.order) {
        const granted = isGranted(c.s, now, seat);
        if (granted === true) reward(c, seat, arg);
        else if (granted === false) punish(c, seat, arg);
      }
    },
  },
});
