/** The words of a hero's turn: what the big button does, and what is still to be picked or would come of it. */

import { heroId, standsAt } from '../../../../engine/quest/read.ts';
import { DRAWS } from '../../../../session/advice/quest-draws.ts';
import { cardRules } from '../../words.ts';
import { cardOfDeed, paymentOf } from './deeds.ts';
import { marksIn, takeWords } from './marks.ts';
import { dangersAt, foreseeAttack } from './preview.ts';
import type { Turning } from './turning.ts';

/** The name of what will be done. */
export function actLabel({ ground, act }: Turning): string {
  const { look, draft } = ground;
  const speech = ground.deal.link.speech.at(look.view);
  const card = cardOfDeed(draft.chosen);
  if (card !== null) return speech.card(card);
  switch (draft.chosen) {
    case 'move': {
      const { column } = draft;
      if (column === null) return speech.t('ui.questTurn.move');
      const isHere = standsAt(look.view, heroId(look.seat))?.column === column;
      return speech.t(isHere ? 'ui.questTurn.moveBack' : 'ui.questTurn.moveTo', { n: column + 1 });
    }
    case 'attack':
      return act?.do === 'attack'
        ? speech.t('ui.questTurn.hitWhom', { who: speech.creature(act.target) })
        : speech.t('ui.questTurn.hit');
    case 'discard':
      return speech.t('ui.questTurn.swapCards', { count: draft.cards.length });
    case 'draw':
      return takeWords(ground, DRAWS);
    case 'change':
      return speech.t('ui.questTurn.freshCards');
    default:
      return speech.t('ui.questTurn.endTurn');
  }
}

/** XP does not lie in the hand: whoever pays with it is told. */
function payWords({ ground, act }: Turning): string[] {
  const pay = paymentOf(act);
  if (pay === null || pay.xp === 0) return [];
  const speech = ground.deal.link.speech.at(ground.look.view);
  return [speech.t('ui.questTurn.pays', { pay: speech.payment(pay) })];
}

function moveWords({ ground }: Turning): string {
  const { look, draft } = ground;
  const speech = ground.deal.link.speech.at(look.view);
  if (draft.column === null) return speech.t('ui.questTurn.where');
  const { found } = dangersAt(look.view, heroId(look.seat), draft.column);
  if (found.length === 0) return speech.t('ui.questTurn.safe');
  const who = speech.list(found.map(({ by, blow }) => `${speech.creature(by)} (−${blow.n})`));
  return speech.t('ui.questTurn.danger', { who });
}

/** First which cards go, then which come. */
function swapWords({ ground }: Turning): string {
  const { speech } = ground.deal.link;
  const { length } = ground.draft.cards;
  if (length === 0) return speech.t('ui.questTurn.swapWhich');
  const isBegun = marksIn(ground, length).length > 0;
  return isBegun ? takeWords(ground, length) : speech.t('ui.questTurn.mark', { count: length });
}

function playWords(turning: Turning, card: string): string {
  const { ground, foresight } = turning;
  const { speech } = ground.deal.link;
  const { from, most, isIdle } = foresight;
  if (isIdle) return speech.t('ui.questTurn.noHeal');
  const rules = cardRules(speech, ground.look.view, card);
  if (from.length <= 1 || ground.draft.targets.length > 0) return rules;
  const whom = speech.t(most > 1 ? 'ui.questTurn.whomMany' : 'ui.questTurn.whom', { n: most });
  // The row of the sheet may be too low for all of it, and on a phone it is folded away.
  return `${rules} · ${whom}`;
}

/** In the first round of a quest somebody may not know yet how a turn goes; on a phone the combos are folded away. */
function firstWords({ ground: { look, at, deal } }: Turning): string {
  const { number, round } = look.view;
  if (number > 1 || round > 1 || deal.link.goals?.isLesson === true) return '';
  return deal.link.speech.t(at.small ? 'ui.questTurn.firstFolded' : 'ui.questTurn.first');
}

/** The sentence at the lower edge of the board; while nothing is picked there is none, but for newcomers. */
export function actPrompt(turning: Turning): string {
  const { ground, foresight, seat } = turning;
  const { draft, look } = ground;
  const { speech } = ground.deal.link;
  const { chosen } = draft;
  if (chosen === null) return firstWords(turning);
  const card = cardOfDeed(chosen);
  const said: string[] = [];
  if (card !== null) said.push(playWords(turning, card));
  if (chosen === 'move') said.push(moveWords(turning));
  if (chosen === 'attack' && draft.targets.length === 0) said.push(speech.t('ui.questTurn.whom'));
  if (chosen === 'draw') said.push(speech.t('ui.questTurn.mark', { count: DRAWS }));
  if (chosen === 'discard') said.push(swapWords(turning));
  if (chosen === 'change') said.push(speech.t('ui.questTurn.freshAll'));
  if (chosen === 'end') said.push(speech.t('ui.questTurn.stillLeft'));
  const [target] = draft.targets;
  const aimed = chosen === 'attack' && target !== undefined ? foreseeAttack(look.view, seat, target) : null;
  const hit = target === undefined ? undefined : foresight.creatures.get(target);
  if (aimed?.mayDefend || hit?.mayDefend) said.push(speech.t('ui.questTurn.mayDefend'));
  return [...said, ...payWords(turning)].filter((one) => one !== '').join(' · ');
}
