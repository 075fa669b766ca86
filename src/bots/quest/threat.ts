/** What the attack under way would still do. */

import { heroSeat } from '../../engine/quest/query.ts';
import type { CreatureId, Quest } from '../../engine/quest/state.ts';

/** The Creature that is to be asked about next: the first of those left that has damage to come. */
export function asked(s: Quest): CreatureId | null {
  const attack = s.tasks.findLast((task) => task.proc === 'quest.attack');
  const vars = attack?.vars as { asked?: CreatureId[] } | undefined;
  return vars?.asked?.find((id) => heroSeat(id) === null && threatTo(s, id) > 0) ?? null;
}

/** Damage still to come to a Creature from the attack that is being carried out; 0 if there is none. */
export function threatTo(s: Quest, id: CreatureId): number {
  const attack = s.tasks.findLast((task) => task.proc === 'quest.attack');
  const vars = attack?.vars as { damage?: Record<CreatureId, number> } | undefined;
  return vars?.damage?.[id] ?? 0;
}

/** The treasure that a Monster has dropped and a Hero is asked about. */
export function dropped(s: Quest): string | null {
  const fall = s.tasks.findLast((task) => task.proc === 'quest.monsterFall');
  return (fall?.vars as { treasures?: string[] } | undefined)?.treasures?.[0] ?? null;
}
