/** The buttons of a hero's turn: the actions, and what is done about the thing picked. */

import { heroId, standsAt } from '../../../../engine/quest/read.ts';
import { DRAWS } from '../../../../session/advice/quest-draws.ts';
import { explainByKeys } from '../../explain.ts';
import type { ActionButton } from '../../types.ts';
import { cardRules } from '../../words.ts';
import { backTo } from '../picking.ts';
import { type ChosenAction, cardOfAction, hasAct, isUseful, paymentOf } from './actions.ts';
import type { Turning } from './marks.ts';
import { drawsOf, marksIn, oneByOne, takeWords } from './marks.ts';
import { foreseeAttack } from './preview.ts';

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
  const { speech } = ground;
  const chosen: ChosenAction = act;
  const isPicked = ground.draft.chosen === chosen;
  const isOpen = hasAct(acts, act);
  const explain = () => ({
    ...explainByKeys(speech, `quest.action.${act}.name`, `quest.action.${act}.text`),
    ...(isOpen ? {} : { why: speech.t(whyNot(acts, act)) }),
  });
  const tap = isOpen ? () => choose(isPicked ? null : chosen) : null;
  const words = speech.t(act === 'attack' ? 'ui.questTurn.attack' : `quest.action.${act}.name`);
  return { id, words, icon, tap, picked: isPicked, explain };
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
  return { ...backTo(ground, {}), tap: () => choose(null) };
}

/** Another way to pay, where there are several. */
function otherWay({ ground, ways }: Turning): ActionButton {
  const { speech } = ground;
  const way = ground.draft.way % ways.length;
  const words = speech.t('ui.questTurn.way', { n: way + 1, all: ways.length });
  const explain = () => explainByKeys(speech, 'ui.questTurn.wayTitle', 'ui.questTurn.wayText');
  return { id: 'way', words, tap: () => ground.change({ way: (way + 1) % ways.length }), explain };
}

/** Ends the turn; asks once, on the button itself, if something is still to be had. */
function end({ ground, acts, choose, confirm }: Turning): ActionButton {
  const { speech } = ground;
  const isAsked = ground.draft.chosen === 'end';
  const mayAsk = (ground.view.turn?.actions ?? 0) > 0 && isUseful(acts);
  const words = speech.t(isAsked ? 'ui.questTurn.reallyEnd' : 'ui.questTurn.end');
  const tap = isAsked
    ? () => confirm()
    : mayAsk
      ? () => choose('end')
      : () => ground.host.answer({ do: 'end' });
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
  const { draft, speech } = ground;
  if (draft.chosen === null) {
    // With nothing left to do there is one thing to press.
    if (!isUseful(acts))
      return {
        id: 'main',
        words: speech.t('ui.questTurn.endTurn'),
        tap: () => ground.host.answer({ do: 'end' }),
      };
    return { id: 'main', words: speech.t('ui.questTurn.choose'), tap: null };
  }
  const isPlay = cardOfAction(draft.chosen) !== null;
  // A target that has to be chosen is asked for here, before anything is paid, if the choice is known.
  const lacks = isPlay && foresight.from.length > 1 && draft.targets.length === 0;
  const lacksCards = draft.chosen === 'discard' && draft.cards.length === 0;
  const isReady = act !== null && !lacks && !lacksCards;
  return { id: 'main', words: actLabel(turning), tap: isReady ? () => confirm() : null };
}

