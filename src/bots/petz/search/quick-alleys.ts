/** What a playout answers at once to the questions of the Dark Alleys that come up while there is shopping and work. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { FacilityUse, Shift } from '../../../engine/petz/alleys/zone/facilities.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { sizeOf } from '../../../engine/petz/query.ts';
import type { Group, Petz, Shop } from '../../../engine/petz/state.ts';
import { useWorth } from '../alleys/facility.ts';
import { artifactARound } from '../alleys/values.ts';
import { holdWorth } from '../holding.ts';
import { bestOf } from '../jobs.ts';
import type { Outlook } from '../outlook.ts';

/** The use of a facility that gains most; none, if each costs more than it brings. */
function use(o: Outlook, shop: Shop, options: readonly Json[], shift: Shift): Json {
  return bestOf(options as unknown as readonly (FacilityUse | null)[], (x) =>
    x === null ? 0 : useWorth(o, shop, x, shift),
  ) as Json;
}

/** Whoever takes no imp from home makes a group bigger; imps are needed at home. */
function join(s: Petz, options: readonly Json[]): Json {
  const vars = s.tasks.findLast(({ proc }) => proc === 'petz.joining')?.vars as { who?: Joiner } | undefined;
  const isImp = vars?.who === 'imp' || vars?.who === 'impWithHat';
  const groups = options.filter((option) => option !== null);
  return isImp || groups.length === 0 ? null : bestOf(groups, (group) => sizeOf(group as unknown as Group));
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
      return bestOf(options as readonly number[], (card) => -holdWorth(o, card));
    case 'petz.copy':
      return bestOf(options as readonly (string | null)[], (x) => (x === null ? 0.3 : artifactARound(x)));
    default:
      return undefined;
  }
}
