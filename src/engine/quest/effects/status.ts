/** Effects that change what a creature is or may do: marks, actions, the shape of its attack. */

import type { EffectOf } from '../data/effects.ts';
import { foeOf, heroOf, heroSeat, type QuestContext, sideOf } from '../query.ts';
import type { CreatureId } from '../state.ts';
import type { FxArgs } from './args.ts';
import { putMark } from './marks.ts';
import { newMark } from './targets.ts';

export function mark(c: QuestContext, args: FxArgs, op: EffectOf<'mark'>, id: CreatureId): void {
  const put = newMark(args, op);
  if (!putMark(c.s, id, put)) return;
  c.emit({ type: 'quest.marked', id, ...put });
}

/** Actions of the running turn for the one whose turn it is, else of the next one; no turn loses more than one (R-PQ-106). */
export function changeActions(c: QuestContext, id: CreatureId, n: number): void {
  const seat = heroSeat(id);
  // The Evil Lord's creatures have no actions (R-PQ-78).
  if (seat === null) return;
  const { turn } = c.s;
  if (turn?.id === id) turn.actions = Math.max(0, turn.actions + n);
  else {
    const hero = heroOf(c.s, seat);
    if (n < 0) hero.losesAction = true;
    else hero.nextActions += n;
  }
  c.emit({ type: 'quest.gotActions', id, n });
}

/** A lasting change that is no longer printed anywhere: the new shape of a boss's attack. */
export function reshape(c: QuestContext, op: EffectOf<'stat'>, id: CreatureId): void {
  if (op.stat !== 'shape' || typeof op.v !== 'string' || sideOf(id) !== 'foes') return;
  foeOf(c.s, id).shape = op.v;
  c.emit({ type: 'quest.reshaped', id, shape: op.v });
}
