/**
 * What showing off will do to a shop with given needs. The order of the kinds and every number come from the
 * rules; how imps and food are shared out here is a quick rule of thumb, good enough to compare thousands of
 * assignments.
 */

import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import type { Need } from '../../engine/petz/data/schema.ts';
import { illness } from '../../engine/petz/phases/show/disease.ts';
import { armourLeft, excessByPlot, hasEmployee } from '../../engine/petz/phases/show/vars.ts';
import { besideGap, canEat, foodCount, hasArtifact, iconsOf } from '../../engine/petz/query.ts';
import { countNeeds } from '../../engine/petz/score.ts';
import type { Pet, Plot, Shop } from '../../engine/petz/state.ts';
import { hooks } from './expansion.ts';
import type { Rehearsal } from './rehearsal.ts';

export function rehearse(shop: Shop, laid: readonly (readonly number[] | null)[]): Rehearsal {
  const plots = shop.plots.map((plot, at): Plot => {
    if (plot.pet === null) return { ...plot };
    const cards = laid[at];
    const given =
      cards === null || cards === undefined ? null : { cards: [...cards], needs: countNeeds(cards) };
    return { ...plot, pet: { ...plot.pet, ...given } };
  });
  const run: Rehearsal = {
    plots,
    home: shop.home,
    wounded: 0,
    vegetable: foodCount(shop, 'vegetable'),
    meat: foodCount(shop, 'meat'),
    box: shop.box === null ? 0 : 1,
    lost: 0,
  };
  const restore = shop.alleys === undefined ? null : hooks.ease(run, shop);
  feed(run);
  for (const { pet, plot } of present(run)) {
    const poop = needOf(pet, 'poop');
    if (poop > 0) plot.manure += Math.max(0, poop - iconsOf(plot, 'absorb'));
  }
  const toCatch = excessByPlot(run, 'anger').reduce((sum, n) => sum + n, 0);
  entertain(run, Math.max(0, run.home - Math.min(toCatch, run.home)), hasEmployee(shop));
  ward(run, shop);
  hold(run);
  if (hasArtifact(shop, 'longHandledShovel')) dig(run);
  for (const { pet, plot } of present(run)) pet.suffering += illness(needOf(pet, 'disease'), plot.manure);
  bury(run);
  restore?.();
  return run;
}

function needOf(pet: Pet, need: Need): number {
  return pet.needs?.[NEED_INDEX[need]] ?? 0;
}

export function present(run: Pick<Rehearsal, 'plots'>): { pet: Pet; plot: Plot; at: number }[] {
  const found: { pet: Pet; plot: Plot; at: number }[] = [];
  for (let at = 0; at < run.plots.length; at++) {
    const plot = run.plots[at] as Plot;
    if (plot.pet !== null) found.push({ pet: plot.pet, plot, at });
  }
  return found;
}

/** Pets that have suffered too much leave. */
function bury(run: Rehearsal): void {
  for (const { pet, plot } of present(run)) if (pet.suffering >= pet.size) lose(run, plot);
}

function lose(run: Rehearsal, plot: Plot): void {
  plot.pet = null;
  run.lost++;
}

/** Pets with one diet first, then those that eat anything, the box for the rest. */
function feed(run: Rehearsal): void {
  const hungry = present(run).map(({ pet, plot }) => {
    const icons =
      (canEat(pet, 'vegetable') ? iconsOf(plot, 'graze') : 0) +
      (canEat(pet, 'meat') ? iconsOf(plot, 'meat') : 0);
    return { pet, unmet: Math.max(0, needOf(pet, 'hunger') - icons) };
  });
  for (const both of [false, true]) {
    for (const eater of hungry) {
      const vegetable = canEat(eater.pet, 'vegetable');
      const meat = canEat(eater.pet, 'meat');
      if ((vegetable && meat) !== both) continue;
      for (; eater.unmet > 0; eater.unmet--) {
        if (meat && run.meat > 0 && (!vegetable || run.meat >= run.vegetable)) run.meat--;
        else if (vegetable && run.vegetable > 0) run.vegetable--;
        else break;
      }
    }
  }
  for (const eater of hungry) {
    if (eater.unmet > 0 && run.box > 0 && (canEat(eater.pet, 'vegetable') || canEat(eater.pet, 'meat'))) {
      run.box = 0;
      eater.unmet--;
    }
    if (eater.unmet > 0 && run.alley !== undefined) eater.unmet -= hooks.eat(run, eater);
    eater.pet.suffering += eater.unmet;
  }
  bury(run);
}

/** One imp after the other into the gap where it meets most. */
function entertain(run: Rehearsal, imps: number, employee: boolean): void {
  const unmet = [0, 0, 0, 0];
  let any = 0;
  for (const { pet, plot, at } of present(run)) {
    const n = Math.max(0, needOf(pet, 'play') - iconsOf(plot, 'play'));
    unmet[at] = n;
    any += n;
  }
  for (let left = imps, twice = employee; left > 0 && any > 0; left--) {
    let best = 0;
    let met = 0;
    for (let gap = 0; gap < 4; gap++) {
      const [a, b] = besideGap(gap);
      const here = Math.min(unmet[a] ?? 0, twice ? 2 : 1) + Math.min(unmet[b] ?? 0, twice ? 2 : 1);
      if (here > met) {
        met = here;
        best = gap;
      }
    }
    for (const at of besideGap(best)) unmet[at] = Math.max(0, (unmet[at] ?? 0) - (twice ? 2 : 1));
    any -= met;
    run.home--;
    twice = false;
  }
  for (const { pet, at } of present(run)) pet.suffering += unmet[at] ?? 0;
  bury(run);
}

/** Armour saves mutations; then pets that mutated twice leave. */
function ward(run: Rehearsal, shop: Shop): void {
  let armour = armourLeft({ artifacts: shop.artifacts, busy: shop.busy, home: run.home });
  for (const [at, excess] of excessByPlot(run, 'magic').entries()) {
    const plot = run.plots[at] as Plot;
    if (excess === 0 || plot.pet === null) continue;
    const saved = Math.min(armour, excess);
    armour -= saved;
    run.home -= saved;
    plot.pet.mutation += excess - saved;
    hooks.mutated(run, at);
    if (plot.pet.mutation >= 2) lose(run, plot);
  }
}

/** Raging pets are caught while there are imps; the rest escapes. */
function hold(run: Rehearsal): void {
  for (const [at, excess] of excessByPlot(run, 'anger').entries()) {
    if (excess === 0) continue;
    const stays = hooks.rages(run, at, excess);
    if (stays !== null) {
      if (!stays) lose(run, run.plots[at] as Plot);
    } else if (excess <= run.home) {
      run.home -= excess;
      run.wounded += excess;
    } else lose(run, run.plots[at] as Plot);
  }
}

/** The shovel goes where a pet would fall ill. */
function dig(run: Rehearsal): void {
  if (run.home === 0) return;
  const sick = present(run).filter(({ pet, plot }) => illness(needOf(pet, 'disease'), plot.manure) > 0);
  const plot = sick[0]?.plot ?? run.plots.find((x) => x.manure > 1);
  if (plot === undefined) return;
  run.home--;
  plot.manure -= Math.min(2, plot.manure);
}
