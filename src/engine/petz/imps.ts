/** What a shop begins with, and how many imps belong to it in all. */

import type { Seat } from '../kernel/state.ts';
import { BOARD } from './data/cards.ts';
import { expansionsOf } from './expansion.ts';
import { tune } from './query.ts';
import type { PetzSetup } from './schema-setup.ts';

/** Imps, gold and extra-imp spaces at the start (PB-SETUP-07, PB-SETUP-09, PB-SETUP-10). */
export function startOf(setup: PetzSetup): { imps: number; gold: number; waiting: readonly number[] } {
  const { imps, waiting } = BOARD.start;
  const changed = expansionsOf({ setup }).flatMap((expansion) => expansion.start?.(setup) ?? []);
  const gold = tune({ setup }, 'startGold');
  const last = changed.at(-1);
  if (last === undefined) return { imps, gold, waiting };
  // A scenario's own number of gold is not changed by an expansion.
  return setup.tune.startGold === undefined ? last : { ...last, gold };
}

/** Imps of one colour, wherever they are (PB-IMPS-05, PB-COMP-08). */
export function impsPerShop(setup: PetzSetup): number {
  const { imps, waiting } = startOf(setup);
  return imps + waiting.length;
}

/** Imps of one seat, wherever they are: as many as at the start of its game. */
export function impsOf(setup: PetzSetup, seat: Seat): number {
  const named = setup.start?.shops?.[seat];
  if (named === undefined || named === null) return impsPerShop(setup);
  const { imps, waiting } = startOf(setup);
  const invited = named.waiting === undefined ? waiting.length : named.waiting.reduce((sum, n) => sum + n, 0);
  return (named.home ?? imps) + invited + (named.hospital ?? 0) + (named.platform ?? 0);
}
