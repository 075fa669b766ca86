/** The pieces in the box, by id. Values live in the JSON files beside this one. */

import * as v from 'valibot';
import { byId, checkFile, lookUp } from '../../kernel/schema.ts';
import boardFile from './board.json' with { type: 'json' };
import bossRows from './bosses.json' with { type: 'json' };
import type { Count } from './effects.ts';
import energyFile from './energy.json' with { type: 'json' };
import heroRows from './heroes.json' with { type: 'json' };
import monsterRows from './monsters.json' with { type: 'json' };
import {
  boardSchema,
  bossSchema,
  energySchema,
  heroSchema,
  monsterSchema,
  treasureSchema,
  worldSchema,
} from './schema.ts';
import treasureRows from './treasures.json' with { type: 'json' };
import { CARD_KINDS, type CardKind } from './words.ts';
import worldRows from './worlds.json' with { type: 'json' };

export const HEROES = byId('data/heroes.json', checkFile('data/heroes.json', v.array(heroSchema), heroRows));
export const MONSTERS = byId(
  'data/monsters.json',
  checkFile('data/monsters.json', v.array(monsterSchema), monsterRows),
);
export const BOSSES = byId('data/bosses.json', checkFile('data/bosses.json', v.array(bossSchema), bossRows));
export const TREASURES = byId(
  'data/treasures.json',
  checkFile('data/treasures.json', v.array(treasureSchema), treasureRows),
);
export const WORLDS = byId(
  'data/worlds.json',
  checkFile('data/worlds.json', v.array(worldSchema), worldRows),
);
const ENERGY = checkFile('data/energy.json', energySchema, energyFile);
export const BOARD = checkFile('data/board.json', boardSchema, boardFile);
export const LAST_WORLD = 3;

/** Piles that a scenario may stack: the named cards come first, in this order; the rest is shuffled. */
export const STACKABLE = ['energy', 'monsters', 'treasures', 'worlds', 'bosses'] as const;
export type Stackable = (typeof STACKABLE)[number];

/** Whether an id is that of a Boss. */
export const isBossCard = (id: string): boolean => Object.hasOwn(BOSSES, id);

export const heroCard = lookUp(HEROES, 'hero');
export const monsterCard = lookUp(MONSTERS, 'monster');
export const bossCard = lookUp(BOSSES, 'boss');
export const treasureCard = lookUp(TREASURES, 'treasure');
export const worldCard = lookUp(WORLDS, 'world');

function copiesOf(rows: Record<string, { id: string; copies: number }>): string[] {
  return Object.values(rows).flatMap((row) => Array.from({ length: row.copies }, () => row.id));
}

/** The 55 energy cards, unshuffled. */
export function energyDeck(): CardKind[] {
  return CARD_KINDS.flatMap((kind) => Array.from({ length: ENERGY[kind] }, () => kind));
}

/** The ids of the 30 monsters, unshuffled: two of each kind (PQ-COMP-03). */
export function monsterDeck(): string[] {
  return copiesOf(MONSTERS);
}

/** The ids of the 21 treasures, unshuffled. */
export function treasureDeck(): string[] {
  return copiesOf(TREASURES);
}

/** A number that may depend on the heroes at the start of the game (`H`). */
export function countFor(n: Count, heroes: number): number {
  return typeof n === 'number' ? n : n.plus + n.perHero * heroes;
}
