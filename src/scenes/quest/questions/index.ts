/** How each question of Pug Quest is put in the picture. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import { optionsOf, toggled } from '../draft.ts';
import type { Ground, Offers, Painter, Painters, QuestLook, Touchable } from '../types.ts';
import { optionWords } from '../words.ts';
import { lordMove } from './lord-move.ts';
import { panelPlace } from './panel-place.ts';
import { place } from './place.ts';
import { reactionPainter } from './reaction-asked.ts';
import { REACTION_KINDS } from './reaction-kinds.ts';
import { actOffers } from './turn/act.ts';
import { aimOffers, shiftOffers, targetOffers } from './turn/aims.ts';
import { changeOffers, discardOffers, drawOffers, dropOffers, recoverOffers } from './turn/goods.ts';
import { paintAct, paintShift } from './turn/paint.ts';

/**
 * Every question of the board; the market and the gifts have a set of their own (`market.ts`). Answers to what others
 * do, and what is won or lost by it, are all of one make (`reaction.ts`): what there is to choose is found in
 * `reaction-kinds.ts`, what the panel says of it in `reaction-asked.ts`.
 */
const PAINTERS: Painters = {
  ...Object.fromEntries(Object.keys(REACTION_KINDS).map((kind) => [kind, reactionPainter])),
  'quest.place': place,
  'quest.lordMove': lordMove,
  'quest.act': { offers: actOffers, paint: paintAct },
  'quest.aim': { offers: aimOffers },
  'quest.target': { offers: targetOffers },
  'quest.shift': { offers: shiftOffers, paint: paintShift },
  'quest.draw': { offers: drawOffers },
  'quest.discard': { offers: discardOffers },
  'quest.drop': { offers: dropOffers },
  'quest.recover': { offers: recoverOffers },
  'quest.change': { offers: changeOffers },
};

/** The painter of the open question; null while nothing is asked here. */
export function painterFor({ ask, domain }: QuestLook): Painter | null {
  if (ask === null || domain === null) return null;
  return PAINTERS[ask.kind] ?? generic;
}

/** All there is to choose from: options of a pick, elements of a some. */
function elements({ look: { domain } }: Ground): readonly Json[] {
  return domain?.type === 'some' ? domain.from : optionsOf(domain);
}

const isSome = ({ look }: Ground): boolean => look.domain?.type === 'some';

/** What has been picked of a `some`, as indices of its elements. */
const isPicked = (ground: Ground, index: number): boolean =>
  isSome(ground) && ground.draft.cards.includes(index);

function tapOn(ground: Ground, index: number, option: Json): () => void {
  if (!isSome(ground)) return () => ground.host.answer(option);
  return () => ground.change({ cards: toggled(ground.draft.cards, index) });
}

/** A `some` is sent with a button; a pick by pressing what is meant. */
function mainOf({ host, look: { domain }, draft: { cards } }: Ground): Pressable | null {
  if (domain?.type !== 'some') return null;
  const isReady = cards.length >= domain.min && cards.length <= domain.max;
  const send = () => void host.answer(cards.map((i) => domain.from[i] ?? null));
  return { id: 'main', words: host.link.speech.t('ui.battle.done'), tap: isReady ? send : null };
}

function offers(ground: Ground): Offers {
  const creatures = new Map<string, Touchable>();
  for (const [i, option] of elements(ground).entries()) {
    if (typeof option !== 'string' || ground.spots.of(option) === null) continue;
    creatures.set(option, { state: isPicked(ground, i) ? 'picked' : 'open', tap: tapOn(ground, i, option) });
  }
  return { creatures };
}

function asked(ground: Ground): Asked | null {
  const { look, at, view, speech } = ground;
  const { ask } = look;
  if (ask === null) return null;
  return {
    at: panelPlace(at),
    small: at.small,
    options: elements(ground).map((option, i) => ({
      id: `option:${i}`,
      words: optionWords(speech, view, ask, option),
      look: isPicked(ground, i) ? 'picked' : 'plain',
      tap: tapOn(ground, i, option),
    })),
    main: mainOf(ground),
  };
}

const generic: Painter = { offers, asked };
