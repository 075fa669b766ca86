/** The worker's side: bots think here, so that the picture never stalls. Started by `host.ts`. */

import { expose } from 'comlink';
import type { Decision } from './bot.ts';
import { type BotGame, type Question, think } from './roster.ts';

const desk = { think: (question: Question<BotGame>): Decision => think(question) };

export type Desk = typeof desk;

expose(desk);
