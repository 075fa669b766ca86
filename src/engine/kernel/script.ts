/**
 * The flow of the rules: scripts of named steps, in the rulebook's order. A step either runs or asks. Where
 * each script stands is a task on the stack in the state, so an interrupt is simply a pushed script that hands
 * a value back.
 */

import type { Domain } from './domain.ts';
import type { Rng } from './rng.ts';
import type { AskMode, BaseState, GameEvent, Json, Refusal, Seat } from './state.ts';

/** Where to go after a step: on (nothing), the same step again, another step, or back to the caller. */
export type Move = undefined | 'again' | { goto: string } | { done: Json };

/** What a step may use besides the state. */
export interface Context<S extends BaseState, E extends GameEvent> {
  readonly s: S;
  /** Tells the story: what happened, in order. Silent in playouts. */
  emit(event: E): void;
  /** Runs another script before the caller's next step. What it hands back is put into the caller's `vars.got`. */
  call<V extends object>(script: Script<S, E, V>, vars: V): void;
  /** Throws the game's dice, and remembers that a secret came up. */
  roll<T>(use: (rng: Rng) => T): T;
  /** Something hidden has been shown to a seat: undo may not go back before this. */
  secret(): void;
  /** Ends the game. */
  end(outcome: NonNullable<S['outcome']>): void;
}

export interface RunStep<S extends BaseState, E extends GameEvent, V> {
  name: string;
  run(c: Context<S, E>, vars: V): Move;
}

export interface StepQuestion<S extends BaseState, V> {
  kind: string;
  /** Who is asked; an empty list skips the step. */
  who(s: S, vars: V): Seat[];
  domain(s: S, seat: Seat, vars: V): Domain;
  /** Why a choice outside the domain is not possible, in the game's own terms. Null: no special reason. */
  why?(s: S, seat: Seat, choice: Json, vars: V): Refusal | null;
}

export interface AskStep<S extends BaseState, E extends GameEvent, V> {
  name: string;
  ask: StepQuestion<S, V> & {
    how: AskMode;
    /** `choice` and `seat` are the last answer; `answers` are all of a question that several seats answer. */
    then(c: Context<S, E>, vars: V, choice: Json, seat: Seat, answers: Record<Seat, Json>): Move;
  };
}

export type Step<S extends BaseState, E extends GameEvent, V> = RunStep<S, E, V> | AskStep<S, E, V>;

export interface Script<S extends BaseState, E extends GameEvent, V extends object> {
  id: string;
  steps: readonly Step<S, E, V>[];
}

// A registry holds scripts with different vars; each task carries the vars its own script made.
// biome-ignore lint/suspicious/noExplicitAny: `Context.call` pairs script and vars
export type AnyScript<S extends BaseState, E extends GameEvent> = Script<S, E, any>;

/** Names a list of steps. */
export function script<S extends BaseState, E extends GameEvent, V extends object>(
  id: string,
  steps: readonly Step<S, E, V>[],
): Script<S, E, V> {
  return { id, steps };
}

/** A question for one seat (or, with `any`, for several of whom the first to speak decides). */
export function askOne<S extends BaseState, E extends GameEvent, V, C>(
  name: string,
  question: StepQuestion<S, V> & {
    /** `any`: every named seat may answer; null lets it pass, and `then` gets null once all have. */
    how?: 'one' | 'any';
    then(c: Context<S, E>, vars: V, choice: C, seat: Seat): Move;
  },
): AskStep<S, E, V> {
  const { then, how = 'one', ...rest } = question;
  return {
    name,
    ask: {
      ...rest,
      how,
      // The kernel has checked the choice against the domain, which is what `C` describes.
      then: (c, vars, choice, seat) => then(c, vars, choice as C, seat),
    },
  };
}

/** A question that all named seats answer in secret; `then` gets all answers at once. */
export function askAll<S extends BaseState, E extends GameEvent, V, C>(
  name: string,
  question: StepQuestion<S, V> & {
    then(c: Context<S, E>, vars: V, choices: Record<Seat, C>): Move;
  },
): AskStep<S, E, V> {
  const { then, ...rest } = question;
  return {
    name,
    ask: {
      ...rest,
      how: 'all',
      then: (c, vars, _choice, _seat, answers) => then(c, vars, answers as Record<Seat, C>),
    },
  };
}
