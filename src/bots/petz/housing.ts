/** How well a pet fits into a cage: the trouble it is likely to make there. */

import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { illness } from '../../engine/petz/phases/show/disease.ts';
import { canEat, iconsOf } from '../../engine/petz/query.ts';
import { hooks, type Tiles } from './expansion.ts';
import { expectedExcess, keyOf, meanNeeds, type PetKind, spread } from './odds.ts';

/** Points lost for each need that the cage does not deal with. Owners choose among cards, so not all of it comes true. */
const COST = { anger: 1.9, magic: 2.2, lost: 4, play: 0.6, hunger: 0.8, poop: 0.55, sick: 1.5 };

const known = new Map<string, number>();

/** Everything of a plot that trouble depends on: plots that differ in any of it must not share a cached result. */
function tilesKey({ cage, addon, alleys }: Tiles): string {
  const more = alleys === undefined ? '' : `${alleys.tune}|${alleys.setting}|${alleys.wrecked}`;
  return `${cage}|${addon}|${more}`;
}

/** Expected trouble of one round, manure already there not counted. */
export function trouble(pet: PetKind, tiles: Tiles): number {
  const key = `${keyOf(pet)}|${tilesKey(tiles)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = computeTrouble(pet, tiles) + hooks.trouble(pet, tiles);
  known.set(key, found);
  return found;
}

function computeTrouble(pet: PetKind, tiles: Tiles): number {
  const excess = (need: 'anger' | 'magic' | 'play' | 'hunger' | 'poop', limit: number): number =>
    COST[need] * expectedExcess(pet, need, limit);
  const antimagic = iconsOf(tiles, 'antimagic');
  const fed =
    (canEat(pet, 'vegetable') ? iconsOf(tiles, 'graze') : 0) +
    (canEat(pet, 'meat') ? iconsOf(tiles, 'meat') : 0);
  const mutatedTwice = spread(pet, 'magic').reduce((sum, p, n) => sum + (n >= antimagic + 2 ? p : 0), 0);
  return (
    excess('anger', iconsOf(tiles, 'strength')) +
    excess('magic', antimagic) +
    COST.lost * mutatedTwice +
    excess('play', iconsOf(tiles, 'play')) +
    excess('hunger', fed) +
    excess('poop', iconsOf(tiles, 'absorb'))
  );
}

/** What manure in the cage is likely to do to the pet this round. */
export function filth(pet: PetKind, manure: number): number {
  const later = meanNeeds(pet)[NEED_INDEX.poop] ?? 0;
  const sick = hooks
    .illness(pet, spread(pet, 'disease'))
    .reduce((sum, chance, needs) => sum + chance * illness(needs, Math.round(manure + later / 2)), 0);
  return COST.sick * sick;
}

/** Points saved because neighbours can share an imp that plays with both. */
export function company(a: PetKind, b: PetKind): number {
  const play = NEED_INDEX.play;
  return 0.35 * Math.min(meanNeeds(a)[play] ?? 0, meanNeeds(b)[play] ?? 0);
}

/** How good a cage with its addon is for pets in general. */
export function quality({ cage, addon }: Tiles): number {
  if (cage === null) return 0;
  const odd = hooks.quality(cage, addon);
  const icons = (icon: Parameters<typeof iconsOf>[1]) => iconsOf({ cage, addon }, icon);
  return (
    0.9 * Math.min(3, icons('strength')) +
    1.1 * Math.min(3, icons('antimagic')) +
    0.9 * icons('play') +
    0.8 * icons('graze') +
    0.6 * icons('absorb') +
    0.6 * icons('meat') +
    odd
  );
}
