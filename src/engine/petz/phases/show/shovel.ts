/** The Long-Handled Shovel (PB-ARTIFACT-SHOVEL). */

import type { Step } from '../../../kernel/script.ts';
import { takeManure } from '../../care.ts';
import { askOne, type ShovelChoice } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { hasArtifact, manureOf, shopOf } from '../../query.ts';
import type { Petz, Shop } from '../../state.ts';
import { hasEmployee, type ShowStep } from './vars.ts';

/** Every way to take between 1 and `most` tokens in all out of the plots. */
export function waysToClean(manure: readonly number[], most: number): number[][] {
  const ways: number[][] = [];
  addWays(ways, manure, [], most);
  return ways.filter((taken) => total(taken) > 0).sort((a, b) => total(b) - total(a));
}

/** Goes on from what the first plots give, with at most `left` from the rest; as much as can be first. */
function addWays(ways: number[][], manure: readonly number[], taken: number[], left: number): void {
  const tokens = manure[taken.length];
  if (tokens === undefined) ways.push(taken);
  else for (let n = Math.min(left, tokens); n >= 0; n--) addWays(ways, manure, [...taken, n], left - n);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const REACH = 2;

/**
 * How much can be shovelled now: with the shovel in hand what is left of its reach, else 2, or 4 by the Employee
 * (PB-ARTIFACT-SHOVEL-02, PB-ARTIFACT-EMPLOYEE-02, PB-ARTIFACT-SHOVEL-01, PB-ARTIFACT-SHOVEL-04).
 */
function shovelChoices(shop: Shop): Exclude<ShovelChoice, null>[] {
  const manure = shop.plots.map((plot) => plot.manure);
  if (!hasArtifact(shop, 'longHandledShovel') || manureOf(shop) === 0) return [];
  const plain = (most: number, employee: boolean) =>
    waysToClean(manure, most).map((plots) => ({ plots, employee }));
  if (shop.used.shovel !== null) return plain(shop.used.reach - shop.used.shovel, false);
  if (shop.home === 0) return [];
  return [...plain(REACH, false), ...(hasEmployee(shop) ? plain(2 * REACH, true) : [])];
}

/** Manure goes, and with it some of the shovel's reach until the round is over (PB-ARTIFACT-SHOVEL-05). */
function shovel(
  c: PetzContext,
  v: Pick<ShowVars, 'seat'>,
  { plots, employee }: Exclude<ShovelChoice, null>,
): void {
  const shop = shopOf(c.s, v.seat);
  if (shop.used.shovel === null) {
    shop.home -= 1;
    shop.busy.centre += 1;
    shop.used.shovel = 0;
    shop.used.reach = employee ? 2 * REACH : REACH;
    if (employee) shop.used.employee = true;
  }
  takeManure(c, v.seat, plots);
  for (const n of plots) shop.used.shovel += n;
  c.emit({ type: 'petz.shovelled', seat: v.seat, plots, employee });
}

/** A moment at which the shovel may be used (PB-ARTIFACT-SHOVEL-03, RUL-45). */
export function moment<V extends Pick<ShowVars, 'seat'>>(
  name: string,
  isOpen: (shop: Shop, v: V) => boolean,
): Step<Petz, PetzEvent, V> {
  return askOne(name, {
    kind: 'petz.shovel',
    who(s, v) {
      const shop = shopOf(s, v.seat);
      return isOpen(shop, v) && shovelChoices(shop).length > 0 ? [v.seat] : [];
    },
    domain: (s, seat) => ({
      type: 'pick',
      options: [null, ...shovelChoices(shopOf(s, seat)).map((x) => ({ ...x }))],
    }),
    then(c, v, choice) {
      if (choice !== null) shovel(c, v, choice);
    },
  });
}

/**
 * Two moments are enough. All manure of the turn is there once poop is done, and every other job for imps has
 * been offered once anger is done; before disease is the last time that cleaning can prevent anything, so who
 * wants the shovel takes it there. Before the score is counted who has begun and spared some of its reach may go
 * on; and after an illness, which the player may have wanted to run its course, one may begin even now. Dark Alleys, where
 * manure may be worth gold and a pet may eat the shovel, adds moments of its own (`alleys/show/shovel.ts`).
 */
export const shovelBeforeDisease: ShowStep = moment(
  'shovel',
  // Where pets come one by one there is more than one disease step in a turn, and the shovel may go on.
  (shop, v: ShowVars) => shop.used.shovel === null || v.alleys !== undefined,
);
export const shovelBeforeScore: ShowStep = moment(
  'tidy',
  (shop, v: ShowVars) => shop.used.shovel !== null || v.ill === true,
);
