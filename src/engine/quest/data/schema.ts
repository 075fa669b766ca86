/**
 * What a component file must look like. A mistake in a file is reported with the file, the path inside it and
 * the cause, before any game starts.
 */

import * as v from 'valibot';
import { countSchema, effectSchema } from './effects.ts';
import { type CARD_KINDS, CONDITIONS, ENERGIES, LIMITS, SHAPES, TRIGGERS } from './words.ts';

const id = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'an id is letters and digits'));
const whole = v.pipe(v.number(), v.integer());
const positive = v.pipe(whole, v.minValue(1));
const count = v.pipe(whole, v.minValue(0));
const energy = v.picklist(ENERGIES);

/** Where a value comes from; every field that is not named here is the project's own (R-PQ-92). */
const known = v.optional(v.record(v.string(), v.picklist(['rulebook', 'web'])));

/** An amount of each type of energy; nothing at all is free. */
const cost = v.partial(
  v.strictObject({
    strength: positive,
    spirit: positive,
    intellect: positive,
    speed: positive,
    magic: positive,
  }),
);

const effects = v.pipe(v.array(effectSchema), v.minLength(1, 'an ability has at least one effect'));

const ability = {
  trigger: v.picklist(TRIGGERS),
  if: v.optional(v.picklist(CONDITIONS)),
  /** Whom a riposte to a hit may protect: its owner, also heroes adjacent to its owner, or any hero. */
  guards: v.optional(v.picklist(['self', 'near', 'any'])),
  cost: v.optional(cost, {}),
  limit: v.optional(v.picklist(LIMITS)),
  /** The activation symbol (PQ-ACTIVATION-01). */
  token: v.optional(v.literal(true)),
  fx: effects,
};

/** A riposte to a hit, and nothing else, says whom it guards. */
function isGuarded(a: { trigger: string; guards?: string | undefined }): boolean {
  return (a.trigger === 'riposte:hit') === (a.guards !== undefined);
}
const GUARDED = 'a riposte to a hit, and nothing else, says whom it guards';

const abilitySchema = v.pipe(
  v.strictObject(ability),
  v.check((a) => isGuarded(a), GUARDED),
);
/** An ability with a name of its own, as on heroes' cards and boss sheets. */
export const namedSchema = v.pipe(
  v.strictObject({ id, ...ability }),
  v.check((a) => isGuarded(a), GUARDED),
);
const comboSchema = v.pipe(
  v.strictObject({ id, level: v.picklist([1, 2, 3]), ...ability, known }),
  v.check((a) => isGuarded(a), GUARDED),
);

export const heroSchema = v.strictObject({
  id,
  class: id,
  type: energy,
  life: positive,
  init: positive,
  move: positive,
  special: namedSchema,
  combos: v.pipe(v.array(comboSchema), v.length(5, 'a hero has five combos')),
  known,
});

/** What a monster or boss does to its targets, and what follows (R-PQ-26, R-PQ-32). */
const attackSchema = v.strictObject({
  shape: v.picklist(SHAPES),
  n: positive,
  fx: v.optional(v.array(effectSchema), []),
});

/** Arrows: so many columns to the left (negative) or to the right, as the heroes see it (R-PQ-04). */
const arrows = v.pipe(whole, v.minValue(-4), v.maxValue(4));

export const monsterSchema = v.strictObject({
  id,
  copies: positive,
  type: energy,
  life: positive,
  init: positive,
  move: arrows,
  attack: attackSchema,
  /** The type that cancels a hit (PQ-DEFEND-05, R-PQ-29); without it the monster cannot defend. */
  defend: v.optional(energy),
  /** What it gives when it is taken as a prize (PQ-PRIZE-02). */
  prize: v.optional(abilitySchema),
  known,
});

/** One row of a position order: five cells of 1 to 5, X, B, or - where the column does not reach so far. */
const row = v.pipe(
  v.string(),
  v.regex(/^[1-5XB-]( [1-5XB-]){4}$/, 'a row is five cells of 1 to 5, X, B or -'),
);
const gridSchema = v.pipe(v.array(row), v.minLength(2, 'a position order has two rows or more'));

export const bossSchema = v.strictObject({
  id,
  type: energy,
  life: countSchema,
  init: positive,
  move: arrows,
  attack: attackSchema,
  defend: v.optional(energy),
  /** Replaces the position order of the World (PQ-BOSS-04). */
  grid: v.optional(gridSchema),
  abilities: v.pipe(v.array(namedSchema), v.minLength(1)),
  known,
});

export const treasureSchema = v.pipe(
  v.strictObject({
    id,
    kind: v.picklist(['weapon', 'trinket', 'consumable']),
    copies: positive,
    ...ability,
    known,
  }),
  v.check((a) => isGuarded(a), GUARDED),
  v.check((t) => (t.kind === 'consumable') === (t.trigger === 'consume'), 'only consumables are consumed'),
);

export const worldSchema = v.strictObject({
  id,
  type: energy,
  feature: abilitySchema,
  grid: gridSchema,
  known,
});

/** How many cards of each kind the energy deck has (PQ-COMP-01). */
export const energySchema = v.strictObject({
  strength: count,
  spirit: count,
  intellect: count,
  speed: count,
  magic: count,
  joker: count,
} satisfies Record<(typeof CARD_KINDS)[number], typeof count>);

const byHeroes = v.strictTuple([count, count, count, count, count]);
const lifeByHeroes = v.strictTuple([positive, positive, positive, positive, positive]);

export const boardSchema = v.strictObject({
  columns: positive,
  /** Rows printed on each half; columns may grow beyond (PQ-AREA-03). */
  rows: positive,
  rounds: positive,
  worlds: positive,
  display: positive,
  actions: positive,
  /** Cards taken with the action Draw. */
  draw: positive,
  /** Starting hand and hand limit, for 1 to 5 heroes (PQ-SETUP-06, PQ-HARD-02). */
  hands: v.strictObject({ normal: byHeroes, hard: byHeroes }),
  /**
   * The Boss's Life for 1 to 5 heroes (house): in the modes in hundredths of the printed one, in an even match in
   * hundredths of that in the normal mode. The texts of the handicap say them too (R-PQ-97).
   */
  bossLife: v.strictObject({ normal: lifeByHeroes, hard: lifeByHeroes, even: lifeByHeroes }),
  /** XP from which the combos of level 1, 2 and 3 are open; XP above the last may be spent (PQ-XP). */
  levels: v.strictTuple([count, count, count]),
  /** What lies in the box besides the cards (PQ-COMP-04, PQ-COMP-05). */
  tokens: v.strictObject({
    activation: count,
    damage: count,
    time: count,
    turn: count,
    world: count,
    summary: count,
    blankHeroes: count,
  }),
});

/** Prices in the hero workshop, by value or by id. */
const prices = v.record(v.string(), count);
export const workshopSchema = v.strictObject({
  /** What an own Hero may cost in all. */
  points: positive,
  life: prices,
  move: prices,
  /** From which initiative on it costs so much, the lowest first. */
  init: v.array(v.strictObject({ from: positive, points: count })),
  lastInit: positive,
  specials: prices,
  combos: prices,
});

export type Ability = v.InferOutput<typeof abilitySchema>;
export type NamedAbility = v.InferOutput<typeof namedSchema>;
export type Cost = v.InferOutput<typeof cost>;
export type ComboCard = v.InferOutput<typeof comboSchema>;
export type HeroCard = v.InferOutput<typeof heroSchema>;
export type AttackCard = v.InferOutput<typeof attackSchema>;
