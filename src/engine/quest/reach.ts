/**
 * Whom the words of a card would reach beside its attacks, and where somebody could be moved to: for previews of what
 * is not paid yet. All of it as the table lies now; pure functions on a view, by the engine's own rules.
 */

import { healed } from './combat/damage.ts';
import { countFor } from './data/cards.ts';
import type { Effect } from './data/effects.ts';
import { stepsWithin } from './effects/shift.ts';
import { isChoice, targetsOf } from './effects/targets.ts';
import { columnAfter } from './move.ts';
import { type Blow, intentsOf } from './preview.ts';
import { heroCount, lifeLeft } from './query.ts';
import type { CreatureId, Quest } from './state.ts';
import { asState, type QuestView } from './view.ts';

/** One effect of a card on creatures, if it were carried out now. */
interface Reach {
  op: Effect['op'];
  ids: CreatureId[];
  /** One of them is chosen; else all are meant. */
  isChoice: boolean;
  /** Life lost, below 0 gained, in the order of `ids`. */
  harm: number[];
}

/** The effects of a card on creatures, its attacks and what follows them left out. */
export function reachesOf(view: QuestView, by: CreatureId, card: string, ops: readonly Effect[]): Reach[] {
  const s = asState(view);
  return ops.flatMap((op): Reach[] => {
    if (op.op === 'damage' || !('who' in op) || op.who === 'table') return [];
    const ids = targetsOf(s, { source: by, card, hit: [], attacker: null }, op);
    if (ids.length === 0) return [];
    return [{ op: op.op, ids, isChoice: isChoice(op.who), harm: ids.map((id) => harmOf(s, id, op)) }];
  });
}

function harmOf(s: Quest, id: CreatureId, op: Effect): number {
  if (op.op === 'hurt') return Math.min(op.n, lifeLeft(s, id));
  if (op.op !== 'heal') return 0;
  // A minus zero would be told apart from a zero.
  return 0 - healed(s, id, countFor(op.n, heroCount(s.setup)));
}

/** The columns to which a card may move those it hits, as steps; the shortest first. */
export function pushesOf(view: QuestView, target: CreatureId, ops: readonly Effect[]): number[] {
  const push = ops.find((op) => op.op === 'move' && op.who === 'hit' && op.dir === undefined);
  if (push?.op !== 'move') return [];
  return stepsWithin(asState(view), target, push.n).filter((step) => step !== 0);
}

/** The column so many steps away, round the sides. */
export const columnBeside = (column: number, steps: number): number => columnAfter(column, steps);

/** The table with a creature at the back of a column. */
export function movedTo(view: QuestView, id: CreatureId, column: number): QuestView {
  const side = view.halves.heroes.some((stack) => stack.includes(id)) ? 'heroes' : 'foes';
  const half = view.halves[side].map((stack) => stack.filter((other) => other !== id));
  half[column]?.push(id);
  return { ...view, halves: { ...view.halves, [side]: half } };
}

/** Who is about to hit a creature, and how hard: those who have still to act in this round. */
export function dangersOf(view: QuestView, target: CreatureId): { by: CreatureId; blow: Blow }[] {
  return intentsOf(view).flatMap(({ id, isDue, blows }) => {
    const blow = blows.find((one) => one.target === target);
    return isDue && blow !== undefined && blow.n > 0 ? [{ by: id, blow }] : [];
  });
}

/** Life that the effect at work would take of a creature, below 0 what it would give back; 0 if it does neither. */
export function harmAtWork(view: QuestView, id: CreatureId): number {
  const vars = view.tasks.findLast(({ proc }) => proc === 'quest.fx')?.vars as
    | { ops: Effect[]; at: number }
    | undefined;
  const op = vars?.ops[vars.at];
  return op === undefined ? 0 : harmOf(asState(view), id, op);
}

/** Whom the effect at work is moving about; null if it is no such effect. */
export function shiftedOf(view: QuestView): CreatureId | null {
  const on = view.tasks.findLast(({ proc }) => proc === 'quest.fx')?.vars as { on?: CreatureId } | undefined;
  return on?.on ?? null;
}
