/** Columns: moving between them, closing up, and the way round the sides (PQ-MOVE). */

import { COLUMNS, columnOf, type QuestContext, sideOf, standsAt } from './query.ts';
import type { CreatureId, OpenQuest, Side } from './state.ts';

/**
 * The column so many positions to the right, or to the left if negative, round the sides (PQ-MOVE-08, PQ-AREA-06,
 * PQ-MOVE-09, R-PQ-09).
 */
export function columnBeside(column: number, steps: number): number {
  return (((column + steps) % COLUMNS) + COLUMNS) % COLUMNS;
}

/** Puts a Creature behind the last one of a column (R-PQ-03). */
export function addCreature(s: OpenQuest, side: Side, id: CreatureId, column: number): void {
  const stack = s.halves[side][column];
  if (stack === undefined) throw new Error(`there is no column ${column}`);
  stack.push(id);
}

/**
 * Takes a Creature off the Gaming Area; those behind it step forward (PQ-MOVE-06, PQ-MOVE-11, PQ-AREA-05, PQ-MOVE-07).
 */
export function removeCreature(s: OpenQuest, id: CreatureId): void {
  for (const stack of s.halves[sideOf(id)]) {
    const row = stack.indexOf(id);
    if (row >= 0) stack.splice(row, 1);
  }
}

/**
 * Moves a Creature by columns, to the right if positive. It becomes the last of the column it comes to, past all
 * that stand in between (PQ-MOVE-03, PQ-MOVE-04, PQ-MOVE-05); 0 brings it to the back of its own (R-PQ-06).
 * Also PQ-MOVE-01, PQ-MOVE-02, R-PQ-07.
 */
export function moveCreature(c: QuestContext, id: CreatureId, steps: number): void {
  const spot = standsAt(c.s, id);
  if (spot === null) return;
  const to = columnBeside(spot.column, steps);
  removeCreature(c.s, id);
  addCreature(c.s, sideOf(id), id, to);
  c.emit({ type: 'quest.moved', id, from: spot.column, to, steps });
}

/** The shorter way from a column to another that the Movement allows; positive is to the right. */
export function stepsTo(from: number, to: number, most: number): number | null {
  const right = columnBeside(to - from, 0);
  const left = COLUMNS - right;
  if (right <= most && right <= left) return right;
  return left <= most ? -left : null;
}

/** True if another Creature stands behind it in its column. */
export function hasFollowers(s: OpenQuest, id: CreatureId): boolean {
  const spot = standsAt(s, id);
  return spot !== null && spot.row < columnOf(s, sideOf(id), spot.column).length - 1;
}

/** What was put down with gaps closes up towards row 1, in the same order (R-PQ-02). */
export function closeUp(s: OpenQuest, side: Side): void {
  const stand = s.places.filter((place) => sideOf(place.id) === side).sort((a, b) => a.row - b.row);
  for (const { id, column } of stand) addCreature(s, side, id, column);
  s.places = s.places.filter((place) => sideOf(place.id) !== side);
}
