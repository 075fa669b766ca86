/** The five strengths of Pug Quest, for Heroes and for the Evil Lord alike. */

import type { QuestBot } from '../bot.ts';
import { hard } from './hard.ts';
import { archimp } from './strengths/archimp.ts';
import { learner } from './strengths/learner.ts';

/** Weakest first. What was called hard is the master, move for move. */
export const QUEST_BOTS = {
  hatchling: learner('hatchling'),
  apprentice: learner('apprentice'),
  trader: learner('trader'),
  master: hard,
  archimp,
} satisfies Record<string, QuestBot>;
