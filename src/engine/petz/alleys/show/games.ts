/** Ways to meet a play need besides an imp for the pet at hand (DA-FACILITY-LOLLIPOP-02, R-DA-48). */

import type { Json } from '../../../kernel/state.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { hasEmployee } from '../../phases/show/vars.ts';
import { plotOf, shopOf } from '../../query.ts';
import type { Petz } from '../../state.ts';
import { alleyShop } from '../query.ts';
import { useUp } from './meals.ts';
import { gapsBeside } from './now.ts';
import { playedWith } from './sly-piggy.ts';
import { boredAtMost } from './upper-bounds.ts';

/** A lollipop for the pet at hand, for a play need alone. */
export type LollipopGame = { food: 'lollipop' };

/**
 * The Employee where the pet at hand needs one imp only, but its neighbour across the gap will be glad of two; and a
 * lollipop.
 */
export function games(s: Petz, v: ShowVars): Json[] {
  const at = v.alleys?.at ?? null;
  if (at === null) return [];
  const shop = shopOf(s, v.seat);
  const options: Json[] = [];
  if (v.unmet[at] === 1 && shop.home > 0 && hasEmployee(shop)) {
    for (const { gap, other } of gapsBeside(at)) {
      const plot = plotOf(shop, other);
      const later = v.alleys?.todo.includes(other) === true && boredAtMost(s, v, other, plot) > 1;
      if (later) options.push({ gap, employee: true });
    }
  }
  if (alleyShop(shop).processed.lollipop > 0) options.push({ food: 'lollipop' });
  return options;
}

/** A lollipop that is only licked is no food eaten (R-DA-79). */
export function playGame(c: PetzContext, v: ShowVars, choice: { readonly [key: string]: Json }): boolean {
  const at = v.alleys?.at ?? null;
  if (choice.food !== 'lollipop' || at === null) return false;
  useUp(c, v, at, 'lollipop');
  v.unmet[at] = (v.unmet[at] ?? 0) - 1;
  playedWith(c, v, at, 1);
  return true;
}

/** The Employee goes on counting as two for the pet across the gap (R-DA-48). */
export function entertained(_c: PetzContext, v: ShowVars, gap: number, employee: boolean): void {
  if (employee && v.alleys !== undefined) v.alleys.employeeGap = gap;
}
