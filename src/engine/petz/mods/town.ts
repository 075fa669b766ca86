/** What there is in town: closed spaces, other food on the stands, no potions, no moving of what has its place. */

import * as v from 'valibot';
import type { Domain } from '../../kernel/domain.ts';
import {
  list,
  mistakeIn,
  mistakeText,
  named,
  opt,
  parts,
  setOf,
  wholeNumber,
} from '../../kernel/schema-words.ts';
import { POTION } from '../data/needs.ts';
import { STANDS, type StandId } from '../data/schema.ts';
import { petsOf, shopOf } from '../query.ts';
import { spacesOf } from '../spaces/all.ts';
import type { Shop } from '../state.ts';
import { isOn, modifier, tellTwist, theRounds, timed } from './kit.ts';

/**
 * `{ "spaces": ["hospital", "judge"], "rounds": [2] }`: action spaces that are closed. What lies there comes and
 * goes as ever.
 */
export const closed = modifier('closed', parts({ spaces: setOf(v.string()), ...timed }), {
  check({ spaces }, setup) {
    const space = named(
      'space of this game',
      spacesOf({ setup }).map(({ id }) => id),
    );
    return mistakeText(mistakeIn(list(space), spaces, 'spaces'));
  },
  after: {
    'petz.round/setup'(c, arg) {
      if (!isOn(arg, c.s.round)) return;
      const { town } = c.s;
      town.closed = [...new Set([...(town.closed ?? []), ...arg.spaces])];
      tellTwist(c, 'closed', 'shut', arg.spaces.length);
    },
    'petz.aging/imps'(c) {
      delete c.s.town.closed;
    },
  },
});

/** `{ "id": "meatlessWeek", "arg": [2, 3] }`: in the named rounds no food stand has meat. */
export const meatlessWeek = modifier('meatlessWeek', theRounds, {
  after: {
    'petz.round/setup'(c, rounds) {
      if (!rounds.includes(c.s.round)) return;
      for (const stand of STANDS) c.s.town.stands[stand].meat = 0;
      tellTwist(c, 'meatlessWeek', 'noMeat', c.s.round);
    },
  },
});

/** Vegetables and meat. */
type Pair = [number, number];

const MOST = 9;

const tokens = wholeNumber(0, MOST);
const pair = v.strictTuple([tokens, tokens], '[vegetables, meat] belongs here');

const food = parts({ vegetables: opt(pair), mixed: opt(pair), meat: opt(pair) });

/** `{ "food": { "vegetables": [4, 0], "meat": [0, 0] }, "rounds": [2] }`: named stands have this, others what is printed. */
export const stands = modifier('stands', parts({ food, ...timed }), {
  check: (arg) => (Object.keys(arg.food).length === 0 ? 'food must name a stand' : null),
  points: (arg) => ({
    food: ({ round }, printed) => (isOn(arg, round) ? { ...printed, ...arg.food } : printed),
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'stands', 'food', Object.keys(arg.food).length);
    },
  },
});

/** What a stand usually sells: it has more of that. */
const SELLS: Record<StandId, Pair> = { vegetables: [1, 0], mixed: [1, 1], meat: [0, 1] };

/** `{ "more": 1 }`: so many tokens more of each kind that a stand sells. */
export const fullStands = modifier('fullStands', parts({ more: wholeNumber(1, 5), ...timed }), {
  points: (arg) => ({
    food({ round }, printed) {
      if (!isOn(arg, round)) return printed;
      const full = { ...printed };
      for (const stand of STANDS) {
        const [vegetable, meat] = printed[stand];
        full[stand] = [vegetable + arg.more * SELLS[stand][0], meat + arg.more * SELLS[stand][1]];
      }
      return full;
    },
  }),
  after: {
    'petz.round/setup'(c, arg) {
      if (isOn(arg, c.s.round)) tellTwist(c, 'fullStands', 'full', arg.more);
    },
  },
});

/** `{}`: there are no potions: the hospital hands none out, and none can be laid. Or with `rounds`. */
export const noPotions = modifier('noPotions', parts(timed), {
  points: (arg) => ({
    potions(c, seat, given) {
      if (!isOn(arg, c.s.round) || given === 0) return given;
      tellTwist(c, 'noPotions', 'none', given, seat);
      return 0;
    },
  }),
  narrow: {
    // A hand always has a card for every bar: those that were drawn for it.
    'petz.assign': (s, _seat, domain, arg) =>
      domain.type === 'deal' && isOn(arg, s.round)
        ? { ...domain, items: domain.items.filter(({ value }) => value !== POTION) }
        : domain,
  },
});

/** A field with nothing but its proposal: how things are now. */
function asItIs(field: Domain): Domain {
  return field.type === 'pick' ? { type: 'pick', options: field.options.slice(0, 1) } : field;
}

/** True if a shop has to find places for something: what it has bought, or a pet whose cage was destroyed. */
function mustArrange(shop: Shop): boolean {
  const { cages, addons, pets } = shop.cart;
  return (
    cages.length + addons.length + pets.length > 0 || petsOf(shop).some(({ plot }) => plot.cage === null)
  );
}

/**
 * `{}`: all is nailed down: each pet stays in its cage. A shop that has bought something, or has a pet without a
 * cage, arranges anew. Accessories are worn, not nailed: a new one needs a pet, and the others may change with it.
 */
export const nailed = modifier('nailed', parts({}), {
  narrow: {
    'petz.arrange'(s, seat, domain) {
      if (domain.type !== 'form' || mustArrange(shopOf(s, seat))) return domain;
      const still = Object.entries(domain.fields).map(([name, field]) => [name, asItIs(field)]);
      return { ...domain, fields: Object.fromEntries(still) };
    },
  },
});