/** The name of what will be done. */
function actLabel({ ground, act }: Turning): string {
  const { look, draft, view, speech } = ground;
  const card = cardOfAction(draft.chosen);
  if (card !== null) return speech.card(card);
  switch (draft.chosen) {
    case 'move': {
      const { column } = draft;
      if (column === null) return speech.t('quest.action.move.name');
      const isHere = standsAt(view, heroId(look.seat))?.column === column;
      return speech.t(isHere ? 'ui.questTurn.moveBack' : 'ui.questTurn.moveTo', { n: column + 1 });
    }
    case 'attack':
      return act?.do === 'attack'
        ? speech.t('ui.questTurn.attackWhom', { who: speech.creature(act.target) })
        : speech.t('ui.questTurn.attack');
    case 'discard':
      return speech.t('ui.questTurn.discardCards', { count: draft.cards.length });
    case 'draw':
      return takeWords(ground, DRAWS);
    case 'change':
      return speech.t('ui.questTurn.changeCards');
    default:
      return speech.t('ui.questTurn.endTurn');
  }
}

/** XP does not lie in the hand: a note says that it is paid. */
function payWords({ ground, act }: Turning): string[] {
  const pay = paymentOf(act);
  if (pay === null || pay.xp === 0) return [];
  const { speech } = ground;
  return [speech.t('ui.questTurn.pays', { pay: speech.payment(pay) })];
}

function moveWords({ ground: { draft, speech } }: Turning, danger: string | null): string {
  if (draft.column === null) return speech.t('ui.questTurn.where');
  return danger ?? speech.t('ui.questTurn.safe');
}

/** First which cards go, then which come. */
function swapWords({ ground }: Turning): string {
  const { speech } = ground;
  const { length } = ground.draft.cards;
  if (length === 0) return speech.t('ui.questTurn.discardWhich');
  const isBegun = marksIn(ground, length).length > 0;
  return isBegun ? takeWords(ground, length) : speech.t('ui.questTurn.mark', { count: length });
}

function playWords(turning: Turning, card: string): string {
  const { ground, foresight } = turning;
  const { speech } = ground;
  const { from, most, isIdle } = foresight;
  if (isIdle) return speech.t('ui.questTurn.noHeal');
  const rules = cardRules(speech, ground.view, card);
  if (from.length <= 1 || ground.draft.targets.length > 0) return rules;
  const whom = speech.t(most > 1 ? 'ui.questTurn.whomMany' : 'ui.questTurn.whom', { n: most });
  // The row of the sheet may be too low for all of it, and on a phone it is folded away.
  return `${rules} · ${whom}`;
}

/** In the first round of a quest a player may not know yet how a turn goes; on a phone the combos are folded away. */
function firstWords({ ground: { look, at, host } }: Turning): string {
  const { number, round } = look.view;
  if (number > 1 || round > 1 || host.link.goals?.isLesson === true) return '';
  return host.link.speech.t(at.small ? 'ui.questTurn.firstFolded' : 'ui.questTurn.first');
}

/** The sentence at the lower edge of the board; while nothing is picked there is none, but for newcomers. */
export function actPrompt(turning: Turning, danger: string | null): string {
  const { ground, foresight, seat } = turning;
  const { draft, speech, view } = ground;
  const { chosen } = draft;
  if (chosen === null) return firstWords(turning);
  const card = cardOfAction(chosen);
  const said: string[] = [];
  if (card !== null) said.push(playWords(turning, card));
  if (chosen === 'move') said.push(moveWords(turning, danger));
  if (chosen === 'attack' && draft.targets.length === 0) said.push(speech.t('ui.questTurn.whom'));
  if (chosen === 'draw') said.push(speech.t('ui.questTurn.mark', { count: DRAWS }));
  if (chosen === 'discard') said.push(swapWords(turning));
  if (chosen === 'change') said.push(speech.t('ui.questTurn.changeAll'));
  if (chosen === 'end') said.push(speech.t('ui.questTurn.stillLeft'));
  const [target] = draft.targets;
  const aimed = chosen === 'attack' && target !== undefined ? foreseeAttack(view, seat, target) : null;
  const hit = target === undefined ? undefined : foresight.creatures.get(target);
  if (aimed?.mayDefend || hit?.mayDefend) said.push(speech.t('ui.questTurn.mayDefend'));
  return [...said, ...payWords(turning)].filter((one) => one !== '').join(' · ');
}
