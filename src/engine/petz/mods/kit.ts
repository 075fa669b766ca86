/** What modifiers of the shops share: their parameters' checks, rounds, and how they tell what they did. */

import { isRecord, isWhole } from '../../kernel/domain.ts';
import type { Modifier } from '../../kernel/mods.ts';
import type { Json, Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { NEEDS } from '../data/schema.ts';
import type { PetzEvent } from '../events.ts';
import type { ExpansionTwist } from '../expansion.ts';
import type { Petz } from '../state.ts';

/** A modifier of the shops: hooks of the kernel, and extension points of the rules bound to its parameter. */
export interface PetzModifier extends Modifier<Petz, PetzEvent> {
  points?: ExpansionTwist;
}

/** Tells what a modifier did: `mod.<id>.told` with `what` as its context. */
export function tellTwist(
  c: PetzContext,
  mod: string,
  what: string,
  n: number,
  seat: Seat | null = null,
): void {
  const told = { type: 'petz.twist', mod, what, n } as const;
  c.emit(seat === null ? told : { ...told, seat });
}

/** A parameter that names rounds: the modifier is in play in those; without the list in all. */
export interface Timed {
  rounds?: number[];
}

/** The parameter as its own check has found it. */
export function read<T>(arg: Json): T {
  return arg as T;
}

/** True if a modifier is in play in this round. */
export function isOn(arg: Json, round: number): boolean {
  const { rounds } = read<Timed>(arg);
  return rounds === undefined || rounds.includes(round);
}

type FieldCheck = (value: Json) => string | null;

/** A whole number in a range. */
export const between =
  (min: number, max: number): FieldCheck =>
  (value) =>
    isWhole(value) && value >= min && value <= max ? null : `must be a whole number from ${min} to ${max}`;

/** One of some names. */
export const oneOf =
  (names: readonly string[]): FieldCheck =>
  (value) =>
    names.some((name) => name === value) ? null : `must be one of: ${names.join(', ')}`;

/** A list, not empty, of different elements that all pass. */
export const checkEach =
  (check: FieldCheck): FieldCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'must be a list that is not empty';
    if (new Set(value).size !== value.length) return 'must not name anything twice';
    const wrong = value.map(check).find((what) => what !== null);
    return wrong === undefined ? null : `each element ${wrong}`;
  };

export const aNeed = oneOf(NEEDS.filter((need) => need !== 'sleep'));
export const theRounds = checkEach(between(1, 9));

/** Checks a record field by field; those in `needed` must be there. Null if all is well. */
export function fields(
  arg: Json,
  needed: Record<string, FieldCheck>,
  further: Record<string, FieldCheck> = {},
): string | null {
  if (!isRecord(arg))
    return `must be a record with ${[...Object.keys(needed), ...Object.keys(further)].join(', ')}`;
  for (const name of Object.keys(needed)) if (!Object.hasOwn(arg, name)) return `${name} is missing`;
  for (const [name, value] of Object.entries(arg)) {
    const check = Object.hasOwn(needed, name)
      ? needed[name]
      : Object.hasOwn(further, name)
        ? further[name]
        : undefined;
    if (check === undefined) return `there is no '${name}'`;
    const wrong = check(value);
    if (wrong !== null) return `${name} ${wrong}`;
  }
  return null;
}
