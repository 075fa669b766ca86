/** What a showing-off turn remembers between its steps, and helpers that several kinds of need share. */

import { each } from '../../../kernel/data.ts';
import type { Step } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { loseTheSuffering, suffer } from '../../care.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { Need } from '../../data/schema.ts';
import type { PetzEvent } from '../../events.ts';
import { expansionsOf } from '../../expansion.ts';
import { antimagicOf, hasArtifact, needCount, petsOf, plotOf, shopOf, strengthOf } from '../../query.ts';
import type { OpenPetz, OpenShop, Petz, Plot, Shop } from '../../state.ts';

export type ShowStep = Step<Petz, PetzEvent, ShowVars>;

export function showVars(seat: Seat): ShowVars {
  return { seat, unmet: [0, 0, 0, 0], plot: 0, potions: [], entry: null };
}

/** True if the pet on a plot is being evaluated now: every one, or the one whose turn it is (DA-PET-GENERAL-02). */
function isAt(v: ShowVars, at: number): boolean {
  return v.alleys === undefined || v.alleys.at === at;
}

/** The pets being evaluated now, with their plots (PB-NEED-09). */
export function petsNow(s: Petz, v: ShowVars): ReturnType<typeof petsOf> {
  return petsOf(shopOf(s, v.seat)).filter(({ at }) => isAt(v, at));
}

/** Begins a kind of need: how many each plot's pet has. Automatic relief comes off at once (DA-PET-GENERAL-07). */
export function beginKind(c: PetzContext, v: ShowVars, need: Need, unmet: number[]): void {
  v.plot = 0;
  v.unmet = each(unmet, (n, at) => (isAt(v, at) ? n : 0));
  for (const { at } of petsNow(c.s, v)) {
    const n = v.unmet[at] ?? 0;
    if (n > 0) v.unmet[at] = n - relieved(c, v, at, need, n);
  }
}

/** How many of `unmet` needs of a kind expansions meet or cancel by themselves. */
export function relieved(c: PetzContext, v: ShowVars, at: number, need: Need, unmet: number): number {
  let left = unmet;
  for (const { relief } of expansionsOf(c.s)) left -= relief?.(c, v, at, need, left) ?? 0;
  return unmet - left;
}

/** Needs of one kind by plot; 0 where no pet is. */
export function needsByPlot(shop: Pick<Shop, 'plots'>, need: Need): number[] {
  return each(shop.plots, (plot) => (plot.pet === null ? 0 : needCount(plot.pet, need)));
}

/**
 * By how much each pet's magic or anger exceeds its plot's number; 0 if it does not (PB-NEED-ANGER-02,
 * PB-NEED-ANGER-03, PB-NEED-MAGIC-02).
 */
export function excessByPlot(shop: Pick<Shop, 'plots'>, need: 'magic' | 'anger'): number[] {
  const limit = need === 'magic' ? antimagicOf : strengthOf;
  return each(shop.plots, (plot) =>
    plot.pet === null ? 0 : Math.max(0, needCount(plot.pet, need) - limit(plot)),
  );
}

/** The first undecided plot with unmet needs that satisfies `can`, or -1. */
export function nextPlot(
  s: OpenPetz,
  v: ShowVars,
  can: (shop: OpenShop, plot: Plot, unmet: number) => boolean,
): number {
  const shop = shopOf(s, v.seat);
  for (let at = v.plot; at < shop.plots.length; at++) {
    const unmet = v.unmet[at] ?? 0;
    const plot = plotOf(shop, at);
    if (unmet > 0 && plot.pet !== null && can(shop, plot, unmet)) return at;
  }
  return -1;
}

/**
 * What is still unmet at the end of hunger or play becomes suffering, and may kill (PB-NEED-HUNGER-01,
 * PB-NEED-HUNGER-10; PB-NEED-PLAY-01, PB-NEED-PLAY-08).
 */
export function sufferUnmet(c: PetzContext, v: ShowVars, cause: 'hunger' | 'play'): void {
  for (const [at, unmet] of v.unmet.entries()) suffer(c, v.seat, at, unmet, cause);
  loseTheSuffering(c, v.seat);
}

/** True if one imp may still count as two this round (PB-ARTIFACT-EMPLOYEE-01, RUL-46). */
export function hasEmployee(shop: Pick<Shop, 'artifacts' | 'used' | 'alleys'>): boolean {
  return hasArtifact(shop, 'employeeOfTheMonth') && !shop.used.employee;
}

/** How many more imps may be put in armour this round (PB-ARTIFACT-ARMOR-01). */
export function armourLeft(shop: Pick<Shop, 'artifacts' | 'busy' | 'home' | 'alleys'>): number {
  const ARMOURED_PER_ROUND = 2;
  return hasArtifact(shop, 'impArmor') ? Math.min(shop.home, ARMOURED_PER_ROUND - shop.busy.armour) : 0;
}

/**
 * Puts imps in armour on one number of one plot; the Employee among them adds 1 more (PB-ARTIFACT-ARMOR-02,
 * PB-ARTIFACT-ARMOR-03, PB-ARTIFACT-ARMOR-04, PB-ARTIFACT-EMPLOYEE-03).
 * Also RUL-44.
 */
export function putOnGuard(
  c: PetzContext,
  seat: Seat,
  at: number,
  number: 'strength' | 'antimagic',
  imps: number,
  employee: boolean,
): void {
  if (imps === 0) return;
  const shop = shopOf(c.s, seat);
  shop.home -= imps;
  shop.busy.armour += imps;
  if (employee) shop.used.employee = true;
  plotOf(shop, at).guard[number] += imps + (employee ? 1 : 0);
  c.emit({ type: 'petz.guarded', seat, plot: at, number, imps, employee });
}
