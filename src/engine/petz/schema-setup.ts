/** The setup of a game of Dungeon Petz: players, rules in use, and what is not as printed. Plain data. */

import type * as v from 'valibot';
import { setupParts } from '../kernel/schema-setup.ts';
import { flagSchema, named, opt, parts } from '../kernel/schema-words.ts';
import { LENGTHS } from './alleys/state.ts';
import { petzNeeds, petzPiles, petzStart, petzStop } from './start/schema.ts';
import { TUNABLES } from './tunables.ts';

/** How much of the calendar lies open at setup (PB-VAR-10, PB-VAR-11, PB-VAR-12). */
export const FORESIGHT = ['usual', 'more', 'all'] as const;

/** The rules of the Full Variant, each switched by itself (PB-GEN-10). */
export const petzVariants = {
  /**
   * Double-symboled cards (PB-VAR-01, PB-VAR-02, PB-VAR-03, PB-VAR-04, PB-VAR-05, PB-VAR-06, PB-VAR-07, PB-VAR-08,
   * PB-VAR-09).
   */
  doubles: flagSchema,
  foresight: named('foresight', FORESIGHT),
  /** Advanced meat stand (PB-VAR-13, PB-VAR-14, PB-VAR-15, PB-VAR-16, PB-VAR-17). */
  meatStand: flagSchema,
  /** Final round order (PB-VAR-18, PB-VAR-19, PB-VAR-20, PB-VAR-21); four players only. */
  finalOrder: flagSchema,
};
const variants = parts(petzVariants);
export type Variants = v.InferOutput<typeof variants>;

/** Expansions in play, each with its own choices. */
const expansions = parts({
  darkAlleys: opt(parts({ length: named('length', LENGTHS) })),
});
export type ExpansionId = keyof v.InferOutput<typeof expansions>;

export const petzSetupParts = {
  ...setupParts(TUNABLES),
  variants,
  /** Tiles on top of the piles, in this order. */
  decks: petzPiles,
  /** Absent in the base game. */
  expansions: opt(expansions),
  /** Only these tiles are in the box, by pile. */
  pool: opt(petzPiles),
  /** Cards on top of the decks once hands are dealt, the next to be drawn first. */
  needs: opt(petzNeeds),
  /** Where the game begins; absent: as printed. */
  start: opt(petzStart),
  /** Where it ends; absent: as printed. */
  stop: opt(petzStop),
};
export const petzSetupSchema = parts(petzSetupParts);
export type PetzSetup = v.InferOutput<typeof petzSetupSchema>;
