/**
 * What answers to a question are expected to bring, so that a move can be explained: the one that was given and the
 * best others. Whoever asks gets the same numbers for the same question, seed and budget.
 */

import type { GameId } from '../engine/games.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Json } from '../engine/kernel/state.ts';
import type { Weighed } from './bot.ts';
import { alternatives } from './candidates.ts';
import { ratePosition } from './rate.ts';
import type { Question } from './roster.ts';

/** As many others are told of. */
const OTHERS = 2;
/** With more answers than this, a quick look tells which of them are worth a long one. */
const FEW = 5;
const QUICK = 0.3;

/** The given choice first, then the two best others, the better first. Empty for a question without a choice. */
export function weigh<G extends GameId>(question: Question<G>, choice: Json): Weighed[] {
  const { budget = 1 } = question;
  let others = alternatives(question, choice);
  if (others.length === 0) return [];
  if (others.length > FEW) {
    const [, ...quick] = weighing(question, [choice, ...others], QUICK * budget);
    others = best(quick, FEW - 1).map((one) => one.choice);
  }
  const [given, ...rest] = weighing(question, [choice, ...others], budget);
  return given === undefined ? [] : [given, ...best(rest, OTHERS)];
}

function weighing<G extends GameId>(question: Question<G>, choices: readonly Json[], budget: number) {
  return ratePosition(question, choices, dice(`${question.seed}/weigh`), budget);
}

const best = (list: readonly Weighed[], count: number): Weighed[] =>
  [...list].sort((a, b) => b.worth - a.worth).slice(0, count);
