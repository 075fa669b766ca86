/** What there is to know about the questions of Dungeon Petz. Their pictures are in `src/scenes/table/questions.ts`. */

import type { Need } from './data/schema.ts';

export interface PetzQuestion {
  /** What the player or bot who answers has in mind, where no reason is given. */
  family: 'groups' | 'action' | 'home' | 'cards' | 'care' | 'trade';
  /** The rule, or group of rules, that tells about it. */
  rule: string;
  /** Asked while a shop shows off: the need that is taken up, or the exhibition; null where it may be any. */
  step?: Need | 'show' | null;
  /** The whole round hangs on it: a bot takes its time. */
  isWeighty?: true;
}

const ALL = {
  'petz.group': { family: 'groups', rule: 'PB-GROUP', isWeighty: true },
  'petz.send': { family: 'action', rule: 'PB-SHOP', isWeighty: true },
  'petz.book': { family: 'action', rule: 'PB-ARTIFACT-BOOK' },
  'petz.arrange': { family: 'home', rule: 'PB-ARR', isWeighty: true },
  'petz.crystal': { family: 'cards', rule: 'PB-ARTIFACT-CRYSTAL' },
  'petz.assign': { family: 'cards', rule: 'PB-ASSIGN', isWeighty: true },
  'petz.feed': { family: 'care', rule: 'PB-NEED-HUNGER', step: 'hunger' },
  'petz.play': { family: 'care', rule: 'PB-NEED-PLAY', step: 'play' },
  'petz.ward': { family: 'care', rule: 'PB-NEED-MAGIC', step: 'magic' },
  'petz.catch': { family: 'care', rule: 'PB-NEED-ANGER', step: 'anger' },
  'petz.shovel': { family: 'care', rule: 'PB-ARTIFACT-SHOVEL', step: 'disease' },
  'petz.sleep': { family: 'cards', rule: 'PB-POTION', step: 'sleep' },
  'petz.enter': { family: 'care', rule: 'PB-EXH-03', step: 'show' },
  'petz.sell': { family: 'trade', rule: 'PB-SELL' },
  'petz.jobs': { family: 'trade', rule: 'PB-UNUSED' },
  'petz.box': { family: 'trade', rule: 'PB-ARTIFACT-BOX' },
  // Dark Alleys
  'petz.join': { family: 'action', rule: 'DA-GROUP' },
  'petz.return': { family: 'action', rule: 'DA-SLUG' },
  'petz.peek': { family: 'action', rule: 'DA-FORTUNE' },
  'petz.discount': { family: 'action', rule: 'DA-FORTUNE' },
  'petz.forget': { family: 'action', rule: 'DA-FORTUNE' },
  'petz.facility': { family: 'action', rule: 'DA-IND' },
  'petz.work': { family: 'action', rule: 'DA-UNUSED' },
  'petz.copy': { family: 'action', rule: 'DA-ARTIFACT-GIFTBOX' },
  'petz.dress': { family: 'home', rule: 'DA-ACC' },
  'petz.next': { family: 'care', rule: 'DA-PET', step: null },
  'petz.setCage': { family: 'care', rule: 'DA-CAGE', step: null },
  'petz.tune': { family: 'care', rule: 'DA-ADDON', step: null },
  'petz.shove': { family: 'care', rule: 'DA-PET-SLYPIGGY', step: 'play' },
  'petz.spook': { family: 'care', rule: 'DA-PET', step: 'magic' },
  'petz.wreck': { family: 'care', rule: 'DA-PET-WRECKIE', step: 'anger' },
  'petz.ding': { family: 'care', rule: 'DA-ADDON', step: null },
  'petz.hat': { family: 'action', rule: 'DA-ARTIFACT-FANCYHAT' },
} as const satisfies Record<string, PetzQuestion>;
export type AskKind = keyof typeof ALL;
export const QUESTIONS: Readonly<Record<AskKind, PetzQuestion>> = ALL;
export const ASK_KINDS = Object.keys(QUESTIONS) as readonly AskKind[];
