/** What a reaction is about, where the question does not say: read from the script that waits for the answer. */
import type { Energy } from '../../../engine/quest/data/words.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';

type Tasks = Pick<QuestView, 'tasks'>;

function varsOf<T>({ tasks }: Tasks, proc: string): Partial<T> {
  return (tasks.findLast((task) => task.proc === proc)?.vars ?? {}) as Partial<T>;
}

/** A Monster defeated, and what it drops. */
export const fallOf = (view: Tasks) =>
  varsOf<{ id: CreatureId; by: CreatureId; treasures: string[]; front: CreatureId[] }>(
    view,
    'quest.monsterFall',
  );

/** A Hero defeated by a foe of the Evil Lord. */
export const rewardOf = (view: Tasks) => varsOf<{ hero: CreatureId; foe: CreatureId }>(view, 'quest.reward');

/** A toll that is asked. */
export const tollOf = (view: Tasks) =>
  varsOf<{ left: CreatureId[]; energy: Energy | 'any'; n: number }>(view, 'quest.toll');
