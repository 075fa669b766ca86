/** Whom an effect means (the selectors of the cards), and whether it finds a target (R-PQ-24). */

import { hasTarget } from '../combat/shapes.ts';
import type { Effect, EffectOf } from '../data/effects.ts';
import type { Selector, Shape } from '../data/words.ts';
import { columnBeside } from '../move.ts';
import {
  adjacent,
  COLUMNS,
  columnOf,
  creature,
  inPlay,
  isInPlay,
  otherSide,
  sideOf,
  standsAt,
} from '../query.ts';
import type { CreatureId, Mark, OpenQuest, Side } from '../state.ts';
import { seenBy } from '../twists.ts';
import { WORLD } from './abilities.ts';
import type { FxArgs } from './args.ts';
import { hasMark, isImmune, isMarked } from './marks.ts';

/** The selectors that leave one creature to choose. */
const ONE_OF: readonly Selector[] = ['hero', 'near', 'foe:distance', 'foe:any'];

export const isChoice = (who: Selector): boolean => ONE_OF.includes(who);

/** The side of the source; a Feature speaks of heroes. */
function ownSide(source: CreatureId): Side {
  return source === WORLD ? 'heroes' : sideOf(source);
}

function fronts(s: OpenQuest, side: Side, least: number): CreatureId[] {
  return s.halves[side].flatMap((stack) => (stack.length >= least ? stack.slice(0, 1) : []));
}

/** The front creatures of the outermost columns that hold any; none if that is one column. */
function outermost(s: OpenQuest, side: Side): CreatureId[] {
  const found = fronts(s, side, 1);
  return found.length < 2 ? [] : [...found.slice(0, 1), ...found.slice(-1)];
}

type Place = Pick<FxArgs, 'source' | 'hit' | 'attacker'>;

/** All creatures a selector may mean, column by column and front to back (R-PQ-100). */
export function meant(s: OpenQuest, args: Place, who: Selector): CreatureId[] {
  const { source } = args;
  const own = ownSide(source);
  const facing = [...seenBy(s, source, columnOf(s, otherSide(own), standsAt(s, source)?.column ?? -1))];
  switch (who) {
    case 'self':
      return isInPlay(s, source) ? [source] : [];
    case 'hero':
    case 'heroes':
      return inPlay(s, own);
    case 'near':
    case 'nears':
      return inPlay(s, own).filter((id) => id === source || adjacent(s, source, id));
    case 'hit':
      return [...inPlay(s, 'heroes'), ...inPlay(s, 'foes')].filter((id) => args.hit.includes(id));
    case 'attacker':
      return args.attacker !== null && isInPlay(s, args.attacker) ? [args.attacker] : [];
    case 'foe:melee':
      return facing.slice(0, 1);
    case 'foe:distance':
    case 'foe:pen':
      return facing;
    case 'foe:any':
    case 'foe:all':
      return [...seenBy(s, source, inPlay(s, otherSide(own)))];
    case 'foe:far2':
      return outermost(s, otherSide(own));
    case 'enemies':
      return inPlay(s, 'foes');
    case 'flea':
      return inPlay(s, 'heroes').filter((id) => isMarked(s, id, 'flea'));
    case 'crowded':
      return fronts(s, 'heroes', 2);
    case 'table':
      return [];
  }
}

/** The mark that an effect would put. */
export function newMark(args: Pick<FxArgs, 'source' | 'card'>, op: EffectOf<'mark'>): Mark {
  return { tag: op.tag, v: op.v ?? 1, until: op.until, by: args.source, card: args.card };
}

/**
 * The creatures an operation may be applied to; a mark of choice is never put where it tells nothing new, and whom to
 * heal is no choice as long as none is hurt.
 */
export function targetsOf(
  s: OpenQuest,
  args: Place & { card: string },
  op: Effect & { who: Selector },
): CreatureId[] {
  const ids = meant(s, args, op.who);
  if (!isChoice(op.who)) return ids;
  if (op.op === 'heal') return ids.some((id) => creature(s, id).damage > 0) ? ids : [];
  if (op.op !== 'mark') return ids;
  const mark = newMark(args, op);
  return ids.filter((id) => !isImmune(s, id, op.tag) && !hasMark(s, id, mark));
}

/** How far beside the facing column a shape reaches. */
function width(shape: Shape): number {
  if (shape === 'melee' || shape === 'distance' || shape === 'pen') return 0;
  return shape.startsWith('any') || shape === 'all' ? COLUMNS : 1;
}

/** Whether an attack finds a target from one of the columns that its attacker may move to first. */
function hasTargetAfter(s: OpenQuest, by: CreatureId, shape: Shape, steps: number): boolean {
  const at = standsAt(s, by)?.column;
  if (at === undefined) return false;
  return s.halves[otherSide(sideOf(by))].some((stack, column) => {
    if (stack.length === 0) return false;
    for (let step = -steps; step <= steps; step++) {
      if (Math.abs(columnBeside(at, step) - column) <= width(shape)) return true;
    }
    return false;
  });
}

/** Whether an attack finds a target, from where its attacker stands or may move to before. */
function mayHit(s: OpenQuest, source: CreatureId, shape: Shape | 'attacker', steps: number): boolean {
  if (shape === 'attacker') return true;
  return steps > 0 ? hasTargetAfter(s, source, shape, steps) : hasTarget(s, source, shape);
}

/** Whether one of its attacks has a target, or without any the first operation that needs one (R-PQ-24). */
export function canPlay(s: OpenQuest, source: CreatureId, ops: readonly Effect[], card: string): boolean {
  let steps = 0;
  let attacks = false;
  for (const op of ops) {
    if (op.op === 'damage') {
      if (mayHit(s, source, op.shape, steps)) return true;
      attacks = true;
    }
    if (attacks || !('who' in op) || op.who === 'table') continue;
    if (op.op === 'move' && op.who === 'self') steps += op.n;
    if (op.who === 'self') continue;
    // Who is sound may be healed all the same.
    if (op.op === 'heal') return true;
    return targetsOf(s, { source, card, hit: [], attacker: null }, op).length > 0;
  }
  return !attacks;
}
