/** Sensible answers at once to what only a game with Dark Alleys asks while pets are cared for. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { LollipopGame } from '../../../engine/petz/alleys/show/games.ts';
import type { AlleyTurn } from '../../../engine/petz/alleys/state.ts';
import type { Shift } from '../../../engine/petz/alleys/zone/facilities.ts';
import { type Meal, optionsOf, type PlayChoice } from '../../../engine/petz/choices.ts';
import type { ShowVars } from '../../../engine/petz/context.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { iconsOf, needCount, sizeOf } from '../../../engine/petz/query.ts';
import type { Pet, Petz, Shop } from '../../../engine/petz/state.ts';
import { artifactARound } from '../artifacts.ts';
import { holdWorth } from '../holding.ts';
import { bestOf } from '../jobs.ts';
import type { Outlook } from '../outlook.ts';
import { useWorth } from './facility.ts';

/** True for a lollipop that is given to play with. */
export function isLollipop(choice: PlayChoice | LollipopGame): choice is LollipopGame {
  return choice !== null && 'food' in choice;
}

/** How gladly a lollipop is given to play with; null for an imp. */
export function lollipopWorth(choice: PlayChoice): number | null {
  return isLollipop(choice) ? 0.5 : null;
}

/** True unless the pet on a plot has had its turn already, or no imp can catch it. */
export function toBeCaught(shop: Shop, { alleys }: ShowVars, at: number): boolean {
  if (alleys === undefined) return true;
  return isComing(alleys, at) && shop.plots[at]?.pet?.id !== 'wreckie';
}

function isComing({ at: now, todo }: AlleyTurn, at: number): boolean {
  return now === at || todo.includes(at);
}

/** Play needs that an imp beside the plot would meet, those of pets still to come nearly as gladly. */
export function wantsToPlay(shop: Shop, { alleys, unmet }: ShowVars, at: number): number {
  const plot = shop.plots[at];
  if (alleys === undefined || alleys.at === at || plot === undefined) return unmet[at] ?? 0;
  if (plot.pet === null || !alleys.todo.includes(at)) return 0;
  return 0.9 * Math.max(0, needCount(plot.pet, 'play') - iconsOf(plot, 'play'));
}

/** How gladly a meal is given that is no fresh food: the box as in the base game, the rest by what is lost with it. */
export function quickFurther(meal: Exclude<Meal, null>, eater: Pet): number {
  switch (meal.from) {
    case 'processed':
      return meal.play ? -40 : -51;
    case 'gold':
      return -52;
    case 'potion':
      return -60;
    case 'artifact':
      return -98;
    case 'imp':
      // Rather a token of suffering, unless it is his last.
      return eater.suffering + 1 >= eater.size ? -70 : -100;
    default:
      return -50;
  }
}

// What a playout answers at once to the questions of the Dark Alleys that come up while there is shopping and
// work.

/** The use of a facility that gains most; none, if each costs more than it brings. */
function use(o: Outlook, shop: Shop, options: readonly Json[], shift: Shift): Json {
  return bestOf(optionsOf('petz.facility', options), (x) => (x === null ? 0 : useWorth(o, shop, x, shift)));
}

/** Companions that take no imp from home make a group bigger; imps are needed at home. */
function join(s: Petz, options: readonly Json[]): Json {
  const vars = s.tasks.findLast(({ proc }) => proc === 'petz.joining')?.vars as { who?: Joiner } | undefined;
  const isImp = vars?.who === 'imp' || vars?.who === 'impWithHat';
  const groups = optionsOf('petz.join', options).filter((group) => group !== null);
  return isImp || groups.length === 0 ? null : bestOf(groups, sizeOf);
}

/** Undefined for what this file knows nothing about. */
export function quickInAlleys(s: Petz, o: Outlook, shop: Shop, options: readonly Json[]): Json | undefined {
  switch (s.ask?.kind) {
    case 'petz.join':
      return join(s, options);
    case 'petz.facility':
      return use(o, shop, options, 'visit');
    case 'petz.work':
      return use(o, shop, options, 'work');
    case 'petz.forget':
      return bestOf(optionsOf('petz.forget', options), (card) => -holdWorth(o, card));
    case 'petz.copy':
      return bestOf(optionsOf('petz.copy', options), (x) => (x === null ? 0.3 : artifactARound(x)));
    default:
      return undefined;
  }
}
