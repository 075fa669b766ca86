/**
 * What would happen in Pug Quest: whom a shape of attack reaches, what a blow would do, where a Monster is about to go.
 * All of it as the table lies now, before any answer or draw; pure functions on a view, by the engine's own rules.
 */

import type { Seat } from '../kernel/state.ts';
import { kindOf } from './box.ts';
import type { Act } from './choices.ts';
import { healed } from './combat/damage.ts';
import { type Aim, aimOf, fixedTargets, reach } from './combat/shapes.ts';
import { bossCard, countFor, monsterCard } from './data/cards.ts';
import type { Effect } from './data/effects.ts';
import type { Shape } from './data/words.ts';
import { abilitiesOf } from './effects/abilities.ts';
import { endsWithTurnOf } from './effects/marks.ts';
import { type CardPlay, playsFor } from './effects/plays.ts';
import { forcedSteps, stepsWithin, traded } from './effects/shift.ts';
import { attackDamage, isMarked, lowered, stdShape } from './effects/stats.ts';
import { isChoice, meant, targetsOf } from './effects/targets.ts';
import { healsAtHalf, survivalOf } from './effects/triggers.ts';
import { arrowsOf, printedAttack } from './foes.ts';
import { columnBeside } from './move.ts';
import { turnsAhead } from './order.ts';
import { heroCount, heroId, inPlay, isBoss, lifeLeft, lifeOf, lordSeat, sideOf, standsAt } from './query.ts';
import type { CreatureId, Foe, Hero, OpenQuest, Strike } from './state.ts';
import { seenBy } from './twists.ts';
import type { QuestView } from './view.ts';

export type { Aim, CardPlay };

// ---- Attacks ----

/** A creature's own attack: a Hero's Standard Attack, or what is printed on a Monster or Boss. */
export function ownAttack(view: QuestView, id: CreatureId): Strike {
  if (sideOf(id) === 'foes') return printedAttack(view, id);
  return strikeOf(id, 'standard', 'standard', stdShape(view, id), 1);
}

/** The damage of a creature's own attack with all that raises or lowers it now, before any target's armor. */
export function ownDamage(view: QuestView, id: CreatureId): number {
  return attackDamage(view, ownAttack(view, id), '');
}

function strikeOf(
  by: CreatureId,
  card: string,
  kind: Strike['kind'],
  shape: Strike['shape'],
  n: number,
): Strike {
  return { by, card, kind, shape, n, sure: false, fixed: null, copies: [], riders: [] };
}

/** The table with a creature at the back of another column. */
export function movedTo<S extends OpenQuest>(s: S, id: CreatureId, column: number): S {
  const side = sideOf(id);
  const half = s.halves[side].map((stack) => stack.filter((other) => other !== id));
  half[column]?.push(id);
  return { ...s, halves: { ...s.halves, [side]: half } };
}

/** What an attack of that shape would leave to choose, from where the creature stands or from another column. */
function aimFrom(view: QuestView, by: CreatureId, shape: Shape, column: number | null = null): Aim {
  return aimOf(column === null ? view : movedTo(view, by, column), by, shape);
}

/** All that an attack of that shape could hit, by any choice. */
export function targetsFrom(
  view: QuestView,
  by: CreatureId,
  shape: Shape,
  column: number | null = null,
): CreatureId[] {
  const aim = aimFrom(view, by, shape, column);
  if (aim.kind === 'fixed') return aim.ids;
  return aim.kind === 'some' ? aim.from : [...new Set(aim.sets.flat())];
}

/** What a blow would do to one target, if no one defends or answers. */
export interface Blow {
  target: CreatureId;
  /** Damage after marks, armor and shields. */
  n: number;
  /** Life left afterwards, never below 0. */
  left: number;
  falls: boolean;
  /** It may still be stopped: a Monster's Defend symbol draws a card. */
  mayDefend: boolean;
}

/**
 * Life left after so many equal hits in a row. What would defeat a Boss that an ability keeps in play does not, once; and
 * one that heals at half of its life does so before the next hit.
 */
export function lifeAfter(s: OpenQuest, target: CreatureId, n: number, times: number): number {
  let remainder = survivalOf(s, target)?.left ?? 0;
  let healing = healsAtHalf(s, target);
  const whole = lifeOf(s, target);
  let left = lifeLeft(s, target);
  for (let i = 0; i < times && left > 0; i++) {
    if (i > 0 && whole - left >= whole / 2) {
      left = Math.min(whole, left + healing);
      healing = 0;
    }
    left -= n;
    if (left > 0) continue;
    left = remainder;
    remainder = 0;
  }
  return left;
}

