/** The turn of a Monster or Boss: move, then attack (PQ-MONSTER-05, PQ-MONSTER-06, PQ-BOSS-03). */

import { script } from '../kernel/script.ts';
import { attack } from './combat/strike.ts';
import { isMarked } from './effects/stats.ts';
import { trigger } from './effects/triggers.ts';
import type { QuestEvent } from './events.ts';
import { arrowsOf, type FoeVars, printedAttack } from './foes.ts';
import { lordMoveAsk, lordPlayAsk } from './lord.ts';
import { moveCreature } from './move.ts';
import { renewWays } from './pay.ts';
import { isBoss, isInPlay, lordSeat, type QuestContext } from './query.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';
import { beginTurn } from './turn.ts';

const isOver = (s: OpenQuest, id: CreatureId): boolean => s.over !== null || !isInPlay(s, id);

/** Without an Evil Lord it moves exactly as its arrows show (PQ-MOVE-10). */
function moveByArrows(c: QuestContext, id: CreatureId): void {
  const steps = arrowsOf(c.s, id);
  if (steps !== 0 && !isMarked(c.s, id, 'root')) moveCreature(c, id, steps);
}

export const foeTurn = script<Quest, QuestEvent, FoeVars>('quest.foeTurn', [
  {
    name: 'begin',
    run(c, v) {
      if (!beginTurn(c, v.id)) return { goto: 'end' };
      if (isBoss(c.s, v.id)) trigger(c, 'bossTurn', { id: v.id });
    },
  },
  lordPlayAsk('early'),
  lordMoveAsk,
  {
    name: 'move',
    run(c, v) {
      if (lordSeat(c.s.setup) === null && !isOver(c.s, v.id)) moveByArrows(c, v.id);
    },
  },
  lordPlayAsk('late'),
  {
    name: 'attack',
    run(c, v) {
      if (!v.attacked && !isOver(c.s, v.id)) attack(c, printedAttack(c.s, v.id));
    },
  },
  {
    name: 'after',
    run(c, v) {
      if (!isOver(c.s, v.id) && isBoss(c.s, v.id)) trigger(c, 'bossAttacked', { id: v.id });
    },
  },
  {
    name: 'end',
    run(c, v) {
      c.s.turn = null;
      renewWays(c.s);
      c.emit({ type: 'quest.turnEnded', id: v.id });
    },
  },
]);
