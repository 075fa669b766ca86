/** Which other answers to a question are worth weighing: all of them where they are few, else what bots would answer. */

import type { GameId } from '../engine/games.ts';
import { equal } from '../engine/kernel/data.ts';
import { checkChoice, type Domain, listChoices, sampleChoice } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Json } from '../engine/kernel/state.ts';
import { formsOf, type Question, think } from './roster.ts';

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
export function alternatives<G extends GameId>(question: Question<G>, choice: Json): Json[] {
  const { domain } = question;
  const all = listChoices(domain);
  const few = all !== null && all.length <= MOST + 1 ? all : null;
  return unlike(few ?? proposals(question), choice, domain, formsOf(question.game)).slice(0, MOST);
}

function proposals<G extends GameId>(question: Question<G>): Json[] {
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
