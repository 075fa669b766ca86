/** How each question of Pug Quest is put in the picture. */

import type { Painter, Painters, QuestLook } from '../types.ts';
import { generic } from './generic.ts';
import { lordMove } from './lord-move.ts';
import { lordPlay } from './lord-play.ts';
import { place } from './place.ts';
import { reactionPainter } from './reaction-painter.ts';
import { actOffers } from './turn/act.ts';
import { aimOffers, shiftOffers, targetOffers } from './turn/aims.ts';
import { changeOffers, discardOffers, drawOffers, dropOffers, recoverOffers } from './turn/goods.ts';
import { paintAct, paintShift } from './turn/paint.ts';

/** quest.place, lordMove, lordPlay. The market and the gifts have a set of their own (`market.ts`). */
const TABLEAUX: Painters = {
  'quest.place': place,
  'quest.lordMove': lordMove,
  'quest.lordPlay': lordPlay,
};

/**
 * Answers to what others do, and what is won or lost by it. They are all of one make (`reaction.ts`): what there is to
 * choose is found in `reaction-kinds.ts`, drawn by `reaction-panel.ts`.
 */
const REACTIONS: Painters = {
  'quest.riposte': reactionPainter,
  'quest.defend': reactionPainter,
  'quest.seen': reactionPainter,
  'quest.bonus': reactionPainter,
  'quest.shield': reactionPainter,
  'quest.order': reactionPainter,
  'quest.prize': reactionPainter,
  'quest.loot': reactionPainter,
  'quest.reward': reactionPainter,
  'quest.toll': reactionPainter,
  'quest.lose': reactionPainter,
};

/** quest.act, target, aim, shift, draw, discard, drop, change, recover. */
const TURN: Painters = {
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

const PAINTERS: Painters = { ...TURN, ...REACTIONS, ...TABLEAUX };

/** The painter of the open question; null while nothing is asked here. */
export function painterFor({ ask, domain }: QuestLook): Painter | null {
  if (ask === null || domain === null) return null;
  return PAINTERS[ask.kind] ?? generic;
}
