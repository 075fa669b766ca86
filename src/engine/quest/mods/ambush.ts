/** An ambush from behind: as the named Rounds begin, every column of Heroes has to face about. */

import type { Json } from '../../kernel/state.ts';
import type { QuestContext } from '../query.ts';
import type { Twist } from '../twists.ts';
import { record, rounds } from './args.ts';

function faceAbout(c: QuestContext, arg: Json): void {
  const { s } = c;
  if (!(arg as { rounds: number[] }).rounds.includes(s.round)) return;
  const n = s.halves.heroes.filter((stack) => stack.length > 1).length;
  if (n === 0) return;
  s.halves.heroes = s.halves.heroes.map((stack) => stack.toReversed());
  c.emit({ type: 'quest.twist', mod: 'ambush', what: 'turned', n });
}

/** `{ "id": "ambush", "arg": { "rounds": [3, 6] } }`: who stood last stands in front. */
export const ambush: Twist = {
  id: 'ambush',
  check: record({ rounds }),
  after: { 'quest.round/begin': faceAbout },
};
