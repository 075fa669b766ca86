/** Every name the engine uses towards the texts: question kinds, event types, refusal codes, things. */

import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from './data/cards.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { CARD_KINDS, SHAPES, TAGS } from './data/words.ts';
import type { QuestEventType } from './events.ts';
import { HANDICAPS, MODES } from './schema-setup.ts';

export { ASK_KINDS, type AskKind } from './questions.ts';

/** A record, so that the compiler finds a missing or an unknown type. */
const EVENTS: Record<QuestEventType, true> = {
  'quest.began': true,
  'quest.dealt': true,
  'quest.worldBegan': true,
  'quest.returned': true,
  'quest.placed': true,
  'quest.world': true,
  'quest.boss': true,
  'quest.entered': true,
  'quest.ready': true,
  'quest.round': true,
  'quest.turn': true,
  'quest.skipped': true,
  'quest.turnEnded': true,
  'quest.drew': true,
  'quest.refilled': true,
  'quest.changed': true,
  'quest.reshuffled': true,
  'quest.discarded': true,
  'quest.paid': true,
  'quest.moved': true,
  'quest.played': true,
  'quest.struck': true,
  'quest.missed': true,
  'quest.boosted': true,
  'quest.prevented': true,
  'quest.defended': true,
  'quest.drewDefence': true,
  'quest.hurt': true,
  'quest.healed': true,
  'quest.fell': true,
  'quest.gotXp': true,
  'quest.gotPrize': true,
  'quest.dropped': true,
  'quest.gotTreasure': true,
  'quest.wasted': true,
  'quest.lostTreasure': true,
  'quest.tolled': true,
  'quest.worldOver': true,
  'quest.market': true,
  'quest.swapped': true,
  'quest.gave': true,
  'quest.gaveCard': true,
  'quest.rewarded': true,
  'quest.ended': true,
  'quest.twist': true,
  'quest.triggered': true,
  'quest.marked': true,
  'quest.gotActions': true,
  'quest.traded': true,
  'quest.rotated': true,
  'quest.reshaped': true,
  'quest.recovered': true,
  'quest.survived': true,
};
export const EVENT_TYPES = Object.keys(EVENTS) as QuestEventType[];

/** Why an answer or a setup is refused, the kernel's own reasons included. */
export const REFUSAL_CODES = [
  'gameOver',
  'staleAnswer',
  'notYourTurn',
  'notOffered',
  'wrongSeats',
  'wrongHeroes',
  'heroesAreDealt',
  'wrongOwnHero',
  'ownHeroTooDear',
  'notTogether',
  'unknownCard',
  'unknownModifier',
  'badModifier',
  'setupShape',
  'setupUnknown',
  'startTaken',
  'startRange',
  'startPlace',
  'startMissing',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

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
