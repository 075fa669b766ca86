/** Damage tokens: put on, taken off, and damage that is no attack (PQ-DAMAGE, R-PQ-99). */

import { stat } from '../effects/stats.ts';
import type { HurtCause } from '../events.ts';
import { FALL } from '../heads.ts';
import { creature, heroSeat, isInPlay, type QuestContext } from '../query.ts';
import type { CreatureId, OpenQuest } from '../state.ts';

/** Puts tokens on a Creature; whether that defeats it is for the caller to see to (PQ-DAMAGE-01, R-PQ-34, R-PQ-35). */
export function addTokens(c: QuestContext, id: CreatureId, n: number, cause: HurtCause | 'attack'): void {
  if (n <= 0 || !isInPlay(c.s, id)) return;
  creature(c.s, id).damage += n;
  c.emit({ type: 'quest.hurt', id, n, cause });
}

/** Looks who is defeated now, and what a wounded Boss does about it (PQ-DAMAGE-03, PQ-DAMAGE-04). */
export function settleDamage(c: QuestContext, by: CreatureId | null): void {
  c.call(FALL, { by, queue: [], next: null });
}

/**
 * Damage that is no attack: nothing lowers or answers it; tokens at once, then the defeats (PQ-DEFEND-04).
 */
export function hurt(
  c: QuestContext,
  ids: readonly CreatureId[],
  n: number,
  { by, cause }: { by: CreatureId | null; cause: HurtCause },
): void {
  for (const id of ids) addTokens(c, id, n, cause);
  settleDamage(c, by);
}

/** 1 damage for each card that had to be discarded and was not there (PQ-HARD-03, R-PQ-84). */
export function penalty(c: QuestContext, id: CreatureId, missing: number): void {
  if (c.s.setup.mode !== 'hard' || missing <= 0) return;
  hurt(c, [id], missing, { by: null, cause: 'penalty' });
}

/** How many tokens a heal of so much takes off (PQ-DAMAGE-06). What changes the heals on Heroes never brings them below 1. */
export function healed(s: OpenQuest, id: CreatureId, n: number): number {
  const amount = heroSeat(id) === null ? n : Math.max(1, n + stat(s, id, 'healing'));
  return Math.min(amount, creature(s, id).damage);
}

/** Takes tokens off (PQ-DAMAGE-06). */
export function heal(c: QuestContext, id: CreatureId, n: number): void {
  if (!isInPlay(c.s, id)) return;
  const off = healed(c.s, id, n);
  if (off <= 0) return;
  creature(c.s, id).damage -= off;
  c.emit({ type: 'quest.healed', id, n: off });
}
