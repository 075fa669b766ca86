/** What is different in the story at hand: its modifiers, those that are at work in this Round before the others. */

import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json, ModUse } from '../../engine/kernel/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';

/** Whether a modifier that names Rounds is at work in this one; the others always are. */
function isOn({ arg }: ModUse, round: number): boolean {
  const rounds: Json | undefined = isRecord(arg) ? arg.rounds : undefined;
  return !Array.isArray(rounds) || rounds.includes(round);
}

/** The twists of a story; none once it is over. */
export function questTwistsNow({
  setup,
  round,
  outcome,
}: Pick<QuestView, 'setup' | 'round' | 'outcome'>): ModUse[] {
  if (outcome !== null) return [];
  const uses = [...setup.mods];
  return uses.sort((a, b) => Number(isOn(b, round)) - Number(isOn(a, round)));
}
