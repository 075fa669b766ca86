/** What a playout answers at once to the questions of the Dark Alleys that come up while there is shopping and work. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { Shift } from '../../../engine/petz/alleys/zone/facilities.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { sizeOf } from '../../../engine/petz/query.ts';
import type { Petz, Shop } from '../../../engine/petz/state.ts';
import { artifactARound } from '../artifacts.ts';
import { holdWorth } from '../holding.ts';
import { bestOf } from '../jobs.ts';
import type { Outlook } from '../outlook.ts';
import { useWorth } from './facility.ts';

/** The use of a facility that gains most; none, if each costs more than it brings. */
function use(o: Outlook, shop: Shop, options: readonly Json[], shift: Shift): Json {
  return bestOf(optionsOf('petz.facility', options), (x) => (x === null ? 0 : useWorth(o, shop, x, shift)));
}

/** Whoever takes no imp from home makes a group bigger; imps are needed at home. */
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
