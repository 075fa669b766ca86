/** Using unused imps: every imp still at home cleans or earns 1 gold (PB-UNUSED, RUL-66). */

import type { Seat } from '../../kernel/state.ts';
import { takeManure } from '../care.ts';
import type { JobChoice } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import { shopOf } from '../query.ts';
import type { Shop } from '../state.ts';
import { waysToClean } from './show/shovel.ts';
import { hasEmployee } from './show/vars.ts';

/** Manure one cleaning imp clears (PB-UNUSED-02). */
const CLEARS = 2;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Nobody cleaning comes first; then every number of imps that still clears more than one fewer would, each with
 * every way to clear as much as they can. Only cages without a pet can be cleaned (PB-UNUSED-03, PB-UNUSED-06).
 * Also PB-UNUSED-01, PB-UNUSED-05, RUL-67, DA-PET-SLYPIGGY-04.
 */
export function jobChoices(shop: Shop): JobChoice[] {
  const none: JobChoice = { imps: 0, plots: shop.plots.map(() => 0), employee: false };
  const dirt = shop.plots.map((plot) => (plot.pet === null ? plot.manure : 0));
  const all = total(dirt);
  const choices = [none];
  for (let imps = 1; imps <= shop.home && CLEARS * (imps - 1) < all; imps++) {
    choices.push(...fullUse(dirt, imps, false));
    if (hasEmployee(shop) && CLEARS * imps < all) choices.push(...fullUse(dirt, imps, true));
  }
  return choices;
}

/** Every way in which so many imps clear as much as they can. */
function fullUse(dirt: readonly number[], imps: number, employee: boolean): JobChoice[] {
  const reach = Math.min(total(dirt), CLEARS * (imps + (employee ? 1 : 0)));
  const ways = waysToClean(dirt, reach).filter((plots) => total(plots) === reach);
  return ways.map((plots) => ({ imps, plots, employee }));
}

/** Imps clean in the empty cages (PB-UNUSED-02, PB-ARTIFACT-EMPLOYEE-04, PB-UNUSED-07). */
export function clean(c: PetzContext, seat: Seat, { imps, plots, employee }: JobChoice): void {
  if (imps === 0) return;
  const shop = shopOf(c.s, seat);
  takeManure(c, seat, plots);
  shop.home -= imps;
  shop.busy.centre += imps;
  if (employee) shop.used.employee = true;
  c.emit({ type: 'petz.cleaned', seat, plots, imps, employee });
}

/** Each imp still at home brings 1 gold, the Employee too (PB-UNUSED-04, PB-ARTIFACT-EMPLOYEE-05). */
export function earn(c: PetzContext, seat: Seat): void {
  const shop = shopOf(c.s, seat);
  shop.gold += shop.home;
  if (shop.home > 0) c.emit({ type: 'petz.earned', seat, gold: shop.home });
}
