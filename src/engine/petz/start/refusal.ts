/** How the checks of a start tell what is wrong. */

import { type Json, type Refusal, refuse } from '../../kernel/state.ts';

/** A refusal with the place in the setup and what is found there; `why` is for the author of a level, who reads English. */
export function bad(code: string, path: string, value: unknown, why: string): Refusal {
  return refuse(code, null, { path, value: (value ?? null) as Json, why });
}

/** The first check that finds something. */
export function firstOf(...checks: (() => Refusal | null)[]): Refusal | null {
  for (const check of checks) {
    const refusal = check();
    if (refusal !== null) return refusal;
  }
  return null;
}
