/** What the attack under way would still do. */

import type { CreatureId, Quest } from '../../engine/quest/state.ts';

/** Damage still to come to a Creature from the attack that is being carried out; 0 if there is none. */
export function threatTo(s: Quest, id: CreatureId): number {
  const attack = s.tasks.findLast((task) => task.proc === 'quest.attack');
  const vars = attack?.vars as { damage?: Record<CreatureId, number> } | undefined;
  return vars?.damage?.[id] ?? 0;
}
