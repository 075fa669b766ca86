/** Whether strong bots still agree on a puzzle of grouping. */

import type { MinedPuzzle, StrongShops } from '../../../campaign/mined/schema.ts';
import type { Level } from '../../../campaign/schema.ts';
import { groupsAsAnswer, isAsShops } from '../../../campaign/solve/shops.ts';
import { MARGINS } from '../kinds.ts';
import { formedBy, type GroupQuestion, groupQuestion } from './agree.ts';
import { AGREED, bothLooks, clearance, countOf, type Right, TRIES, triedOf } from './puzzle.ts';

/** By so many points a lead may change when bots play a little differently. */
const TOLERANCE = 1;

/** Every grouping that is written, played on again in the same deals: what comes out otherwise. */
export function playedOtherwise(question: GroupQuestion, { tried }: StrongShops, isRight: Right): string[] {
  const groupings = tried.map(({ groups }) => groupsAsAnswer(groups));
  const played = bothLooks(question, groupings, isRight);
  if (played === null) return ['shops: not both looks find best what is written'];
  const gap = clearance(played, isRight)?.mean ?? 0;
  const again = triedOf(played);
  const other = tried.filter(({ groups, lead }) => {
    const now = again.find((one) => JSON.stringify(one.groups) === JSON.stringify(groups));
    return Math.abs(lead - (now?.lead ?? Number.POSITIVE_INFINITY)) > TOLERANCE;
  });
  return [
    ...(gap >= MARGINS.group ? [] : [`shops: the next best is only ${gap.toFixed(1)} behind`]),
    ...other.map(({ groups, lead }) => `shops: ${JSON.stringify(groups)} does not end ${lead} ahead`),
  ];
}

/** Where a strong bot does not choose the same any more. */
function chosenOtherwise(question: GroupQuestion, isRight: Right): string[] {
  return (['master', 'archimp'] as const).flatMap((strength) => {
    const count = countOf(formedBy(question, strength, TRIES[strength]), isRight);
    return count >= AGREED[strength] ? [] : [`shops: only ${count} of ${TRIES[strength]} by a ${strength}`];
  });
}

/** What is wrong with the agreement that is written, as lines. */
export function unagreed({ best, second, shops }: MinedPuzzle, level: Level): string[] {
  if (shops === undefined) return ['shops: what strong shops do is missing'];
  const isRight: Right = (groups) => isAsShops(level, groups);
  const wrong = shops.tried.find(({ groups }) => !isRight(groupsAsAnswer(groups)));
  if (shops.tried[0]?.lead !== best || wrong?.lead !== second)
    return ['best: it is not the lead of what was tried'];
  const question = groupQuestion(level);
  return [...playedOtherwise(question, shops, isRight), ...chosenOtherwise(question, isRight)];
}
