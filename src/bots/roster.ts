/** The bots of each game by name, weakest first, and how one of them is made to think. */

import type { Domain } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { questEngine } from '../engine/quest/index.ts';
import type { QuestView } from '../engine/quest/view.ts';
import type { Decision, PetzBot, QuestBot, Tools } from './bot.ts';
import { BOT_NAMES, type BotName } from './names.ts';
import { easy } from './petz/easy.ts';
import { hard } from './petz/hard.ts';
import { easy as questEasy } from './quest/easy.ts';
import { hard as questHard } from './quest/hard.ts';
import { random } from './random.ts';

interface Bots {
  petz: PetzBot;
  quest: QuestBot;
}

const BOTS: { [G in keyof Bots]: Record<BotName, Bots[G]> } = {
  petz: { random, easy, hard },
  quest: { random, easy: questEasy, hard: questHard },
};

/** Thrown for a name that no bot has. */
export class UnknownBot extends Error {}

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** The bot of this name for a game. */
export function botFor<G extends keyof Bots>(game: G, name: string): Bots[G] {
  if (!isBotName(name)) {
    throw new UnknownBot(`no bot is called '${name}'; there are: ${BOT_NAMES.join(', ')}`);
  }
  return BOTS[game][name];
}

export const botNamed = (name: string): PetzBot => botFor('petz', name);

/** The games that bots play, and what a seat sees of each. */
export type BotGame = keyof Bots;
interface Views {
  petz: PetzView;
  quest: QuestView;
}
export type BotView<G extends BotGame> = Views[G];

const ENGINES = { petz: petzEngine, quest: questEngine } as const;

/** A question to a bot, as plain data. */
export interface Question<G extends BotGame = 'petz'> {
  game: G;
  name: string;
  view: Views[G];
  ask: Ask;
  domain: Domain;
  /** For the bot's own dice. */
  seed: string;
  /** See `Tools.budget`; 1 if left out. */
  budget?: number | undefined;
}

/** What each game's bots have in common, so that one line makes any of them think. */
type Decide<G extends BotGame> = {
  decide(view: Views[G], ask: Ask, domain: Domain, tools: Tools<(typeof ENGINES)[G]>): Decision;
};

/** One thought from beginning to end: the same question always gets the same answer. */
export function think<G extends BotGame>(question: Question<G>): Decision {
  const { game, name, view, ask, domain, seed, budget = 1 } = question;
  // Each game's bots know their own views; that a view and its game belong together is in the question's type.
  const bot = botFor(game, name) as unknown as Decide<G>;
  return bot.decide(view, ask, domain, { engine: ENGINES[game], rng: dice(seed), budget });
}
