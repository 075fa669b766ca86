/** At the end of every nth Round more Monsters come, as long as there are cards and the battlefield has room. */

import type { Json } from '../../kernel/state.ts';
import { spawn } from '../deploy.ts';
import { isFinalRound } from '../end.ts';
import type { QuestContext } from '../query.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

type Arg = {
  every: number;
  count: number;
};

function come(c: QuestContext, arg: Json): void {
  const { every, count } = arg as Arg;
  // Whoever comes with the last Round would have no turn any more.
  if (c.s.over !== null || c.s.round % every !== 0 || isFinalRound(c.s)) return;
  const n = spawn(c, count, { cap: true });
  if (n > 0) c.emit({ type: 'quest.twist', mod: 'waves', what: 'came', n });
}

/** `{ "id": "waves", "arg": { "every": 2, "count": 1 } }`; there is room for one Monster more than Heroes in play. */
export const waves: Twist = {
  id: 'waves',
  check: record({ every: integer(1, 10), count: integer(1, 5) }),
  before: { 'quest.round/time': come },
};
