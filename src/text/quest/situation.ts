/** What an open question is about: read from the script that waits for the answer, which is public. */

import type { Effect } from '../../engine/quest/data/effects.ts';
import type { Energy } from '../../engine/quest/data/words.ts';
import type { Strike } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';

/** Everything that the scripts of questions may have at hand; each has some of it. */
export interface Situation {
  /** Whose turn, effect or defeat it is. */
  id?: string;
  by?: string | null;
  strike?: Strike;
  targets?: string[];
  damage?: Record<string, number>;
  asked?: string[];
  /** Still to come: so many cards, or these heroes. */
  left?: number | string[];
  count?: number;
  source?: string;
  card?: string;
  ops?: Effect[];
  at?: number;
  on?: string;
  done?: number;
  treasures?: string[];
  hero?: string;
  foe?: string;
  energy?: Energy | 'any';
  n?: number;
}

/** The script that has asked the open question. */
export function situation(view: Pick<QuestView, 'tasks'>): Situation {
  return (view.tasks.at(-1)?.vars ?? {}) as Situation;
}

/** Targets with damage still to come, and how much. */
export function threatened({ targets = [], damage = {} }: Situation): { ids: string[]; n: number[] } {
  const ids = targets.filter((id) => (damage[id] ?? 0) > 0);
  return { ids, n: ids.map((id) => damage[id] ?? 0) };
}

/** The effect at work. */
export function effectAtWork({ ops = [], at = 0 }: Situation): Effect | null {
  return ops[at] ?? null;
}
