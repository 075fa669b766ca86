/** The real thinker: the house's bots, in their workers. */

import { adviceBots, endWorkers, tableBots } from '../../bots/host.ts';
import type { BotQuestion } from '../../bots/roster.ts';
import type { GameId } from '../../engine/games.ts';
import type { Thinker, ThinkerQuestion } from './thinker.ts';

/** What is sent to the worker: what the seat may know, and nothing else. */
export function sent(question: ThinkerQuestion<GameId>): BotQuestion<GameId> {
  const { game, strength: name, character, budget, view, ask, domain, seed, aims } = question;
  return { game, name, character, budget, view, ask, domain, seed, ...(aims === undefined ? {} : { aims }) };
}

export const workerThinker: Thinker = {
  think: (question, signal) => tableBots.think(sent(question), signal),
  advise: (question, signal) => adviceBots.advise(sent(question), signal),
  explain: (question, choice, { signal, budget = question.budget } = {}) =>
    adviceBots.explain({ ...sent(question), budget }, choice, signal),
  end: endWorkers,
};
