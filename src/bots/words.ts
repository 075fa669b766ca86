/** Every reason a bot may give, so that the texts can be checked: each code is the key of a sentence. */

export const HINT_CODES = [
  // Grouping
  'hint.groupFor',
  'hint.groupNone',
  // Sending a group
  'hint.getFood',
  'hint.getSpareFood',
  'hint.getArtifacts',
  'hint.getCage',
  'hint.getSpareCage',
  'hint.getAddon',
  'hint.buyFits',
  'hint.buyBeforeCage',
  'hint.inviteImps',
  'hint.visitHospital',
  'hint.getPotion',
  'hint.beJudge',
  'hint.bookPlatform',
  'hint.keepHome',
  // Books, crystal ball, arranging, assigning
  'hint.bookColour',
  'hint.exchangeCards',
  'hint.keepCards',
  'hint.arrangeFits',
  'hint.arrangeRelease',
  'hint.assignSale',
  'hint.assignShow',
  'hint.assignSafe',
  'hint.assignLeastHarm',
  // Showing off
  'hint.feedOldest',
  'hint.saveFood',
  'hint.playTogether',
  'hint.playOne',
  'hint.playEnough',
  'hint.wardPet',
  'hint.wardNobody',
  'hint.holdPet',
  'hint.letEscape',
  'hint.shovelSick',
  'hint.shovelNothing',
  'hint.sleepCard',
  'hint.enterBest',
  // Business and aging
  'hint.sellPlatform',
  'hint.sellBlackMarket',
  'hint.sellNothing',
  'hint.cleanCages',
  'hint.earnGold',
  'hint.boxFood',
  'hint.boxNothing',
] as const;

export type HintCode = (typeof HINT_CODES)[number];
