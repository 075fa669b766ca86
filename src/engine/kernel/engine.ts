/**
 * The engine: takes a game's rules and plays them. Deterministic, synchronous, without any outside world:
 * the same setup, seed and answers always give the same states and events.
 */

import { EngineError, type Place, questionAt, ScriptBook } from './book.ts';
import { copy, freeze, isPlain, plain } from './data.ts';
import { checkChoice, type Domain, isRecord, sampleChoice } from './domain.ts';
import { narrowDomain, runHooks, whyNarrowed } from './mods.ts';
import { type Rng, seedDice } from './rng.ts';
import type { BaseView, Rules } from './rules.ts';
import { type EventWatcher, Run } from './run.ts';
import type { Context, Move } from './script.ts';
import {
  type Action,
  type Ask,
  type BaseSetup,
  type BaseState,
  END,
  type GameEvent,
  type Json,
  type Refusal,
  refuse,
  SEALED,
  type Seat,
  type Task,
} from './state.ts';

/** Steps that may run between two questions before a script is taken for an endless loop. */
const FUEL = 10_000;

type Applied<S, E> = { ok: true; state: S; events: E[] } | { ok: false; refusal: Refusal };

export { EngineError };

/** What the kernel notes in a task's `vars`. Being data there, the notes are copied and saved with the rest. */
interface Notes {
  /** What the script hands back when it ends. */
  done?: Json;
  /** What the script it called last has handed back. */
  got?: Json;
  /** The step that waits, its `before` hooks done, for a script that one of them called. */
  hooked?: string;
}

