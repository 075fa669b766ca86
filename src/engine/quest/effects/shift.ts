/** Effects that move creatures about: moves of choice, pushes, trades of places and the turning of a whole side. */

import type { Json } from '../../kernel/state.ts';
import type { EffectOf } from '../data/effects.ts';
import { columnBeside, hasFollowers, moveCreature } from '../move.ts';
import { COLUMNS, type QuestContext, sideOf, standsAt } from '../query.ts';
import type { CreatureId, OpenQuest } from '../state.ts';

/** How a creature may be moved by up to `n` columns: every column once, by the shorter way; 0 leaves it there. */
export function stepsWithin(s: OpenQuest, id: CreatureId, n: number): number[] {
  const steps = [0];
  for (let step = 1; step <= Math.min(n, Math.floor(COLUMNS / 2)); step++) steps.push(-step, step);
  // All the way round brings it to the back of its own column (R-PQ-08).
  if (n >= COLUMNS && hasFollowers(s, id)) steps.push(COLUMNS);
  return steps;
}

/** The steps of a forced move; 0 for a creature that already is where it is sent. */
export function forcedSteps(s: OpenQuest, id: CreatureId, source: CreatureId, op: EffectOf<'move'>): number {
  if (op.dir === 'left') return -op.n;
  if (op.dir === 'right') return op.n;
  const from = standsAt(s, id)?.column;
  const to = standsAt(s, source)?.column;
  if (from === undefined || to === undefined) return 0;
  const right = columnBeside(to - from, 0);
  const left = COLUMNS - right;
  return right <= left ? Math.min(right, op.n) : -Math.min(left, op.n);
}

/** A whole side turns round its ring, every column intact; those that would not move by themselves too (R-PQ-11). */
export function rotate(c: QuestContext, steps: number): void {
  const old = c.s.halves.foes;
  if (old.every((stack) => stack.length === 0)) return;
  c.s.halves.foes = old.map((_stack, column) => old[columnBeside(column, -steps)] ?? []);
  c.emit({ type: 'quest.rotated', steps });
}

/** Both halves after two creatures of one side have traded positions; null if it is not two of one side. */
export function traded({ halves }: OpenQuest, ids: readonly CreatureId[]): OpenQuest['halves'] | null {
  const [a, b] = ids;
  if (a === undefined || b === undefined || ids.length !== 2 || sideOf(a) !== sideOf(b)) return null;
  const half = halves[sideOf(a)].map((stack) => stack.map((id) => (id === a ? b : id === b ? a : id)));
  return { ...halves, [sideOf(a)]: half };
}

/** Two creatures of one side trade positions; with any other number nothing happens. */
export function trade(c: QuestContext, ids: readonly CreatureId[]): void {
  const halves = traded(c.s, ids);
  if (halves === null) return;
  c.s.halves = halves;
  c.emit({ type: 'quest.traded', ids: [...ids] });
}

/** Carries out the answer to how a creature is moved; 0 stays. */
export function shift(c: QuestContext, id: CreatureId, steps: Json): void {
  if (typeof steps === 'number' && steps !== 0) moveCreature(c, id, steps);
}
