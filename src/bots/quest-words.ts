/** Every reason a bot of Pug Quest may give, so that the texts can be checked: each code is the key of a sentence. */

export const QUEST_HINT_CODES = [
  // Attacks
  'hint.quest.fell',
  'hint.quest.fellMany',
  'hint.quest.hurtMost',
  'hint.quest.hurtBoss',
  'hint.quest.weakens',
  'hint.quest.stops',
  'hint.quest.strengthens',
  // Staying alive
  'hint.quest.savesHero',
  'hint.quest.protects',
  'hint.quest.takeIt',
  'hint.quest.heal',
  // Where to stand
  'hint.quest.dodge',
  'hint.quest.hide',
  'hint.quest.aimBetter',
  'hint.quest.standGuard',
  // Cards
  'hint.quest.stockUp',
  'hint.quest.drawFits',
  'hint.quest.badHand',
  'hint.quest.discardThese',
  'hint.quest.changeCards',
  'hint.quest.dropLeast',
  'hint.quest.cheapest',
  'hint.quest.keepsCards',
  'hint.quest.payToll',
  'hint.quest.skipToll',
  // Treasures, prizes, the market
  'hint.quest.buysBest',
  'hint.quest.givesTo',
  'hint.quest.takesPrize',
  'hint.quest.takesXp',
  'hint.quest.useTreasure',
  'hint.quest.nothingMore',
  // The Evil Lord
  'hint.quest.lordFells',
  'hint.quest.lordHits',
  'hint.quest.lordAims',
  'hint.quest.lordHides',
  'hint.quest.lordStays',
  'hint.quest.lordShields',
  'hint.quest.lordSaves',
  'hint.quest.lordDraws',
  'hint.quest.lordRobs',
] as const;

export type QuestHintCode = (typeof QUEST_HINT_CODES)[number];
