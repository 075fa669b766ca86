/** Numbers of the rules that a setup may change. */

import { type Tunable, tuned } from '../kernel/mods.ts';
import type { BaseSetup } from '../kernel/state.ts';

export const TUNABLES = {
  /** Life of the Boss in hundredths of the printed one, rounded up. */
  bossLife: { printed: 100, min: 25, max: 200 },
  /** Cards that the starting hand and the hand limit have more than printed. */
  handCards: { printed: 0, min: -2, max: 4 },
  /** Energy Cards asked as toll in odd Rounds (PQ-WORLD2-03), and the damage instead. */
  toll: { printed: 1, min: 0, max: 2 },
} satisfies Record<string, Tunable>;

export function questTune(s: { setup: BaseSetup }, name: keyof typeof TUNABLES): number {
  return tuned(s.setup, TUNABLES, name);
}
