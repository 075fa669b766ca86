/**
 * Modifiers change a game without touching its rules: code with a name, hooked before or after a named step,
 * onto a question's domain, or onto numbers the rules look up (`tunables`). A setup switches them on.
 */

import type { Domain } from './domain.ts';
import type { Context } from './script.ts';
import type { BaseSetup, BaseState, GameEvent, Json, Refusal, Seat } from './state.ts';

/** `A` is what its hooks take its parameter for: they only run with one that was checked. */
export interface Modifier<S extends BaseState, E extends GameEvent, A = Json> {
  id: string;
  /** What is wrong with a parameter, for the author of a setup, or null. Without it any parameter will do. */
  check?(arg: Json, setup: S['setup']): string | null;
  /**
   * Hooks by `script/step`, run just before that step runs or asks. A script that one of them calls goes first,
   * questions included; what it hands back is dropped.
   */
  before?: Record<string, (c: Context<S, E>, arg: A) => void>;
  /** Hooks by `script/step`, run just after that step has run or its answer was taken. */
  after?: Record<string, (c: Context<S, E>, arg: A) => void>;
  /** Narrows the options, by the kind of the question. */
  narrow?: Record<string, (s: S, seat: Seat, domain: Domain, arg: A) => Domain>;
  /** Why a choice that was narrowed away is not possible, by the kind of the question. Null: not its doing. */
  why?: Record<string, (s: S, seat: Seat, choice: Json, arg: A) => Refusal | null>;
}

/** What is wrong with a setup's modifiers. */
interface ModProblem {
  code: 'unknownModifier' | 'badModifier';
  /** The modifier. */
  name: string;
  /** Where it stands in the setup: `mods[1].arg`. */
  path: string;
  /** What was found there. */
  value: Json;
  /** For its author: what a modifier says of its parameter. */
  why?: string;
}

/** A whole number of the rules that a setup may change, with its printed value and the range that still makes sense. */
export interface Tunable {
  printed: number;
  min: number;
  max: number;
}

/** The value of a tunable in this game. */
export function tuned(setup: BaseSetup, tunables: Record<string, Tunable>, name: string): number {
  const changed = setup.tune[name];
  if (changed !== undefined) return changed;
  const tunable = tunables[name];
  if (tunable === undefined) throw new Error(`no tunable is called '${name}'`);
  return tunable.printed;
}

/** Modifiers in one setup, and how often the same may stand there: more than any scenario needs, few enough that numbers stay sound. */
export const MOST_MODS = 24;
export const MOST_ALIKE = 8;

type Checked = { check?: ((arg: Json, setup: never) => string | null) | undefined };

/** What is wrong with the setup's modifiers, or null: each is known and happy with its parameter, and they are not too many. */
export function checkMods(setup: BaseSetup, mods: Record<string, Checked>): ModProblem | null {
  const seen = new Map<string, number>();
  for (const [i, { id, arg }] of setup.mods.entries()) {
    const where = { name: id, path: `mods[${i}]`, value: id };
    if (i >= MOST_MODS) return { code: 'badModifier', ...where, why: `at most ${MOST_MODS} modifiers` };
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    if (times > MOST_ALIKE)
      return { code: 'badModifier', ...where, why: `the same at most ${MOST_ALIKE} times` };
    const mod = Object.hasOwn(mods, id) ? mods[id] : undefined;
    if (mod === undefined) return { code: 'unknownModifier', name: id, path: `mods[${i}].id`, value: id };
    // Its own game's setup is what a modifier is checked with.
    const why = mod.check?.(arg, setup as never) ?? null;
    if (why !== null) return { code: 'badModifier', name: id, path: `mods[${i}].arg`, value: arg, why };
  }
  return null;
}

type Hooks<S extends BaseState, E extends GameEvent> =
  | Record<string, (c: Context<S, E>, arg: Json) => void>
  | undefined;

/** Runs the hooks of all switched-on modifiers for one moment, in the setup's order. */
export function runHooks<S extends BaseState, E extends GameEvent>(
  c: Context<S, E>,
  mods: Record<string, Modifier<S, E>>,
  when: 'before' | 'after',
  moment: string,
): void {
  for (const { id, arg } of c.s.setup.mods) {
    const hooks: Hooks<S, E> = mods[id]?.[when];
    hooks?.[moment]?.(c, arg);
  }
}

/** The domain after all switched-on modifiers have narrowed it. */
export function narrowDomain<S extends BaseState, E extends GameEvent>(
  s: S,
  seat: Seat,
  kind: string,
  domain: Domain,
  mods: Record<string, Modifier<S, E>>,
): Domain {
  let narrowed = domain;
  for (const { id, arg } of s.setup.mods) {
    const narrow = mods[id]?.narrow?.[kind];
    if (narrow !== undefined) narrowed = narrow(s, seat, narrowed, arg);
  }
  return narrowed;
}

/** Why the modifiers do not let a choice pass, the first of them that has anything to say; null if none has. */
export function whyNarrowed<S extends BaseState, E extends GameEvent>(
  s: S,
  seat: Seat,
  kind: string,
  choice: Json,
  mods: Record<string, Modifier<S, E>>,
): Refusal | null {
  for (const { id, arg } of s.setup.mods) {
    const refusal = mods[id]?.why?.[kind]?.(s, seat, choice, arg) ?? null;
    if (refusal !== null) return refusal;
  }
  return null;
}
