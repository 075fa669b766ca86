/**
 * What comes home at the end of a round, and what the Dark Alleys add to the final scoring (DA-BODY-12, DA-BODY-13,
 * DA-END).
 */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import { ALLEYS } from '../../data/cards.ts';
import type { PetzEvent } from '../../events.ts';
import { impsOnPlatform, shopOf } from '../../query.ts';
import type { OpenShop, Petz } from '../../state.ts';
import { alleyShop, hatHome, ownsHat } from '../query.ts';
import { clearPlots } from '../show/tally.ts';
import { accessoriesOf } from './dress.ts';

/** True if a seat's hat is on the platform, on its action space or on its right side. */
function hatWaits(s: Petz, seat: Seat): boolean {
  const standing = s.town.taken.platform;
  const onSpace = standing?.seat === seat && (standing.hat ?? 0) > 0;
  return onSpace || alleyShop(shopOf(s, seat)).hatOnPlatform;
}

/** The hat leaves the platform. */
export function bringHatHome(c: PetzContext, seat: Seat): void {
  alleyShop(shopOf(c.s, seat)).hatOnPlatform = false;
  const standing = c.s.town.taken.platform;
  if (standing?.seat === seat) delete standing.hat;
  c.emit({ type: 'petz.hatCameHome', seat });
}

/**
 * An imp that comes down to sell may wear the hat home (DA-ARTIFACT-FANCYHAT-06, R-DA-31, R-DA-95). The last one does:
 * no hat stays without an imp (DA-ARTIFACT-FANCYHAT-05).
 */
export const wearHome = script<Petz, PetzEvent, { seat: Seat }>('petz.hat', [
  {
    name: 'last',
    run(c, { seat }) {
      if (!hatWaits(c.s, seat) || impsOnPlatform(c.s, seat) > 0) return undefined;
      bringHatHome(c, seat);
      return { done: null };
    },
  },
  askOne('hat', {
    kind: 'petz.hat',
    who: (s, v) => (hatWaits(s, v.seat) ? [v.seat] : []),
    domain: () => ({ type: 'pick', options: [true, false] }),
    then(c, v, wears) {
      if (wears) bringHatHome(c, v.seat);
    },
  }),
]);

/**
 * Imps leave the facilities; a hat sent to the platform stays there; the bodyguard always comes (DA-IND-05, DA-BODY-12,
 * DA-BODY-13).
 * Also DA-BODY-14, DA-ARTIFACT-FANCYHAT-07, R-DA-38.
 */
export function countReturning(c: PetzContext, seat: Seat): number {
  const shop = shopOf(c.s, seat);
  const alleys = alleyShop(shop);
  const imps = alleys.working;
  alleys.working = 0;
  alleys.worked = false;
  const standing = c.s.town.taken.platform;
  if (standing?.seat === seat && (standing.hat ?? 0) > 0) alleys.hatOnPlatform = true;
  clearPlots(shop);
  return imps;
}

/**
 * Bodyguard and processed food; a hat that is away is no tile on the board (DA-END-02, DA-END-04, DA-END-05; R-DA-37).
 * Also DA-SETUP-17.
 */
export function businessPoints(s: Pick<Petz, 'town'> & { shops: readonly OpenShop[] }, seat: Seat): number {
  const shop = s.shops[seat];
  if (shop === undefined) return 0;
  const { bodyguard, processed } = alleyShop(shop);
  const hatAway = ownsHat(shop) && !hatHome(s, seat);
  return (
    (bodyguard ? 1 : 0) + (processed.lollipop + processed.can) * ALLEYS.processedScore - (hatAway ? 1 : 0)
  );
}

/** Accessories, worn or not (DA-END-07, DA-ACC-12). */
export function displayPoints(shop: Pick<OpenShop, 'plots' | 'alleys'>): number {
  return accessoriesOf(shop).length;
}
