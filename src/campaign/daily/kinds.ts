/** The plan of every kind of fair. What varies within a kind is decided by the fair's own dice. */

import { pickOne, type Rng, shuffle } from '../../engine/kernel/rng.ts';
import { CAGES, PETS, PRINTED_CAGE } from '../../engine/petz/data/cards.ts';
import type { PetzStart } from '../../engine/petz/start/types.ts';
import { HEROES } from '../../engine/quest/data/cards.ts';
import type { PetzLevel } from '../schema.ts';
import type { FairKind } from './fairs.ts';
import { anyNeed, type FairPlan, party, shops, someVariants, twists, until } from './plan.ts';

const heroes = Object.keys(HEROES);
/** Heroes who get through a World by themselves. */
const LONERS = ['bravepug', 'puggab', 'pugtor', 'pugramix'];

/** Tiles of the first box, in a random order. */
function dealt(tiles: Readonly<Record<string, { box?: string | undefined }>>, rng: Rng): string[] {
  const ids = Object.entries(tiles).flatMap(([id, { box }]) =>
    box === undefined && id !== PRINTED_CAGE ? [id] : [],
  );
  shuffle(ids, rng);
  return ids;
}

/** Shops that are well under way: pets of some size in cages, and something to feed them with. */
function underWay(seats: number, round: number, rng: Rng): PetzStart {
  const pets = dealt(PETS, rng);
  const cages = dealt(CAGES, rng);
  const sizes = [4, 3, 2];
  const plots = () =>
    sizes.map((size, i) => ({
      ...(i === 0 ? {} : { cage: cages.pop() ?? '' }),
      pet: { id: pets.pop() ?? '', size },
    }));
  const shop = () => ({
    gold: 4,
    food: { vegetable: [2, 1], meat: [2, 1] },
    plots: plots(),
  });
  return { round, phase: 'setup', shops: Array.from({ length: seats }, shop) };
}

/** Everything that a fair of the shops has in common. */
const petz = (plan: Omit<Partial<PetzLevel>, 'game'> & Pick<PetzLevel, 'seats'>): FairPlan => ({
  game: 'petz',
  ...plan,
});

const PLANS: Readonly<Record<FairKind, (rng: Rng) => FairPlan>> = {
  week: (rng) =>
    petz({ seats: shops(rng, 1 + rng.below(2), 'apprentice'), variants: someVariants(rng), ...until(3) }),
  twists: (rng) =>
    petz({ seats: shops(rng, 1 + rng.below(2), 'apprentice'), mods: twists(rng, 'petz', 2), ...until(3) }),
  world: (rng) => ({
    game: 'quest',
    ...(rng.below(2) === 0 ? party(rng, LONERS, 1, 'trader') : party(rng, heroes, 2, 'trader')),
    stop: { number: 1, rounds: 10 },
  }),
  sales: (rng) =>
    petz({
      seats: shops(rng, 1 + rng.below(2), 'apprentice'),
      start: underWay(3, 4, rng),
      mods: rng.below(2) === 0 ? [] : twists(rng, 'petz', 1),
      ...until(5),
    }),
  wishes: (rng) =>
    petz({
      seats: shops(rng, 2, 'apprentice'),
      mods: [{ id: 'wish', arg: { reward: 3, penalty: 1, in: pickOne(['reputation', 'gold'], rng) } }],
      ...until(3),
    }),
  stage: (rng) =>
    petz({
      seats: shops(rng, 1, 'trader'),
      variants: { foresight: 'more' },
      mods: [
        { id: 'doubleShows', arg: {} },
        { id: 'festival', arg: { need: anyNeed(rng) } },
      ],
      ...until(4),
    }),
  party: (rng) => ({
    game: 'quest',
    ...party(rng, heroes, 3, 'apprentice'),
    mods: twists(rng, 'quest', 1),
    stop: { number: 2, rounds: 10 },
  }),
  alleys: (rng) =>
    petz({
      seats: shops(rng, 1, 'apprentice'),
      expansions: { darkAlleys: { length: 'compromise' } },
      ...until(3),
    }),
  inspector: (rng) =>
    petz({
      seats: shops(rng, 1 + rng.below(2), 'apprentice'),
      tune: { startManure: 3 + rng.below(3), startGold: 8 },
      mods: [
        { id: 'inspector', arg: { limit: rng.below(3), fine: 1 + rng.below(2) } },
        ...(rng.below(2) === 0 ? [] : [{ id: 'fashion', arg: { need: 'poop', worth: 2 } }]),
      ],
      ...until(3),
    }),
  company: (rng) =>
    petz({
      seats: shops(rng, 3, 'apprentice'),
      mods: [
        pickOne(
          [
            { id: 'openScreens', arg: {} },
            { id: 'speedRound', arg: { groups: 3 } },
          ],
          rng,
        ),
      ],
      ...until(3),
    }),
};

/** The plan of a kind, with what the dice say. */
export function fairPlan(kind: FairKind, rng: Rng): FairPlan {
  const plan = PLANS[kind](rng);
  if (plan.game !== 'petz' || plan.start?.shops === undefined) return plan;
  return { ...plan, start: { ...plan.start, shops: plan.start.shops.slice(0, plan.seats.length) } };
}
