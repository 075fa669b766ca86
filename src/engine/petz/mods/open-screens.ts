/** Screens stay down: groups are formed one shop after the other in turn order, and all see those formed before. */

import { parts } from '../../kernel/schema-words.ts';
import { script } from '../../kernel/script.ts';
import { askOne } from '../choices.ts';
import type { PetzEvent } from '../events.ts';
import { formGroups, groupDomain, groupRule } from '../phases/shopping.ts';
import { shopOf } from '../query.ts';
import type { Petz } from '../state.ts';
import { isOn, modifier, tellTwist, timed } from './kit.ts';

interface OpenVars {
  /** How many seats in turn order have formed their groups. */
  turn: number;
}

const FORM_IN_TURN = 'petz.openScreens';

/** How many seats in turn order have formed their groups in the open, from a state or a view; null while none do. */
export function formedSoFar({ tasks }: Pick<Petz, 'tasks'>): number | null {
  const task = tasks.findLast(({ proc }) => proc === FORM_IN_TURN);
  return task === undefined ? null : (task.vars as OpenVars).turn;
}

export const formInTurn = script<Petz, PetzEvent, OpenVars>(FORM_IN_TURN, [
  askOne('group', {
    kind: 'petz.group',
    who: (s, v) =>
      s.order
        .slice(v.turn)
        .filter((seat) => shopOf(s, seat).home > 0)
        .slice(0, 1),
    domain: groupDomain,
    why: groupRule,
    then(c, v, groups, seat) {
      const shop = shopOf(c.s, seat);
      formGroups(shop, groups);
      v.turn = c.s.order.indexOf(seat) + 1;
      tellTwist(c, 'openScreens', 'formed', shop.groups.length, seat);
      return 'again';
    },
  }),
  {
    name: 'shown',
    run(c) {
      const groups = c.s.shops.map((shop) => shop.groups.map((group) => ({ ...group })));
      c.emit({ type: 'petz.grouped', groups });
    },
  },
]);

/** `{}`, or with `rounds`. */
export const openScreens = modifier('openScreens', parts(timed), {
  before: {
    'petz.shopping/group'(c, arg) {
      const task = c.s.tasks.findLast(({ proc }) => proc === 'petz.shopping');
      if (task === undefined || !isOn(arg, c.s.round)) return;
      // Named twice in a setup, it still asks once: what the first one called lies on top by now.
      const v = task.vars as { formed?: true };
      if (v.formed === true) return;
      v.formed = true;
      c.call(formInTurn, { turn: 0 });
    },
  },
});
