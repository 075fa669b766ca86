/** The industrial zone, its facilities, processed food, unused imps (DA-IND, DA-FACILITY, DA-UNUSED, DA-PROCESSED). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type FacilityUse } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { facilityCard } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { shopOf } from '../../query.ts';
import { FOR_ANYONE, type Space } from '../../spaces/space.ts';
import type { Petz } from '../../state.ts';
import type { Part } from '../part.ts';
import { alleyShop, alleysOf } from '../query.ts';
import { useFacility, usesOf } from './facilities.ts';

// Phase 5: one facility with permission, among the jobs of unused imps (DA-UNUSED). The owner may mix all
// jobs. As they only meet over gold, two moments are enough: before imps clean, and after, for who had no
// gold and has found some on the manure. An imp that earns gold for a facility does so on the spot.

interface WorkVars {
  /** How many seats in turn order have decided. */
  turn: number;
  /** After cleaning: only what could not be paid before. */
  after: boolean;
}

/**
 * Facilities a seat has access to: the one over its tile and all further left (DA-IND-12, DA-IND-13, DA-IND-14,
 * DA-IND-15).
 */
function facilitiesFor(s: Pick<Petz, 'alleys'>, shop: Pick<Petz['shops'][number], 'alleys'>): string[] {
  const { permission } = alleyShop(shop);
  return permission === null ? [] : alleysOf(s).row.slice(0, permission + 1);
}

/** Ways to use a facility now, at most one a round in this phase (DA-UNUSED-01, DA-IND-17). */
function usesAtWork(s: Petz, seat: Seat, after: boolean): FacilityUse[] {
  const shop = shopOf(s, seat);
  if (alleyShop(shop).worked) return [];
  if (after && !(alleyShop(shop).broke && shop.gold > 0)) return [];
  return facilitiesFor(s, shop)
    .filter((facility) => !after || facilityCard(facility).input === 'gold')
    .flatMap((facility) => usesOf(s, seat, facility, 'work'));
}

function nextWorker(s: Petz, v: WorkVars): Seat[] {
  return s.order
    .slice(v.turn)
    .filter((seat) => usesAtWork(s, seat, v.after).length > 0)
    .slice(0, 1);
}

/** In turn order; no player's use hinders another's (DA-IND-16, R-DA-47, DA-UNUSED-02, R-DA-86). */
const work = script<Petz, PetzEvent, WorkVars>('petz.work', [
  {
    name: 'begin',
    run(c, v) {
      if (!v.after) for (const shop of c.s.shops) alleyShop(shop).broke = shop.gold === 0;
    },
  },
  askOne('work', {
    kind: 'petz.work',
    who: nextWorker,
    domain: (s, seat, v) => ({
      type: 'pick',
      options: [...usesAtWork(s, seat, v.after).map((x) => ({ ...x })), null],
    }),
    then(c, v, use, seat) {
      v.turn = c.s.order.indexOf(seat) + 1;
      if (use !== null) {
        alleyShop(shopOf(c.s, seat)).worked = true;
        useFacility(c, seat, use, 'work');
      }
      return 'again';
    },
  }),
]);

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
    },
  }),
  {
    name: 'permit',
    run(c, v) {
      permit(c, v.seat);
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
