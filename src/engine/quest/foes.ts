/** What a Monster or Boss is printed to do in its turn (PQ-MONSTER-03, PQ-MONSTER-05). */

import { kindOf } from './box.ts';
import { bossCard, monsterCard } from './data/cards.ts';
import type { AttackCard } from './data/schema.ts';
import { foeOf, isBoss } from './query.ts';
import type { CreatureId, OpenQuest, Strike } from './state.ts';

export interface FoeVars {
  id: CreatureId;
  /** A Weapon under it has been used in place of its attack (R-PQ-78). */
  attacked: boolean;
}

function attackCard(s: OpenQuest, id: CreatureId): AttackCard {
  return isBoss(s, id) ? bossCard(id).attack : monsterCard(kindOf(id)).attack;
}

/** Arrows: so many positions to the right, or to the left if negative (PQ-MONSTER-03, R-PQ-10). */
export function arrowsOf(s: OpenQuest, id: CreatureId): number {
  return isBoss(s, id) ? bossCard(id).move : monsterCard(kindOf(id)).move;
}

/** Its printed attack, with the shape an effect may have given it. */
export function printedAttack(s: OpenQuest, id: CreatureId): Strike {
  const { shape: printed, n, fx } = attackCard(s, id);
  const shape = foeOf(s, id).shape ?? printed;
  return {
    by: id,
    card: 'attack',
    kind: 'foe',
    shape,
    n,
    sure: false,
    fixed: null,
    copies: [{ op: 'damage', shape, n }],
    riders: fx,
  };
}
