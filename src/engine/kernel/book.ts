/**
 * The scripts of one game, found by name. Names are checked when the game is loaded, so that a misspelt hook or
 * a step named twice does not wait for the moment it is needed.
 */

import type { Modifier } from './mods.ts';
import type { AnyScript, AskStep, Script, Step } from './script.ts';
import { type BaseState, END, type GameEvent, type Task } from './state.ts';

/** Thrown for mistakes in a game's own code: a script that never asks nor ends, a name that leads nowhere. */
export class EngineError extends Error {}

interface Entry<S extends BaseState, E extends GameEvent> {
  script: AnyScript<S, E>;
  index: Map<string, number>;
}

export class ScriptBook<S extends BaseState, E extends GameEvent> {
  readonly #scripts = new Map<string, Entry<S, E>>();

  constructor(scripts: readonly AnyScript<S, E>[], mods: Record<string, Modifier<S, E>>) {
    for (const script of scripts) {
      if (this.#scripts.has(script.id)) throw new EngineError(`two scripts are called '${script.id}'`);
      this.#scripts.set(script.id, { script, index: indexOf(script) });
    }
    this.#checkHooks(mods);
  }

  /** The step a task stands at. */
  stepOf(task: Task): Step<S, E, object> {
    const { script, index } = this.#entry(task.proc);
    const step = script.steps[index.get(task.at) ?? -1];
    if (step === undefined) throw new EngineError(`'${task.proc}' has no step '${task.at}'`);
    return step;
  }

  /** The asking step a task stands at. */
  askStepOf(task: Task): AskStep<S, E, object> {
    const step = this.stepOf(task);
    if ('run' in step) throw new EngineError(`'${task.proc}/${task.at}' asks nothing`);
    return step;
  }

  /** The name of the step after the one a task stands at; `END` after the last. */
  next(task: Task): string {
    const { script, index } = this.#entry(task.proc);
    return script.steps[(index.get(task.at) ?? 0) + 1]?.name ?? END;
  }

  /** The name itself, if the script has such a step. */
  named(proc: string, step: string): string {
    if (!this.#entry(proc).index.has(step)) throw new EngineError(`'${proc}' has no step '${step}'`);
    return step;
  }

  #entry(proc: string): Entry<S, E> {
    const entry = this.#scripts.get(proc);
    if (entry === undefined) throw new EngineError(`no script is called '${proc}'`);
    return entry;
  }

  /** A hook onto a step or a question that does not exist would be silent for ever. */
  #checkHooks(mods: Record<string, Modifier<S, E>>): void {
    const moments = new Set<string>();
    const kinds = new Set<string>();
    for (const { script } of this.#scripts.values()) {
      for (const step of script.steps) {
        moments.add(`${script.id}/${step.name}`);
        if ('ask' in step) kinds.add(step.ask.kind);
      }
    }
    for (const { id, before = {}, after = {}, narrow = {} } of Object.values(mods)) {
      const hooks = [...Object.keys(before), ...Object.keys(after)].filter((moment) => !moments.has(moment));
      const lost = [...hooks, ...Object.keys(narrow).filter((kind) => !kinds.has(kind))];
      if (lost.length > 0) throw new EngineError(`modifier '${id}': there is no '${lost.join("', '")}'`);
    }
  }
}

function indexOf<S extends BaseState, E extends GameEvent>(
  script: Script<S, E, object>,
): Map<string, number> {
  const index = new Map<string, number>();
  for (const [i, { name }] of script.steps.entries()) {
    if (name === END || index.has(name))
      throw new EngineError(`'${script.id}' has no own name for step ${i}`);
    index.set(name, i);
  }
  return index;
}
