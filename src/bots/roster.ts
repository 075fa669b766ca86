/** The bots of each game by name, weakest first, and how one of them is made to think. */

import type { Domain } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { questEngine } from '../engine/quest/index.ts';
import type { QuestView } from '../engine/quest/view.ts';
import type { Decision, PetzBot, QuestBot } from './bot.ts';
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

/** A question to a bot, as plain data. */
interface QuestionOf<V> {
  name: string;
  view: V;
  ask: Ask;
  domain: Domain;
  /** For the bot's own dice. */
  seed: string;
  /** See `Tools.budget`; 1 if left out. */
  budget?: number | undefined;
}

export type Question = QuestionOf<PetzView>;
export type QuestQuestion = QuestionOf<QuestView>;

/** One thought from beginning to end: the same question always gets the same answer. */
export function think({ name, view, ask, domain, seed, budget = 1 }: Question): Decision {
  return botNamed(name).decide(view, ask, domain, { engine: petzEngine, rng: dice(seed), budget });
}

/** The same for Pug Quest. */
export function thinkQuest({ name, view, ask, domain, seed, budget = 1 }: QuestQuestion): Decision {
  return botFor('quest', name).decide(view, ask, domain, { engine: questEngine, rng: dice(seed), budget });
}
