/** What is odd about the cages, addons and pets of Dark Alleys when trouble is weighed. Nothing is about the others. */

import { cageCard, petCard } from '../../../engine/petz/data/cards.ts';
import { iconsOf } from '../../../engine/petz/query.ts';
import type { Plot } from '../../../engine/petz/state.ts';
import { expectedExcess, type PetKind, spread } from '../odds.ts';

type Tiles = Pick<Plot, 'cage' | 'addon' | 'alleys'>;

/** Points that a Jukebox or a Thing That Goes Ding! saves in a round, its gold paid. */
const MACHINE = 0.7;
/** Points that a cage saves whose owner turns it to what is needed. */
const ADAPTIVE = 0.6;
/** Food that no shop can buy: each hunger need beyond the first is suffering or an imp. */
const FASTING = 1.2;
/** A tile that Wreckie takes apart, beyond what an imp in the hospital costs. */
const WRECKED = 1.4;
/** Points saved for a hunger need that anything in the shop can meet. */
const EATS_ANYTHING = 0.4;
/** Points saved for a mutation that goes next door. */
const GIVES_AWAY = 1.3;

function ofTiles({ cage, addon, alleys }: Tiles): number {
  if (cage === null) return 0;
  const adaptive = cageCard(cage).adaptive === true ? ADAPTIVE : 0;
  const silent = addon === 'jukebox' && (alleys?.tune ?? null) === null;
  return -adaptive - (addon === 'ding' || silent ? MACHINE : 0);
}

function ofPet(pet: PetKind, tiles: Tiles): number {
  switch (pet.id) {
    case 'houseVampire':
      // He feeds himself once; the usual cost of hunger is counted for all of it.
      return FASTING * expectedExcess(pet, 'hunger', 1) - 0.8 * (1 - (spread(pet, 'hunger')[0] ?? 0));
    case 'wreckie':
      return WRECKED * expectedExcess(pet, 'anger', iconsOf(tiles, 'strength'));
    case 'nomnivore':
      return -EATS_ANYTHING * expectedExcess(pet, 'hunger', iconsOf(tiles, 'graze'));
    case 'shiningSpook':
      return -GIVES_AWAY * expectedExcess(pet, 'magic', iconsOf(tiles, 'antimagic'));
    default:
      return 0;
  }
}

/** Trouble of a round besides what bars and icons tell; below 0 where there is less of it. */
export function oddTrouble(pet: PetKind, tiles: Tiles): number {
  // Every pet of the expansion has an extra bar.
  return ofTiles(tiles) + (petCard(pet.id).extra === undefined ? 0 : ofPet(pet, tiles));
}

/** How much better a cage with its addon is for pets in general than its icons tell. */
export function oddQuality(cage: string, addon: string | null): number {
  const adaptive = cageCard(cage).adaptive === true ? 1.2 : 0;
  return adaptive + (addon === 'jukebox' || addon === 'ding' ? 1.1 : 0);
}

/** Chances of disease needs that count: Snuggly Sickie is ill without one, and never with. */
export function sicklyNeeds({ id }: PetKind, chances: readonly number[]): readonly number[] {
  return id === 'snugglySickie' ? [1 - (chances[0] ?? 0), chances[0] ?? 0] : chances;
}
