/** Looks at a game before and after its steps, by a modifier that changes nothing, and counts what was looked at. */

import type { Json } from '../../../src/engine/kernel/state.ts';
import type { PetzContext, ShowVars } from '../../../src/engine/petz/context.ts';
import { petz } from '../../../src/engine/petz/index.ts';
import type { Petz, Shop } from '../../../src/engine/petz/state.ts';

type Hook = (c: PetzContext, arg: Json) => void;

/** How often each thing was checked, and what was found wrong. */
export const checked = new Map<string, number>();
export const mistakes: string[] = [];

/** Something that the rulebook says must be so; `facts` are reported if it is not. */
export function must(what: string, isSo: boolean, facts: unknown = null): void {
  checked.set(what, (checked.get(what) ?? 0) + 1);
  if (!isSo && mistakes.length < 20) mistakes.push(`${what}: ${JSON.stringify(facts)}`);
}

const before: Record<string, Hook> = {};
const after: Record<string, Hook> = {};

/** The modifier's name in a setup. */
export const PROBE = 'probe';

/** Plays with the probe in place; it is gone afterwards, for tests share the rules with others. */
export function withProbe(play: () => void): void {
  const mods = petz.mods as Record<string, unknown>;
  mods[PROBE] = { id: PROBE, before, after };
  try {
    play();
  } finally {
    delete mods[PROBE];
  }
}

/** Compares the state before one step with that after another. */
export function between(from: string, to: string, look: (was: Petz, now: Petz) => void): void {
  let was: Petz | null = null;
  before[from] = ({ s }) => {
    was = structuredClone(s);
  };
  after[to] = ({ s }) => {
    if (was !== null) look(was, s);
  };
}

/** A look right after a step. */
export function at(step: string, look: (now: Petz) => void): void {
  after[step] = ({ s }) => look(s);
}

/** The turn of showing off under way. */
export function turnOf(s: Petz): ShowVars {
  return s.tasks.findLast(({ proc }) => proc === 'petz.show')?.vars as ShowVars;
}

export function shopIn(s: Petz): Shop {
  return s.shops[turnOf(s).seat] as Shop;
}
