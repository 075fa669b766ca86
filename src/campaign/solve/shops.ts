/** What a puzzle says of strong shops, as answers. */

import type { Json } from '../../engine/kernel/state.ts';
import { choiceOf } from '../../engine/petz/choices.ts';
import { sizeOf } from '../../engine/petz/query.ts';
import { isLargest } from '../goals/petz.ts';
import type { StrongShops } from '../mined/schema.ts';
import type { Level } from '../schema.ts';

/** Groups of a pack as an answer to the question of groups. */
export function groupsAsAnswer(groups: StrongShops['tried'][number]['groups']): Json {
  return groups.map(([imps, gold]) => ({ imps, gold }));
}

/** The groups that strong shops would form. */
export function answerOfShops({ tried }: StrongShops): Json {
  return groupsAsAnswer(tried[0]?.groups ?? []);
}

/** How large the largest group of an answer is, imps and gold together. */
export function largestOf(groups: Json): number {
  return Math.max(0, ...choiceOf('petz.group', groups).map(sizeOf));
}

/** Whether groups are as strong shops would form them, as far as a level asks. */
export function isAsShops({ goals }: Pick<Level, 'goals'>, groups: Json): boolean {
  return goals.every((goal) => isLargest(goal, choiceOf('petz.group', groups)));
}

/** What was tried in a level that strong shops agree on, as answers with how far ahead each ended; the best first. */
export function triedByShops({ mined }: Pick<Level, 'mined'>): { choice: Json; lead: number }[] {
  return (mined?.shops?.tried ?? []).map(({ groups, lead }) => ({ choice: groupsAsAnswer(groups), lead }));
}
