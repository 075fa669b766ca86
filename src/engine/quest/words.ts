/** Every name the engine uses towards the texts: question kinds, event types, things. */

import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from './data/cards.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { CARD_KINDS, SHAPES, TAGS } from './data/words.ts';
import { HANDICAPS, MODES } from './schema-setup.ts';

export { EVENT_TYPES } from './events.ts';
export { ASK_KINDS, type AskKind } from './questions.ts';

const heroes = Object.values(HEROES);

/** Ids of everything that has a name, by family: `quest.<family>.<id>`. */
export const THINGS = {
  hero: Object.keys(HEROES),
  class: heroes.map((hero) => hero.class),
  special: heroes.map(({ special }) => special.id),
  combo: heroes.flatMap(({ combos }) => combos.map(({ id }) => id)),
  monster: Object.keys(MONSTERS),
  boss: Object.keys(BOSSES),
  ability: Object.values(BOSSES).flatMap(({ abilities }) => abilities.map(({ id }) => id)),
  treasure: Object.keys(TREASURES),
  world: Object.keys(WORLDS),
  feature: Object.keys(WORLDS),
  energy: [...CARD_KINDS] as string[],
  shape: [...SHAPES] as string[],
  mark: [...TAGS] as string[],
  action: ['attack', 'move', 'draw', 'discard', 'change'],
  phase: ['place', 'reveal', 'round', 'market', 'exchange', 'boss'],
  kind: ['weapon', 'trinket', 'consumable'],
  term: [
    ...['life', 'initiative', 'movement', 'type', 'xp', 'hand', 'combo', 'special', 'riposte', 'defend'],
    ...['prize', 'treasure', 'feature', 'token', 'toll', 'lord'],
  ],
  mode: [...MODES] as string[],
  handicap: [...HANDICAPS] as string[],
  /** What pets that come along can do. */
  gift: [...GIFT_IDS],
} satisfies Record<string, string[]>;
