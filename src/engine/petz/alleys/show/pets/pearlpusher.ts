/** Pearlpusher: gold on manure (DA-PET-PEARLPUSHER). */

import type { Seat } from '../../../../kernel/state.ts';
import type { PetzContext, ShowVars } from '../../../context.ts';
import { plotOf, shopOf } from '../../../query.ts';
import { alleyPlot } from '../../query.ts';
import { petAt } from '../now.ts';

/**
 * One gold of the bank on one of the new tokens, however many there are (DA-PET-PEARLPUSHER-01, DA-PET-PEARLPUSHER-02,
 * DA-PET-PEARLPUSHER-03, R-DA-53).
 */
export function pooped(c: PetzContext, v: ShowVars, at: number, tokens: number): void {
  const now = petAt(c.s, v, at);
  if (now?.pet.id !== 'pearlpusher' || tokens === 0) return;
  alleyPlot(now.plot).pearls += 1;
  c.emit({ type: 'petz.pearl', seat: v.seat, plot: at, pet: now.pet.id });
}

/**
 * The owner of the display gets the gold of every token that is cleaned away, by whatever means
 * (DA-PET-PEARLPUSHER-05, R-DA-52). Tokens with gold go first: he would always take those.
 */
export function cleaned(c: PetzContext, seat: Seat, plots: readonly number[]): void {
  const shop = shopOf(c.s, seat);
  let gold = 0;
  for (const [at, n] of plots.entries()) {
    const plot = alleyPlot(plotOf(shop, at));
    const pearls = Math.min(n, plot.pearls);
    plot.pearls -= pearls;
    gold += pearls;
  }
  if (gold === 0) return;
  shop.gold += gold;
  c.emit({ type: 'petz.pearls', seat, gold });
}
