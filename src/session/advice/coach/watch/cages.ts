/** Arranging: pets in cages that hold less than others would, or in the dirt while a clean cage stands empty. */
import { isRecord } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { antimagicOf, demandsOf, petsOf, strengthOf } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

/** From so much manure in its cage on, a single disease makes a pet suffer (PB-NEED-DISEASE-04). */
const DIRTY = 2;

type Home = Plot & { cage: string };

/** What a pet's bars may bring that its cage would not hold. */
function lackOf(home: Home): number {
  if (home.pet === null) return 0;
  const bars = demandsOf(home.pet);
  const count = (colour: string) => bars.filter((bar) => bar === colour).length;
  const anger = Math.max(0, count('R') - strengthOf(home));
  const magic = Math.max(0, count('P') - antimagicOf(home));
  return anger + magic + (home.manure >= DIRTY ? 1 : 0);
}

const lackIn = (homes: readonly Home[]): number => homes.reduce((sum, home) => sum + lackOf(home), 0);

/** The cages as the answer leaves them. */
function homesAfter({ view, seat }: Sight, choice: { readonly [field: string]: Json }): Home[] {
  const shop = view.shops[seat];
  if (shop === undefined) return [];
  const pets = [...petsOf(shop).map(({ pet }) => pet), ...shop.cart.pets];
  const named = (field: string, now: string | null) => {
    const value = choice[field];
    return typeof value === 'string' ? value : now;
  };
  return shop.plots.flatMap((plot, at) => {
    const cage = named(`cage${at}`, plot.cage);
    const pet = pets.find(({ id }) => id === choice[`pet${at}`]) ?? null;
    return cage === null ? [] : [{ ...plot, cage, addon: named(`addon${at}`, plot.addon), pet }];
  });
}

/** All ways in which the same things may stand in other cages. */
function* shuffled<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [i, first] of things.entries()) {
    for (const rest of shuffled(things.toSpliced(i, 1))) yield [first, ...rest];
  }
}

/** The least that could be lacking with the pets in other cages and new addons at others. */
function leastLack(homes: readonly Home[], fresh: readonly string[]): number {
  const isFresh = ({ addon }: Home) => addon !== null && fresh.includes(addon);
  let least = Number.POSITIVE_INFINITY;
  for (const pets of shuffled(homes.map(({ pet }) => pet))) {
    for (const addons of shuffled(homes.map((home) => (isFresh(home) ? home.addon : null)))) {
      const moved = homes.map((home, i) => {
        const own = isFresh(home) ? null : home.addon;
        return { ...home, pet: pets[i] ?? null, addon: addons[i] ?? own };
      });
      least = Math.min(least, lackIn(moved));
    }
  }
  return least;
}

export const cages: CoachWatch = {
  id: 'cages',
  topic: 'cages',
  asks: ['petz.arrange'],
  point: 'plots',
  inLessons: true,
  judge(sight, choice) {
    if (!isRecord(choice)) return null;
    const homes = homesAfter(sight, choice);
    const lack = lackIn(homes);
    if (lack <= leastLack(homes, sight.view.shops[sight.seat]?.cart.addons ?? [])) return RIGHT;
    const worst = homes.reduce((a, b) => (lackOf(b) > lackOf(a) ? b : a));
    return misread({ pet: worst.pet?.id ?? '' });
  },
};
