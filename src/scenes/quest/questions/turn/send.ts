/** Sends what is picked; what was picked for the question that follows from it is answered with it. */

import type { Json } from '../../../../engine/kernel/state.ts';
import type { Act } from '../../../../engine/quest/choices.ts';
import { DRAWS } from '../../../../session/advice/quest-draws.ts';
import { optionsOf } from '../../draft.ts';
import { isSentByTap } from '../../ground.ts';
import type { Ground } from '../../types.ts';
import { isUseful } from './actions.ts';
import { goOn, takesFor, takesMarked } from './marks.ts';
import type { Foresight } from './preview.ts';

/** Answers the next question too, if it is the one foreseen and still takes that answer. */
function follow({ host, look }: Ground, kind: string, choices: readonly Json[]): void {
  const { session } = host.link;
  if (session.ask()?.kind !== kind || session.domain(look.seat) === null) return;
  const choice = choices.find((one) => session.check(look.seat, one) === null);
  if (choice !== undefined) session.answer(look.seat, choice);
}

/** `singly`: cards are taken as far as they are marked, then one is asked again. */
export function sendAct(ground: Ground, act: Act, { asks, from }: Foresight, singly = false): void {
  const { host, draft, look, view } = ground;
  const { cards } = draft;
  const takes = (most: number) => (singly ? takesMarked(ground, most) : takesFor(ground, most));
  const targets = from.length === 1 ? from : draft.targets;
  const hand = view.heroes[look.seat]?.hand ?? [];
  host.answer(act);
  if (act.do === 'draw') goOn(ground, takes(DRAWS));
  if (act.do === 'discard' && cards.length > 0) {
    follow(ground, 'quest.discard', [cards.flatMap((i) => hand[i] ?? [])]);
    goOn(ground, takes(cards.length));
  }
  if (act.do === 'play' && asks !== null && targets.length > 0) {
    const [target = null] = targets;
    // Which of them stands first does not matter to who chose them.
    follow(ground, asks, asks === 'quest.target' ? [target] : [[...targets], [...targets].reverse()]);
  }
  if (isSentByTap(ground, false)) endIdle(ground);
}

/** Where every tap sends, a turn in which nothing is left to do ends by itself. */
function endIdle(ground: Ground): void {
  const { session } = ground.host.link;
  const acts = optionsOf<Act>(session.ask()?.kind === 'quest.act' ? session.domain(ground.look.seat) : null);
  if (acts.length > 0 && !isUseful(acts)) follow(ground, 'quest.act', [{ do: 'end' }]);
}