function blow(s: OpenQuest, strike: Strike, target: CreatureId): Blow {
  const n = lowered(s, target, attackDamage(s, strike, target));
  const left = lifeAfter(s, target, n, 1);
  return { target, n, left, falls: left === 0, mayDefend: !strike.sure && defends(s, target) };
}

function defends(s: OpenQuest, id: CreatureId): boolean {
  if (sideOf(id) === 'heroes') return false;
  return (isBoss(s, id) ? bossCard(id).defend : monsterCard(kindOf(id)).defend) !== undefined;
}

/** What an attack would do to these targets. */
export function blowsOf(view: QuestView, strike: Strike, targets: readonly CreatureId[]): Blow[] {
  return targets.map((target) => blow(view, strike, target));
}

/** One attack that an act would make. */
interface Preview {
  shape: Strike['shape'];
  /** How many times in a row. */
  times: number;
  /** `all`: everybody in `blows` is hit. `choose`: up to `most` of them, or one of several groups. */
  hits: 'all' | 'choose';
  most: number;
  blows: Blow[];
  /** The card lets its player go elsewhere before it: who is hit is decided by where that is. */
  isAfterMove?: true;
}

/** The attacks that an act would make from where its Hero stands; none for an act without an attack. */
export function previewOf(view: QuestView, seat: Seat, act: Act): Preview[] {
  const id = heroId(seat);
  if (act.do === 'attack') {
    const strike = ownAttack(view, id);
    const blows = blowsOf(view, strike, [act.target]);
    return [{ shape: strike.shape, times: 1, hits: 'all', most: 1, blows }];
  }
  if (act.do !== 'play') return [];
  const play = playsFor(view, id).find((one) => one.id === act.id);
  return play === undefined ? [] : previewOfEffects(view, id, play.id, play.ops);
}

/**
 * The attacks among a card's effects, if they were carried out where the creature stands; after words that let it go
 * elsewhere, from all columns where it may stand then.
 */
export function previewOfEffects(
  view: QuestView,
  by: CreatureId,
  card: string,
  ops: readonly Effect[],
): Preview[] {
  let columns: number[] | null = null;
  return ops.flatMap((op): Preview[] => {
    if (op.op === 'move' && op.who === 'self') columns = columnsWithin(view, by, op.n);
    if (op.op !== 'damage' || op.shape === 'attacker') return [];
    const { shape, times = 1 } = op;
    const strike = { ...strikeOf(by, card, 'combo', shape, op.n), sure: op.sure ?? false };
    const aim = aimFrom(view, by, shape);
    if (columns !== null) {
      const targets = new Set(columns.flatMap((column) => targetsFrom(view, by, shape, column)));
      const blows = blowsOf(view, strike, [...targets]);
      return [{ shape, times, hits: 'choose', most: mostOf(aim), blows, isAfterMove: true }];
    }
    const blows = blowsOf(view, strike, targetsFrom(view, by, shape));
    return [{ shape, times, hits: aim.kind === 'fixed' ? 'all' : 'choose', most: mostOf(aim), blows }];
  });
}

/** The columns where a card may lead its player. */
function columnsWithin(view: QuestView, id: CreatureId, n: number): number[] {
  const from = standsAt(view, id)?.column;
  return from === undefined ? [] : stepsWithin(view, id, n).map((step) => columnBeside(from, step));
}

/** What a Riposte of this creature would do to the attacker it answers, with all that raises or lowers it now. */
export function hitBackOf(
  view: QuestView,
  by: CreatureId,
  attacker: CreatureId,
  card: string,
  ops: readonly Effect[],
): number {
  if (seenBy(view, by, [attacker]).length === 0) return 0;
  return ops.reduce((sum, op) => {
    if (op.op !== 'damage' || op.shape !== 'attacker') return sum;
    return sum + blow(view, strikeOf(by, card, 'riposte', op.shape, op.n), attacker).n;
  }, 0);
}

function mostOf(aim: Aim): number {
  if (aim.kind === 'fixed') return aim.ids.length;
  return aim.kind === 'some' ? aim.most : Math.max(0, ...aim.sets.map((set) => set.length));
}

// ---- What the foes are about to do ----

/** What a Monster or Boss would do if its turn came now. */
export interface Intent {
  id: CreatureId;
  /** It has still to act in this Round; else this is for the next one. */
  isDue: boolean;
  /** It misses its turn: nothing of the rest happens. */
  isStunned: boolean;
  isRooted: boolean;
  /** The Evil Lord decides: where it stays and whom it can hit from there is only a possibility. */
  byLord: boolean;
  /** Positions to the right, or to the left if negative; round the sides (PQ-MOVE-08). */
  steps: number;
  from: number;
  to: number;
  shape: Shape;
  /** Whom it would hit, by the fixed order (R-PQ-22). */
  blows: Blow[];
}

