/** Something joins a waiting group during shopping, or goes to the Quarters (DA-BODY-02, DA-SLUG-08, DA-ARTIFACT-FANCYHAT-03). */

import { script } from '../../kernel/script.ts';
import type { Json, Seat } from '../../kernel/state.ts';
import { askOne } from '../choices.ts';
import type { PetzContext } from '../context.ts';
import type { Joiner, PetzEvent } from '../events.ts';
import { sortGroups } from '../phases/shopping.ts';
import { groupOf, sameGroup, shopOf } from '../query.ts';
import type { Group, Petz, Shop } from '../state.ts';

interface JoinVars {
  seat: Seat;
  who: Joiner;
}

const isImp = (who: Joiner): boolean => who === 'imp' || who === 'impWithHat';

/** Each different waiting group; no new group can be formed during shopping (DA-GROUP-13, R-DA-89). */
function groupsToJoin(shop: Shop): Group[] {
  const found: Group[] = [];
  for (const group of shop.groups) if (!found.some((x) => sameGroup(x, group))) found.push(groupOf(group));
  return found;
}

/** The group with the newcomer in it (DA-GROUP-07, R-DA-29). */
function enlarged(group: Group, who: Joiner): Group {
  return groupOf({
    imps: group.imps + (isImp(who) ? 1 : 0),
    gold: group.gold,
    bodyguard: (group.bodyguard ?? 0) + (who === 'bodyguard' ? 1 : 0),
    hat: (group.hat ?? 0) + (who === 'hat' || who === 'impWithHat' ? 1 : 0),
  });
}

function joinGroup(c: PetzContext, { seat, who }: JoinVars, choice: Group): void {
  const shop = shopOf(c.s, seat);
  const at = shop.groups.findIndex((group) => sameGroup(group, choice));
  const group = enlarged(choice, who);
  shop.groups[at] = group;
  if (isImp(who)) shop.home -= 1;
  sortGroups(shop);
  c.emit({ type: 'petz.joined', seat, who, group: { ...group } });
}

/** Bodyguard and hat are at home when they are nowhere else; an imp is there already, and available again (DA-SLUG-09). */
function stayHome(c: PetzContext, { seat, who }: JoinVars): void {
  c.emit({ type: 'petz.joined', seat, who, group: null });
}

export const join = script<Petz, PetzEvent, JoinVars>('petz.joining', [
  {
    // While its owner chooses, an imp waits in the Quarters.
    name: 'arrive',
    run(c, v) {
      const shop = shopOf(c.s, v.seat);
      if (isImp(v.who)) shop.home += 1;
      if (shop.groups.length > 0) return undefined;
      stayHome(c, v);
      return { done: null };
    },
  },
  askOne('join', {
    kind: 'petz.join',
    who: (_s, v) => [v.seat],
    domain: (s, seat) => {
      const options: Json[] = groupsToJoin(shopOf(s, seat)).map((group) => ({ ...group }));
      return { type: 'pick', options: [null, ...options] };
    },
    then(c, v, choice) {
      if (choice === null) stayHome(c, v);
      else joinGroup(c, v, choice);
    },
  }),
]);
