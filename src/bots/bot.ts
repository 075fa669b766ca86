/**
 * What a bot is: it is given what its seat may see, the open question and its options, and it answers.
 * It never sees a running state; to look ahead it imagines one (`tools.engine.imagine`).
 */

import type { Domain } from '../engine/kernel/domain.ts';
import type { Rng } from '../engine/kernel/rng.ts';
import type { Ask, Json } from '../engine/kernel/state.ts';
import type { petzEngine } from '../engine/petz/index.ts';
import type { PetzView } from '../engine/petz/view.ts';
import type { questEngine } from '../engine/quest/index.ts';
import type { QuestView } from '../engine/quest/view.ts';
import type { Character } from './names.ts';
import type { HintCode } from './words.ts';

/** Why a bot chose what it chose: the key of a sentence and what to put into it. */
export interface Reason {
  code: HintCode;
  args: Record<string, Json>;
}

/** An option that was weighed, and what it was expected to bring: the seat's points at the end, less the best rival's. */
export interface Weighed {
  choice: Json;
  worth: number;
  /** Standard error of `worth`. */
  error: number;
  /** In a level: what it promises by the goals, in the same measure. */
  goals?: number;
}

export interface Decision {
  choice: Json;
  /** Null where there is nothing to say about it. */
  why: Reason | null;
  /** The chosen one first, then the best others; at most three. */
  weighed?: readonly Weighed[];
}

export interface BotTools<E> {
  engine: E;
  /** The bot's own dice, never the game's: the same dice and question give the same answer. */
  rng: Rng;
  /** How much to think: 1 is usual, less is faster, more is stronger. Not a time, so that answers can be repeated. */
  budget: number;
  /**
   * Asked by a search between iterations, whether the time, or a share of it, is over; set only in play, where
   * time counts.
   */
  outOfTime?: (share?: number) => boolean;
  /** What the bot is fond of; plain if left out. */
  character?: Character | undefined;
}

export interface Bot<V, E> {
  readonly name: string;
  /** True if it never looks at the view: a driver may save itself the trouble of making one. */
  readonly blind?: boolean;
  decide(view: V, ask: Ask, domain: Domain, tools: BotTools<E>): Decision;
}

export type PetzTools = BotTools<typeof petzEngine>;
export type PetzBot = Bot<PetzView, typeof petzEngine>;

export type QuestTools = BotTools<typeof questEngine>;
export type QuestBot = Bot<QuestView, typeof questEngine>;

/** A decision with its reason. */
export function because(choice: Json, code: Reason['code'], args: Record<string, Json> = {}): Decision {
  return { choice, why: { code, args } };
}

/** A decision that needs no words. */
export function plainly(choice: Json): Decision {
  return { choice, why: null };
}
