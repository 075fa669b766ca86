/** The bots by name, weakest first, and how one of them is made to think. */

import type { Domain } from '../engine/kernel/domain.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { Ask } from '../engine/kernel/state.ts';
import { petzEngine } from '../engine/petz/index.ts';
import type { PetzView } from '../engine/petz/view.ts';
import type { Decision, PetzBot } from './bot.ts';
import { BOT_NAMES, type BotName } from './names.ts';
import { easy } from './petz/easy.ts';
import { hard } from './petz/hard.ts';
import { random } from './random.ts';

const BOTS: Record<BotName, PetzBot> = { random, easy, hard };

/** Thrown for a name that no bot has. */
export class UnknownBot extends Error {}

export function isBotName(name: string): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

export function botNamed(name: string): PetzBot {
  if (!isBotName(name)) {
    throw new UnknownBot(`no bot is called '${name}'; there are: ${BOT_NAMES.join(', ')}`);
  }
  return BOTS[name];
}

/** A question to a bot, as plain data. */
export interface Question {
  name: string;
  view: PetzView;
  ask: Ask;
  domain: Domain;
  /** For the bot's own dice. */
  seed: string;
  /** See `Tools.budget`; 1 if left out. */
  budget?: number | undefined;
}

/** One thought from beginning to end: the same question always gets the same answer. */
export function think({ name, view, ask, domain, seed, budget = 1 }: Question): Decision {
  return botNamed(name).decide(view, ask, domain, { engine: petzEngine, rng: dice(seed), budget });
}
