/** What a game tells the laws of its secrets. */

import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Seat } from '../../src/engine/kernel/state.ts';

/** What a game keeps secret, written apart from its own `view` and `imagine` so that those can be tested. */
export interface Hidden<S, V, E> {
  /** Puts everything that a seat cannot see into another order, in place; sealed answers are left alone. */
  permute(s: S, seat: Seat | null, rng: Rng): void;
  /** The pieces that a view does not show. */
  unseen(view: V): Set<string>;
  /** The pieces that an event names. */
  named(event: E): string[];
  /** True if with this event pieces that all have seen are hidden again, such as discards that become a deck. */
  covers(event: E): boolean;
}

/** Every text in some data, but for the fields left out. */
export function texts(data: unknown, except: readonly string[] = []): string[] {
  if (typeof data === 'string') return [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => (except.includes(key) ? [] : texts(value, except)));
}
