/** Using unused imps: every imp still at home cleans or earns 1 gold (PB-UNUSED, RUL-66). */

import type { Seat } from '../../kernel/state.ts';
import { type PetzContext, shopOf } from '../query.ts';
import type { Shop } from '../state.ts';
import { waysToClean } from './show/shovel.ts';
import { hasEmployee } from './show/vars.ts';

/** How many imps clean, and how much manure leaves each plot. All other imps at home earn gold. */
export interface JobChoice {
  imps: number;
  plots: number[];
  employee: boolean;
}

/** Manure one cleaning imp clears (PB-UNUSED-02). */
const CLEARS = 2;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Nobody cleaning comes first; then every number of imps that still clears more than one fewer would, each with
 * every way to clear as much as they can. Only cages without a pet can be cleaned (PB-UNUSED-03, 06).
 */
export function jobChoices(shop: Shop): JobChoice[] {
  const none: JobChoice = { imps: 0, plots: shop.plots.map(() => 0), employee: false };
  const dirt = shop.plots.map((plot) => (plot.pet === null ? plot.manure : 0));
  const all = total(dirt);
  const choices = [none];
  const offer = (imps: number, employee: boolean): void => {
    const reach = Math.min(all, CLEARS * (imps + (employee ? 1 : 0)));
    for (const plots of waysToClean(dirt, reach)) {
      if (total(plots) === reach) choices.push({ imps, plots, employee });
    }
  };
  for (let imps = 1; imps <= shop.home && CLEARS * (imps - 1) < all; imps++) {
    offer(imps, false);
    if (hasEmployee(shop) && CLEARS * imps < all) offer(imps, true);
  }
  return choices;
}

/** Cleaning first, then 1 gold for each imp still available (PB-UNUSED-02, 04, PB-ARTIFACT-EMPLOYEE-04, 05). Null: nobody cleans. */
export function putToWork(c: PetzContext, seat: Seat, choice: JobChoice | null): void {
  const shop = shopOf(c.s, seat);
  if (choice !== null && choice.imps > 0) {
    for (const [at, n] of choice.plots.entries()) {
      const plot = shop.plots[at];
      if (plot !== undefined) plot.manure -= n;
    }
    shop.home -= choice.imps;
    shop.busy.centre += choice.imps;
    if (choice.employee) shop.used.employee = true;
    c.emit({ type: 'petz.cleaned', seat, plots: choice.plots, imps: choice.imps, employee: choice.employee });
  }
  shop.gold += shop.home;
  if (shop.home > 0) c.emit({ type: 'petz.earned', seat, gold: shop.home });
}
