/** The beginner in the Dark Alleys: curious, and not very thorough. */

import type { Json } from '../../../engine/kernel/state.ts';
import { petsOf } from '../../../engine/petz/query.ts';
import type { Shop } from '../../../engine/petz/state.ts';

/** How much he likes a space of the Dark Alleys, or home; he never takes a group back. */
export function likingInAlleys(space: string, item: string | undefined, whim: number): number {
  switch (space) {
    case 'market':
      return item === 'bodyguard' || item === 'artifact' ? 3.5 + whim : 2 + whim;
    case 'slugShop':
      return 2.5 + whim;
    case 'fortuneTeller':
    case 'industrialZone':
      return 2 + whim;
    case 'withdraw':
      return -2;
    default:
      return 0;
  }
}

/** One accessory for each pet that is no baby any more. */
export function simplyDressed(shop: Shop, tiles: readonly string[]): Json {
  const pets = petsOf(shop).filter(({ pet }) => pet.size > 2);
  return Object.fromEntries(tiles.map((tile, i) => [tile, pets[i]?.pet.id ?? null]));
}
