/** The effect primitives of which every card is composed: a list of operations, run from left to right. */

import * as v from 'valibot';
import { ENERGIES, SELECTORS, SHAPES, STATS, TAGS, UNTILS } from './words.ts';

const whole = v.pipe(v.number(), v.integer());
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const who = v.picklist(SELECTORS);

/** A number that may grow with the heroes at the start of the game: `plus + perHero × H`. */
export const countSchema = v.union([
  positive,
  v.strictObject({ plus: v.pipe(whole, v.minValue(0)), perHero: positive }),
]);

export const effectSchema = v.variant('op', [
  /** An attack (PQ-COMBAT). `sure`: without defence. `times`: so many attacks one after another. */
  v.strictObject({
    op: v.literal('damage'),
    shape: v.picklist([...SHAPES, 'attacker']),
    n: positive,
    sure: v.optional(v.literal(true)),
    times: v.optional(positive),
  }),
  /** Damage that is no attack: never changed, answered by a riposte or defended (R-PQ-99). */
  v.strictObject({ op: v.literal('hurt'), who, n: positive }),
  v.strictObject({ op: v.literal('heal'), who, n: countSchema }),
  /** Lowers the damage that the riposte answers. */
  v.strictObject({ op: v.literal('prevent'), n: v.union([positive, v.literal('all')]) }),
  v.strictObject({ op: v.literal('draw'), who, n: positive }),
  /** The owner chooses the energy cards; those who have fewer discard what they have. */
  v.strictObject({ op: v.literal('discard'), who, n: positive }),
  /** Cards of choice from the energy discards, those just paid excepted. */
  v.strictObject({ op: v.literal('recover'), who, n: positive }),
  /** The whole display may be replaced. */
  v.strictObject({ op: v.literal('change') }),
  /** Treasures from the top of the deck. */
  v.strictObject({ op: v.literal('loot'), who, n: positive }),
  /** The owner discards treasures of choice, never prizes (R-PQ-96). */
  v.strictObject({ op: v.literal('lose'), who, n: positive }),
  /** Up to `n` columns, either way; with a direction exactly `n`, forced. `toward` stops at the source's column. */
  v.strictObject({
    op: v.literal('move'),
    who,
    n: positive,
    dir: v.optional(v.picklist(['left', 'right', 'toward'])),
  }),
  /** Two creatures of one side trade positions; fewer than two: nothing. */
  v.strictObject({ op: v.literal('swap'), who }),
  v.strictObject({
    op: v.literal('mark'),
    who,
    tag: v.picklist(TAGS),
    v: v.optional(positive),
    until: v.picklist(UNTILS),
  }),
  /** Actions of the present turn (self) or of the next one (others). */
  v.strictObject({ op: v.literal('action'), who, n: whole }),
  v.strictObject({
    op: v.literal('stat'),
    who,
    stat: v.picklist(STATS),
    v: v.union([whole, v.picklist(SHAPES)]),
  }),
  /** Once in a turn, when paying: one card counts as any type, or two of one type as a joker. */
  v.strictObject({ op: v.literal('wild'), how: v.picklist(['one', 'pair']) }),
  /** Repeats the damage of what has just been seen, from the owner's own column. */
  v.strictObject({ op: v.literal('copy') }),
  /** New monsters at the back of the emptiest columns; `half`: half as many as heroes at the start, rounded up. */
  v.strictObject({ op: v.literal('spawn'), n: v.union([positive, v.literal('half')]) }),
  /** Pay so many cards of the type, or suffer as much. */
  v.strictObject({ op: v.literal('toll'), who, energy: v.picklist([...ENERGIES, 'any']), n: positive }),
]);

export type Count = v.InferOutput<typeof countSchema>;
export type Effect = v.InferOutput<typeof effectSchema>;
type Op = Effect['op'];
/** One kind of effect: `EffectOf<'damage'>`. */
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;
