/** How each question of Pug Quest is put in the picture. Every group of questions has a file of its own. */
import type { Painter, Painters, QuestLook } from '../types.ts';
import { generic } from './generic.ts';
import { REACTIONS } from './reactions.ts';
import { TABLEAUX } from './tableaux.ts';
import { TURN } from './turn.ts';

const PAINTERS: Painters = { ...TURN, ...REACTIONS, ...TABLEAUX };

/** The painter of the open question; null while nothing is asked here. */
export function painterFor({ ask, domain }: QuestLook): Painter | null {
  if (ask === null || domain === null) return null;
  return PAINTERS[ask.kind] ?? generic;
}
