/**
 * The modifiers of the shops. A new one stands in the file of its subject, with a line here, words `mod.<id>.name|text|told` in
 * `i18n/parts/mods-petz.*.json`, and a test of what it does.
 */

import { installTwist } from '../expansion.ts';
import { fashion, mutants } from './customers.ts';
import { speedRound, strike } from './groups.ts';
import type { PetzModifier } from './kit.ts';
import { allowance, compost, debt, inspector } from './money.ts';
import { formInTurn, openScreens } from './open-screens.ts';
import { mascot, plague } from './pets.ts';
import { doubleShows, festival } from './shows.ts';
import { closed, fullStands, meatlessWeek, nailed, noPotions, stands } from './town.ts';
import { wish } from './wish.ts';

export const mods = {
  meatlessWeek,
  closed,
  stands,
  fullStands,
  openScreens,
  speedRound,
  strike,
  noPotions,
  nailed,
  doubleShows,
  festival,
  mutants,
  fashion,
  plague,
  allowance,
  inspector,
  debt,
  compost,
  mascot,
  wish,
} satisfies Record<string, PetzModifier>;

/** Scripts that modifiers call. */
export const modScripts = [formInTurn];

for (const { id, points } of Object.values<PetzModifier>(mods))
  if (points !== undefined) installTwist(id, points);
