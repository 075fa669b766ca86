/** The bots of each game by name, weakest first, and how one of them is made to think. */

import { type GameId, type ViewOf, WHOLE_ENGINES } from '../engine/games.ts';
import { type Domain, type Forms, sampleChoice } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask } from '../engine/kernel/state.ts';
import type { Aims } from './advice/aims.ts';
import { type Bot, type BotTools, type Decision, type PetzBot, plainly, type QuestBot } from './bot.ts';
import { BOT_NAMES, type BotName, type Character, canonical } from './names.ts';
import { archimp, easy, flat, former, greedy, hard, hatchling, spoiler, trader } from './petz/index.ts';
import { easy as sight } from './quest/easy.ts';
import { hard as questMaster } from './quest/hard.ts';
import { former as questFormer } from './quest/reference/former.ts';
import { questArchimp } from './quest/strengths/archimp.ts';
import { learner } from './quest/strengths/learner.ts';

/** Any legal answer, all kinds of questions, all games. It is also the fuzzer of the tests. */
const random: Bot<unknown, { readonly rules: { readonly forms: Forms } }> = {
  name: 'random',
  blind: true,
  decide: (_view, _ask, domain, { engine, rng }) => plainly(sampleChoice(domain, rng, engine.rules.forms)),
};

/** The five strengths of Pug Quest, for Heroes and for the Evil Lord alike, weakest first. What was called hard is the master, move for move. */
export const QUEST_BOTS = {
  hatchling: learner('hatchling'),
  apprentice: learner('apprentice'),
  trader: learner('trader'),
  master: questMaster,
  archimp: questArchimp,
} satisfies Record<string, QuestBot>;

interface Bots {
  petz: PetzBot;
  quest: QuestBot;
}

const BOTS: { [G in GameId]: Record<BotName, Bots[G]> } = {
  petz: { random, hatchling, apprentice: easy, trader, master: hard, archimp },
  quest: { random, ...QUEST_BOTS },
};

/** Bots to measure others by; they are no opponents at the table. */
const REFERENCES: { [G in GameId]: Readonly<Record<string, Bots[G]>> } = {
  petz: { greedy, flat, former, spoiler },
  quest: { sight, former: questFormer },
};

/** Thrown for a name that no bot has. */
export class UnknownBot extends Error {}

export function isBotName(name: string): boolean {
  return canonical(name) !== null;
}

/** The bots to measure others by. */
export function referencesOf(game: GameId): string[] {
  return Object.keys(REFERENCES[game]);
}

/** The bot of this name for a game. */
export function botFor<G extends GameId>(game: G, name: string): Bots[G] {
  const known = canonical(name);
  if (known !== null) return BOTS[game][known];
  const reference = Object.hasOwn(REFERENCES[game], name) ? REFERENCES[game][name] : undefined;
  if (reference === undefined) {
    throw new UnknownBot(`no bot is called '${name}'; there are: ${BOT_NAMES.join(', ')}`);
  }
  return reference;
}

export const botNamed = (name: string): PetzBot => botFor('petz', name);

/** The cross-checks of a game's forms. */
export const formsOf = (game: GameId): Forms => WHOLE_ENGINES[game].rules.forms;

/** A question to a bot, as plain data. */
export interface BotQuestion<G extends GameId = 'petz'> {
  game: G;
  name: string;
  view: ViewOf<G>;
  ask: Ask;
  domain: Domain;
  /** For the bot's own dice. */
  seed: string;
  /** See `BotTools.budget`; 1 if left out. */
  budget?: number | undefined;
  /** What the bot is fond of; plain if left out. */
  character?: Character | undefined;
  /** For advice in a level: what is asked of its player. Bots that play never get it. */
  aims?: Aims | undefined;
}

/** What each game's bots have in common, so that one line makes any of them think. */
type Decide<G extends GameId> = {
  decide(view: ViewOf<G>, ask: Ask, domain: Domain, tools: BotTools<(typeof WHOLE_ENGINES)[G]>): Decision;
};

/**
 * One thought from beginning to end: the same question always gets the same answer, unless a clock in play cuts it
 * short.
 */
export function think<G extends GameId>(
  question: BotQuestion<G>,
  outOfTime?: (share?: number) => boolean,
): Decision {
  const { game, name, view, ask, domain, seed, budget = 1, character } = question;
  // Each game's bots know their own views; that a view and its game belong together is in the question's type.
  const bot = botFor(game, name) as Decide<G>;
  const tools = { engine: WHOLE_ENGINES[game], rng: dice(seed), budget, character };
  return bot.decide(view, ask, domain, outOfTime === undefined ? tools : { ...tools, outOfTime });
}
