/** Sly Piggy: shoves manure next door while an imp plays with him (DA-PET-SLYPIGGY). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type ShoveChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { illness } from '../../phases/show/disease.ts';
import { needCount, plotOf, shopOf } from '../../query.ts';
import type { Petz, Plot } from '../../state.ts';
import { setValue } from '../icons.ts';
import { alleyPlot, neighboursOf } from '../query.ts';
import { petAt, showNow } from './now.ts';

interface ShoveVars {
  seat: Seat;
  at: number;
  /** Met play needs that have not been made use of yet. */
  left: number;
}

/** Every way to move one token out of a plot (DA-PET-SLYPIGGY-01, DA-PET-SLYPIGGY-02; R-DA-51). */
function shoves(plot: Plot, at: number): Exclude<ShoveChoice, null>[] {
  const { pearls } = alleyPlot(plot);
  const kinds = [...(plot.manure > pearls ? [false] : []), ...(pearls > 0 ? [true] : [])];
  return neighboursOf(at).flatMap((to) => kinds.map((pearl) => ({ to, pearl })));
}

/** Suffering that manure will cause among the pets still to be checked, roughly. */
function harmOf(s: Petz, { seat, at }: ShoveVars, choice: ShoveChoice): number {
  const upcoming = [at, ...(showNow(s)?.alleys?.todo ?? [])];
  let harm = 0;
  for (const [i, plot] of shopOf(s, seat).plots.entries()) {
    if (plot.pet === null || !upcoming.includes(i)) continue;
    const moved = choice === null ? 0 : (i === choice.to ? 1 : 0) - (i === at ? 1 : 0);
    const needs = Math.max(0, needCount(plot.pet, 'disease') - setValue(plot, 'disease'));
    harm += illness(needs, plot.manure + moved);
  }
  return harm;
}

/** All choices; to leave the manure alone comes first, unless moving it keeps a pet well. */
function shoveChoices(s: Petz, v: ShoveVars): ShoveChoice[] {
  const choices = [null, ...shoves(plotOf(shopOf(s, v.seat), v.at), v.at)];
  const harm = new Map(choices.map((choice) => [choice, harmOf(s, v, choice)]));
  return choices.sort((a, b) => (harm.get(a) ?? 0) - (harm.get(b) ?? 0));
}

/** The gold stays on its token (DA-PET-PEARLPUSHER-06). */
function shove(c: PetzContext, { seat, at }: ShoveVars, { to, pearl }: Exclude<ShoveChoice, null>): void {
  const shop = shopOf(c.s, seat);
  const [from, target] = [plotOf(shop, at), plotOf(shop, to)];
  from.manure -= 1;
  target.manure += 1;
  if (pearl) {
    alleyPlot(from).pearls -= 1;
    alleyPlot(target).pearls += 1;
  }
  c.emit({ type: 'petz.shoved', seat, pet: 'slyPiggy', from: at, to, pearl });
}

/** One question for each play need met (DA-PET-SLYPIGGY-01). */
export const shoving = script<Petz, PetzEvent, ShoveVars>('petz.shoving', [
  askOne('shove', {
    kind: 'petz.shove',
    who: (s, v) => (v.left > 0 && plotOf(shopOf(s, v.seat), v.at).manure > 0 ? [v.seat] : []),
    domain: (s, _seat, v) => ({ type: 'pick', options: shoveChoices(s, v) }),
    then(c, v, choice) {
      v.left -= 1;
      if (choice !== null) shove(c, v, choice);
      return 'again';
    },
  }),
]);

/** Play needs of the pet at hand were met, by any means (DA-PET-SLYPIGGY-03, R-DA-50). */
export function playedWith(c: PetzContext, v: ShowVars, at: number, needs: number): void {
  if (needs === 0 || petAt(c.s, v, at)?.pet.id !== 'slyPiggy') return;
  c.call(shoving, { seat: v.seat, at, left: needs });
}
