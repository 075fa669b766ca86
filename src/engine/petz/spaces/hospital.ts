/** The spaces near the hospital: inviting imps, hospital, judging, platform (PB-IMPS, PB-HOSP, PB-JUDGE, PB-PLAT). */

import type { PetzContext } from '../context.ts';
import { expansionsOf } from '../expansion.ts';
import { shopOf } from '../query.ts';
import { FOR_ANYONE, type Space } from './space.ts';

/** Imps that join the group on its space until phase 6 (PB-IMPS-02, PB-HOSP-03). */
function joinStanding(c: PetzContext, space: string, imps: number): void {
  const standing = c.s.town.taken[space];
  if (standing !== undefined) standing.imps += imps;
}

/**
 * All own imps of this round or an earlier one come from the Progress Board (PB-IMPS-01, PB-IMPS-04, PB-IMPS-03,
 * PB-IMPS-06).
 */
const inviteImps: Space = {
  id: 'imps',
  kind: 'imps',
  needs: FOR_ANYONE,
  use(c, seat) {
    const { waiting } = shopOf(c.s, seat);
    let invited = 0;
    for (let space = 0; space < waiting.length && space < c.s.round; space++) {
      invited += waiting[space] ?? 0;
      waiting[space] = 0;
    }
    joinStanding(c, 'imps', invited);
    c.emit({ type: 'petz.invited', seat, imps: invited });
  },
};

/** A potion, and all own imps out of the hospital (PB-HOSP-01, PB-HOSP-02, PB-HOSP-04, PB-HOSP-06, PB-HOSP-07). */
const hospital: Space = {
  id: 'hospital',
  kind: 'hospital',
  needs: FOR_ANYONE,
  use(c, seat) {
    const shop = shopOf(c.s, seat);
    let given = 1;
    for (const { potions } of expansionsOf(c.s)) given = potions?.(c, seat, given) ?? given;
    shop.potions += given;
    if (given > 0) c.emit({ type: 'petz.gotPotion', seat });
    const discharged = shop.hospital;
    shop.hospital = 0;
    joinStanding(c, 'hospital', discharged);
    c.emit({ type: 'petz.discharged', seat, imps: discharged });
  },
};

/** The minion moves to space 2 of the tent (PB-JUDGE-01, PB-JUDGE-03). */
const judging: Space = {
  id: 'judge',
  kind: 'judge',
  needs: FOR_ANYONE,
  use(c, seat) {
    shopOf(c.s, seat).judge = true;
    c.emit({ type: 'petz.judging', seat });
  },
};

/**
 * Nothing happens at once; the imps are on the platform from now on (PB-PLAT-01, PB-PLAT-05, PB-PLAT-09, PB-PLAT-10).
 */
const platform: Space = {
  id: 'platform',
  kind: 'platform',
  needs: FOR_ANYONE,
  use(c, seat) {
    c.emit({ type: 'petz.booked', seat, imps: c.s.town.taken.platform?.imps ?? 0 });
  },
};

export const nearHospital: Space[] = [inviteImps, hospital, judging, platform];
