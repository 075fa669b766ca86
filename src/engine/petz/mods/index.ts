/**
 * The modifiers of the shops. A new one is a file beside this, a line here, words `mod.<id>.name|text|told` in
 * `i18n/parts/mods-petz.*.json`, and a test of what it does.
 */

import { installTwist } from '../expansion.ts';
import { closed } from './closed.ts';
import { compost } from './compost.ts';
import { fashion, mutants } from './customers.ts';
import { debt } from './debt.ts';
import { speedRound, strike } from './groups.ts';
import type { PetzModifier } from './kit.ts';
import { mascot } from './mascot.ts';
import { meatlessWeek } from './meatless-week.ts';
import { allowance, inspector } from './money.ts';
import { nailed } from './nailed.ts';
import { noPotions } from './no-potions.ts';
import { formInTurn, openScreens } from './open-screens.ts';
import { plague } from './plague.ts';
import { doubleShows, festival } from './shows.ts';
import { fullStands, stands } from './stands.ts';
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
