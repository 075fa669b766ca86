/** Where a game of Pug Quest begins and where it stops, if not as printed: the shape of it and the ids in it. */

import * as v from 'valibot';
import { flagSchema, list, named, opt, parts, wholeNumber } from '../kernel/schema-words.ts';
import { CARDS, kindOf } from './box.ts';
import { BOARD, HEROES, LAST_WORLD, monsterCard, type Stackable, WORLDS } from './data/cards.ts';
import { CARD_KINDS } from './data/words.ts';

/** Rows in which Creatures may be put down: as many as there can be Foes. */
const ROWS = 10;

/** Every id of Pug Quest that a setup may name. */
export const questIds = {
  hero: named('Hero', Object.keys(HEROES)),
  world: named('World', Object.keys(WORLDS)),
  boss: named('Boss', CARDS.bosses),
  monster: named('Monster Card', CARDS.monsters),
  foe: named('Monster Card or Boss', [...CARDS.monsters, ...CARDS.bosses]),
  prize: named(
    'Monster Card with a Prize',
    CARDS.monsters.filter((card) => monsterCard(kindOf(card)).prize !== undefined),
  ),
  treasure: named('Treasure Card', CARDS.treasures),
  energy: named('Energy Card', CARD_KINDS),
};
const id = questIds;

/** Cards on top of their piles, the first to come first. */
export const questPiles = parts({
  energy: opt(list(id.energy)),
  monsters: opt(list(id.monster)),
  treasures: opt(list(id.treasure)),
  worlds: opt(list(id.world)),
  bosses: opt(list(id.boss)),
} satisfies Record<Stackable, unknown>);

const count = wholeNumber(0, 99);
/** Counted from 0 as in the answers to `quest.place`. */
const cell = { column: wholeNumber(0, BOARD.columns - 1), row: wholeNumber(0, ROWS - 1) };
const cellSchema = parts(cell);
/** Where a Creature is put down. */
export type Cell = v.InferOutput<typeof cellSchema>;

/** It has had its turn in the Round that the game begins in; only where the World is `ready`. */
const turn = { acted: opt(flagSchema) };

/** What one Hero begins with: all that is named replaces the printed start, the rest is as printed. */
const hero = parts({
  damage: opt(count),
  /** So many Monster Cards of those that are named nowhere lie beside the sheet. */
  xp: opt(wholeNumber(0, CARDS.monsters.length)),
  hand: opt(list(id.energy)),
  /** Single cards: `pizza.1`. */
  treasures: opt(list(id.treasure)),
  /** Single Monster Cards that give something as a Prize. */
  prizes: opt(list(id.prize)),
  /** Put down there before the first question. */
  at: opt(cellSchema),
  /** Defeated: back with the next World, if there is one. */
  down: opt(flagSchema),
  ...turn,
});
export type HeroStart = v.InferOutput<typeof hero>;

/** A Monster (`slime.1`) or Boss (`phoenix`) that stands there when the first World is set up. */
const foe = parts({
  card: id.foe,
  ...cell,
  damage: opt(count),
  /** Treasures that lie under it. */
  treasures: opt(list(id.treasure)),
  ...turn,
});
export type FoeStart = v.InferOutput<typeof foe>;

/** A position to begin in. All of it is optional. */
export const questStart = parts({
  /** The World that is played first, 1 to 3. */
  number: opt(wholeNumber(1, LAST_WORLD)),
  /** Where the time token lies when it begins. */
  round: opt(wholeNumber(1, BOARD.rounds)),
  /** The card of the first World. */
  world: opt(id.world),
  /** The World lies open and its Foes stand: play begins with a turn, the first of a Round unless some have acted. Every Hero has its place. */
  ready: opt(flagSchema),
  /** By seat; null: as printed. */
  heroes: opt(list(v.nullable(hero))),
  /** In place of those that the Position Order calls; in World 3 the Boss comes as printed if none is named. */
  foes: opt(list(foe)),
  /** The first face-up cards; free places of the display are filled from the deck. */
  display: opt(list(id.energy)),
  /** The Evil Lord's hand. */
  lordHand: opt(list(id.energy)),
});
export type QuestStart = v.InferOutput<typeof questStart>;

/** The Heroes have won once World `number` is cleared; they have lost if it ends otherwise. */
export const questStop = parts({
  number: wholeNumber(1, LAST_WORLD),
  /** The last Round of that World, as the time token shows it. */
  rounds: opt(wholeNumber(1, BOARD.rounds)),
});
export type QuestStop = v.InferOutput<typeof questStop>;
