/** What there is to know about the questions of Pug Quest. Their pictures are in `src/scenes/quest/questions/index.ts`. */

export interface QuestQuestionKind {
  /** What the player or bot who answers has in mind, where no reason is given. */
  family: 'stand' | 'turn' | 'guard' | 'hand' | 'goods' | 'lord';
  /** The rule, or group of rules, that tells about it. */
  rule: string;
  /** The share of the usual time that a bot's answer takes to be seen, where it differs from that of a Hero's act. */
  share?: number;
  /** The whole round hangs on it: a bot takes its time. */
  isWeighty?: true;
}

const ALL = {
  'quest.place': { family: 'stand', rule: 'PQ-SETUP-09' },
  'quest.act': { family: 'turn', rule: 'PQ-ACTION' },
  'quest.draw': { family: 'hand', rule: 'PQ-ACTION' },
  'quest.discard': { family: 'hand', rule: 'PQ-ACTION' },
  'quest.drop': { family: 'hand', rule: 'PQ-ENERGY-08' },
  'quest.aim': { family: 'turn', rule: 'PQ-COMBAT' },
  'quest.bonus': { family: 'turn', rule: 'PQ-EVIL-05', share: 1 },
  'quest.riposte': { family: 'guard', rule: 'PQ-RIPOSTE', share: 0.5 },
  'quest.defend': { family: 'guard', rule: 'PQ-DEFEND', share: 0.5 },
  'quest.shield': { family: 'guard', rule: 'PQ-EVIL-05', share: 0.5 },
  'quest.seen': { family: 'guard', rule: 'PQ-RIPOSTE', share: 0.5 },
  'quest.order': { family: 'turn', rule: 'PQ-DAMAGE-03' },
  'quest.prize': { family: 'goods', rule: 'PQ-PRIZE' },
  'quest.loot': { family: 'goods', rule: 'PQ-LOOT' },
  'quest.reward': { family: 'goods', rule: 'PQ-EVIL-08', share: 1 },
  'quest.toll': { family: 'goods', rule: 'PQ-WORLD2' },
  'quest.market': { family: 'goods', rule: 'PQ-MARKET' },
  'quest.give': { family: 'goods', rule: 'PQ-MARKET-06' },
  'quest.lordMove': { family: 'lord', rule: 'PQ-EVIL-05', share: 1 },
  'quest.lordPlay': { family: 'lord', rule: 'PQ-EVIL-08', share: 1, isWeighty: true },
  'quest.target': { family: 'lord', rule: 'PQ-COMBO' },
  'quest.shift': { family: 'stand', rule: 'PQ-MOVE' },
  'quest.lose': { family: 'hand', rule: 'PQ-TREASURE' },
  'quest.recover': { family: 'turn', rule: 'PQ-ENERGY' },
  'quest.change': { family: 'turn', rule: 'PQ-ENERGY' },
} as const satisfies Record<string, QuestQuestionKind>;
export type AskKind = keyof typeof ALL;
export const QUESTIONS: Readonly<Record<AskKind, QuestQuestionKind>> = ALL;
export const ASK_KINDS = Object.keys(QUESTIONS) as readonly AskKind[];
