/** An answer of a level's player laid open: what it and others promised, goal by goal too. */

import { isAsShops, largestOf, triedByShops } from '../../campaign/solve/shops.ts';
import type { GameId } from '../../engine/games.ts';
import { equal } from '../../engine/kernel/data.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { Weighed } from '../bot.ts';
import type { BotQuestion } from '../roster.ts';
import type { Aims } from './aims.ts';
import { candidatesIn } from './candidates.ts';
import type { LevelOutlook } from './outlook.ts';
import { puzzleReach } from './puzzle.ts';
import { byGoals, type LevelTrial, tryAll, weightsOf } from './trials.ts';

/** How good a goal looked after the given answer, and after the answer that was best for it: from 0 to 1. */
export interface GoalTrial {
  given: number;
  best: number;
  other: Json;
}

/** The most other answers that are shown. */
const OTHERS = 2;

const meanOf = (trial: LevelTrial, of: (outlook: LevelOutlook) => number): number =>
  trial.outlooks.reduce((sum, outlook) => sum + of(outlook), 0) / trial.outlooks.length;

function weighedOf(trial: LevelTrial, weights: readonly number[]): Weighed {
  const worth = meanOf(trial, (outlook) => outlook.worth);
  const squares = trial.outlooks.reduce((sum, outlook) => sum + (outlook.worth - worth) ** 2, 0);
  const n = trial.outlooks.length;
  const error = Math.sqrt(squares / Math.max(1, n - 1) / n);
  return { choice: trial.choice, worth, error, goals: meanOf(trial, (outlook) => byGoals(weights, outlook)) };
}

interface Opened {
  weighed: Weighed[];
  goals: GoalTrial[];
}

/** What counts most in a puzzle is a star, then a point. */
const STAR = 100;

/** In a puzzle nothing is guessed: what each answer can still lead to has been searched. Null where that takes too long. */
function searched<G extends GameId>(
  question: BotQuestion<G>,
  aims: Aims,
  choices: readonly Json[],
): Opened | null {
  const ends = choices.map((choice) => ({ choice, end: puzzleReach(question, aims, choice) }));
  const weighed = ends.flatMap(({ choice, end }): Weighed[] =>
    end === null ? [] : [{ choice, worth: end.score, error: 0, goals: STAR * end.stars }],
  );
  const [given, ...rest] = weighed;
  if (given === undefined || weighed.length < choices.length) return null;
  const best = rest.sort((a, b) => all(b) - all(a)).slice(0, OTHERS);
  const top = best[0] ?? given;
  const won = ({ goals = 0 }: Weighed, i: number): number => (goals > STAR * i ? 1 : 0);
  const goals = aims.level.goals.map((_use, i): GoalTrial => {
    return { given: won(given, i), best: Math.max(won(given, i), won(top, i)), other: top.choice };
  });
  return { weighed: [given, ...best], goals };
}

/** Where strong shops agree: how far ahead each size of the largest group ended. Empty for one that was not tried. */
function agreed({ level }: Aims, choice: Json): Opened {
  const [best, ...rest] = triedByShops(level).map(
    ({ choice: tried, lead }): Weighed => ({ choice: tried, worth: lead, error: 0 }),
  );
  const given = [best, ...rest].find(
    (one) => one !== undefined && largestOf(one.choice) === largestOf(choice),
  );
  if (best === undefined || given === undefined) return { weighed: [], goals: [] };
  const others = [best, ...rest].filter((one) => one !== given);
  const goals = [{ given: isAsShops(level, choice) ? 1 : 0, best: 1, other: best.choice }];
  return { weighed: [{ ...given, choice }, ...others.slice(0, OTHERS)], goals };
}

const all = ({ worth, goals = 0 }: Weighed): number => worth + goals;

/** The given answer first, then the best others; and every goal of the level in its order. Empty without a choice. */
export function weighInLevel<G extends GameId>(question: BotQuestion<G>, aims: Aims, choice: Json): Opened {
  if (aims.level.mined?.shops !== undefined && question.ask.kind === 'petz.group')
    return agreed(aims, choice);
  const others = candidatesIn(question).filter((one) => !equal(one, choice));
  if (others.length === 0) return { weighed: [], goals: [] };
  const found = aims.level.kind === 'puzzle' ? searched(question, aims, [choice, ...others]) : null;
  if (found !== null) return found;
  const trials = tryAll(question, aims, [choice, ...others]);
  const weights = weightsOf(question, aims);
  const [given, ...rest] = trials.map((trial) => weighedOf(trial, weights));
  const best = rest.sort((a, b) => all(b) - all(a)).slice(0, OTHERS);
  const first = trials[0] as LevelTrial;
  const goals = aims.level.goals.map((_use, i): GoalTrial => {
    const promised = (trial: LevelTrial): number => meanOf(trial, (outlook) => outlook.goals[i] ?? 0);
    const top = trials.reduce((a, b) => (promised(b) > promised(a) ? b : a), first);
    return { given: promised(first), best: promised(top), other: top.choice };
  });
  return { weighed: given === undefined ? [] : [given, ...best], goals };
}
