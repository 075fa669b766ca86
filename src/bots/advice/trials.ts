/** Answers tried in a level from the same imaginations, and what they come to by its goals. */

import type { GameId } from '../../engine/games.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { BotQuestion } from '../roster.ts';
import { type Aims, goalsAt, isOwnAim } from './aims.ts';
import { foresight, type LevelOutlook } from './outlook.ts';

/** Imaginations at a budget of 1, and the fewest that say anything. */
const IMAGINATIONS = 12;
const FEWEST = 4;
/** What the must and a star count for, in points of the shops and in hundredths of the quest's chance. */
const WEIGHTS = { petz: { must: 60, star: 8 }, quest: { must: 60, star: 6 } } as const;

/** An answer, and what it has come to in each imagination. */
export interface LevelTrial {
  choice: Json;
  outlooks: LevelOutlook[];
}

/** How much the goals count that can still be won or lost, by their place; none if the must is lost. */
export function weightsOf<G extends GameId>({ game, view }: BotQuestion<G>, aims: Aims): number[] {
  const states = goalsAt(aims, { view, events: [], outcome: null });
  const { must, star } = WEIGHTS[game];
  return aims.level.goals.map((use, i) => {
    if (states[0]?.state === 'failed' || states[i]?.state !== 'open' || !isOwnAim(use)) return 0;
    return i === 0 ? must : star;
  });
}

/** What the goals of an outlook count for together. */
export const byGoals = (weights: readonly number[], { goals }: LevelOutlook): number =>
  goals.reduce((sum, promised, i) => sum + (weights[i] ?? 0) * promised, 0);

/** How much better one did than the other from imagination to imagination: on average, and its standard error. */
export function gain(
  a: LevelTrial,
  b: LevelTrial,
  of: (outlook: LevelOutlook) => number,
): { mean: number; error: number } {
  const gaps = a.outlooks.map((outlook, n) => of(outlook) - of(b.outlooks[n] as LevelOutlook));
  const mean = gaps.reduce((sum, x) => sum + x, 0) / gaps.length;
  const squares = gaps.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, gaps.length - 1) / gaps.length) };
}

/** All answers in all imaginations, in their order. */
export function tryAll<G extends GameId>(
  question: BotQuestion<G>,
  aims: Aims,
  choices: readonly Json[],
  outOfTime?: (share?: number) => boolean,
): LevelTrial[] {
  const foresee = foresight(question, aims, dice(`${question.seed}/aims`));
  const trials = choices.map((choice): LevelTrial => ({ choice, outlooks: [] }));
  const most = Math.max(FEWEST, Math.round(IMAGINATIONS * (question.budget ?? 1)));
  for (let n = 0; n < most; n++) {
    if (n >= FEWEST && outOfTime?.()) break;
    for (const trial of trials) trial.outlooks.push(foresee(n, trial.choice));
  }
  return trials;
}
