/** The attacks that cards call for: which of their words is the attack, what follows it, and what may be copied. */

import { hasTarget } from '../combat/shapes.ts';
import type { Effect, EffectOf } from '../data/effects.ts';
import { isInPlay } from '../query.ts';
import type { Quest, Strike } from '../state.ts';
import type { FxVars } from './args.ts';

type Damage = EffectOf<'damage'>;

const isDamage = (op: Effect): op is Damage => op.op === 'damage';

/** What follows an attack and belongs to it: everything up to the next attack (R-PQ-26, step 9). */
export function ridersOf(ops: readonly Effect[], at: number): Effect[] {
  const rest = ops.slice(at + 1);
  const next = rest.findIndex(isDamage);
  return next < 0 ? rest : rest.slice(0, next);
}

/** An attack whose targets are gone is not carried out (R-PQ-24). */
export function mayStrike(s: Quest, v: FxVars, op: Damage): boolean {
  if (op.shape !== 'attacker') return hasTarget(s, v.source, op.shape);
  return v.attacker !== null && isInPlay(s, v.attacker);
}

/** A combo is seen as a whole, with its last attack; an ability of a boss's sheet with each. */
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
