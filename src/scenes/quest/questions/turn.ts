/** A hero's turn: its acts, targets, payments, cards drawn and laid aside. The files of the questions stand in `turn`. */
import type { Painters } from '../types.ts';
import { actOffers } from './turn/act.ts';
import { aimOffers, shiftOffers, targetOffers } from './turn/aims.ts';
import { changeOffers, discardOffers, drawOffers, dropOffers, recoverOffers } from './turn/goods.ts';
import { paintAct, paintShift } from './turn/paint.ts';

/** quest.act, target, aim, shift, draw, discard, drop, change, recover. */
export const TURN: Painters = {
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
