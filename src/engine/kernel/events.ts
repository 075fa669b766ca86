/** Events of a game as one table: each type once, with its payload. */

import type { Seat } from './state.ts';

/** The fields of an event besides its type. Only a type: nothing is there when the game runs. */
interface Payload<T extends object> {
  readonly fields?: T;
}

export const payload = <T extends object = object>(): Payload<T> => ({});

/** One type written out, so that messages of the compiler are short; of a union each part by itself. */
type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

type FieldsOf<X> = X extends Payload<infer T> ? T : never;

/** All events of a table. `only`: the seats that may know of one; without it everybody may. */
export type EventsIn<Table extends Readonly<Record<string, Payload<object>>>> = {
  [K in keyof Table & string]: Flat<{ type: K } & FieldsOf<Table[K]> & { only?: readonly Seat[] }>;
}[keyof Table & string];
