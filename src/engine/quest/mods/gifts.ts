/** What a pet of the shop can do for a Hero: one ability each, by the pet's nature. */

import { giftCard } from '../data/gifts.ts';
import type { Known } from '../effects/args.ts';

/**
 * The gift of each kind of pet, for whoever sends one along. The game itself knows no pets: a companion has a name, and
 * the gift that its setup says.
 */
export const GIFT_OF: Readonly<Record<string, string>> = {
  ...{ uni: 'sparkle', trollie: 'guard', ghosty: 'scout', drago: 'growl', stareplant: 'growl' },
  ...{ wormie: 'healer', snakitty: 'fetcher', birdie: 'scout', liffard: 'scout', babyGolem: 'guard' },
  ...{ cthulie: 'sparkle', dunguin: 'fetcher', bubl: 'snack', snappy: 'guard', fieryFairy: 'sparkle' },
  ...{ fluffy: 'healer', stegobully: 'guard', direbunny: 'growl', slyPiggy: 'fetcher', pearlpusher: 'snack' },
  ...{ nomnivore: 'snack', houseVampire: 'scout', shiningSpook: 'sparkle', soulfulLemur: 'healer' },
  ...{ snugglySickie: 'healer', pony: 'fetcher', wreckie: 'growl' },
};

const known = new Map<string, Known>();

/** A gift as something that a Hero has. */
export function giftAbility(id: string): Known {
  const found = known.get(id) ?? { key: id, ability: giftCard(id), card: null, weapon: false };
  known.set(id, found);
  return found;
}
