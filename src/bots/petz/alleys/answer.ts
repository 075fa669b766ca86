/** For each kind of question that only Dark Alleys asks, the file that knows about it. */

import type { Ask, Json } from '../../../engine/kernel/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../../bot.ts';
import { decideCare } from '../care.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { decideCopy } from './copy.ts';
import { decideFacility } from './facility.ts';
import { decideDiscount, decideForget, decidePeek } from './fortune.ts';
import { decideJoin, decideReturn } from './join.ts';

/** Null for a question it knows nothing about. */
export function decideAlleys(
  view: PetzView,
  ask: Ask,
  options: readonly Json[],
  tools: PetzTools,
  persona: Persona = EXPERT,
): Decision | null {
  switch (ask.kind) {
    case 'petz.join':
      return decideJoin(view, options, persona);
    case 'petz.return':
      return decideReturn(view, options);
    case 'petz.peek':
      return decidePeek(view, options);
    case 'petz.discount':
      return decideDiscount(view, options, persona);
    case 'petz.forget':
      return decideForget(view, options, persona);
    case 'petz.facility':
      return decideFacility(view, options, 'visit', persona);
    case 'petz.work':
      return decideFacility(view, options, 'work', persona);
    case 'petz.copy':
      return decideCopy(view, options, persona);
    case 'petz.next':
    case 'petz.setCage':
    case 'petz.tune':
    case 'petz.shove':
    case 'petz.spook':
    case 'petz.wreck':
    case 'petz.ding':
      return decideCare(view, options, tools, persona);
    case 'petz.hat':
      return because(true, 'hint.hatHome');
    default:
      return null;
  }
}
