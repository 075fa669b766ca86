/**
 * A game's questions, typed: from a map of kinds to choices (`'petz.ward': WardChoice`) the kind of a question gives the
 * type of its answer, where the question is written and wherever an answer is read. All of it is for the compiler.
 */

import { type AskStep, askAll, askOne, type Context, type Move, type StepQuestion } from './script.ts';
import type { BaseState, GameEvent, Json, Seat } from './state.ts';

interface One<S extends BaseState, E extends GameEvent, V, K, C> extends StepQuestion<S, V> {
  kind: K & string;
  how?: 'one' | 'any';
  then(c: Context<S, E>, vars: V, choice: C, seat: Seat): Move;
}

interface All<S extends BaseState, E extends GameEvent, V, K, C> extends StepQuestion<S, V> {
  kind: K & string;
  then(c: Context<S, E>, vars: V, choices: Record<Seat, C>): Move;
}

/** What there is to do or to say about choices, by the kind of their question. */
export type ByKind<Choices, Scene, T> = {
  readonly [K in keyof Choices]: (scene: Scene, choice: Choices[K]) => T;
};

/** Reads the choices of a game, or of several. */
export function choicesBy<Choices>() {
  return {
    /** A choice that the engine offers or has taken. One of unknown origin is checked first, against the domain. */
    choiceOf: <K extends keyof Choices>(_kind: K, choice: Json): Choices[K] => choice as Choices[K],
    /** The options of a question. */
    optionsOf: <K extends keyof Choices>(_kind: K, options: readonly Json[]): readonly Choices[K][] =>
      options as readonly Choices[K][],
    /** What a table of functions makes of a choice; undefined for a kind that is not in it. */
    byKind<Scene, T>(
      table: Partial<ByKind<Choices, Scene, T>>,
      kind: string,
      scene: Scene,
      choice: Json,
    ): T | undefined {
      const make = table[kind as keyof Choices];
      return make?.(scene, choice as Choices[keyof Choices]);
    },
  };
}

/** `askOne` and `askAll` for the questions of a game. */
export function questionsBy<S extends BaseState, E extends GameEvent, Choices>() {
  return {
    askOne: <V, K extends keyof Choices>(
      name: string,
      question: One<S, E, V, K, Choices[K]>,
    ): AskStep<S, E, V> => askOne(name, question),
    askAll: <V, K extends keyof Choices>(
      name: string,
      question: All<S, E, V, K, Choices[K]>,
    ): AskStep<S, E, V> => askAll(name, question),
  };
}
