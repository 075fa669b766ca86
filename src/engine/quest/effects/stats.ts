/** What lasting effects make of a creature's numbers: specials, treasures, prizes, Feature, boss sheet, marks. */

import type { EffectOf } from '../data/effects.ts';
import type { AbilityCondition, Shape, Stat } from '../data/words.ts';
import { sideOf } from '../query.ts';
import type { CreatureId, OpenQuest, Strike } from '../state.ts';
import { abilitiesOf, WORLD } from './abilities.ts';
import { bearer, isMarked, marksOf } from './marks.ts';

export { isMarked, marksOf };

/** A lasting change of a number that is in force, as its card words it. */
interface Passive {
  if: AbilityCondition | undefined;
  effect: EffectOf<'stat'>;
}

function passivesOf(s: OpenQuest, owner: CreatureId): Passive[] {
  const found: Passive[] = [];
  for (const { ability } of abilitiesOf(s, owner)) {
    if (ability.trigger !== 'always') continue;
    for (const effect of ability.fx) if (effect.op === 'stat') found.push({ if: ability.if, effect });
  }
  return found;
}

/** What is in force for a creature, or for the common display: its own cards and the Feature. */
function passivesOn(s: OpenQuest, id: CreatureId | 'table'): Passive[] {
  const who = id === 'table' ? 'table' : sideOf(id) === 'heroes' ? 'heroes' : 'enemies';
  const world = passivesOf(s, WORLD).filter(({ effect }) => effect.who === who);
  return id === 'table' ? world : [...passivesOf(s, id), ...world];
}

/** Whether a condition about the owner, or about the creature it attacks, holds. */
function holds(
  s: OpenQuest,
  condition: AbilityCondition | undefined,
  id: CreatureId,
  target: CreatureId | null,
): boolean {
  if (condition === undefined) return true;
  if (condition === 'selfHurt2') return (bearer(s, id)?.damage ?? 0) >= 2;
  if (condition === 'targetHurt') return target !== null && (bearer(s, target)?.damage ?? 0) >= 1;
  return false;
}

/** By how much lasting effects change a number of a creature (or of the `table`); against a target, if one is named. */
export function stat(
  s: OpenQuest,
  id: CreatureId | 'table',
  name: Stat,
  target: CreatureId | null = null,
): number {
  const who = id === 'table' ? 'table' : sideOf(id) === 'heroes' ? 'heroes' : 'enemies';
  let sum = 0;
  // No lists are made here: every number of every attack comes by.
  for (const owner of id === 'table' ? [WORLD] : [id, WORLD]) {
    for (const { ability } of abilitiesOf(s, owner)) {
      if (ability.trigger !== 'always') continue;
      for (const effect of ability.fx) {
        if (effect.op !== 'stat' || effect.stat !== name || typeof effect.v !== 'number') continue;
        if (owner === WORLD && effect.who !== who) continue;
        if (holds(s, ability.if, id, target)) sum += effect.v;
      }
    }
  }
  return sum;
}

/** The shape of a hero's standard attack: melee, unless a card changes it. */
export function stdShape(s: OpenQuest, id: CreatureId): Shape {
  for (const { effect } of passivesOn(s, id)) {
    if (effect.stat === 'stdshape' && typeof effect.v === 'string') return effect.v;
  }
  return 'melee';
}

/** Whether `std` and `pack` count: for a hero's standard attack, and for a foe's own attack (R-PQ-78). */
function isStandard(strike: Strike): boolean {
  return strike.kind === 'standard' || (strike.kind === 'foe' && strike.card === 'attack');
}

/** The damage of an attack with everything that raises or lowers the attacker's attacks (R-PQ-26, step 2). */
export function attackDamage(s: OpenQuest, strike: Strike, target: CreatureId): number {
  const { by } = strike;
  let n = strike.n + stat(s, by, 'atk', target) + marksOf(s, by, 'bless') - marksOf(s, by, 'weak');
  if (isStandard(strike)) n += stat(s, by, 'std', target) + marksOf(s, by, 'pack');
  return Math.max(0, n);
}

/** What is left of a hit after the effects that lower damage on its target (R-PQ-26, step 4). */
export function lowered(s: OpenQuest, target: CreatureId, n: number): number {
  if (n <= 0) return 0;
  return Math.max(0, Math.max(1, n - stat(s, target, 'armor')) - marksOf(s, target, 'shield'));
}
