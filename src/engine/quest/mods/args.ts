/** How modifiers read their parameters: whatever comes, the check names what is wrong and never throws. */

import { isRecord } from '../../kernel/domain.ts';
import type { Json } from '../../kernel/state.ts';

/** Reads one field; what is wrong with it, or null. */
type Field = (value: Json | undefined) => string | null;

/** A whole number within bounds. */
export function integer(min: number, max: number): Field {
  return (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? null
      : `a whole number from ${min} to ${max} belongs here`;
}

/** Rounds of a World: different ones, at least one. */
export const rounds: Field = (value) => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  const fits = list.every((round) => integer(1, 10)(round) === null) && new Set(list).size === list.length;
  return fits && list.length > 0 ? null : 'a list of different Rounds from 1 to 10 belongs here';
};

/** A text that is one of these. */
export function oneOfNames(known: readonly string[]): Field {
  return (value) => (known.some((name) => name === value) ? null : `one of ${known.join(', ')} belongs here`);
}

/** A name of up to so many letters. */
export function name(longest: number): Field {
  return (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest
      ? null
      : `a name of 1 to ${longest} letters belongs here`;
}

/** May be left out. */
export function maybe(field: Field): Field {
  return (value) => (value === undefined ? null : field(value));
}

/** A record with these fields and no others. */
export function record(fields: Readonly<Record<string, Field>>): (arg: Json) => string | null {
  return (arg) => {
    if (!isRecord(arg)) return `a record with ${Object.keys(fields).join(', ')} belongs here`;
    for (const key of Object.keys(arg)) {
      if (!Object.hasOwn(fields, key)) return `'${key}' means nothing here`;
    }
    for (const [key, field] of Object.entries(fields)) {
      const why = field(Object.hasOwn(arg, key) ? (arg[key] as Json) : undefined);
      if (why !== null) return `${key}: ${why}`;
    }
    return null;
  };
}

/** No parameter at all. */
export const nothing = (arg: Json): string | null => (arg === null ? null : 'null belongs here');
