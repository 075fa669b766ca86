/** What is different in the story at hand: its modifiers, those that are at work in this Round before the others. */

import type { ModUse } from '../../engine/kernel/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { isModInPlay } from './twists.ts';

/** The twists of a story; none once it is over. */
export function questTwistsNow({
  setup,
  round,
  outcome,
}: Pick<QuestView, 'setup' | 'round' | 'outcome'>): ModUse[] {
  if (outcome !== null) return [];
  const uses = [...setup.mods];
  return uses.sort((a, b) => Number(isModInPlay(b, round)) - Number(isModInPlay(a, round)));
}
