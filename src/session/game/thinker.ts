/** The seam to the bots: a thinker answers a question, given only what its seat may know. */

import type { Aims } from '../../bots/advice/aims.ts';
import type { GoalTrial } from '../../bots/advice/explain.ts';
import type { Weighed } from '../../bots/bot.ts';
import type { Explained } from '../../bots/explain.ts';
import type { BotQuestion } from '../../bots/roster.ts';
import { ENGINES, type EngineOf, type GameId, type StateOf, type ViewOf } from '../../engine/games.ts';
import { equal, hash } from '../../engine/kernel/data.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { isOnHoliday } from '../advice/twists.ts';
import type { Pace } from './pacing.ts';
import type { SeatBot } from './seats.ts';

/** The same seed and question give the same thought; `aims` only where advice is asked for in a level. */
export interface ThinkerQuestion<G extends GameId = 'petz'>
  extends SeatBot,
    Pick<BotQuestion<G>, 'game' | 'view' | 'ask' | 'domain' | 'seed' | 'aims'> {
  seat: Seat;
}

export type { Aims };

/** Why a bot chose what it chose, as the key and the arguments of a sentence. */
export interface HintReason {
  code: string;
  args: Readonly<Record<string, Json>>;
}

interface Thought {
  choice: Json;
  why: HintReason | null;
  /** Where others were tried for a hint: the choice, then the others from the best on. */
  ranked?: readonly Json[];
}

export type { GoalTrial, Weighed };

/** An answer laid open: why it was given, and what it and others were expected to bring. */
export interface ExplainedAnswer extends Omit<Explained, 'why'> {
  /** Null where there is nothing to say, or where the thinker would not have answered so. */
  why: HintReason | null;
}

export interface ExplainOptions {
  /** Withdraws the question: the promise fails at once. */
  signal?: AbortSignal | undefined;
  /** How much to think: 1 is usual. */
  budget?: number | undefined;
}

/** Never blocks the page: the real one thinks in a worker. */
export interface Thinker {
  /** A withdrawn question fails at once. */
  think(question: ThinkerQuestion<GameId>, signal?: AbortSignal): Promise<Thought>;
  /** The same for a hint, which no bot's answer waits for. */
  advise?(question: ThinkerQuestion<GameId>, signal?: AbortSignal): Promise<Thought>;
  /** What an answer to a question was worth; nor does a bot's answer wait for this. */
  explain?(
    question: ThinkerQuestion<GameId>,
    choice: Json,
    options?: ExplainOptions,
  ): Promise<ExplainedAnswer>;
  /** Stops what the thinker still runs. */
  end?(): void;
}

/** The seed of what a seat thinks of a question, in the game of a seed. */
export const thoughtSeed = (seed: string, seat: Seat, ask: number): string => hash({ seed, seat, ask });

/**
 * The question a seat is asked in a state; null if it is asked nothing. The seed of its thoughts tells nothing of the
 * game's own, from which everything hidden could be read.
 */
export function questionIn<G extends GameId>(
  game: G,
  state: StateOf<G>,
  seat: Seat,
  mind: SeatBot,
  seed: string,
): ThinkerQuestion<G> | null {
  const engine: EngineOf<G> = ENGINES[game];
  const domain = engine.domain(state, seat);
  const view = engine.view(state, seat);
  const { ask } = view;
  if (domain === null || ask === null) return null;
  return { game, seat, view, ask, domain, ...mind, seed: thoughtSeed(seed, seat, ask.id) };
}

/** Picks any legal choice. It needs no worker, so it also steps in when the real thinker fails. */
export const randomThinker: Thinker = {
  think: (question) => Promise.resolve(randomThought(question)),
};

export function randomThought<G extends GameId>({ game, view, seat, seed }: ThinkerQuestion<G>): Thought {
  const engine: EngineOf<G> = ENGINES[game];
  const rng = dice(seed);
  const believed = engine.imagine(view, rng);
  return { choice: engine.sample(believed, seat, rng), why: null };
}

/** A thinker that fails must not stop the game: then chance decides. */
async function thoughtOf<G extends GameId>(
  thinker: Pick<Thinker, 'think'>,
  question: ThinkerQuestion<G>,
  signal?: AbortSignal,
): Promise<Thought> {
  try {
    return await thinker.think(question, signal);
  } catch {
    return randomThought(question);
  }
}

/** No bot thinks for a shop that takes no part in the game. */
function isAway<G extends GameId>({ game, view, seat }: ThinkerQuestion<G>): boolean {
  return game === 'petz' && isOnHoliday(view as ViewOf<'petz'>, seat);
}

/** The thought about a question, but no sooner than it is time for an answer. */
export async function inItsTime<G extends GameId>(
  { thinker, pace }: { thinker: Thinker; pace: Pace },
  question: ThinkerQuestion<G>,
  signal: AbortSignal,
): Promise<Thought> {
  const thought = thoughtOf(thinker, question, signal);
  if (!isAway(question)) await pace.wait(question.ask.kind);
  return thought;
}

/** Whose advice a hint is. */
export const ADVISER: SeatBot = { strength: 'master' };

/** A thought to be offered, and what else could be done: that takes longer, and is found out only when asked for. */
export interface Hint extends Thought {
  weigh(signal?: AbortSignal): Promise<readonly Weighed[]>;
}

/** What a hint needs to know besides the question. */
export interface HintContext {
  /** What a level asks of its player; null for seats that want something else. */
  aims?: ((seat: Seat) => Aims | null) | null;
  /** Whether a lesson would hold an answer back; nothing is said or remembered. */
  isHeldBack?: ((seat: Seat, choice: Json) => boolean) | null;
}

/** What the thinker would answer, and what it thinks of other answers; never what a lesson holds back. */
export async function hintOf<G extends GameId>(
  thinker: Thinker,
  plain: ThinkerQuestion<G>,
  { aims, isHeldBack }: HintContext = {},
): Promise<Hint> {
  const { seat } = plain;
  const question = { ...plain, aims: aims?.(seat) ?? undefined };
  const think: Thinker['think'] = (asked) => thinker.advise?.(asked) ?? thinker.think(asked);
  const first = await thoughtOf({ think }, question);
  const allowed =
    (first.ranked ?? [first.choice]).find((choice) => isHeldBack?.(seat, choice) !== true) ?? first.choice;
  const thought = equal(allowed, first.choice) ? first : { choice: allowed, why: null };
  const weigh = async (signal?: AbortSignal) =>
    (await thinker.explain?.(question, thought.choice, { signal }))?.weighed ?? [];
  return { ...thought, weigh };
}
