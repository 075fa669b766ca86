/** The shape of the parts of a setup that say where a game begins, where it stops and what is in its box. */

import * as v from 'valibot';
import type { Refusal } from '../../kernel/state.ts';
import { MARKET, TUNES } from '../alleys/state.ts';
import { BOARD } from '../data/cards.ts';
import { COLOURS, FOODS, NEEDS, STANDS } from '../data/schema.ts';
import { STACKABLE } from '../state.ts';
import { bad } from './refusal.ts';
import { type PetzStart, type PetzStop, SCORINGS, START_PHASES, STOP_PHASES } from './types.ts';

/** More than any position needs, and few enough for every screen. */
const MOST = 99;
/** Imps of one shop in all places together; the bots look at all ways to group those at home. */
export const MOST_IMPS = 12;

const opt = v.exactOptional;
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const count = whole(0, MOST);
const imps = whole(0, MOST_IMPS);
const ids = v.array(v.string());
const places = (most: number) => v.pipe(v.array(v.nullable(v.string())), v.maxLength(most));
const few = (most: number) => v.pipe(ids, v.maxLength(most));
const half = v.pipe(v.number(), v.multipleOf(0.5), v.minValue(-MOST), v.maxValue(300));

const pet = v.strictObject({
  id: v.string(),
  size: whole(2, 7),
  suffering: opt(count),
  mutation: opt(whole(0, 1)),
  wears: opt(ids),
  cards: opt(ids),
});

const plot = v.strictObject({
  cage: opt(v.nullable(v.string())),
  addon: opt(v.nullable(v.string())),
  manure: opt(count),
  pet: opt(v.nullable(pet)),
  pearls: opt(count),
  tune: opt(v.picklist(TUNES)),
});

const alleyShop = v.strictObject({
  bodyguard: opt(v.boolean()),
  accessories: opt(ids),
  processed: opt(v.strictObject({ lollipop: opt(count), can: opt(count) })),
  permission: opt(v.nullable(count)),
  gift: opt(v.string()),
});

const shop = v.strictObject({
  gold: opt(count),
  home: opt(imps),
  reputation: opt(half),
  potions: opt(count),
  waiting: opt(v.pipe(v.array(imps), v.maxLength(9))),
  judge: opt(v.boolean()),
  hospital: opt(imps),
  platform: opt(imps),
  hand: opt(few(40)),
  food: opt(
    v.strictObject({
      vegetable: opt(v.pipe(v.array(count), v.maxLength(BOARD.storage.vegetable))),
      meat: opt(v.pipe(v.array(count), v.maxLength(BOARD.storage.meat))),
    }),
  ),
  artifacts: opt(ids),
  books: opt(v.record(v.string(), v.picklist(COLOURS))),
  box: opt(v.nullable(v.picklist(FOODS))),
  plots: opt(v.pipe(v.array(v.nullable(plot)), v.maxLength(4))),
  cart: opt(v.strictObject({ cages: opt(ids), addons: opt(ids), pets: opt(v.array(pet)) })),
  alleys: opt(alleyShop),
});

const record = <const K extends string, T extends v.GenericSchema>(keys: readonly K[], schema: T) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, opt(schema)])) as Record<
      K,
      v.ExactOptionalSchema<T, undefined>
    >,
  );

const stand = v.strictObject({ vegetable: opt(count), meat: opt(count), gold: opt(count) });

const alleyTown = v.strictObject({
  facilities: opt(v.pipe(ids, v.minLength(1))),
  shown: opt(places(3)),
  market: opt(record(MARKET, v.nullable(v.strictObject({ id: v.string(), priced: opt(v.boolean()) })))),
});

const town = v.strictObject({
  cages: opt(places(3)),
  addons: opt(places(2)),
  artifacts: opt(few(2)),
  young: opt(few(3)),
  old: opt(few(3)),
  stands: opt(record(STANDS, stand)),
  neutral: opt(ids),
  alleys: opt(alleyTown),
});

export const startSchema: v.GenericSchema<PetzStart> = v.strictObject({
  round: opt(whole(1, 9)),
  phase: opt(v.picklist(START_PHASES)),
  starter: opt(whole(0, 3)),
  shops: opt(v.pipe(v.array(v.nullable(shop)), v.maxLength(4))),
  town: opt(town),
});

export const stopSchema: v.GenericSchema<PetzStop> = v.strictObject({
  round: whole(1, 9),
  after: opt(v.picklist(STOP_PHASES)),
  scoring: opt(v.picklist(SCORINGS)),
});

export const poolSchema = record(STACKABLE, ids);

export const startNeedsSchema = record(COLOURS, v.array(v.picklist(NEEDS)));

// Whether a part of a setup has the shape it should have; what has not is told by its place.

/** `start.shops[1].gold`, from the keys that lead there. */
function pathTo(part: string, keys: readonly unknown[]): string {
  return keys.reduce<string>(
    (path, key) => `${path}${typeof key === 'number' ? `[${key}]` : `.${key}`}`,
    part,
  );
}

/** What stands there. */
function valueAt(data: unknown, keys: readonly unknown[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[String(key)], data);
}

/** Null if all is well, or if the part is left out. */
export function shapeOf(
  part: 'start' | 'stop' | 'pool' | 'needs',
  schema: v.GenericSchema,
  data: unknown,
): Refusal | null {
  if (data === undefined) return null;
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return null;
  const issue = result.issues[0];
  const keys = (issue.path ?? []).map(({ key }: { key: unknown }) => key);
  return bad('startShape', pathTo(part, keys), valueAt(data, keys), issue.message);
}
