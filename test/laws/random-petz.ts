/** Random games of Dungeon Petz: shops, variants, lengths, numbers, stacked piles and any mixture of modifiers. */

import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, ModUse } from '../../src/engine/kernel/state.ts';
import { LENGTHS } from '../../src/engine/petz/alleys/state.ts';
import { boxOf, STACKABLE } from '../../src/engine/petz/data/cards.ts';
import { NEEDS, STANDS } from '../../src/engine/petz/data/schema.ts';

import type { mods } from '../../src/engine/petz/mods/index.ts';
import { WISHES } from '../../src/engine/petz/mods/wish.ts';
import { FORESIGHT, type PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { spacesOf } from '../../src/engine/petz/spaces/all.ts';
import { TUNABLES } from '../../src/engine/petz/tunables.ts';
import { oneIn, pickOne, someOf, upTo } from './chance.ts';

type ModId = keyof typeof mods;
/** Parameters as they are put together: a record whose fields may be missing. */
type Args = { [field: string]: Json };

const NEED_NAMES = NEEDS.filter((need) => need !== 'sleep');

/** Rounds, now and then; without them a modifier is in play in all. */
function timed(rng: Rng, arg: Args): Args {
  return oneIn(rng, 2) ? arg : { ...arg, rounds: someOf(rng, [1, 2, 3, 4, 5, 6, 7, 8], 1, 5) };
}

/** A field that may be missing. */
const maybe = (rng: Rng, name: string, value: Json): Args => (oneIn(rng, 2) ? { [name]: value } : {});

/** Any parameter that makes sense, for each modifier; one without an entry here does not compile. */
const ARGS: Record<ModId, (rng: Rng, setup: PetzSetup) => Json> = {
  meatlessWeek: (rng) => someOf(rng, [1, 2, 3, 4, 5, 6], 1, 4),
  closed: (rng, setup) => {
    const spaces = spacesOf({ setup }).map(({ id }) => id);
    return timed(rng, { spaces: someOf(rng, spaces, 1, oneIn(rng, 5) ? spaces.length : 3) });
  },
  stands: (rng) => {
    const pairs = someOf(rng, STANDS, 1, 3).map((stand) => [stand, [upTo(rng, 0, 9), upTo(rng, 0, 9)]]);
    return timed(rng, { food: Object.fromEntries(pairs) });
  },
  fullStands: (rng) => timed(rng, { more: upTo(rng, 1, 5) }),
  openScreens: (rng) => timed(rng, {}),
  speedRound: (rng) => timed(rng, { groups: upTo(rng, 1, 6) }),
  strike: (rng) => timed(rng, { home: upTo(rng, 1, 6) }),
  noPotions: (rng) => timed(rng, {}),
  nailed: () => ({}),
  doubleShows: (rng) => timed(rng, maybe(rng, 'times', upTo(rng, 2, 5))),
  festival: (rng) => timed(rng, { need: pickOne(NEED_NAMES, rng) }),
  mutants: (rng) =>
    timed(rng, { mode: pickOne(['welcome', 'banned'], rng), ...maybe(rng, 'worth', upTo(rng, 0, 9)) }),
  fashion: (rng) => timed(rng, { need: pickOne(NEED_NAMES, rng), worth: upTo(rng, 1, 5) }),
  plague: (rng) => timed(rng, maybe(rng, 'needs', upTo(rng, 1, 3))),
  allowance: (rng, { seats }) => timed(rng, { seat: rng.below(seats), gold: upTo(rng, -9, 9) }),
  inspector: (rng) => timed(rng, { limit: upTo(rng, 0, 6), fine: upTo(rng, 1, 5) }),
  debt: (rng, { seats }) => ({
    gold: upTo(rng, 1, 40),
    round: upTo(rng, 1, 9),
    ...maybe(rng, 'seat', rng.below(seats)),
    ...maybe(rng, 'each', upTo(rng, 1, 5)),
  }),
  compost: (rng) => timed(rng, { worth: upTo(rng, 1, 5), most: upTo(rng, 1, 20) }),
  mascot: (rng, setup) => timed(rng, { pet: pickOne(boxOf({ setup }).pets, rng), worth: upTo(rng, 1, 9) }),
  wish: (rng) => ({
    reward: upTo(rng, 1, 20),
    ...maybe(rng, 'penalty', upTo(rng, 0, 20)),
    ...maybe(rng, 'in', pickOne(['reputation', 'gold'], rng)),
    ...maybe(rng, 'wishes', someOf(rng, WISHES, 1, 6)),
  }),
};

/** Up to six modifiers that differ; a setup may refuse some of them. */
export function petzMods(rng: Rng, setup: PetzSetup): ModUse[] {
  const ids = someOf(rng, Object.keys(ARGS) as ModId[], 1, 6);
  return ids.map((id) => ({ id, arg: ARGS[id](rng, setup) }));
}

function tunes(rng: Rng): Record<string, number> {
  const some = someOf(rng, Object.entries(TUNABLES), 1, 4);
  return Object.fromEntries(some.map(([name, { min, max }]) => [name, upTo(rng, min, max)]));
}

function decks(rng: Rng, setup: PetzSetup): PetzSetup['decks'] {
  const box = boxOf({ setup });
  return Object.fromEntries(someOf(rng, STACKABLE, 1, 3).map((pile) => [pile, someOf(rng, box[pile], 1, 5)]));
}

/** Any game that might be possible; whether it is, the rules say. */
export function petzSetup(rng: Rng): PetzSetup {
  const setup = basicSetup(upTo(rng, 2, 4));
  setup.variants = {
    doubles: oneIn(rng, 2),
    foresight: pickOne(FORESIGHT, rng),
    meatStand: oneIn(rng, 2),
    finalOrder: oneIn(rng, 3),
  };
  if (oneIn(rng, 2)) setup.expansions = { darkAlleys: { length: pickOne(LENGTHS, rng) } };
  if (oneIn(rng, 2)) setup.mods = petzMods(rng, setup);
  if (oneIn(rng, 4)) setup.tune = tunes(rng);
  if (oneIn(rng, 6)) setup.decks = decks(rng, setup);
  return setup;
}
