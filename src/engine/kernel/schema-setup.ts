/** What the setups of all games have in common, and how a setup of unknown origin is checked against its schema. */

import * as v from 'valibot';
import type { Tunable } from './mods.ts';
import { list, mistakeIn, opt, ownOnly, parts, shown, unknownName, wholeNumber } from './schema-words.ts';
import { type Json, type Refusal, refuse } from './state.ts';

type Tunables = Readonly<Record<string, Tunable>>;

/** An object of numbers, each with the name of a number of the rules. */
export function tunableNumbers(tunables: Tunables, range: (one: Tunable) => ReturnType<typeof wholeNumber>) {
  const entries = Object.entries(tunables).map(([name, one]) => [name, opt(range(one))]);
  return v.strictObject(ownOnly(Object.fromEntries(entries) as v.ObjectEntries), (issue) =>
    issue.expected === 'never'
      ? unknownName('number of the rules', issue.input, Object.keys(tunables))
      : `braces { } belong here, not ${shown(issue.input)}`,
  ) as v.GenericSchema<Record<string, number>>;
}

/** Numbers of the rules that differ from the printed ones, each in its own range. */
export const tuning = (tunables: Tunables) =>
  tunableNumbers(tunables, ({ min, max }) => wholeNumber(min, max));

/** What a modifier takes its parameter for, its own schema says. */
export const jsonSchema = v.custom<Json>((x) => x !== undefined, 'the value is missing');

/** The parts of every setup; how many seats there may be, and which modifiers there are, is for the rules to say. */
export const setupParts = (tunables: Tunables) => ({
  seats: v.pipe(
    v.number((issue) => `a number belongs here, not ${shown(issue.input)}`),
    v.finite('no number of seats is without end'),
  ),
  tune: tuning(tunables),
  mods: list(parts({ id: v.string(), arg: jsonSchema })),
});

/** The refusal of a setup for its first mistake in shape, or in a name; null if there is none. */
export function refuseShape(schema: v.GenericSchema, setup: unknown): Refusal | null {
  const mistake = mistakeIn(schema, setup);
  if (mistake === null) return null;
  const { kind, path, value, why } = mistake;
  return refuse(kind === 'name' ? 'setupUnknown' : 'setupShape', null, { path, value, why });
}

/** Where in a setup something is impossible, and why, for its author. */
export function refusalText({ code, data }: Refusal): string {
  const { path, why, ...rest } = data;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${shown(value)}`);
  const text = typeof why === 'string' ? why : [`impossible (${code})`, ...details].join(', ');
  return typeof path === 'string' && path !== '' ? `${path}: ${text}` : text;
}
