/**
 * A Round: the toll, the Feature and the Boss Sheet, then every Creature's turn (PQ-ROUND-02, PQ-ROUND-03, R-PQ-98).
 */

import { script } from '../kernel/script.ts';
import { trigger } from './effects/triggers.ts';
import { isFinalRound, timeOut } from './end.ts';
import type { QuestEvent } from './events.ts';
import { foeTurn } from './monsters.ts';
import { nextCreature } from './order.ts';
import { heroSeat } from './query.ts';
import { namedActed } from './start.ts';
import type { Quest } from './state.ts';
import { worldToll } from './toll.ts';
import { heroTurn } from './turn.ts';

interface RoundVars {
  /** A scenario begins in the middle of it: what a Round begins with has happened. */
  midway?: boolean;
}

/** One Round, turn by turn (PQ-ROUND-04, PQ-ROUND-05). */
export const roundScript = script<Quest, QuestEvent, RoundVars>('quest.round', [
  {
    name: 'begin',
    run(c, v) {
      c.s.acted = v.midway === true ? namedActed(c.s.setup.start ?? {}) : [];
      c.emit({ type: 'quest.round', round: c.s.round });
      if (v.midway === true) return { goto: 'turn' };
      worldToll(c);
    },
  },
  {
    name: 'effects',
    run(c) {
      if (c.s.over === null) trigger(c, 'roundStart', {});
    },
  },
  {
    name: 'turn',
    run(c) {
      if (c.s.over !== null) return { done: null };
      const id = nextCreature(c.s);
      if (id === null) return;
      c.s.acted.push(id);
      if (heroSeat(id) === null) c.call(foeTurn, { id, attacked: false });
      else c.call(heroTurn, { id });
      return 'again';
    },
  },
  {
    name: 'late',
    run(c) {
      trigger(c, 'roundEnd', {});
    },
  },
  {
    name: 'time',
    run(c) {
      if (c.s.over !== null) return;
      if (isFinalRound(c.s)) timeOut(c);
      else c.s.round++;
    },
  },
]);
