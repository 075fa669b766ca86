/** Dark Alleys for the bots, put together. */

import type { BotExpansion } from '../expansion.ts';
import { decideAlleys, decideDress } from './answer.ts';
import { likingInAlleys, simplyDressed } from './beginner.ts';
import { explainAlleyCare, explainAlleys, explainFurtherMeal, explainGame } from './explain.ts';
import { betterWithdrawal, friendsOf } from './groups.ts';
import { oddQuality, oddTrouble, sicklyNeeds } from './housing.ts';
import { alleyOffers } from './offers.ts';
import { lollipopWorth, quickFurther, quickInAlleys, toBeCaught, wantsToPlay } from './quick.ts';
import { alleyRunOf, displayInAlleys, ease, eatMore, giveAway, sparedInAlleys, wreck } from './rehearsal.ts';
import { wornWorth } from './values.ts';
import { wishInAlleys } from './wishes.ts';

export const darkAlleysForBots: BotExpansion = {
  offers: alleyOffers,
  wish: wishInAlleys,
  companions: friendsOf,
  liking: likingInAlleys,
  withdrawal: betterWithdrawal,
  explainSend: explainAlleys,
  trouble: oddTrouble,
  quality: oddQuality,
  illness: sicklyNeeds,
  worn: wornWorth,
  dress: decideDress,
  dressQuickly: simplyDressed,
  ease,
  eat: eatMore,
  mutated: giveAway,
  rages: wreck,
  left: alleyRunOf,
  spared: sparedInAlleys,
  display: displayInAlleys,
  meal: quickFurther,
  game: lollipopWorth,
  catchable: toBeCaught,
  playNeeds: wantsToPlay,
  explainMeal: explainFurtherMeal,
  explainGame,
  decide: decideAlleys,
  explainCare: explainAlleyCare,
  playout: quickInAlleys,
};
