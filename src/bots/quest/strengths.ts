/** The five strengths of Pug Quest, for Heroes and for the Evil Lord alike. */

import type { QuestBot } from '../bot.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { archimp } from './strengths/archimp.ts';
import { hatchling } from './strengths/hatchling.ts';
import { trader } from './strengths/trader.ts';

/** Weakest first. What was called easy and hard is apprentice and master, move for move. */
export const QUEST_BOTS = {
  hatchling,
  apprentice: easy,
  trader,
  master: hard,
  archimp,
} satisfies Record<string, QuestBot>;