export class Engine<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
> {
  readonly rules: Rules<Setup, S, V, E>;
  readonly #book: ScriptBook<S, E>;

  constructor(rules: Rules<Setup, S, V, E>) {
    this.rules = rules;
    this.#book = new ScriptBook(rules.scripts, rules.mods);
  }

  /** A new game, played up to its first question. Throws `EngineError` for a setup the rules refuse. */
  start(wanted: Setup, seed: string): { state: S; events: E[] } {
    const setup = freeze(plain(wanted));
    const refusal = this.rules.checkSetup(setup);
    if (refusal !== null)
      throw new EngineError(`setup refused: ${refusal.code} ${JSON.stringify(refusal.data)}`);
    const base: Omit<BaseState, 'setup' | 'tasks'> = {
      rng: seedDice(seed),
      ask: null,
      asked: 0,
      secrets: 0,
      outcome: null,
    };
    // `initial` gives exactly the parts of S that the kernel does not, which the type system cannot add up.
    const laidOut = { setup, ...base, ...this.rules.initial(setup) } as S;
    // A copy, so that the state of a new game is built like those of searching bots: what is built alike is read faster.
    const state = this.rules.clone(laidOut);
    state.setup = setup;
    const events: E[] = [];
    this.#settle(new Run(state, events));
    return { state, events };
  }

  /**
   * Runs a state that was put together by hand (a scenario's starting position, a test) up to its first
   * question, in place, and tells what happened.
   */
  resume(s: S): E[] {
    const events: E[] = [];
    this.#settle(new Run(s, events));
    return events;
  }

  /** What a seat may answer now; null if it is not asked. A seat that has sealed its answer has no say any more. */
  domain(s: S, seat: Seat): Domain | null {
    const ask = s.ask;
    if (ask === null || !ask.seats.includes(seat) || ask.sealed[seat] !== undefined) return null;
    return this.#domainOf(s, seat);
  }

  /** The seats that still owe an answer, in the order they were named. */
  waiting(s: { ask: Ask | null }): Seat[] {
    const ask = s.ask;
    return ask === null ? [] : ask.seats.filter((seat) => ask.sealed[seat] === undefined);
  }

  /** Null if the action may be applied, else why not. Never throws, for any action. */
  check(s: S, action: Action): Refusal | null {
    if (s.outcome !== null) return refuse('gameOver');
    if (!isRecord(action) || s.ask === null || action.ask !== s.ask.id) return refuse('staleAnswer');
    const domain = this.domain(s, action.seat);
    if (domain === null) return refuse('notYourTurn');
    const refusal = checkChoice(domain, action.choice, this.rules.forms);
    // What looks like an offered choice may still be no data, such as an object that inherits from an array.
    if (refusal === null) return isPlain(action.choice) ? null : refuse('notOffered');
    const task = this.#top(s);
    const question = questionAt(this.#book.placeOf(task));
    const twist = whyNarrowed(s, action.seat, question.kind, action.choice, this.rules.mods);
    return twist ?? question.why?.(s, action.seat, action.choice, task.vars) ?? refusal;
  }

  /**
   * Applies an answer to a copy of the state; a refused answer changes nothing. A witness is shown the copy at every
   * event, for pictures of what lies between one question and the next.
   */
  apply(s: S, action: Action, witness?: EventWatcher<S, E>): Applied<S, E> {
    const refusal = this.check(s, action);
    if (refusal !== null) return { ok: false, refusal };
    const state = this.rules.clone(s);
    const events: E[] = [];
    const { seat, choice } = plain(action);
    this.#take(new Run(state, events, witness), seat, choice);
    return { ok: true, state, events };
  }

  /**
   * Applies an answer in place, for playouts; what happens is added to `events`, if that is a list. The choice must come
   * from the domain: it is not checked again.
   */
  applyTo(s: S, seat: Seat, choice: Json, events: E[] | null = null): void {
    this.#take(new Run(s, events), seat, choice);
  }

  /**
   * Whether a state of unknown origin stands somewhere in the rules: it is over, or every script that runs is known, the
   * one on top asks what is asked, and the answers given to that may be given. May throw for what is no state at all.
   */
  stands(s: S): boolean {
    if (s.outcome !== null) return true;
    const { ask } = s;
    if (ask === null || ask.id > s.asked || !s.tasks.every((task) => this.#book.knows(task))) return false;
    const question = this.#book.placeOf(this.#top(s)).ask;
    if (question?.kind !== ask.kind || question.how !== ask.how) return false;
    if (ask.how === 'one' && ask.seats.length !== 1) return false;
    const asked = { ...s, ask: { ...ask, sealed: {} } };
    return (
      this.waiting(s).length > 0 &&
      ask.seats.every((seat) => this.domain(asked, seat) !== null) &&
      Object.entries(ask.sealed).every(
        ([seat, choice]) => this.check(asked, { seat: Number(seat), ask: ask.id, choice }) === null,
      )
    );
  }

  /** A random legal answer for a seat that is asked. */
  sample(s: S, seat: Seat, rng: Rng): Json {
    return sampleChoice(this.#domainOf(s, seat), rng, this.rules.forms);
  }

  view(s: S, seat: Seat | null): V {
    return this.rules.view(s, seat);
  }

  /** A full state that the view's owner could believe in, other seats' sealed answers included. */
  imagine(view: V, rng: Rng): S {
    const s = this.rules.imagine(view, rng);
    const ask = s.ask;
    if (ask === null) return s;
    for (const seat of ask.seats) {
      if (seat === view.seat || ask.sealed[seat] !== SEALED) continue;
      // To let an `any` question pass is the only answer that leaves it open.
      ask.sealed[seat] = ask.how === 'any' ? null : this.sample(s, seat, rng);
    }
    return s;
  }

  #domainOf(s: S, seat: Seat): Domain {
    const task = this.#top(s);
    const ask = questionAt(this.#book.placeOf(task));
    const domain = ask.domain(s, seat, task.vars);
    return s.setup.mods.length === 0 ? domain : narrowDomain(s, seat, ask.kind, domain, this.rules.mods);
  }

  #take(c: Context<S, E>, seat: Seat, choice: Json): void {
    const s = c.s;
    const ask = s.ask;
    if (ask === null) throw new EngineError('an answer was given, but nothing is asked');
    const task = this.#top(s);
    const place = this.#book.placeOf(task);
    const question = questionAt(place);
    if (ask.how !== 'one') {
      ask.sealed[seat] = choice;
      if (!isAnswered(ask, choice)) return;
    }
    s.ask = null;
    if (ask.how === 'all') s.secrets++;
    const move = question.then(c, task.vars, choice, seat, ask.sealed);
    this.#after(c, place);
    this.#move(task, place, move);
    this.#settle(c);
  }

  /** Runs steps until a question is open or the game is over. */
  #settle(c: Context<S, E>): void {
    const s = c.s;
    for (let fuel = FUEL; s.ask === null && s.outcome === null; fuel--) {
      if (fuel === 0) throw new EngineError(`no question after ${FUEL} steps: ${describe(s.tasks)}`);
      const task = this.#top(s);
      if (task.at === END) this.#return(s);
      else this.#step(c, task);
    }
  }

  #step(c: Context<S, E>, task: Task): void {
    const place = this.#book.placeOf(task);
    if (c.s.setup.mods.length > 0 && !this.#before(c, task, place)) return;
    if (place.run !== null) {
      const move = place.run(c, task.vars);
      this.#after(c, place);
      this.#move(task, place, move);
      return;
    }
    const question = questionAt(place);
    const { kind, how } = question;
    const seats = [...question.who(c.s, task.vars)];
    if (how === 'one' && seats.length > 1) throw new EngineError(`'${kind}' is for one, but asks ${seats}`);
    if (seats.length === 0) this.#move(task, place, undefined);
    else c.s.ask = { id: ++c.s.asked, kind, seats, how, sealed: {} };
  }

  /** Runs the hooks before a step. False if the step must wait for a script they called, or the game is over. */
  #before(c: Context<S, E>, task: Task, place: Place<S, E>): boolean {
    const notes: Notes = task.vars;
    if (notes.hooked === place.name) {
      delete notes.hooked;
      return true;
    }
    runHooks(c, this.rules.mods, 'before', place.moment);
    if (c.s.outcome !== null) return false;
    if (this.#top(c.s) === task) return true;
    notes.hooked = place.name;
    return false;
  }

  #after(c: Context<S, E>, place: Place<S, E>): void {
    if (c.s.setup.mods.length > 0) runHooks(c, this.rules.mods, 'after', place.moment);
  }

  /** Moves a task on. A script called meanwhile lies above it on the stack and goes first. */
  #move(task: Task, place: Place<S, E>, move: Move): void {
    if (move === 'again') return;
    if (move === undefined) task.at = place.next;
    else if ('goto' in move) task.at = this.#book.place(task.proc, move.goto).name;
    else {
      task.at = END;
      (task.vars as Notes).done = move.done;
    }
  }

  /** Ends the script on top and hands its value to its caller, unless a modifier's hook was the caller. */
  #return(s: S): void {
    const ended = s.tasks.pop();
    const caller = s.tasks.at(-1);
    if (ended === undefined || caller === undefined) {
      throw new EngineError('the first script ended, but the game has no outcome');
    }
    const notes: Notes = caller.vars;
    if (notes.hooked === undefined) notes.got = (ended.vars as Notes).done ?? null;
  }

  #top(s: S): Task {
    const task = s.tasks.at(-1);
    if (task === undefined) throw new EngineError('no script is running');
    return task;
  }
}

/** An `any` question ends with the first answer that is not null, or when all have let it pass. */
function isAnswered(ask: Ask, choice: Json): boolean {
  if (ask.how === 'any' && choice !== null) return true;
  for (const seat of ask.seats) if (ask.sealed[seat] === undefined) return false;
  return true;
}

/** Where the game stands, for messages: `petz.round/shopping > petz.shopping/send`. */
function describe(tasks: readonly Task[]): string {
  return tasks.map((task) => `${task.proc}/${task.at}`).join(' > ');
}

/** An ask as a seat may see it: that others have answered, but not what. */
export function maskAsk<Kind extends string>(ask: Ask<Kind> | null, seat: Seat | null): Ask<Kind> | null {
  if (ask === null) return null;
  const sealed: Record<Seat, Json> = {};
  for (const [key, choice] of Object.entries(ask.sealed)) {
    const owner = Number(key);
    sealed[owner] = owner === seat ? copy(choice) : SEALED;
  }
  return { ...ask, seats: [...ask.seats], sealed };
}
