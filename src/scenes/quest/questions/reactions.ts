/**
 * Answers to what others do, and what is won or lost by it. They are all of one make (`reaction.ts`): what there is to
 * choose is found in `reaction-kinds.ts`, drawn by `reaction-panel.ts`.
 */
import type { Painters } from '../types.ts';
import { reactionPainter } from './reaction-painter.ts';

export const REACTIONS: Painters = {
  'quest.riposte': reactionPainter,
  'quest.defend': reactionPainter,
  'quest.seen': reactionPainter,
  'quest.bonus': reactionPainter,
  'quest.shield': reactionPainter,
  'quest.order': reactionPainter,
  'quest.prize': reactionPainter,
  'quest.loot': reactionPainter,
  'quest.reward': reactionPainter,
  'quest.toll': reactionPainter,
  'quest.lose': reactionPainter,
};
