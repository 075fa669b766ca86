/** Who comes along: a guest who must not fall, and pets of the shop with what each can do for a Hero. */

import * as v from 'valibot';
import { seen } from '../../kernel/names.ts';
import { named, parts, wholeNumber } from '../../kernel/schema-words.ts';
import { GIFT_IDS, giftCard } from '../data/gifts.ts';
import type { Known } from '../effects/args.ts';
import { heroesLose } from '../end.ts';
import { heroCount, heroOf } from '../query.ts';
import { twist } from './kit.ts';

/** `{ "id": "guest", "arg": { "hero": 1 } }`: a guest of the party: one of the Heroes who must not fall, in no World. */
export const guest = twist('guest', parts({ hero: wholeNumber(0, 4) }), {
  check: ({ hero }, setup) => (hero < heroCount(setup) ? null : `hero: there is no Hero ${hero}`),
  after: {
    'quest.game/deal'(c, { hero: seat }) {
      c.emit({ type: 'quest.twist', mod: 'guest', what: 'came', seat });
    },
    'quest.heroFall/leave'(c, { hero: seat }) {
      if (c.s.outcome !== null || heroOf(c.s, seat).status === 'in') return;
      c.emit({ type: 'quest.twist', mod: 'guest', what: 'fell', seat });
      heroesLose(c, 'guestFell');
    },
  },
});

/**
 * The gift of each kind of pet, for players who send one along. The game itself knows no pets: a companion has a name, and
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
function giftAbility(id: string): Known {
  const found = known.get(id) ?? { key: id, ability: giftCard(id), card: null, weapon: false };
  known.set(id, found);
  return found;
}

const ONE_NAME = 'a name has 1 to 24 letters';
const UNSEEN_NAME = 'a letter of the name cannot be seen';
const isSeen = (name: string): boolean => seen(name) === name;
const shape = parts({
  /** What it is called, for the story only: the id of a pet, or a name of its own. */
  name: v.pipe(v.string(), v.minLength(1, ONE_NAME), v.maxLength(24, ONE_NAME), v.check(isSeen, UNSEEN_NAME)),
  gift: named('gift', GIFT_IDS),
  /** The seat of the Hero with whom it goes. */
  hero: wholeNumber(0, 4),
});
export type StoryCompanion = v.InferOutput<typeof shape>;

const isSame = (a: StoryCompanion, b: StoryCompanion): boolean => a.hero === b.hero && a.gift === b.gift;

/**
 * `{ "id": "companion", "arg": { "name": "uni", "gift": "sparkle", "hero": 0 } }`: a pet of the shop comes along in a
 * story: it gives one Hero an ability by its nature. As many of them as wanted.
 */
export const companion = twist('companion', shape, {
  check(own, setup) {
    const { hero, gift } = own;
    if (hero >= heroCount(setup)) return `hero: there is no Hero ${hero}`;
    const alike = setup.mods.filter(
      ({ id, arg }) => id === 'companion' && v.is(shape, arg) && isSame(arg, own),
    );
    return alike.length > 1 ? `gift: Hero ${hero} already has '${gift}'` : null;
  },
  after: {
    'quest.game/deal'(c, { name: id, hero, gift }) {
      c.emit({ type: 'quest.twist', mod: 'companion', what: gift, seat: hero, id });
    },
  },
  bend: { abilities: (seat, { hero, gift }) => (hero === seat ? [giftAbility(gift)] : []) },
});
