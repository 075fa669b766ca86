/** Which answers to a question are worth trying against a level's goals: all of them where they are few. */

import type { GameId } from '../../engine/games.ts';
import { checkChoice, listChoices } from '../../engine/kernel/domain.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { questEngine } from '../../engine/quest/index.ts';
import { candidatesFor } from '../petz/index.ts';
import { optionsFor } from '../quest/search/options.ts';
import { type BotQuestion, formsOf } from '../roster.ts';

/** More are not tried. */
const MOST = 12;

function proposed<G extends GameId>({ game, view, ask, domain, seed }: BotQuestion<G>): Json[] {
  const rng = dice(`${seed}/tried`);
  if (game === 'petz') {
    const tools = { engine: petzEngine, rng, budget: 1 };
    return candidatesFor(view as never, ask, domain, tools).choices;
  }
  const imagined = questEngine.imagine(view as never, rng);
  return optionsFor(imagined, view.seat ?? 0, ask.kind, domain, rng);
}

/** Legal answers, at most twelve; the same question always gives the same. */
export function candidatesIn<G extends GameId>(question: BotQuestion<G>): Json[] {
  const { domain, game } = question;
  const all = listChoices(domain);
  const few = all !== null && all.length <= MOST ? all : proposed(question);
  return few.filter((choice) => checkChoice(domain, choice, formsOf(game)) === null).slice(0, MOST);
}
