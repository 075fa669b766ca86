/**
 * What a strong player would answer in a level. The adviser is the bot, who knows nothing of goals; another answer takes
 * the place of the bot's where it does better by the level's goals, and that is no luck: the goal that must be reached
 * first, then the stars that can still be won.
 */

import type { GameId } from '../../engine/games.ts';
import { equal } from '../../engine/kernel/data.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { Decision, Reason } from '../bot.ts';
import { type BotQuestion, think } from '../roster.ts';
import { type Aims, isOwnAim } from './aims.ts';
import { candidatesIn } from './candidates.ts';
import type { LevelOutlook } from './outlook.ts';
import { solved } from './puzzle.ts';
import { byGoals, gain, type LevelTrial, tryAll, weightsOf } from './trials.ts';

/** By how many standard errors another answer must be better than the bot's. */
const DOUBT = 1.5;
/** What was advised, and everything that was looked at: the advised answer first, the others from the best on. */
export interface Advised extends Decision {
  ranked?: readonly Json[];
}

/**
 * The answer to give, the reason by the goal it is given for, and the others after it. Where good play alone brings the
 * must, the bot knows best how to play for it: his answer is left only for a star at the end of the game, when it can be
 * seen that the must is reached as often with it.
 */
export function settled(
  trials: readonly LevelTrial[],
  known: Decision,
  weights: readonly number[],
  aims: Aims,
): Advised {
  const first = trials[0] as LevelTrial;
  const all = (outlook: LevelOutlook) => outlook.worth + byGoals(weights, outlook);
  const order = [...trials].sort((a, b) => gain(b, first, all).mean - gain(a, first, all).mean);
  const [must] = aims.level.goals;
  const isMustOwnAim = must !== undefined && isOwnAim(must);
  const isBetter = (trial: LevelTrial): boolean => {
    const goals = gain(trial, first, (x) => byGoals(weights, x));
    if (!isMustOwnAim) return mustIsSafe(trial, first) && goals.mean > DOUBT * goals.error;
    const total = gain(trial, first, all);
    return total.mean > DOUBT * total.error && goals.mean > 0;
  };
  const best = order.find((trial) => trial !== first && isBetter(trial));
  const chosen = best ?? first;
  const ranked = [chosen, ...order.filter((trial) => trial !== chosen)].map(({ choice }) => choice);
  if (best === undefined) return { ...known, ranked };
  return { choice: best.choice, why: goalReason(best, first, weights, aims), ranked };
}

/** Whether both end the game wherever they are imagined, and one reaches the must as often as the other. */
const mustIsSafe = (a: LevelTrial, b: LevelTrial): boolean =>
  [a, b].every(({ outlooks }) => outlooks.every(({ isOver }) => isOver)) &&
  gain(a, b, ({ goals }) => goals[0] ?? 0).mean >= 0;

/** The goal for which one answer is better than another. */
function goalReason(
  a: LevelTrial,
  b: LevelTrial,
  weights: readonly number[],
  { level }: Aims,
): Reason | null {
  const gains = level.goals.map((use, i) => ({
    use,
    gain: gain(a, b, ({ goals }) => (weights[i] ?? 0) * (goals[i] ?? 0)).mean,
  }));
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
  return { code: 'hint.forGoal', args: { goal: { ...best.use } } };
}

/**
 * A hint: in a puzzle the best line, in any other level what serves its goals, else what the bot thinks. The answers a
 * lesson holds back are passed over by the caller, who knows them: `ranked` has the next best.
 */
export function advise<G extends GameId>(
  question: BotQuestion<G>,
  outOfTime?: (share?: number) => boolean,
): Advised {
  const { aims } = question;
  const found = aims?.level.kind === 'puzzle' ? solved(question, aims) : null;
  if (found !== null) return found;
  const known = think(question, outOfTime);
  if (aims === undefined) return known;
  const weights = weightsOf(question, aims);
  if (aims.level.kind !== 'lesson' && weights.every((weight) => weight === 0)) return known;
  const choices = [known.choice, ...candidatesIn(question).filter((one) => !equal(one, known.choice))];
  if (choices.length < 2) return known;
  return settled(tryAll(question, aims, choices, outOfTime), known, weights, aims);
}