/** Where a foe would move and whom it would strike as things stand now; null for a Hero and for who is not in play. */
export function intentOf(view: QuestView, id: CreatureId): Intent | null {
  const from = standsAt(view, id)?.column;
  if (sideOf(id) === 'heroes' || from === undefined) return null;
  const byLord = lordSeat(view.setup) !== null;
  const isStunned = isMarked(view, id, 'stun');
  const isRooted = isMarked(view, id, 'root');
  const steps = isStunned || isRooted || byLord ? 0 : arrowsOf(view, id);
  const to = columnBeside(from, steps);
  const strike = printedAttack(view, id);
  const shape = strike.shape as Shape;
  const isDue = !view.acted.includes(id);
  const begun = isStunned ? view : asTurnBegins(view, id);
  const then = steps === 0 ? begun : movedTo(begun, id, to);
  const aim = aimOf(then, id, shape);
  const targets = isStunned ? [] : byLord ? reach(then, id, shape) : fixedTargets(then, id, aim);
  const blows = targets.map((target) => blow(then, strike, target));
  return { id, isDue, isStunned, isRooted, byLord, steps, from, to, shape, blows };
}

/**
 * The table as a foe's turn begins: the short marks that it has put on others have ended, and where its sheet pushes
 * Heroes, pulls them or makes them trade places, they stand there.
 */
function asTurnBegins(s: OpenQuest, id: CreatureId): OpenQuest {
  let now = withoutMarksOf(s, id);
  for (const { ability } of abilitiesOf(now, id)) {
    if (ability.trigger !== 'bossTurn') continue;
    for (const op of ability.fx) now = moved(now, id, op);
  }
  return now;
}

/** The table after an effect that moves others without a question; the same table after any other. */
function moved(s: OpenQuest, by: CreatureId, op: Effect): OpenQuest {
  const place = { source: by, hit: [], attacker: null };
  if (op.op === 'swap') return { ...s, halves: traded(s, meant(s, place, op.who)) ?? s.halves };
  if (op.op !== 'move' || op.dir === undefined) return s;
  return meant(s, place, op.who).reduce((now, id) => {
    const steps = forcedSteps(now, id, by, op);
    const at = standsAt(now, id)?.column;
    return steps === 0 || at === undefined ? now : movedTo(now, id, columnBeside(at, steps));
  }, s);
}

/** Without the short marks that a creature has put on others. */
function withoutMarksOf(s: OpenQuest, by: CreatureId): OpenQuest {
  const without = <T extends Hero | Foe>(on: T): T => ({
    ...on,
    marks: on.marks.filter((mark) => !endsWithTurnOf(by, mark)),
  });
  return { ...s, heroes: s.heroes.map(without), foes: s.foes.map(without) };
}

/** The intents of all foes in play, in the order in which they are to act. */
export function intentsOf(view: QuestView): Intent[] {
  const due = turnsAhead(view);
  const rest = inPlay(view, 'foes').filter((id) => !due.includes(id));
  return [...due, ...rest].flatMap((id) => intentOf(view, id) ?? []);
}

// ---- Whom the words of a card would reach beside its attacks ----

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
  return ops.flatMap((op): Reach[] => {
    if (op.op === 'damage' || !('who' in op) || op.who === 'table') return [];
    const ids = targetsOf(view, { source: by, card, hit: [], attacker: null }, op);
    if (ids.length === 0) return [];
    return [{ op: op.op, ids, isChoice: isChoice(op.who), harm: ids.map((id) => harmOf(view, id, op)) }];
  });
}

function harmOf(s: OpenQuest, id: CreatureId, op: Effect): number {
  if (op.op === 'hurt') return Math.min(op.n, lifeLeft(s, id));
  if (op.op !== 'heal') return 0;
  // A minus zero would be told apart from a zero.
  return 0 - healed(s, id, countFor(op.n, heroCount(s.setup)));
}

/** The columns to which a card may move those it hits, as steps; the shortest first. */
export function pushesOf(view: QuestView, target: CreatureId, ops: readonly Effect[]): number[] {
  const push = ops.find((op) => op.op === 'move' && op.who === 'hit' && op.dir === undefined);
  if (push?.op !== 'move') return [];
  return stepsWithin(view, target, push.n).filter((step) => step !== 0);
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
  return op === undefined ? 0 : harmOf(view, id, op);
}

/** Whom the effect at work is moving about; null if it is no such effect. */
export function shiftedOf(view: QuestView): CreatureId | null {
  const on = view.tasks.findLast(({ proc }) => proc === 'quest.fx')?.vars as { on?: CreatureId } | undefined;
  return on?.on ?? null;
}
