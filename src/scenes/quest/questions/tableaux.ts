/** Setting up, and the Evil Lord's own decisions, on the board. One file per question beside this one. */
import type { Painters } from '../types.ts';
import { lordMove } from './lord-move.ts';
import { lordPlay } from './lord-play.ts';
import { place } from './place.ts';

/** quest.place, lordMove, lordPlay. The market and the gifts have a set of their own (`market.ts`). */
export const TABLEAUX: Painters = {
  'quest.place': place,
  'quest.lordMove': lordMove,
  'quest.lordPlay': lordPlay,
};
