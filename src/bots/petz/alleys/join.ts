/** Who comes back through the slug shop, and which waiting group a newcomer joins. */

import type { Json } from '../../../engine/kernel/state.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import type { Joiner } from '../../../engine/petz/events.ts';
import { sameGroup } from '../../../engine/petz/query.ts';
import type { Group } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';
import type { Buyer } from '../buyer.ts';
import { bestOf } from '../jobs.ts';
import { ownShop } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { Shopping } from '../town.ts';

/** Who it is stands in the script that asks. */
function newcomer(view: PetzView): Joiner {
  const vars = view.tasks.findLast(({ proc }) => proc === 'petz.joining')?.vars as
    | { who?: Joiner }
    | undefined;
  return vars?.who ?? 'imp';
}

function enlarge(own: Buyer, group: Group, who: Joiner): void {
  const at = own.groups.findIndex((x) => sameGroup(x, group));
  const bigger: Group = { ...group };
  if (who === 'imp' || who === 'impWithHat') {
    bigger.imps += 1;
    own.home -= 1;
  }
  if (who === 'bodyguard') bigger.bodyguard = 1;
  if (who === 'hat' || who === 'impWithHat') bigger.hat = 1;
  own.groups = own.groups.with(at, bigger);
}

export function decideJoin(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
  const who = newcomer(view);
  const shopping = new Shopping(view, persona);
  // An imp at home does something else; bodyguard and hat do nothing there.
  const idle = who === 'imp' || who === 'impWithHat' ? 0 : -0.05;
  const best = bestOf(optionsOf('petz.join', options), (group) =>
    group === null
      ? shopping.weighChange(() => {}) + idle
      : shopping.weighChange((own) => enlarge(own, group, who)),
  );
  return best === null
    ? because(null, 'hint.joinHome')
    : because({ ...best }, 'hint.joinGroup', { size: best.imps + best.gold + (best.bodyguard ?? 0) });
}

/** An imp has more to do than the bodyguard, unless groups wait that he could make bigger. */
export function decideReturn(view: PetzView, options: readonly Json[]): Decision {
  const waiting = ownShop(view).groups.length > 0;
  const best = bestOf(optionsOf('petz.return', options), (choice) => {
    if (choice === null) return 0;
    // A second imp on the platform may sell again.
    const platform = choice.from === 'platform' ? -0.6 : 0;
    switch (choice.who) {
      case 'imp':
        return 1 + platform;
      case 'impWithHat':
        return 1.05 + (waiting ? 0.2 : 0) + platform;
      case 'bodyguard':
        return waiting ? 0.8 : 0.05;
    }
  });
  if (best === null) return because(null, 'hint.returnNobody');
  const chosen = { ...best };
  return best.who === 'bodyguard'
    ? because(chosen, 'hint.returnBodyguard', { space: best.from })
    : because(chosen, 'hint.returnImp', { space: best.from });
}
