/** The slug shop: an accessory, and a figure that brings it home (DA-SLUG). */

import { script } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/state.ts';
import { askOne, type ReturnChoice } from '../../choices.ts';
import type { PetzContext } from '../../context.ts';
import type { PetzEvent } from '../../events.ts';
import { shopOf } from '../../query.ts';
import { FOR_ANYONE, type Space, takeFrom } from '../../spaces/space.ts';
import type { Board, Petz } from '../../state.ts';
import { join } from '../join.ts';
import { alleyShop, alleysOf } from '../query.ts';

/**
 * Every figure that may come home: at least one ordinary imp must stay on the space it leaves (DA-SLUG-04, DA-SLUG-05,
 * DA-SLUG-06), and an imp may take the Fancy Hat of its group along (DA-ARTIFACT-FANCYHAT-05).
 * Also DA-BODY-09, DA-BODY-10, DA-SLUG-07, R-DA-41, R-DA-42.
 */
function returners(s: Pick<Board, 'town'>, seat: Seat): Exclude<ReturnChoice, null>[] {
  const found: Exclude<ReturnChoice, null>[] = [];
  for (const [from, standing] of Object.entries(s.town.taken)) {
    if (standing.seat !== seat) continue;
    if (standing.imps >= 2) found.push({ from, who: 'imp' });
    if (standing.imps >= 2 && (standing.hat ?? 0) > 0) found.push({ from, who: 'impWithHat' });
    if (standing.imps >= 1 && (standing.bodyguard ?? 0) > 0) found.push({ from, who: 'bodyguard' });
  }
  return found;
}

/** The figure leaves its space; what was done there is not undone (DA-SLUG-10). Then it joins a group or stays home. */
function comeBack(c: PetzContext, seat: Seat, { from, who }: Exclude<ReturnChoice, null>): void {
  const standing = c.s.town.taken[from];
  if (standing === undefined) return;
  if (who === 'bodyguard') delete standing.bodyguard;
  else standing.imps -= 1;
  if (who === 'impWithHat') delete standing.hat;
  c.emit({ type: 'petz.returned', seat, who, from });
  c.call(join, { seat, who });
}

export const triumphantReturn = script<Petz, PetzEvent, { seat: Seat }>('petz.slug', [
  askOne('return', {
    kind: 'petz.return',
    who: (s, v) => (returners(s, v.seat).length > 0 ? [v.seat] : []),
    domain: (s, seat) => ({ type: 'pick', options: [...returners(s, seat).map((x) => ({ ...x })), null] }),
    then(c, v, choice) {
      if (choice !== null) comeBack(c, v.seat, choice);
      return undefined;
    },
  }),
]);

/** One of the accessories on show, at no cost (DA-SLUG-01, DA-SLUG-02). */
export const slugShop: Space = {
  id: 'slugShop',
  kind: 'slugShop',
  needs: { ...FOR_ANYONE, rule: 'DA-SLUG-01' },
  items: (s) => alleysOf(s).shown.filter((tile) => tile !== null),
  use(c, seat, item) {
    const accessory = item ?? '';
    takeFrom(alleysOf(c.s).shown, accessory);
    alleyShop(shopOf(c.s, seat)).accessories.push(accessory);
    c.emit({ type: 'petz.gotAccessory', seat, accessory });
    c.call(triumphantReturn, { seat });
  },
};
