/**
 * The vocabulary that every game shares: seats, questions, answers, and the part of the state that the
 * kernel itself looks after. A state is plain JSON data and nothing else, so that saving, copying, hashing,
 * comparing and sending it to a worker need no further code.
 */

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Anything that survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Where a running script stands. `vars` are public: secrets belong to the seats' own parts of the state. */
export interface Task {
  proc: string;
  /** Name of the step to take next; `END` once the last step is done. */
  at: string;
  vars: object;
}

export const END = '';

/** How a question with several seats is answered: by its only seat, by all in secret, or by the first to speak. */
export type AskMode = 'one' | 'all' | 'any';

/** A question that is open now. */
export interface Ask<Kind extends string = string> {
  /** Counts up through the game; an answer quotes it, so that a stale answer is refused. */
  id: number;
  kind: Kind;
  seats: Seat[];
  how: AskMode;
  /** Answers given so far to an `all` question (and `null` for a seat that let an `any` question pass). */
  sealed: Record<Seat, Json>;
}

/** What a view shows in place of another seat's sealed answer: that it was given is public, what it is not. */
export const SEALED = '?';

/** The end of a game. In a co-operative game either every hero wins or none does. */
export interface Outcome {
  reason: string;
  scores: number[];
  winners: Seat[];
}

/** A modifier switched on by the setup, with its own parameters. */
export interface ModUse {
  id: string;
  arg: Json;
}

/** What every setup has, in each game. Nothing outside the setup and the seed decides a rule. */
export interface BaseSetup {
  /** How many seats take part. */
  seats: number;
  /** Numbers of the rules that differ from the printed ones, by the name of the tunable. */
  tune: Record<string, number>;
  mods: ModUse[];
}

/** The four numbers of the Alea generator (see `rng.ts`). */
export type Dice = [number, number, number, number];

export interface BaseState {
  setup: BaseSetup;
  rng: Dice;
  tasks: Task[];
  ask: Ask | null;
  /** How many questions have been asked so far. */
  asked: number;
  /** Grows whenever dice fall or something hidden is shown: undo stops there. */
  secrets: number;
  outcome: Outcome | null;
}

/** One seat's answer to an open question. `choice` is the option's value, never its index. */
export interface Action {
  seat: Seat;
  ask: number;
  choice: Json;
}

/** Something that happened, for the screen and the log. `only` names the seats that may know of it. */
export interface GameEvent {
  type: string;
  only?: readonly Seat[];
}

/** Why an answer was not taken: a code for the texts, the rule it would break, and data for the message. */
export interface Refusal {
  code: string;
  /** Id of the rule in `docs/rules`, where a rule of the game (not of the contract) refuses. */
  rule: string | null;
  data: Record<string, Json>;
}

/** Builds a refusal: `refuse('taken', 'PB-SHOP-10', { space: 'meat' })`. */
export function refuse(code: string, rule: string | null = null, data: Record<string, Json> = {}): Refusal {
  return { code, rule, data };
}
