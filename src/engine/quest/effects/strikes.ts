/** The attacks that cards call for: which of their words is the attack, what follows it, what a riposte can copy. */

import { copy } from '../../kernel/data.ts';
import { hasTarget } from '../combat/shapes.ts';
import { beSeen } from '../combat/strike.ts';
import type { Effect, EffectOf } from '../data/effects.ts';
import { foeOf, heroOf, heroSeat, isInPlay, type QuestContext, sideOf } from '../query.ts';
import type { CreatureId, OpenQuest, Strike } from '../state.ts';
import type { FxArgs, FxVars } from './args.ts';
import { putMark } from './marks.ts';
import { newMark } from './targets.ts';

// Effects that change what a creature is or may do: marks, actions, the shape of its attack.

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

type Damage = EffectOf<'damage'>;

const isDamage = (op: Effect): op is Damage => op.op === 'damage';

/** What follows an attack and belongs to it: everything up to the next attack (R-PQ-26, step 9). */
export function ridersOf(ops: readonly Effect[], at: number): Effect[] {
  const rest = ops.slice(at + 1);
  const next = rest.findIndex(isDamage);
  return next < 0 ? rest : rest.slice(0, next);
}

/** An attack whose targets are gone is not carried out (R-PQ-24). */
export function mayStrike(s: OpenQuest, v: FxVars, op: Damage): boolean {
  if (op.shape !== 'attacker') return hasTarget(s, v.source, op.shape);
  return v.attacker !== null && isInPlay(s, v.attacker);
}

/** A combo, or an ability of a boss's sheet, is seen as a whole: with its last attack. */
function copiesOf(v: FxVars): Effect[] {
  if (v.strikeKind !== 'combo' && v.strikeKind !== 'foe') return [];
  const attacks = v.ops.filter(isDamage).filter((op) => op.shape !== 'attacker');
  const more = v.ops.slice(v.at + 1).some(isDamage);
  return more ? [] : attacks;
}

/** The attack at hand. Only the last of several carries what follows. */
export function strikeOf(v: FxVars, op: Damage): Strike {
  const last = v.done + 1 >= (op.times ?? 1);
  return {
    by: v.source,
    card: v.card,
    kind: v.strikeKind,
    shape: op.shape,
    n: op.n,
    sure: op.sure ?? false,
    fixed: op.shape === 'attacker' && v.attacker !== null ? [v.attacker] : null,
    copies: last ? copiesOf(v) : [],
    riders: last ? ridersOf(v.ops, v.at) : [],
  };
}

/** An attack finds none left to hit: if it was the last of a card, what was carried out before it is seen now. */
export function passOver(c: QuestContext, v: FxVars, op: Damage, hasStruck: boolean): void {
  if (v.done === 0) v.hit = [];
  if (hasStruck) beSeen(c, copy(strikeOf({ ...v, done: op.times ?? 1 }, op)));
}
