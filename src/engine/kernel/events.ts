/** Events of a game as one table: each type once, with what it tells. */

import type { Seat } from './state.ts';

/** What an event of a table tells besides its type. Only a type: nothing is there when the game runs. */
interface Tells<T extends object> {
  readonly told?: T;
}

export const tells = <T extends object = object>(): Tells<T> => ({});

/** One type written out, so that messages of the compiler are short; of a union each part by itself. */
type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

type ToldBy<X> = X extends Tells<infer T> ? T : never;

/** All events of a table. `only`: the seats that may know of one; without it everybody may. */
export type EventsIn<Table extends Readonly<Record<string, Tells<object>>>> = {
  [K in keyof Table & string]: Flat<{ type: K } & ToldBy<Table[K]> & { only?: readonly Seat[] }>;
}[keyof Table & string];
