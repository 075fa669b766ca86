/** What is answered to the questions of Pug Quest when a test plays: at first sight, the same every time, and in a hurry. */
import { easy } from '../../../src/bots/quest/easy.ts';
import type { Domain } from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { lordSeat } from '../../../src/engine/quest/query.ts';
import type { Act } from '../../../src/engine/quest/turn.ts';
import type { QuestView } from '../../../src/engine/quest/view.ts';

/** Questions to which one may say no, and which keep a Hero alive. */
const CARE = ['quest.riposte', 'quest.defend', 'quest.seen'];

/**
 * A beginner's answer to the open question. From the second World on Heroes let things come, so that the game ends soon;
 * before it they do not waste their last actions.
 */
export function choiceFor(view: QuestView, domain: Domain): Json {
  const { ask, turn, seat, setup } = view;
  if (ask === null) throw new Error('nothing is asked');
  const tools = { engine: questEngine, rng: dice(`answer ${ask.id}`), budget: 0 };
  const { choice } = easy.decide(view, ask, domain, tools);
  if (seat === lordSeat(setup)) return choice;
  const isLate = view.number > 1;
  if (isLate && CARE.includes(ask.kind)) return null;
  if (ask.kind !== 'quest.act') return choice;
  const { do: act } = choice as unknown as Act;
  const strikes = act === 'attack' || act === 'play';
  return !isLate && (strikes || (turn?.actions ?? 0) > 1) ? choice : { do: 'end' };
}
