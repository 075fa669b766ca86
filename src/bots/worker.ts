/** The worker's side: bots think here, so that the picture never stalls. Started by `host.ts`. */

import { expose } from 'comlink';
import type { GameId } from '../engine/games.ts';
import type { Json } from '../engine/kernel/state.ts';
import { type Advised, advise } from './advice/advise.ts';
import type { Decision } from './bot.ts';
import { type Explained, explain } from './explain.ts';
import { patienceFor, timer } from './patience.ts';
import { type BotQuestion, think } from './roster.ts';

const clock = () => performance.now();

const bots = {
  /** An answer in play: the search minds the clock. */
  think: (question: BotQuestion<GameId>): Decision =>
    think(question, timer(patienceFor(question.name, question.ask.kind), clock)),
  /** A hint: the same clock, but the bot knows a level's goals. */
  advise: (question: BotQuestion<GameId>): Advised =>
    advise(question, timer(patienceFor(question.name, question.ask.kind), clock)),
  /** Why an answer was given, and what others would have brought; here nothing hurries. */
  explain: (question: BotQuestion<GameId>, choice: Json): Explained => explain(question, choice),
};

export type RemoteBots = typeof bots;

expose(bots);
