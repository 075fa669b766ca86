/** One answer being worked through: what the steps of the rules are handed as their context. */

import { copy } from './data.ts';
import { type Rng, rollWith } from './rng.ts';
import type { Context, Script } from './script.ts';
import { type BaseState, END, type GameEvent } from './state.ts';

/**
 * Sees the state as it is when an event is emitted. The state goes on changing: take a view of it, store nothing of it,
 * change nothing in it.
 */
export type EventWatcher<S, E> = (s: S, event: E) => void;

/** A class and not an object of closures: one is made for every answer, and playouts give very many. */
export class Run<S extends BaseState, E extends GameEvent> implements Context<S, E> {
  readonly s: S;
  readonly #events: E[] | null;
  readonly #witness: EventWatcher<S, E> | undefined;

  /** Without a list for events the run is silent. */
  constructor(s: S, events: E[] | null, witness?: EventWatcher<S, E>) {
    this.s = s;
    this.#events = events;
    this.#witness = witness;
  }

  emit(event: E): void {
    this.#events?.push(event);
    this.#witness?.(this.s, event);
  }

  call<V extends object>(script: Script<S, E, V>, vars: V): void {
    this.s.tasks.push({ proc: script.id, at: script.steps[0]?.name ?? END, vars });
  }

  roll<T>(use: (rng: Rng) => T): T {
    this.s.secrets++;
    return rollWith(this.s.rng, use);
  }

  secret(): void {
    this.s.secrets++;
  }

  end(outcome: NonNullable<S['outcome']>): void {
    this.s.outcome = copy(outcome);
  }
}
