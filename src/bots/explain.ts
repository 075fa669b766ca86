/** An answer explained: the reason of the bot that gave it, and what it and the best others were expected to bring. */

import { type GameId, type ViewOf, WHOLE_ENGINES } from '../engine/games.ts';
import { equal } from '../engine/kernel/data.ts';
import { checkChoice, type Domain, listChoices, sampleChoice } from '../engine/kernel/domain.ts';
import { dice, type Rng } from '../engine/kernel/rng.ts';
import type { Ask, Json } from '../engine/kernel/state.ts';
import { type GoalTrial, weighInLevel } from './advice/explain.ts';
import type { BotTools, Reason, Weighed } from './bot.ts';
import { rate as ratePetz } from './petz/index.ts';
import { rateQuestAnswers } from './quest/rate.ts';
import { type BotQuestion, formsOf, think } from './roster.ts';

export interface Explained {
  /** Null where there is nothing to say, or where the bot of the question would not have answered so. */
  why: Reason | null;
  /** The given answer first, then the two best others; empty where there was nothing to choose. */
  weighed: readonly Weighed[];
  /** In a level: how good its goals looked after the answer and after others, in their order. */
  goals?: readonly GoalTrial[];
  /** In a level: what the player's adviser would have answered instead. */
  advised?: Json;
}

/** Thinks the same thought once more. A bot that weighed its answers itself is taken at its word. */
export function explain<G extends GameId>(question: BotQuestion<G>, choice: Json): Explained {
  const { choice: same, why, weighed = [] } = think(question);
  const isSame = equal(same, choice);
  const { aims } = question;
  if (aims !== undefined) {
    const opened = weighInLevel(question, aims, choice);
    return isSame ? { why, ...opened } : { why: null, ...opened, advised: same };
  }
  const own = isSame && weighed.length > 2 ? weighed : null;
  return { why: isSame ? why : null, weighed: own ?? weigh(question, choice) };
}

// What answers to a question are expected to bring, so that a move can be explained: the one that was given
// and the best others. Every caller gets the same numbers for the same question, seed and budget.

// ---- Which other answers: all where they are few, else what bots would answer ----

/** More are not weighed: it would take too long, and the last of them are never the best. */
const MOST = 12;
/** Who is asked for an opinion, and with how many different dice. */
const ADVISERS = [
  ['master', 1],
  ['apprentice', 4],
] as const;
/** So many answers are thrown in by chance, for what no bot thinks of. */
const ODD_ONES = 3;

/** Other legal answers, each once; the same question always gives the same. */
function alternatives<G extends GameId>(question: BotQuestion<G>, choice: Json): Json[] {
  const { domain } = question;
  const all = listChoices(domain);
  const few = all !== null && all.length <= MOST + 1 ? all : null;
  return unlike(few ?? proposals(question), choice, domain, formsOf(question.game)).slice(0, MOST);
}

function proposals<G extends GameId>(question: BotQuestion<G>): Json[] {
  const rng = dice(`${question.seed}/odd`);
  const advice = ADVISERS.flatMap(([name, times]) =>
    Array.from(
      { length: times },
      (_, i) => think({ ...question, name, seed: `${question.seed}/${name}${i}`, budget: 0.2 }).choice,
    ),
  );
  const forms = formsOf(question.game);
  const odd = Array.from({ length: ODD_ONES }, () => sampleChoice(question.domain, rng, forms));
  return [...advice, ...odd];
}

function unlike(
  list: readonly Json[],
  choice: Json,
  domain: Domain,
  forms: ReturnType<typeof formsOf>,
): Json[] {
  const found: Json[] = [];
  for (const one of list) {
    const isKnown = equal(one, choice) || found.some((x) => equal(x, one));
    if (!isKnown && checkChoice(domain, one, forms) === null) found.push(one);
  }
  return found;
}

// ---- What each is expected to bring, in either game ----

type Rate<G extends GameId> = (
  view: ViewOf<G>,
  ask: Ask,
  choices: readonly Json[],
  tools: BotTools<(typeof WHOLE_ENGINES)[G]>,
) => readonly Weighed[];

const RATES: { [G in GameId]: Rate<G> } = { petz: ratePetz, quest: rateQuestAnswers };

/**
 * In the order of the choices: points at the end over the best rival's in the shops, the chance to win in hundredths
 * in the quest. Luck falls alike on all choices; the same dice and budget give the same numbers.
 */
function ratePosition<G extends GameId>(
  { game, view, ask, character }: BotQuestion<G>,
  choices: readonly Json[],
  rng: Rng,
  budget: number,
): readonly Weighed[] {
  const tools = { engine: WHOLE_ENGINES[game], rng, budget, character };
  return (RATES[game] as Rate<G>)(view, ask, choices, tools);
}

// ---- The given one beside the best others ----

/** The most other answers that are shown. */
const OTHERS = 2;
/** With more answers than this, a quick look tells which of them are worth a long one. */
const FEW = 5;
const QUICK = 0.3;

/** The given choice first, then the two best others, the better first. Empty for a question without a choice. */
function weigh<G extends GameId>(question: BotQuestion<G>, choice: Json): Weighed[] {
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

function weighing<G extends GameId>(question: BotQuestion<G>, choices: readonly Json[], budget: number) {
  return ratePosition(question, choices, dice(`${question.seed}/weigh`), budget);
}

const best = (list: readonly Weighed[], count: number): Weighed[] =>
  [...list].sort((a, b) => b.worth - a.worth).slice(0, count);
