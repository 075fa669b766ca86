/** The smallest game there can be: it keeps a diary. Its scripts are given by each test. */

import { copy } from '../../../src/engine/kernel/data.ts';
import type { Domain, Forms } from '../../../src/engine/kernel/domain.ts';
import { Engine } from '../../../src/engine/kernel/engine.ts';
import type { Modifier } from '../../../src/engine/kernel/mods.ts';
import type { BaseView } from '../../../src/engine/kernel/rules.ts';
import { type AnyScript, type Context, script } from '../../../src/engine/kernel/script.ts';
import {
  type BaseSetup,
  type BaseState,
  type Json,
  type ModUse,
  refuse,
} from '../../../src/engine/kernel/state.ts';

export interface Tiny extends BaseState {
  diary: Json[];
}

export type TinyEvent = { type: string };
export type TinyScript = AnyScript<Tiny, TinyEvent>;
export type TinyContext = Context<Tiny, TinyEvent>;
export type TinyMod = Modifier<Tiny, TinyEvent>;

export interface TinyRules {
  mods?: Record<string, TinyMod>;
  forms?: Record<string, Forms[string]>;
}

export const tunables = { wishes: { printed: 3, min: 1, max: 5 } };

/** An engine for these scripts, the first of which is the game. */
export function tiny(scripts: TinyScript[], { mods = {}, forms = {} }: TinyRules = {}) {
  const first = scripts[0] as TinyScript;
  return new Engine<BaseSetup, Tiny, BaseView, TinyEvent>({
    id: 'tiny',
    version: 1,
    scripts,
    forms,
    tunables,
    mods,
    seats: (setup) => Array.from({ length: setup.seats }, (_, team) => ({ role: 'rival', team })),
    checkSetup: (setup) => (setup.seats === 2 ? null : refuse('wrongSeats', null, { seats: setup.seats })),
    initial: () => ({ tasks: [{ proc: first.id, at: first.steps[0]?.name ?? '', vars: {} }], diary: [] }),
    view: (_s, seat) => ({ seat, ask: null }),
    imagine: () => {
      throw new Error('a diary is not imagined');
    },
    redact: (event) => event,
    clone: copy,
    audit: () => [],
    isState: () => true,
  });
}

export function setup(...mods: ModUse[]): BaseSetup {
  return { seats: 2, tune: {}, mods };
}

/** A step that writes a line. */
export function write(name: string, line: Json = name) {
  return {
    name,
    run(c: TinyContext) {
      c.s.diary.push(line);
      return undefined;
    },
  };
}

/** A step that ends the game. */
export const stop = {
  name: 'stop',
  run(c: TinyContext) {
    c.end({ reason: 'done', scores: [0, 0], winners: [] });
    return undefined;
  },
};

/** A domain of these options. */
export const pick = (...options: Json[]): Domain => ({ type: 'pick', options });

/** Plays scripts up to their first question or their end. */
export function run(scripts: TinyScript[], rules: TinyRules = {}, ...mods: ModUse[]) {
  const engine = tiny(scripts, rules);
  return { engine, ...engine.start(setup(...mods), 'tiny') };
}

export { script };
