/** The setup of a game of Fantasy Pug Quest: players, mode, and what is not as printed. Plain data. */

import * as v from 'valibot';
import { jsonSchema, setupParts } from '../kernel/schema-setup.ts';
import { list, named, opt, parts, shown, wholeNumber } from '../kernel/schema-words.ts';
import { ENERGIES } from './data/words.ts';
import { questPiles, questStart, questStop } from './schema-start.ts';
import { TUNABLES } from './tunables.ts';

export const MODES = ['normal', 'hard'] as const;

/** House helps for games with an Evil Lord (R-PQ-97). */
export const HANDICAPS = ['none', 'refill', 'even'] as const;
export type Handicap = (typeof HANDICAPS)[number];

const text = v.string((issue) => `a text belongs here, not ${shown(issue.input)}`);
const number = wholeNumber(0, 99);
/** A Hero of the workshop. What the parts of it may be, and what they cost together, `workshop.ts` says. */
export const ownHeroSchema = parts({
  id: text,
  name: text,
  class: text,
  type: named('type of energy', ENERGIES),
  life: number,
  init: number,
  move: number,
  /** A printed Hero's Special. */
  special: text,
  /** Printed Heroes' Combos: three of level 1, one of level 2, one of level 3. */
  combos: list(text),
  /** What it looks like; the rules do not care. */
  looks: jsonSchema,
});
export type OwnHero = v.InferOutput<typeof ownHeroSchema>;

/** Ids of the Heroes by seat, or dealt at random (PQ-SETUP-01, PQ-SETUP-02). */
export const heroesOf = <const T extends v.GenericSchema<string>>(hero: T) =>
  v.union([v.literal('draw'), list(hero)], "'draw' or a list of Heroes belongs here");

export const questSetupParts = {
  ...setupParts(TUNABLES),
  heroes: heroesOf(text),
  mode: named('mode', MODES),
  /** The Evil Lord sits behind the last Hero (PQ-EVIL). */
  lord: v.nullable(parts({ handicap: named('handicap', HANDICAPS) })),
  /** Cards on top of the piles, in this order. */
  decks: questPiles,
  /** Heroes made in the workshop that take part under their own ids; without it there are none. */
  own: opt(list(ownHeroSchema)),
  /** The position the game begins in; without it as printed. */
  start: opt(questStart),
  /** A game that ends before the printed end; without it there are three Worlds. */
  stop: opt(questStop),
};
export const questSetupSchema = parts(questSetupParts);
export type QuestSetup = v.InferOutput<typeof questSetupSchema>;
