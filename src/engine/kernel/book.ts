/**
 * The scripts of one game, found by name. Names are checked when the game is loaded, so that a misspelt hook or
 * a step named twice does not wait for the moment it is needed.
 */

import type { Modifier } from './mods.ts';
import type { AnyScript, AskStep, RunStep } from './script.ts';
import { type BaseState, END, type GameEvent, type Task } from './state.ts';

/** Thrown for mistakes in a game's own code: a script that never asks nor ends, a name that leads nowhere. */
export class EngineError extends Error {}

/** A step as the engine meets it: one shape for all steps, and what follows is known without another look. */
export interface Place<S extends BaseState, E extends GameEvent> {
  name: string;
  /** Either what it does or what it asks. */
  run: RunStep<S, E, object>['run'] | null;
  ask: AskStep<S, E, object>['ask'] | null;
  /** The name of the step after it; `END` after the last. */
  next: string;
  /** Its full name, for hooks: `script/step`. */
  moment: string;
}

export class ScriptBook<S extends BaseState, E extends GameEvent> {
  readonly #scripts = new Map<string, Map<string, Place<S, E>>>();

  /** The script that was looked up last: most steps follow another one of the same script. */
  #open = '';
  #page = new Map<string, Place<S, E>>();

  constructor(scripts: readonly AnyScript<S, E>[], mods: Record<string, Modifier<S, E>>) {
    for (const script of scripts) {
      if (this.#scripts.has(script.id)) throw new EngineError(`two scripts are called '${script.id}'`);
      this.#scripts.set(script.id, placesOf(script));
    }
    this.#checkHooks(mods);
  }

  /** The step a task stands at. */
  placeOf(task: Task): Place<S, E> {
    return this.place(task.proc, task.at);
  }

  /** A step by its name. */
  place(proc: string, step: string): Place<S, E> {
    if (proc !== this.#open) this.#turnTo(proc);
    const place = this.#page.get(step);
    if (place === undefined) throw new EngineError(`'${proc}' has no step '${step}'`);
    return place;
  }

  /** Whether there is such a script, and the task stands at one of its steps or at its end. */
  knows({ proc, at }: Task): boolean {
    const page = this.#scripts.get(proc);
    return page !== undefined && (at === END || page.has(at));
  }

  #turnTo(proc: string): void {
    const page = this.#scripts.get(proc);
    if (page === undefined) throw new EngineError(`no script is called '${proc}'`);
    this.#open = proc;
    this.#page = page;
  }

  /** A hook onto a step or a question that does not exist would be silent for ever. */
  #checkHooks(mods: Record<string, Modifier<S, E>>): void {
    const moments = new Set<string>();
    const kinds = new Set<string>();
    for (const places of this.#scripts.values()) {
      for (const { moment, ask } of places.values()) {
        moments.add(moment);
        if (ask !== null) kinds.add(ask.kind);
      }
    }
    for (const { id, before = {}, after = {}, narrow = {}, why = {} } of Object.values(mods)) {
      const hooks = [...Object.keys(before), ...Object.keys(after)].filter((moment) => !moments.has(moment));
      const asked = [...Object.keys(narrow), ...Object.keys(why)];
      const lost = [...hooks, ...asked.filter((kind) => !kinds.has(kind))];
      if (lost.length > 0) throw new EngineError(`modifier '${id}': there is no '${lost.join("', '")}'`);
    }
  }
}

/** What a step asks. Throws for one that asks nothing. */
export function questionAt<S extends BaseState, E extends GameEvent>(
  place: Place<S, E>,
): AskStep<S, E, object>['ask'] {
  if (place.ask === null) throw new EngineError(`'${place.moment}' asks nothing`);
  return place.ask;
}

function placesOf<S extends BaseState, E extends GameEvent>(
  script: AnyScript<S, E>,
): Map<string, Place<S, E>> {
  const places = new Map<string, Place<S, E>>();
  for (const [i, step] of script.steps.entries()) {
    const { name } = step;
    if (name === END || places.has(name))
      throw new EngineError(`'${script.id}' has no own name for step ${i}`);
    places.set(name, {
      name,
      run: 'run' in step ? step.run : null,
      ask: 'ask' in step ? step.ask : null,
      next: script.steps[i + 1]?.name ?? END,
      moment: `${script.id}/${name}`,
    });
  }
  return places;
}
