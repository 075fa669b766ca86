/** What a game must define to be played by the kernel. */

import type { Form } from './domain.ts';
import type { Modifier, Tunable } from './mods.ts';
import type { Rng } from './rng.ts';
import type { AnyScript } from './script.ts';
import type { Ask, BaseSetup, BaseState, GameEvent, Refusal, Seat } from './state.ts';

/** What every view shows of the kernel's part of the state. */
export interface BaseView {
  /** Who is looking; null is a spectator. */
  seat: Seat | null;
  ask: Ask | null;
}

/** The part a seat plays: `rival` for itself; `hero` and `lord` as two sides. */
export interface SeatInfo {
  role: string;
  /** Seats of the same team win together. */
  team: number;
}

export interface Rules<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
> {
  id: string;
  /** Grows whenever the same log could lead to another state. */
  version: number;
  scripts: readonly AnyScript<S, E>[];
  forms: Record<string, Form>;
  tunables: Record<string, Tunable>;
  mods: Record<string, Modifier<S, E>>;
  seats(setup: Setup): SeatInfo[];
  /** What is wrong with a setup of unknown origin, or null. */
  checkSetup(setup: Setup): Refusal | null;
  /** The state before the first step: the first task on the stack, no dice thrown yet. */
  initial(setup: Setup): Omit<S, keyof BaseState> & Pick<S, 'tasks'>;
  /** What a seat (null: a spectator) may know. Shares nothing with the state. */
  view(s: S, seat: Seat | null): V;
  /** A full state that the view's owner could believe in; sealed answers of others are left to the kernel. */
  imagine(view: V, rng: Rng): S;
  /** What a seat may know of an event; null if nothing at all. */
  redact(event: E, seat: Seat | null): E | null;
  /** A copy that shares nothing with the original; a faster `copy` from `data.ts`. */
  clone(s: S): S;
  /** What is wrong with the inventory: every piece must be somewhere exactly once. Empty if all is well. */
  audit(s: S): string[];
  /**
   * Whether data of unknown origin, read within limits (`safe-json.ts`), has the shape of a state for a setup: every part
   * of its type, every number one that there can be. That all pieces are there is for the audit to say.
   */
  isState(data: unknown, setup: Setup): boolean;
}
