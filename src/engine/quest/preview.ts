/**
 * What would happen in Pug Quest: whom a shape of attack reaches, what a blow would do, where a Monster is about to go.
 * All of it as the table lies now, before anybody answers or draws; pure functions on a view, by the engine's own rules.
 */

import type { Seat } from '../kernel/state.ts';
import { kindOf } from './box.ts';
import type { Act } from './choices.ts';
import { type Aim, aimOf, fixedTargets } from './combat/shapes.ts';
import { bossCard, monsterCard } from './data/cards.ts';
import type { Effect } from './data/effects.ts';
import type { HeroCard } from './data/schema.ts';
import type { Shape } from './data/words.ts';
import { endsWithTurnOf } from './effects/marks.ts';
import { type CardPlay, playsOf } from './effects/plays.ts';
import { attackDamage, isMarked, lowered, stdShape } from './effects/stats.ts';
import { arrows, printedAttack } from './foes.ts';
import { columnAfter } from './move.ts';
import { ahead } from './order.ts';
import { heroId, inPlay, isBoss, lifeLeft, lordSeat, sideOf, spotOf } from './query.ts';
import type { CreatureId, Quest, Strike } from './state.ts';
import { asState, type QuestView } from './view.ts';
import { heroCardIn } from './workshop.ts';

export type { Aim, CardPlay };

// ---- Who and when ----

/** The card of a Hero, printed or made in the workshop. */
export function heroCardOf(view: QuestView, seat: Seat): HeroCard {
  return heroCardIn(view.setup, view.heroes[seat]?.card ?? '');
}

// ---- Paying and playing ----

/** What a creature's player may play in its turn beside the actions, its limits and targets looked at, not the price. */
export const playsFor = (view: QuestView, id: CreatureId): CardPlay[] => playsOf(asState(view), id);

// ---- Attacks ----

/** A creature's own attack: a Hero's Standard Attack, or what is printed on a Monster or Boss. */
export function ownAttack(view: QuestView, id: CreatureId): Strike {
  const s = asState(view);
  if (sideOf(id) === 'foes') return printedAttack(s, id);
  return strikeOf(id, 'standard', 'standard', stdShape(s, id), 1);
}

/** The damage of a creature's own attack with all that raises or lowers it now, before any target's armor. */
export function ownDamage(view: QuestView, id: CreatureId): number {
  return attackDamage(asState(view), ownAttack(view, id), '');
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
function standing(view: QuestView, id: CreatureId, column: number): Quest {
  const side = sideOf(id);
  const half = view.halves[side].map((stack) => stack.filter((other) => other !== id));
  half[column]?.push(id);
  return { ...asState(view), halves: { ...view.halves, [side]: half } };
}

/** What an attack of that shape would leave to choose, from where the creature stands or from another column. */
function aimFrom(view: QuestView, by: CreatureId, shape: Shape, column: number | null = null): Aim {
  return aimOf(column === null ? asState(view) : standing(view, by, column), by, shape);
}

/** All that an attack of that shape could hit, whatever is chosen. */
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

/** What a blow would do to one target, if nobody answers it. */
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

function blow(s: Quest, strike: Strike, target: CreatureId): Blow {
  const n = lowered(s, target, attackDamage(s, strike, target));
  const left = Math.max(0, lifeLeft(s, target) - n);
  return { target, n, left, falls: left === 0, mayDefend: !strike.sure && defends(s, target) };
}

function defends(s: Quest, id: CreatureId): boolean {
  if (sideOf(id) === 'heroes') return false;
  return (isBoss(s, id) ? bossCard(id).defend : monsterCard(kindOf(id)).defend) !== undefined;
}

/** What an attack would do to these targets. */
export function blowsOf(view: QuestView, strike: Strike, targets: readonly CreatureId[]): Blow[] {
  return targets.map((target) => blow(asState(view), strike, target));
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
}

/** The attacks that an act would make from where its Hero stands; none for an act that attacks nobody. */
export function previewOf(view: QuestView, seat: Seat, act: Act): Preview[] {
  const id = heroId(seat);
  if (act.do === 'attack') {
    const strike = ownAttack(view, id);
    const blows = blowsOf(view, strike, [act.target]);
    return [{ shape: strike.shape, times: 1, hits: 'all', most: 1, blows }];
  }
  if (act.do !== 'play') return [];
  const play = playsOf(asState(view), id).find((one) => one.id === act.id);
  return play === undefined ? [] : previewOfEffects(view, id, play.id, play.ops);
}

/** The attacks among a card's effects, if they were carried out where the creature stands. */
export function previewOfEffects(
  view: QuestView,
  by: CreatureId,
  card: string,
  ops: readonly Effect[],
): Preview[] {
  return ops.flatMap((op): Preview[] => {
    if (op.op !== 'damage' || op.shape === 'attacker') return [];
    const strike = { ...strikeOf(by, card, 'combo', op.shape, op.n), sure: op.sure ?? false };
    const aim = aimFrom(view, by, op.shape);
    const blows = blowsOf(view, strike, targetsFrom(view, by, op.shape));
    const hits = aim.kind === 'fixed' ? 'all' : 'choose';
    return [{ shape: op.shape, times: op.times ?? 1, hits, most: mostOf(aim), blows }];
  });
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
  const s = asState(view);
  const from = spotOf(s, id)?.column;
  if (sideOf(id) === 'heroes' || from === undefined) return null;
  const byLord = lordSeat(view.setup) !== null;
  const isStunned = isMarked(s, id, 'stun');
  const isRooted = isMarked(s, id, 'root');
  const steps = isStunned || isRooted || byLord ? 0 : arrows(s, id);
  const to = columnAfter(from, steps);
  const strike = printedAttack(s, id);
  const shape = strike.shape as Shape;
  const isDue = !view.acted.includes(id);
  const then = withoutMarksOf(steps === 0 ? s : standing(view, id, to), id);
  const aim = aimOf(then, id, shape);
  const targets = isStunned ? [] : byLord ? targetsFrom(view, id, shape) : fixedTargets(then, id, aim);
  const blows = targets.map((target) => blow(then, strike, target));
  return { id, isDue, isStunned, isRooted, byLord, steps, from, to, shape, blows };
}

/** As its turn begins, the short marks that it has put on others end. */
function withoutMarksOf(s: Quest, by: CreatureId): Quest {
  const without = <T extends Quest['heroes'][number] | Quest['foes'][number]>(on: T): T => ({
    ...on,
    marks: on.marks.filter((mark) => !endsWithTurnOf(by, mark)),
  });
  return { ...s, heroes: s.heroes.map(without), foes: s.foes.map(without) };
}

/** The intents of all foes in play, in the order in which they are to act. */
export function intentsOf(view: QuestView): Intent[] {
  const due = ahead(asState(view));
  const rest = inPlay(asState(view), 'foes').filter((id) => !due.includes(id));
  return [...due, ...rest].flatMap((id) => intentOf(view, id) ?? []);
}
