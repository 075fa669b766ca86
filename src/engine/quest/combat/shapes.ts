/** The shapes of attacks: which Creatures may be hit from where (PQ-COMBAT, R-PQ-17, R-PQ-18, R-PQ-19, R-PQ-20). */

import type { Shape } from '../data/words.ts';
import { COLUMNS, columnOf, inPlay, nearestFirst, otherSide, sideOf, standsAt } from '../query.ts';
import type { CreatureId, OpenQuest, Side } from '../state.ts';
import { seenBy } from '../twists.ts';

/**
 * The column offsets of a multiple attack; with several sets the attacker picks one (R-PQ-17, PQ-COMBAT-DOUBLE-01,
 * PQ-COMBAT-TRIPLE-01).
 */
const OFFSETS: Partial<Record<Shape, number[][]>> = {
  'double:wide': [
    [0, -1],
    [0, 1],
  ],
  'double:fork': [[-1, 1]],
  'triple:wide': [[-1, 0, 1]],
};

/** What an attack leaves to choose: nothing, so many Creatures from `least` to `most`, or one of several sets. */
export type Aim =
  | { kind: 'fixed'; ids: CreatureId[] }
  | { kind: 'some'; from: CreatureId[]; least: number; most: number }
  | { kind: 'sets'; sets: CreatureId[][] };

/**
 * The front Creatures of the columns an offset set points at; beyond the sides there is nothing (R-PQ-18, R-PQ-19,
 * PQ-COMBAT-03).
 */
function frontsAt(s: OpenQuest, side: Side, column: number, offsets: readonly number[]): CreatureId[] {
  return offsets
    .map((offset) => column + offset)
    .sort((a, b) => a - b)
    .flatMap((at) => columnOf(s, side, at)[0] ?? []);
}

/** Sets that leave the half are no choice as long as another does not; alike ones are one, empty ones none. */
function multiple(s: OpenQuest, side: Side, column: number, sets: readonly number[][]): Aim {
  const inside = sets.filter((set) => set.every((x) => column + x >= 0 && column + x < COLUMNS));
  const found = new Map<string, CreatureId[]>();
  for (const set of inside.length > 0 ? inside : sets) {
    const ids = frontsAt(s, side, column, set);
    if (ids.length > 0) found.set(ids.join(' '), ids);
  }
  const choices = [...found.values()];
  return choices.length > 1 ? { kind: 'sets', sets: choices } : { kind: 'fixed', ids: choices[0] ?? [] };
}

function some(from: CreatureId[], least: number, most: number): Aim {
  return from.length <= least ? { kind: 'fixed', ids: from } : { kind: 'some', from, least, most };
}

/**
 * How many different Creatures an attack of choice hits (PQ-COMBAT-ANY-02): up to two or three; of the heroes in play
 * exactly `half`, rounded up, no fewer (R-PQ-23).
 */
function chosen(s: OpenQuest, shape: Shape, from: CreatureId[]): Aim {
  if (shape === 'any:2') return some(from, 1, 2);
  if (shape === 'any:3') return some(from, 1, 3);
  const n = shape === 'any:half' ? Math.ceil(inPlay(s, 'heroes').length / 2) : 1;
  return some(from, n, n);
}

/**
 * What an attack of this Creature may hit; its own row never matters (R-PQ-20, PQ-COMBAT-01, PQ-COMBAT-02,
 * PQ-COMBAT-MELEE-01, PQ-COMBAT-MELEE-02, PQ-COMBAT-DISTANCE-01, PQ-COMBAT-ANY-01, PQ-COMBAT-PENETRATING-01,
 * PQ-COMBAT-06, PQ-COMBO-05, R-PQ-21).
 */
export function aimOf(s: OpenQuest, by: CreatureId, shape: Shape): Aim {
  const side = otherSide(sideOf(by));
  const column = standsAt(s, by)?.column;
  if (column === undefined) return { kind: 'fixed', ids: [] };
  const facing = [...seenBy(s, by, columnOf(s, side, column))];
  switch (shape) {
    case 'melee':
      return { kind: 'fixed', ids: facing.slice(0, 1) };
    case 'distance':
      return some(facing, 1, 1);
    case 'pen':
      return { kind: 'fixed', ids: facing };
    case 'all':
      return { kind: 'fixed', ids: [...seenBy(s, by, inPlay(s, side))] };
    case 'any':
    case 'any:2':
    case 'any:3':
    case 'any:half':
      return chosen(s, shape, [...seenBy(s, by, inPlay(s, side))]);
    default:
      return multiple(s, side, column, OFFSETS[shape] ?? []);
  }
}

/** Whether an attack of this shape would hit a creature (R-PQ-24). */
export function hasTarget(s: OpenQuest, by: CreatureId, shape: Shape): boolean {
  const aim = aimOf(s, by, shape);
  if (aim.kind === 'sets') return true;
  return (aim.kind === 'fixed' ? aim.ids : aim.from).length > 0;
}

/** All Creatures that an attack of this shape could hit, by any choice. */
export function reach(s: OpenQuest, by: CreatureId, shape: Shape): CreatureId[] {
  const aim = aimOf(s, by, shape);
  if (aim.kind === 'fixed') return aim.ids;
  return aim.kind === 'some' ? aim.from : [...new Set(aim.sets.flat())];
}

/** The targets by the fixed order of R-PQ-22: no player is asked (PQ-MONSTER-09). */
export function fixedTargets(s: OpenQuest, by: CreatureId, aim: Aim): CreatureId[] {
  switch (aim.kind) {
    case 'fixed':
      return aim.ids;
    case 'some':
      return nearestFirst(s, standsAt(s, by)?.column ?? 0, aim.from).slice(0, aim.most);
    case 'sets':
      return [...aim.sets].sort((a, b) => b.length - a.length || lowest(s, a) - lowest(s, b))[0] ?? [];
  }
}

/** The sum of the columns tells two sets of one shape apart: the lower columns come first. */
function lowest(s: OpenQuest, ids: readonly CreatureId[]): number {
  return ids.reduce((sum, id) => sum + (standsAt(s, id)?.column ?? 0), 0);
}
