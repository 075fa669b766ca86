/**
 * The daily fair: from a day to a level, the same everywhere. Its three goals are the medals: bronze must be won, silver
 * and gold are stars. What a medal asks for was found by bots playing the very same fair (`npm run daily-pars`).
 */

import { hash } from '../../engine/kernel/data.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { Level } from '../schema.ts';
import { dayOfFair, fairId } from './days.ts';
import { fairKind, fairOn } from './fairs.ts';
import { fairPlan } from './kinds.ts';
import pars from './pars.ts';

/** Points for bronze, silver and gold. */
export type Par = readonly [bronze: number, silver: number, gold: number];

/** Until pars are known: whatever it is, it is more than nothing. */
const UNKNOWN: Par = [1, 2, 3];

/** A fair of the cycle as it is played; `id` is the day's. */
export function fair(number: number, id: string, par: Par = UNKNOWN): Level {
  const plan = fairPlan(fairKind(number), dice(`fair ${number}`));
  const goal = plan.game === 'petz' ? 'reputation' : 'fame';
  return {
    ...plan,
    id,
    chapter: 'daily',
    kind: 'scenario',
    seed: `fair-${number}`,
    goals: par.map((min) => ({ id: goal, min })),
  } as Level;
}

/** What decides how bots fare at a fair: pars that were found for anything else are none. */
export function fairPrint(number: number): string {
  return hash(JSON.parse(JSON.stringify(fair(number, fairId('2024-01-01')))) as Json);
}

export function parOf(number: number): Par {
  return pars.fairs[number]?.par ?? UNKNOWN;
}

/** The fair of a day; null for a day without one. */
export function dailyLevel(day: string): Level | null {
  const number = fairOn(day);
  return number === null ? null : fair(number, fairId(day), parOf(number));
}

/** The fair that an id stands for; null if it stands for none. */
export function fairOfId(id: string): Level | null {
  const day = dayOfFair(id);
  return day === null ? null : dailyLevel(day);
}
