/** The numbers of the rules that a scenario may change, with their printed values and sensible ranges. */

import { BOARD } from './data/cards.ts';

export const TUNABLES = {
  /** PB-SETUP-10 */
  startGold: { printed: BOARD.start.gold, min: 0, max: 40 },
  /** PB-SETUP-14 */
  startManure: { printed: BOARD.start.manure, min: 0, max: 10 },
  /** PB-GROUP-02 */
  exits: { printed: BOARD.exits, min: 1, max: 10 },
  /** PB-JUDGE-02 */
  judgeBonus: { printed: BOARD.judgeBonus, min: 0, max: 10 },
  /** PB-SELL-15 */
  blackMarket: { printed: BOARD.blackMarket, min: 0, max: 10 },
  /** PB-SELL-16 */
  platform: { printed: BOARD.platform, min: 0, max: 10 },
};
