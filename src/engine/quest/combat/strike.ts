/** An attack under way, and how others have one carried out or change it. */

import { copy } from '../../kernel/data.ts';
import { ATTACK, type HitVars, SEEN } from '../heads.ts';
import { inPlay, type QuestContext } from '../query.ts';
import type { CreatureId, OpenQuest, Strike } from '../state.ts';

/** Carries out an attack. One that a Riposte makes waits until the attack it answers is finished. */
export function attack(c: QuestContext, declared: Strike): void {
  // What is printed on cards is not to become part of a state.
  const strike = copy(declared);
  if (strike.kind === 'riposte') {
    const open = openAttack(c.s);
    if (open !== null && !open.hitBack) {
      open.after.push(strike);
      return;
    }
  }
  c.call(ATTACK, {
    strike,
    targets: [],
    damage: {},
    order: [],
    asked: [],
    hit: [],
    after: [],
    hitBack: false,
  });
}

/** What has been carried out may be answered by the other Heroes (R-PQ-26, step 10). */
export function beSeen(c: QuestContext, strike: Strike): void {
  if (strike.copies.length === 0 || c.s.over !== null) return;
  const left = inPlay(c.s, 'heroes').filter((id) => id !== strike.by);
  if (left.length > 0) c.call(SEEN, { strike, left });
}

/** The attack that is being answered now; null if none is. */
function openAttack(s: OpenQuest): HitVars | null {
  const task = s.tasks.findLast((x) => x.proc === ATTACK.id);
  return task === undefined ? null : (task.vars as HitVars);
}

/** A Riposte takes away damage of the attack it answers (PQ-RIPOSTE-04). */
export function preventDamage(c: QuestContext, target: CreatureId, n: number | 'all'): void {
  const open = openAttack(c.s);
  if (open === null) return;
  const pending = open.damage[target] ?? 0;
  const less = n === 'all' ? pending : Math.min(n, pending);
  if (less === 0) return;
  open.damage[target] = pending - less;
  c.emit({ type: 'quest.prevented', target, n: less });
}
