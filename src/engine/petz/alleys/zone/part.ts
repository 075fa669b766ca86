/** The industrial zone, its facilities, processed food, unused imps (DA-IND, DA-FACILITY, DA-UNUSED, DA-PROCESSED). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type FacilityUse } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { shopOf } from '../../query.ts';
import { FOR_ANYONE, type Space } from '../../spaces/space.ts';
import type { Petz } from '../../state.ts';
import type { Part } from '../part.ts';
import { alleyShop, alleysOf } from '../query.ts';
import { useFacility, usesOf } from './facilities.ts';
import { work } from './work.ts';

/** Every use of any open facility, permission or not (DA-IND-02). */
function usesNow(s: Petz, seat: Seat): FacilityUse[] {
  return alleysOf(s).row.flatMap((facility) => usesOf(s, seat, facility, 'visit'));
}

/** The permission tile goes under the facility that opened last (DA-IND-10, DA-IND-11). */
function permit(c: PetzContext, seat: Seat): void {
  const { row } = alleysOf(c.s);
  const at = row.length - 1;
  alleyShop(shopOf(c.s, seat)).permission = at;
  c.emit({ type: 'petz.permitted', seat, at, facility: row[at] ?? '' });
}

/** First the facility, then the tile (R-DA-45). */
const visitZone = script<Petz, PetzEvent, { seat: Seat }>('petz.zone', [
  askOne('facility', {
    kind: 'petz.facility',
    who: (s, v) => (usesNow(s, v.seat).length > 0 ? [v.seat] : []),
    domain: (s, seat) => ({ type: 'pick', options: [...usesNow(s, seat).map((x) => ({ ...x })), null] }),
    then(c, v, use) {
      if (use !== null) useFacility(c, v.seat, use, 'visit');
      return undefined;
    },
  }),
  {
    name: 'permit',
    run(c, v) {
      permit(c, v.seat);
      return undefined;
    },
  },
]);

/** A group may come even if it can use nothing (DA-IND-01, DA-IND-09). */
const industrialZone: Space = {
  id: 'industrialZone',
  kind: 'industrialZone',
  needs: { ...FOR_ANYONE, rule: 'DA-IND-01' },
  use: (c, seat) => c.call(visitZone, { seat }),
};

export const zonePart: Part = {
  spaces: [industrialZone],
  scripts: [visitZone, work],
  beforeJobs: (c) => c.call(work, { turn: 0, after: false }),
  afterCleaning: (c) => c.call(work, { turn: 0, after: true }),
};
