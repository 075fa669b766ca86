/** A pet of the shop comes along in a story: it gives one Hero an ability by its nature. */

import type { Json } from '../../kernel/state.ts';
import { GIFT_IDS } from '../data/gifts.ts';
import { heroCount } from '../query.ts';
import type { QuestSetup } from '../state.ts';
import type { Twist } from '../twists.ts';
import { integer, name, oneOfNames, record } from './args.ts';
import { giftAbility } from './gifts.ts';

export type StoryCompanion = {
  /** What it is called, for the story only: the id of a pet, or a name of its own. */
  name: string;
  gift: string;
  /** The seat of the Hero with whom it goes. */
  hero: number;
};

const LONGEST = 24;

const shape = record({ name: name(LONGEST), gift: oneOfNames(GIFT_IDS), hero: integer(0, 4) });

const read = (arg: Json): StoryCompanion => arg as StoryCompanion;

function check(arg: Json, setup: QuestSetup): string | null {
  const wrong = shape(arg);
  if (wrong !== null) return wrong;
  const { hero, gift } = read(arg);
  if (hero >= heroCount(setup)) return `hero: there is no Hero ${hero}`;
  const alike = setup.mods.filter(
    (mod) => mod.id === 'companion' && shape(mod.arg) === null && isSame(read(mod.arg), read(arg)),
  );
  return alike.length > 1 ? `gift: Hero ${hero} already has '${gift}'` : null;
}

const isSame = (a: StoryCompanion, b: StoryCompanion): boolean => a.hero === b.hero && a.gift === b.gift;

/** `{ "id": "companion", "arg": { "name": "uni", "gift": "sparkle", "hero": 0 } }`; as many of them as wanted. */
export const companion: Twist = {
  id: 'companion',
  check,
  after: {
    'quest.game/deal'(c, arg) {
      const { name: id, hero, gift } = read(arg);
      c.emit({ type: 'quest.twist', mod: 'companion', what: gift, seat: hero, id });
    },
  },
  bend: {
    abilities(seat, arg) {
      const { hero, gift } = read(arg);
      return hero === seat ? [giftAbility(gift)] : [];
    },
  },
};
