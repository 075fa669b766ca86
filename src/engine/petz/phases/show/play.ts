/** Play needs (PB-NEED-PLAY). */

import { isRecord } from '../../../kernel/domain.ts';
import { type Json, refuse } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { expansionsOf } from '../../expansion.ts';
import { besideGap, iconsOf, shopOf } from '../../query.ts';
import type { Petz } from '../../state.ts';
import { beginKind, hasEmployee, needsByPlot, petsNow, type ShowStep, sufferUnmet } from './vars.ts';

/** Toys entertain by themselves and add up (PB-NEED-PLAY-07, RUL-39). */
function playWithToys(c: PetzContext, v: ShowVars): void {
  const shop = shopOf(c.s, v.seat);
  beginKind(c, v, 'play', needsByPlot(shop, 'play'));
  for (const { pet, plot, at } of petsNow(c.s, v)) {
    const unmet = v.unmet[at] ?? 0;
    const needs = Math.min(unmet, iconsOf(plot, 'play'));
    if (needs === 0) continue;
    v.unmet[at] = unmet - needs;
    c.emit({ type: 'petz.playedAlone', seat: v.seat, plot: at, pet: pet.id, needs });
    tellPlayed(c, v, at, needs);
  }
}

function tellPlayed(c: PetzContext, v: ShowVars, at: number, needs: number): void {
  for (const { played } of expansionsOf(c.s)) played?.(c, v, at, needs);
}

/**
 * Gaps where an imp would still meet a need; the Employee only where he would meet a second one (PB-NEED-PLAY-03,
 * PB-NEED-PLAY-04, PB-NEED-PLAY-05, PB-NEED-PLAY-06).
 * Also PB-NEED-PLAY-02, RUL-41.
 */
function gapsWorthwhile(s: Petz, v: ShowVars): Json[] {
  const shop = shopOf(s, v.seat);
  if (shop.home === 0 || v.plot > 0) return [];
  const options: Json[] = [];
  for (let gap = 0; gap < shop.busy.gaps.length; gap++) {
    const most = Math.max(...besideGap(gap).map((at) => v.unmet[at] ?? 0));
    if (most > 0) options.push({ gap, employee: false });
    if (most > 1 && hasEmployee(shop)) options.push({ gap, employee: true });
  }
  return options;
}

/**
 * One imp serves both pets beside the gap, each once; the Employee twice (PB-NEED-PLAY-03, PB-NEED-PLAY-05,
 * PB-ARTIFACT-EMPLOYEE-06).
 */
function entertain(c: PetzContext, v: ShowVars, gap: number, employee: boolean): void {
  const shop = shopOf(c.s, v.seat);
  shop.home -= 1;
  shop.busy.gaps[gap] = (shop.busy.gaps[gap] ?? 0) + 1;
  if (employee) shop.used.employee = true;
  c.emit({ type: 'petz.entertained', seat: v.seat, gap, employee });
  for (const expansion of expansionsOf(c.s)) expansion.entertained?.(c, v, gap, employee);
  for (const at of besideGap(gap)) {
    const met = Math.min(v.unmet[at] ?? 0, employee ? 2 : 1);
    if (met === 0) continue;
    v.unmet[at] = (v.unmet[at] ?? 0) - met;
    tellPlayed(c, v, at, met);
  }
}

/** Ways to meet a play need that an expansion knows. */
function furtherGames(s: Petz, v: ShowVars): Json[] {
  if (v.plot > 0 || v.unmet.every((n) => n === 0)) return [];
  return expansionsOf(s).flatMap(({ games }) => games?.(s, v) ?? []);
}

export const play: ShowStep[] = [
  {
    name: 'toys',
    run(c, v) {
      playWithToys(c, v);
    },
  },
  askOne('play', {
    kind: 'petz.play',
    who: (s, v) => (gapsWorthwhile(s, v).length + furtherGames(s, v).length > 0 ? [v.seat] : []),
    domain: (s, _seat, v) => ({
      type: 'pick',
      options: [...gapsWorthwhile(s, v), ...furtherGames(s, v), null],
    }),
    why: (_s, _seat, choice) => (isRecord(choice) ? refuse('nobodyToPlay', 'PB-NEED-PLAY-03') : null),
    then(c, v, choice) {
      if (choice === null) v.plot = c.s.shops[v.seat]?.plots.length ?? 0;
      else if (!expansionsOf(c.s).some(({ playGame }) => playGame?.(c, v, { ...choice }))) {
        entertain(c, v, choice.gap, choice.employee);
      }
      return 'again';
    },
  }),
  {
    name: 'bored',
    run(c, v) {
      sufferUnmet(c, v, 'play');
    },
  },
];
