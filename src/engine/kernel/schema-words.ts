/**
 * Schemas of what people write by hand (levels, the starts of setups, the parameters of modifiers), whose mistakes are
 * explained to their author: where something stands, what belongs there, and what was probably meant.
 */

import * as v from 'valibot';
import { equal } from './data.ts';
import type { Json } from './state.ts';

/** A field that may be left out. */
export const opt = v.exactOptional;

/** The fewest letters to add, drop, change or swap with a neighbour to make one word into the other. */
export function distance(a: string, b: string): number {
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1], b[j - 1]];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (x === y ? 0 : 1));
      const isSwap = i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y;
      if (isSwap) best = Math.min(best, (last[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** The name that was probably meant; null if none is near. Capitals do not count, a cut-off end counts little. */
export function nearest(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const known = name.toLowerCase();
    const isStart = wanted.length >= 3 && known.startsWith(wanted);
    const off = isStart ? 1 : distance(wanted, known);
    if (off < least) [found, least] = [name, off];
  }
  return least <= Math.max(1, Math.floor(wanted.length / 3)) ? found : null;
}

/** `; did you mean 'uni'?`, or nothing. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name === null ? '' : `; did you mean '${name}'?`;
}

/** So many names can be listed where none is near. */
const FEW = 12;

/** `no pet is called 'Unni'; did you mean 'uni'?` */
export function unknownName(kind: string, word: unknown, names: readonly string[]): string {
  if (word === undefined) return `the id of a ${kind} is missing`;
  if (typeof word !== 'string') return `the id of a ${kind} belongs here, not ${JSON.stringify(word)}`;
  const meant = didYouMean(word, names);
  const few = meant === '' && names.length <= FEW ? `, but ${names.join(', ')}` : '';
  return `no ${kind} is called '${word}'${meant}${few}`;
}

/** One of these ids; `kind` is what they name, in words for the author of a level. */
export function named<const T extends string>(kind: string, ids: readonly T[]) {
  return v.picklist(ids, (issue) => unknownName(kind, issue.input, ids));
}

/** The same without what every object has by itself: a part called `constructor` is unknown. */
export const ownOnly = <T extends object>(entries: T): T => Object.assign(Object.create(null), entries);

/** An object with these parts and no others; an unknown or missing part is named. */
export function parts<const T extends v.ObjectEntries>(entries: T) {
  return v.strictObject<T, v.ErrorMessage<v.StrictObjectIssue>>(ownOnly(entries), (issue) => {
    if (issue.expected === 'never') {
      const key = issue.input as string;
      return `nothing here is called '${key}'${didYouMean(key, Object.keys(entries))}`;
    }
    if (issue.expected === 'Object') return `braces { } belong here, not ${shown(issue.input)}`;
    return `${issue.expected?.replaceAll('"', "'")} is missing`;
  });
}

/** The same parts, each of which may be left out. */
export function partsIfAny<const T extends v.ObjectEntries>(entries: T) {
  const each = Object.entries(entries).map(([name, part]) => [name, opt(part)]);
  return parts(Object.fromEntries(each) as { [K in keyof T]: v.ExactOptionalSchema<T[K], undefined> });
}

/** A value as it is quoted in a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** A whole number in a range. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.number((issue) => `a number belongs here, not ${shown(issue.input)}`),
    v.integer((issue) => `a whole number belongs here, not ${issue.input}`),
    v.minValue(least, (issue) => `${issue.input} is too small: at least ${least}`),
    v.maxValue(most, (issue) => `${issue.input} is too much: at most ${most}`),
  );
}

export const flagSchema = v.boolean((issue) => `true or false belongs here, not ${shown(issue.input)}`);

/** A list; the mistake says so where it is none. */
export function list<const T extends v.GenericSchema>(item: T) {
  return v.array(item, (issue) => `a list [ ] belongs here, not ${shown(issue.input)}`);
}

/** A list of one or more. */
export function someOf<const T extends v.GenericSchema>(item: T) {
  return v.pipe(list(item), v.nonEmpty('at least one belongs here'));
}

/** The same, and nothing twice. */
export function setOf<const T extends v.GenericSchema>(item: T) {
  return v.pipe(
    someOf(item),
    v.check((all) => new Set(all).size === all.length, 'the same stands here twice'),
  );
}

/** What of a schema says where values stand. */
interface Shape {
  type: string;
  item?: Shape;
  wrapped?: Shape;
  entries?: Readonly<Record<string, Shape>>;
}

/** A value that is no list and no object with parts: where it stands, and the schema it is checked by. */
interface PlacedValue {
  schema: unknown;
  value: unknown;
  path: string;
}

/** All values in data that fits its schema, in the schema's order; what is null or left out is none. */
export function valuesIn(schema: Shape, data: unknown, path: string): PlacedValue[] {
  const { item, wrapped, entries } = schema;
  if (data === null || data === undefined) return [];
  if (wrapped !== undefined) return valuesIn(wrapped, data, path);
  if (item !== undefined)
    return (data as unknown[]).flatMap((one, i) => valuesIn(item, one, `${path}[${i}]`));
  if (entries === undefined) return [{ schema, value: data, path }];
  const parts = data as Record<string, unknown>;
  return Object.entries(entries).flatMap(([name, part]) => valuesIn(part, parts[name], `${path}.${name}`));
}

/** The first mistake in what an author has written. */
interface Mistake {
  /** A name that nothing has, a field that is missing, a value out of its range, or something of another shape. */
  kind: 'name' | 'missing' | 'range' | 'shape';
  /** Where it stands: `start.shops[1].gold`. */
  path: string;
  /** What is found there; for a field that should not be there its name. */
  value: Json;
  why: string;
}

/** The first mistake in data, or null; a field that should not be there first, as it may be the one that is missing. */
export function mistakeIn(schema: v.GenericSchema, data: unknown, at = ''): Mistake | null {
  const { issues = [], output } = v.safeParse(schema, data);
  const issue = issues.find(({ expected }) => expected === 'never') ?? issues[0];
  if (issue === undefined) {
    // To the schema of an object a list is one without fields.
    if (equal(output, data)) return null;
    return { kind: 'shape', path: at, value: data as Json, why: 'there is a list where braces { } belong' };
  }
  const keys = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  const path = at + keys.join('');
  return {
    kind: kindOf(issue),
    path: path.startsWith('.') ? path.slice(1) : path,
    value: (issue.input ?? null) as Json,
    why: issue.message,
  };
}

function kindOf({ type, kind, input }: v.BaseIssue<unknown>): Mistake['kind'] {
  if (input === undefined) return 'missing';
  if (type === 'picklist') return 'name';
  return kind === 'validation' ? 'range' : 'shape';
}

/** A mistake in one line: `rounds[1]: 12 is too much: at most 9`. */
export function mistakeText(mistake: Mistake | null): string | null {
  if (mistake === null) return null;
  const { path, why } = mistake;
  return path === '' ? why : `${path}: ${why}`;
}

/** No parameter at all. */
export const nothing = v.null((issue) => `null belongs here, not ${shown(issue.input)}`);

/** The check of a modifier's whole parameter: its shape, then what speaks against it in this setup. */
export const checkIn =
  <A, S>(shape: v.GenericSchema<unknown, A>, further?: (arg: A, setup: S) => string | null) =>
  (arg: Json, setup: S): string | null =>
    mistakeText(mistakeIn(shape, arg)) ?? further?.(arg as A, setup) ?? null;
