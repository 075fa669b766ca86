/** The Boss does not wait for World 3: he looks in on an earlier one for some Rounds, and can be felled there. */

import type { Json } from '../../kernel/state.ts';
import { placeBoss } from '../deploy.ts';
import { expireMarks } from '../effects/marks.ts';
import { checkEnd, LAST_WORLD } from '../end.ts';
import { removeCreature } from '../move.ts';
import type { QuestContext } from '../query.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

type Arg = {
  number: number;
  round: number;
  /** Rounds for which he stays. */
  stay: number;
};

const read = (arg: Json): Arg => arg as Arg;

function come(c: QuestContext, arg: Json): void {
  const { s } = c;
  const { number, round } = read(arg);
  if (s.number !== number || s.round !== round || s.foes.some((foe) => foe.boss)) return;
  const id = placeBoss(c, { late: true });
  c.emit({ type: 'quest.twist', mod: 'earlyBoss', what: 'came', id, n: read(arg).stay });
}

/** He goes back to where he waits for World 3, and there he is as good as new. */
function leave(c: QuestContext, arg: Json): void {
  const { s } = c;
  const { number, round, stay } = read(arg);
  const boss = s.foes.find((foe) => foe.boss);
  if (s.over !== null || boss === undefined || s.number !== number || s.round !== round + stay - 1) return;
  removeCreature(s, boss.card);
  s.foes = s.foes.filter((foe) => foe !== boss);
  expireMarks(s, boss.card);
  s.gone.treasures.push(...boss.treasures);
  s.piles.bosses.push(boss.card);
  s.bossDone = [];
  c.emit({ type: 'quest.twist', mod: 'earlyBoss', what: 'left', id: boss.card });
  checkEnd(c);
}

/** `{ "id": "earlyBoss", "arg": { "number": 1, "round": 3, "stay": 2 } }`. */
export const earlyBoss: Twist = {
  id: 'earlyBoss',
  check: record({ number: integer(1, LAST_WORLD - 1), round: integer(1, 10), stay: integer(1, 10) }),
  before: { 'quest.round/begin': come, 'quest.round/time': leave },
};
