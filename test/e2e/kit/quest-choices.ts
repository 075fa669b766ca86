/** What is answered to the questions of Pug Quest when a test plays: at first sight, the same every time, and in a hurry. */

import { easy } from '../../../src/bots/quest/easy.ts';
import { quickAnswer } from '../../../src/bots/quest/quick.ts';
import type { Domain } from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import type { Act } from '../../../src/engine/quest/choices.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { lordSeat } from '../../../src/engine/quest/query.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';
import type { QuestView } from '../../../src/engine/quest/view.ts';
import type { AskKind } from '../../../src/engine/quest/words.ts';
import type { DrawSource } from '../../../src/session/advice/quest-draws.ts';

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

/** What looks best at first sight, by a player who wants to win. */
export function atSight(view: QuestView, domain: Domain): Json {
  const { ask, seat } = view;
  if (ask === null) throw new Error('nothing is asked');
  const rng = dice(`answer ${ask.id}`);
  return quickAnswer(questEngine.imagine(view, rng), seat ?? 0, ask.kind as AskKind, domain, rng);
}

/** The cards that are swapped, and the sources that are marked with them: what is not marked comes from the deck. */
export interface Gesture {
  cards: Json[];
  marks: DrawSource[];
}

/** Thinks an act and the draw that follows it through; null: the draw under way. */
export function drawsAfter(view: QuestView, act: Act | null): Gesture {
  const rng = dice(`draw ${view.ask?.id}`);
  const seat = view.seat ?? 0;
  let s: Quest = questEngine.imagine(view, rng);
  const give = (choice: Json) => {
    const next = questEngine.apply(s, { seat, ask: s.ask?.id ?? 0, choice });
    if (!next.ok) throw new Error(next.refusal.code);
    s = next.state;
  };
  const answer = (kind: AskKind): Json | undefined => {
    const domain = s.ask?.kind === kind ? questEngine.domain(s, seat) : null;
    return domain === null ? undefined : quickAnswer(s, seat, kind, domain, rng);
  };
  if (act !== null) give(act as unknown as Json);
  const swapped = act?.do === 'discard' ? answer('quest.discard') : undefined;
  if (swapped !== undefined) give(swapped);
  const lie: DrawSource[] = [...view.display.keys()];
  const marks: DrawSource[] = [];
  for (
    let from = answer('quest.draw');
    typeof from === 'number' || from === 'deck';
    from = answer('quest.draw')
  ) {
    // A card that comes in place of another cannot be marked before.
    const mark = from === 'deck' ? from : (lie[from] ?? 'deck');
    if (mark !== 'deck') lie.splice(Number(from), 1);
    marks.push(mark);
    give(mark === 'deck' && from !== 'deck' ? 'deck' : from);
  }
  return { cards: (swapped ?? []) as Json[], marks: marks.filter((mark) => mark !== 'deck') };
}
