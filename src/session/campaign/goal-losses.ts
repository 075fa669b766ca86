/** Which answer lost a goal of a level: the one after which it looked so much worse than after another. */

import type { Json } from '../../engine/kernel/state.ts';
import { type JudgedAnswer, sure } from '../advice/turning-points.ts';
import type { GoalTrial } from '../game/thinker.ts';

/** A goal, the answer that lost it, and what would have been better for it. */
export interface GoalLoss {
  /** The goal's place in the level. */
  goal: number;
  /** The number of the answer's entry in the story. */
  id: number;
  choice: Json;
  other: Json;
}

/** An answer that was weighed, and how good each goal looked. */
export interface Answer {
  one: JudgedAnswer;
  goals: readonly GoalTrial[];
  /** What else was advised; null if nothing else was. */
  advised: Json;
}

/** A goal that looks worse by less than this, of 1, was not lost there; answers that differ by less cost the same. */
const LEAST = 0.05;

/**
 * The answer that cost a goal the most; of several that cost it the same the last, after which it could not be held any
 * more. Where none did by itself, as with a win, the one that cost the most in all; and where that is none, the first
 * that another would have been advised for. Null where the player did as advised all along.
 */
export function goalLoss(answers: readonly Answer[], goal: number): GoalLoss | null {
  const cost = ({ goals }: Answer): number => (goals[goal]?.best ?? 0) - (goals[goal]?.given ?? 0);
  const most = Math.max(0, ...answers.map(cost));
  const dearest = answers.findLast((answer) => cost(answer) >= Math.max(LEAST, most - LEAST));
  if (dearest !== undefined) return lossBy(goal, dearest.one, dearest.goals[goal]?.other ?? null);
  const [least] = answers.map(({ one }) => one).sort((a, b) => sure(a) - sure(b));
  if (least !== undefined && sure(least) < 0) return lossBy(goal, least, least.other);
  const left = answers.find(({ advised }) => advised !== null);
  return left === undefined ? null : lossBy(goal, left.one, left.advised);
}

const lossBy = (goal: number, { id, choice }: JudgedAnswer, other: Json): GoalLoss => ({
  goal,
  id,
  choice,
  other,
});
