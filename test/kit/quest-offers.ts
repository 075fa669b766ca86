/** What the picture of a hero's turn offers for each question. */
import { actOffers } from '../../src/scenes/quest/questions/turn/act.ts';
import { aimOffers, shiftOffers, targetOffers } from '../../src/scenes/quest/questions/turn/aims.ts';
import {
  changeOffers,
  discardOffers,
  drawOffers,
  dropOffers,
  recoverOffers,
} from '../../src/scenes/quest/questions/turn/goods.ts';
import type { Ground, Offers } from '../../src/scenes/quest/types.ts';

export const TURN_OFFERS: Readonly<Record<string, (ground: Ground) => Offers>> = {
  'quest.act': actOffers,
  'quest.aim': aimOffers,
  'quest.target': targetOffers,
  'quest.shift': shiftOffers,
  'quest.draw': drawOffers,
  'quest.discard': discardOffers,
  'quest.drop': dropOffers,
  'quest.recover': recoverOffers,
  'quest.change': changeOffers,
};
