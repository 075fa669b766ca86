/** The buttons of a hero's turn: the actions, and what is done about the thing picked. */

import type { ActionButton } from '../../types.ts';
import { actLabel } from './act-words.ts';
import { type ChosenDeed, cardOfDeed, hasAct, isUseful } from './deeds.ts';
import { drawsOf, oneByOne } from './marks.ts';
import type { Turning } from './turning.ts';

/** The actions, by the id of the button, with the sign on it and the act it stands for. */
const ACTIONS = [
  { id: 'move', icon: 'icons/quest-move', act: 'move' },
  { id: 'draw', icon: 'icons/quest-draw', act: 'draw' },
  { id: 'swap', icon: 'icons/quest-discard', act: 'discard' },
  { id: 'fresh', icon: 'icons/quest-change', act: 'change' },
  { id: 'hit', icon: 'icons/quest-attack', act: 'attack' },
] as const;

type Action = (typeof ACTIONS)[number];

function button({ ground, acts, choose }: Turning, { id, icon, act }: Action): ActionButton {
  const { speech } = ground.deal.link;
  const chosen: ChosenDeed = act;
  const isPicked = ground.draft.chosen === chosen;
  const isOpen = hasAct(acts, act);
  const explain = () => ({
    title: speech.t(`quest.action.${act}.name`),
    lines: [speech.t(`quest.action.${act}.text`)],
    ...(isOpen ? {} : { why: speech.t(whyNot(acts, act)) }),
  });
  const tap = isOpen ? () => choose(isPicked ? null : chosen) : null;
  return { id, words: speech.t(`ui.questTurn.${id}`), icon, tap, picked: isPicked, explain };
}

function whyNot(acts: Turning['acts'], act: Action['act']): string {
  const isSpent = !acts.some((one) => one.do !== 'play' && one.do !== 'end');
  if (isSpent) return 'ui.questTurn.why.actions';
  return act === 'attack' ? 'ui.questTurn.why.attack' : 'ui.questTurn.why.now';
}

/** Puts back what is picked; null while nothing is. Escape presses it. */
export function backButton({ ground, choose }: Turning): ActionButton | null {
  const { chosen } = ground.draft;
  if (chosen === null || chosen === 'end') return null;
  const words = ground.deal.link.speech.t('ui.questTurn.cancel');
  return { id: 'cancel', words, icon: 'icons/ui-back', tap: () => choose(null) };
}

/** Another way to pay, where there are several. */
function otherWay({ ground, ways }: Turning): ActionButton {
  const { speech } = ground.deal.link;
  const way = ground.draft.way % ways.length;
  const words = speech.t('ui.questTurn.way', { n: way + 1, all: ways.length });
  const explain = () => ({
    title: speech.t('ui.questTurn.wayTitle'),
    lines: [speech.t('ui.questTurn.wayText')],
  });
  return { id: 'way', words, tap: () => ground.change({ way: (way + 1) % ways.length }), explain };
}

/** Ends the turn; asks once, on the button itself, if something is still to be had. */
function end({ ground, acts, choose, confirm }: Turning): ActionButton {
  const { speech } = ground.deal.link;
  const isAsked = ground.draft.chosen === 'end';
  const mayAsk = (ground.look.view.turn?.actions ?? 0) > 0 && isUseful(acts);
  const words = speech.t(isAsked ? 'ui.questTurn.reallyEnd' : 'ui.questTurn.end');
  const tap = isAsked
    ? () => confirm()
    : mayAsk
      ? () => choose('end')
      : () => ground.deal.answer({ do: 'end' });
  return { id: 'end', words, icon: 'icons/quest-end-turn', tap, picked: isAsked };
}

/** While something is picked, other ways to pay or to draw stand in the place of the end of the turn. */
export function actButtons(turning: Turning): ActionButton[] {
  const { ways, confirm } = turning;
  const actions = ACTIONS.map((action) => button(turning, action));
  const last =
    drawsOf(turning.ground) > 1
      ? oneByOne(turning.ground, () => confirm(true))
      : ways.length > 1
        ? otherWay(turning)
        : end(turning);
  return [...actions, last];
}

/** The big one says what will be done. */
export function mainButton(turning: Turning): ActionButton {
  const { ground, acts, act, confirm, foresight } = turning;
  const { speech } = ground.deal.link;
  const { draft } = ground;
  if (draft.chosen === null) {
    // With nothing left to do there is one thing to press.
    if (!isUseful(acts))
      return {
        id: 'main',
        words: speech.t('ui.questTurn.endTurn'),
        tap: () => ground.deal.answer({ do: 'end' }),
      };
    return { id: 'main', words: speech.t('ui.questTurn.choose'), tap: null };
  }
  const isPlay = cardOfDeed(draft.chosen) !== null;
  // Whoever has to be chosen is asked for here, before anything is paid, if the choice is known.
  const lacks = isPlay && foresight.from.length > 1 && draft.targets.length === 0;
  const lacksCards = draft.chosen === 'discard' && draft.cards.length === 0;
  const isReady = act !== null && !lacks && !lacksCards;
  return { id: 'main', words: actLabel(turning), tap: isReady ? () => confirm() : null };
}
