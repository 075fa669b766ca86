/** How modifiers read their parameters: whatever comes, a check names what is wrong and never throws. */

import { isRecord, isWhole } from './domain.ts';
import type { Json } from './state.ts';

/** What is wrong with a value that is to be a `T`, for the author of a setup, or null. */
export interface Check<T> {
  (value: Json): string | null;
  readonly of?: T;
}

/** A field that may be left out. */
interface Maybe<T> extends Check<T> {
  readonly mayLack: true;
}

type Fields = Readonly<Record<string, Check<unknown>>>;
type Optional<F> = { [K in keyof F]: F[K] extends Maybe<unknown> ? K : never }[keyof F];
type Checked<C> = C extends Check<infer T> ? T : never;
type Fitting<F> = { [K in Exclude<keyof F, Optional<F>>]: Checked<F[K]> } & {
  [K in Optional<F>]?: Checked<F[K]>;
};

/** A whole number in a range. */
export const whole =
  (min: number, max: number): Check<number> =>
  (value) =>
    isWhole(value) && value >= min && value <= max ? null : `must be a whole number from ${min} to ${max}`;

/** One of some names. */
export const oneOf =
  <const T extends string>(names: readonly T[]): Check<T> =>
  (value) =>
    names.some((name) => name === value) ? null : `must be one of: ${names.join(', ')}`;

/** A name of up to so many letters. */
export const name =
  (longest: number): Check<string> =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest
      ? null
      : `must be a name of 1 to ${longest} letters`;

/** A list, not empty, of elements that all pass. */
export const someOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'must be a list that is not empty';
    const wrong = value.map(check).find((what) => what !== null);
    return wrong === undefined ? null : `each element ${wrong}`;
  };

/** The same, and no element twice. */
export const setOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value) =>
    Array.isArray(value) && new Set(value).size !== value.length
      ? 'must not name anything twice'
      : someOf(check)(value);

/** May be left out. */
export const maybe = <T>(check: Check<T>): Maybe<T> =>
  Object.assign((value: Json) => check(value), { mayLack: true } as const);

/** Nothing to be said. */
export const nothing: Check<null> = (value) => (value === null ? null : 'must be null');

/** A record with these fields and no others. */
export function record<F extends Fields>(fields: F): Check<Fitting<F>> {
  return (value) => {
    if (!isRecord(value)) return `must be a record with ${Object.keys(fields).join(', ')}`;
    const odd = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (odd !== undefined) return `there is no '${odd}'`;
    for (const [key, check] of Object.entries(fields)) {
      const found = Object.hasOwn(value, key) ? value[key] : undefined;
      if (found === undefined && 'mayLack' in check) continue;
      const wrong = found === undefined ? 'is missing' : check(found);
      if (wrong !== null) return `${key} ${wrong}`;
    }
    return null;
  };
}

/** The check of a whole parameter: its shape, then what speaks against it in this setup. */
export const checkIn =
  <A, S>(shape: Check<A>, further?: (arg: A, setup: S) => string | null) =>
  (arg: Json, setup: S): string | null =>
    shape(arg) ?? further?.(arg as A, setup) ?? null;
