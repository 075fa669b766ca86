/** Which facility to use, by a visit in the shopping phase or with permission among the jobs of unused imps. */

import type { Json } from '../../../engine/kernel/state.ts';
import { alleyPlot } from '../../../engine/petz/alleys/query.ts';
import type { Shift } from '../../../engine/petz/alleys/zone/facilities.ts';
import { type FacilityUse, optionsOf } from '../../../engine/petz/choices.ts';
import { plotOf } from '../../../engine/petz/query.ts';
import type { Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';
import { filth } from '../housing.ts';
import { bestOf } from '../jobs.ts';
import { type Outlook, outlookOf, ownShop, seatOf } from '../outlook.ts';
import type { Persona } from '../persona.ts';
import { PEARL_VALUE, processedWorth } from './values.ts';

/** An imp that works at a facility: in phase 5 it would have earned gold, before that played or caught as well. */
function impCost(o: Outlook, shift: Shift): number {
  return shift === 'work' ? o.gold : Math.max(0.7, o.gold);
}

/** An imp that is at home from now on, less what it was good for where it was. */
function regainedWorth(
  o: Outlook,
  use: Extract<FacilityUse, { facility: 'headhunter' }>,
  shift: Shift,
): number {
  const { persona } = o;
  const rounds = o.left + (shift === 'visit' ? 0.6 : 0);
  const worth = 0.75 * persona.impRound * Math.min(3, rounds) + persona.impAtEnd;
  switch (use.from) {
    case 'progress':
      return worth - 0.3 * o.left;
    case 'hospital':
      return worth - 0.2 * o.left;
    default: {
      // On the platform it makes a sale better, as long as there is a customer.
      const ahead = o.later.length + (shift === 'visit' ? o.now.length : 0);
      return worth - (ahead === 0 ? 0 : o.booked > ahead ? 0.5 : 3.5);
    }
  }
}

/** Food that is about to spoil is worth nothing otherwise; any other only changes its form. */
function processingWorth(
  o: Outlook,
  shop: Shop,
  food: 'vegetable' | 'meat',
  chamber: number,
  shift: Shift,
): number {
  const roundsLeft = shop.food[food].length - 1 - chamber;
  const fresh = o.left === 0 ? 0.65 : roundsLeft > 0 ? 0.9 : shift === 'work' ? 0.1 : 0.7;
  // A lollipop feeds and entertains, a can adds to the score.
  return processedWorth(o) - fresh + 0.25 + (o.left > 0 ? 0.25 : 0);
}

function slugWorth(o: Outlook, shop: Shop, plots: readonly number[], shift: Shift): number {
  let worth = 0;
  for (const [at, tokens] of plots.entries()) {
    if (tokens === 0) continue;
    const plot = plotOf(shop, at);
    worth +=
      o.persona.manure * tokens + o.gold * Math.min(tokens, alleyPlot(plot).pearls) * (1 - PEARL_VALUE);
    if (plot.pet === null || (shift === 'work' && o.left === 0)) continue;
    worth += filth(plot.pet, plot.manure) - filth(plot.pet, plot.manure - tokens);
  }
  return worth;
}

/** What one use of a facility gains, in points. */
export function useWorth(o: Outlook, shop: Shop, use: FacilityUse, shift: Shift): number {
  switch (use.facility) {
    case 'office':
      return 2 * o.gold - impCost(o, shift);
    case 'headhunter':
      return regainedWorth(o, use, shift) - o.gold;
    case 'lollipopFactory':
      return processingWorth(o, shop, 'vegetable', use.chamber, shift);
    case 'cannery':
      return processingWorth(o, shop, 'meat', use.chamber, shift);
    case 'psychiatrist': {
      const { pet } = plotOf(shop, use.plot);
      if (pet === null) return -1;
      const late = o.left === 0 && shift === 'work' ? 0.5 : 1;
      const near = use.token === 'suffering' && pet.suffering + 2 >= pet.size ? 1.5 : 0;
      return late * (o.persona[use.token] + near) - impCost(o, shift);
    }
    case 'fecalSlug':
      return slugWorth(o, shop, use.plots, shift) - o.gold;
  }
}

/** The best use there is, or none. */
export function decideFacility(
  view: PetzView,
  options: readonly Json[],
  shift: Shift,
  persona: Persona,
): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const shop = ownShop(view);
  const uses = optionsOf('petz.facility', options);
  const best = bestOf(uses, (use) => (use === null ? 0 : useWorth(o, shop, use, shift)));
  if (best === null) return because(null, 'hint.facilityNone');
  const choice = { ...best };
  switch (best.facility) {
    case 'office':
      return because(choice, 'hint.facilityOffice');
    case 'headhunter':
      return because(choice, 'hint.facilityHeadhunter');
    case 'lollipopFactory':
      return because(choice, 'hint.facilityLollipop');
    case 'cannery':
      return because(choice, 'hint.facilityCannery');
    case 'psychiatrist':
      return because(choice, 'hint.facilityPsychiatrist', { pet: plotOf(shop, best.plot).pet?.id ?? '' });
    case 'fecalSlug':
      return because(choice, 'hint.facilitySlug', { manure: best.plots.reduce((sum, n) => sum + n, 0) });
  }
}
